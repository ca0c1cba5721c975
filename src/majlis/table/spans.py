"""Spans of time in words."""

from __future__ import annotations

from gettext import NullTranslations


def how_long(seconds: float, t: NullTranslations) -> str:
    """To the minute, of long ones the days; nothing if it was hardly any time."""
    hours, minutes = divmod(round(seconds / 60), 60)
    if hours >= 24:
        days = round(hours / 24)
        return t.ngettext("%(num)s day", "%(num)s days", days) % {"num": days}
    if hours:
        return t.gettext("%(hours)s h %(minutes)s min") % {"hours": hours, "minutes": minutes}
    return t.gettext("%(minutes)s min") % {"minutes": minutes} if minutes else ""
