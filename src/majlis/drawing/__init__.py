"""The scene toolkit: what games share when they draw a position.

`scene` says what a picture is made of, `palette` has the colours. Plain functions make the rest:

- `svg`, `boxes`, `hexes`: elements, and where they lie
- `paper`, `icons`, `shapes`, `lettering`: grounds, icons, the marks of the seats, words
- `targets`, `answers`, `motion`, `rail`: what is pointed at, asked, on its way, listed in panels
"""
