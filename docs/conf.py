"""The manual: Sphinx, furo, MyST. `make docs` builds it; a warning is an error."""

from importlib.metadata import version as installed_version

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
