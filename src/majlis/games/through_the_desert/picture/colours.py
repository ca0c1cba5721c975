"""The colours of Through the Desert, by day and by night."""

from __future__ import annotations

from majlis.drawing.palette import Colours

COLOURS: Colours = {
    # the ground
    "sand-1": ("#F2DFB9", "#2B3557"),
    "sand-2": ("#EFDAB0", "#2E395D"),
    "sand-3": ("#F5E4C3", "#283152"),
    "sand-grid": ("#DEC797", "#3A4670"),
    "sand-edge": ("#C7A878", "#46547F"),
    "dune-1": ("#EBD7B0", "#222B49"),
    "dune-2": ("#E4CDA2", "#1D2541"),
    "rock": ("#D6BC94", "#1A2138"),
    "peak-lit": ("#B98F66", "#39456B"),
    "peak-dark": ("#946A4B", "#29324F"),
    "peak-snow": ("#F4E6CC", "#8C9AC6"),
    # oases
    "oasis": ("#CFE0B4", "#2A4A45"),
    "pool": ("#7FB7C4", "#4F9DB8"),
    "trunk": ("#8B5A36", "#B0805A"),
    "trunk-dark": ("#6D4326", "#7D5538"),
    "frond": ("#4B8F45", "#6DBB70"),
    "frond-dark": ("#2C6130", "#2C6A45"),
    "date": ("#B4652A", "#E0A05A"),
    # riders
    "skin": ("#E9C39B", "#F0CFAA"),
    # camels: coat, outline and glyph on it; the plate, its edge, and the glyph on the plate
    "lilac-coat": ("#E9DAF8", "#DCC6F6"),
    "lilac-deep": ("#54318A", "#341B60"),
    "lilac-plate": ("#C9AEE8", "#6B539B"),
    "lilac-edge": ("#9B78C8", "#9A7FD0"),
    "lilac-mark": ("#54318A", "#EBDDFC"),
    "mint-coat": ("#CFF3EC", "#B9EFE5"),
    "mint-deep": ("#0B5A5C", "#053C3E"),
    "mint-plate": ("#8FD8CF", "#2F7F7E"),
    "mint-edge": ("#4BA79F", "#5BBDB2"),
    "mint-mark": ("#0B5A5C", "#D4FAF3"),
    "lemon-coat": ("#FFF8C4", "#FBF0A0"),
    "lemon-deep": ("#665200", "#453700"),
    "lemon-plate": ("#F3E178", "#87762B"),
    "lemon-edge": ("#C4A92C", "#CDB850"),
    "lemon-mark": ("#665200", "#FFF8C4"),
    "green-coat": ("#E0F0BE", "#D0E99C"),
    "green-deep": ("#35590F", "#22400A"),
    "green-plate": ("#B5D67A", "#5A7D2F"),
    "green-edge": ("#7FA63F", "#93BE58"),
    "green-mark": ("#35590F", "#E6F7C4"),
    "salmon-coat": ("#FFDCCF", "#FFC3B0"),
    "salmon-deep": ("#8A2F1C", "#5E1A0C"),
    "salmon-plate": ("#F5A58E", "#9E4E3C"),
    "salmon-edge": ("#D0725A", "#E2866D"),
    "salmon-mark": ("#8A2F1C", "#FFDCCF"),
}
