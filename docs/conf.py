"""The manual: Sphinx, furo, MyST. `make docs` builds it; a warning is an error."""

import re
from importlib.metadata import version as installed_version

from sphinx.application import Sphinx

from majlis.research.fields import page

project = "Majlis"
author = "Majlis contributors"
project_copyright = "2026, Majlis contributors"
release = version = installed_version("majlis")

extensions = ["myst_parser", "sphinx.ext.autodoc"]
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3
exclude_patterns = ["_build"]

html_theme = "furo"
html_title = "Majlis"


def fill_in(app: Sphinx, name: str, source: list[str]) -> None:
    """Where a page says `<!-- observations of GAME -->`, the fields of that game are listed."""
    source[0] = re.sub(r"<!-- observations of (\S+) -->", lambda found: page(found[1]), source[0])


def setup(app: Sphinx) -> None:
    app.connect("source-read", fill_in)
