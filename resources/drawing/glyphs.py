# SPDX-License-Identifier: GPL-3.0-or-later
"""Rank letters and digits as outlines: decks must not depend on a font.

Each glyph is 62 units tall with its left edge at x = 0; curved strokes are 9.5 units wide.
"""

from .svg import line, path

HEIGHT = 62
_WEIGHT = 9.5


def _stroke(d, colour):
    return line(d, stroke=colour, stroke_width=_WEIGHT, stroke_linejoin="miter")


def _oval(cx, cy, rx, ry):
    return f"M{cx} {cy - ry}A{rx} {ry} 0 0 1 {cx} {cy + ry}A{rx} {ry} 0 0 1 {cx} {cy - ry}Z"


def _seven(colour):
    return path("M0 0H38V9L18 62H7L27.5 9.5H0Z", fill=colour)


def _eight(colour):
    return _stroke(_oval(20, 17.25, 12.75, 12.5) + _oval(20, 43.5, 15.25, 13.75), colour)


def _nine(colour):
    return _stroke(_oval(20, 20.5, 15.25, 15.75) + "M35.25 20.5C35.25 38 28 49 13 60", colour)


def _ten(colour):
    one = path("M6.5 0H14.5V62H5V11.5L0 15.5V5Z", fill=colour)
    return one + _stroke(_oval(33.5, 31, 10.25, 26.25), colour)


def _jack(colour):
    return _stroke("M9 4.75H27.25V43A11.25 14.25 0 0 1 4.75 43V39", colour)


def _queen(colour):
    return _stroke(_oval(21, 31, 16.25, 26.25) + "M21 41L40 60", colour)


def _king(colour):
    arm_and_leg = "M27 0H39L23.5 23.5L40.5 62H29.5L16.2 34.6L9.5 44.8V27Z"
    return path("M0 0H9.5V62H0Z" + arm_and_leg, fill=colour)


def _ace(colour):
    outside = "M0 62L15 0H26L41 62H31L28 48.5H13L10 62Z"
    return path(outside + "M20.5 13L15 40H26Z", fill=colour, fill_rule="evenodd")


# Rank name in the element ids: (glyph, width)
RANKS = {
    "7": (_seven, 38),
    "8": (_eight, 40),
    "9": (_nine, 40),
    "10": (_ten, 48.5),
    "jack": (_jack, 32),
    "queen": (_queen, 42.5),
    "king": (_king, 40.5),
    "1": (_ace, 41),
}
