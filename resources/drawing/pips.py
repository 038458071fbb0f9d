# SPDX-License-Identifier: GPL-3.0-or-later
"""Suit shapes, the classic arrangement of pips on 7 to 10, and the large ace."""

from . import palette
from .svg import ellipse, line, path, placed

SUITS = ("club", "spade", "heart", "diamond")

# Every outline fits a square of 100 around the origin.
OUTLINES = {
    "heart": """M0 49C-8 34 -48 10 -48 -19C-48 -37 -37 -47 -24 -47C-12 -47 -4 -39 0 -29
        C4 -39 12 -47 24 -47C37 -47 48 -37 48 -19C48 10 8 34 0 49Z""",
    "diamond": "M0 -51C9 -31 23 -13 39 0C23 13 9 31 0 51C-9 31 -23 13 -39 0C-23 -13 -9 -31 0 -51Z",
    "spade": """M0 -50C8 -33 46 -10 46 15C46 30 36 38 25 38C16 38 9 34 4.5 27C5 38 9 45 18 50H-18
        C-9 45 -5 38 -4.5 27C-9 34 -16 38 -25 38C-36 38 -46 30 -46 15C-46 -10 -8 -33 0 -50Z""",
    "club": """M-10 -8A22.5 22.5 0 1 1 10 -8C8 -5 6 -2 6 0C9 -4 15 -9 25 -9A22.5 22.5 0 1 1 4.5 25
        C5 37 9 45 18 50H-18C-9 45 -5 37 -4.5 25A22.5 22.5 0 1 1 -25 -9C-15 -9 -9 -4 -6 0
        C-6 -2 -8 -5 -10 -8Z""",
}

_LEFT, _MIDDLE, _RIGHT = 90, 125, 160
_SIZE = 0.5

# (x, y, upside down) on a card of 250 by 350
_SIDES_OF_THREE = [(x, y, y > 175) for x in (_LEFT, _RIGHT) for y in (58, 175, 292)]
_SIDES_OF_FOUR = [(x, y, y > 175) for x in (_LEFT, _RIGHT) for y in (52, 134, 216, 298)]
ARRANGEMENTS = {
    "7": _SIDES_OF_THREE + [(_MIDDLE, 116.5, False)],
    "8": _SIDES_OF_THREE + [(_MIDDLE, 116.5, False), (_MIDDLE, 233.5, True)],
    "9": _SIDES_OF_FOUR + [(_MIDDLE, 175, False)],
    "10": _SIDES_OF_FOUR + [(_MIDDLE, 93, False), (_MIDDLE, 257, True)],
}


def pip(suit, colour, x, y, size=_SIZE, upside_down=False):
    return placed(path(OUTLINES[suit], fill=colour), x, y, size, 180 if upside_down else 0)


def spots(rank, suit, colour):
    return "".join(pip(suit, colour, x, y, upside_down=down) for x, y, down in ARRANGEMENTS[rank])


def sheep_mark(colour, face):
    """The maker's mark inside every ace: a sheep's head, about 40 units wide."""
    ears = path(
        "M-12 -4C-20 -10 -25 -6 -25 -1C-20 2 -15 2 -11 1ZM12 -4C20 -10 25 -6 25 -1C20 2 15 2 11 1Z",
        fill=face,
    )
    muzzle = path("M-12 -8C-13 8 -9 22 0 22C9 22 13 8 12 -8Z", fill=face)
    wool = path(
        """M-12 -3C-19 -5 -18 -14 -12 -14C-12 -21 -3 -23 0 -18C3 -23 12 -21 12 -14
        C18 -14 19 -5 12 -3
        C9 0 5 0 3 -3C1 -1 -1 -1 -3 -3C-5 0 -9 0 -12 -3Z""",
        fill=face,
    )
    eyes = ellipse(-5, 5, 1.8, 2.4, fill=colour) + ellipse(5, 5, 1.8, 2.4, fill=colour)
    nose = line("M-3.5 14L0 17L3.5 14M0 17V19.5", stroke=colour, stroke_width=1.6)
    return (
        ears
        + muzzle
        + line(
            "M-12 -1C-9 2 -5 2 -3 -1C-1 1 1 1 3 -1C5 2 9 2 12 -1", stroke=colour, stroke_width=1.4
        )
        + wool
        + eyes
        + nose
    )


_MARK_AT = {
    "heart": (0, -8, 0.85),
    "diamond": (0, -1, 0.78),
    "spade": (0, 5, 0.88),
    "club": (0, -28, 0.66),
}


def ace(suit, colour):
    """A large pip with an inline border that runs parallel to its edge, and the maker's mark."""
    outline = OUTLINES[suit]
    rim = path(outline, fill=colour, stroke=colour, stroke_width=8)
    inline = path(outline, fill=colour, stroke=palette.FACE, stroke_width=1.8)
    x, y, size = _MARK_AT[suit]
    return placed(
        rim + inline + placed(sheep_mark(colour, palette.FACE), x, y, size), 125, 175, 1.45
    )
