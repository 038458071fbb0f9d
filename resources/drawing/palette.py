# SPDX-License-Identifier: GPL-3.0-or-later
"""The deck's colours. A scheme says what one deck paints its suits with."""

from dataclasses import dataclass

FACE = "#fffdf6"
EDGE = "#b9b2a2"
INK = "#23222b"
RED = "#c4262e"
GOLD = "#ecb73c"
DEEP_GOLD = "#c98a1b"
CREAM = "#fff6e2"
BLUSH = "#e2685a"
STEEL = "#d5dce0"
WOOD = "#8a5a34"
LEAF = "#3f7d4e"


@dataclass(frozen=True)
class Costume:
    """What the king, queen and jack of one suit wear, and their colouring."""

    main: str
    second: str
    skin: str
    hair: str
    beard: str


@dataclass(frozen=True)
class Scheme:
    """One deck: the colours of its pips and its courts' costumes, each by suit."""

    pips: dict
    costumes: dict


_CLUBS = Costume(main="#2c7a52", second="#ecb73c", skin="#e8b78c", hair="#5a3320", beard="#6b3f26")
_HEARTS = Costume(main="#c4262e", second="#2f5f9e", skin="#f6d3b3", hair="#e3a93c", beard="#d99a2b")
_SPADES = Costume(main="#27406f", second="#c4262e", skin="#f2cba6", hair="#2b2a33", beard="#33313c")
_DIAMONDS = Costume(
    main="#e0782a", second="#7a2238", skin="#b9794f", hair="#3a2018", beard="#efe7d6"
)
_BLUE_DIAMONDS = Costume(
    main="#2b78c5", second="#ecb73c", skin="#b9794f", hair="#3a2018", beard="#efe7d6"
)
_BLACK_SPADES = Costume(
    main="#3d3b4b", second="#c4262e", skin="#f2cba6", hair="#2b2a33", beard="#33313c"
)

TWO_COLOUR = Scheme(
    {"club": INK, "spade": INK, "heart": RED, "diamond": RED},
    {"club": _CLUBS, "heart": _HEARTS, "spade": _SPADES, "diamond": _DIAMONDS},
)
FOUR_COLOUR = Scheme(
    {"club": "#177245", "spade": INK, "heart": RED, "diamond": "#1766c0"},
    {"club": _CLUBS, "heart": _HEARTS, "spade": _BLACK_SPADES, "diamond": _BLUE_DIAMONDS},
)
