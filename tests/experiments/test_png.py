"""Pictures in pixels. `make test-research`."""

from __future__ import annotations

from majlis import research


def test_a_table_is_drawn_in_pixels() -> None:
    env = research.env("template", render_mode="png")
    env.reset(seed=1)
    drawn = env.render()
    assert isinstance(drawn, bytes)
    assert drawn.startswith(b"\x89PNG")
    env.step(env.position.legal[0])
    assert env.render() != drawn
