"""Networks that learn what positions come to, from games that bots play with each other.

`selfplay` plays them, `network` is what learns, `training` teaches it, `learn` does all of it in
rounds. It needs the extra `majlis[learn]`; playing with what was learnt does not.
"""
