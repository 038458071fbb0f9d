# SPDX-License-Identifier: GPL-3.0-or-later
"""Clothes of the court figures, from the neck down to the slanting cut through the card's middle.

Qt Svg does not clip, so every shape that reaches the cut ends on it by construction: see cut().
"""

from .palette import CREAM, DEEP_GOLD, GOLD, INK
from .svg import circle, line, number, path, placed, polygon

SLOPE = 0.35
NECK_X = 134
HAND = (206, 152)


def cut(x):
    """The height at which the two half figures meet."""
    return 175 + SLOPE * (x - 125)


def at_cut(x):
    return f"{number(x)} {number(cut(x))}"


def _cloak(colour):
    return path(
        f"M{at_cut(38)}C52 130 90 124 112 112H156C184 118 216 124 226 158L{at_cut(234)}Z",
        fill=colour,
    )


def _strip(left, right, top, colour, spread=2):
    return polygon(
        [
            (left, top),
            (right, top),
            (right + spread, cut(right + spread)),
            (left - spread, cut(left - spread)),
        ],
        fill=colour,
    )


def _arm(colour, cuff):
    x, y = HAND
    sleeve = path(f"M{at_cut(x - 16)}L{x - 13} {y + 16}H{x + 13}L{at_cut(x + 19)}Z", fill=colour)
    band = path(
        (
            f"M{x - 16} {y + 9}C{x - 6} {y + 5} {x + 6} {y + 5} {x + 16} {y + 9}V{y + 20}"
            f"C{x + 6} {y + 16} {x - 6} {y + 16} {x - 16} {y + 20}Z"
        ),
        fill=cuff,
    )
    return sleeve + band


def _fist(costume):
    fist = path(
        "M-12 -8C-13 -13 12 -14 13 -8C15 -2 14 6 11 9H-10C-14 5 -14 -3 -12 -8Z", fill=costume.skin
    )
    fingers = line("M-11 -3H3M-12 3H2", stroke=INK, stroke_width=1.8, stroke_linecap="round")
    return placed(fist + fingers, HAND[0], HAND[1] - 1)


def _ermine():
    cape = path(
        (
            "M100 117C84 122 70 126 62 132C84 150 106 158 134 162C162 160 182 152 200 130C190 122"
            " 176 120 166 117Z"
        ),
        fill=CREAM,
    )
    tail = path("M0 -5C3 -1 3 4 0 7C-3 4 -3 -1 0 -5Z", fill=INK, stroke="none")
    spots = [(80, 133), (96, 143), (172, 146), (184, 132), (100, 128), (168, 130)]
    return cape + "".join(placed(tail, x, y) for x, y in spots)


def king(costume):
    front = _strip(116, 152, 130, costume.second)
    hem = _strip(112, 118, 130, GOLD) + _strip(150, 156, 130, GOLD)
    return _cloak(costume.main) + front + hem + _ermine()


def _necklace():
    beads = [(112, 126), (119, 133), (127, 137.5), (136, 139), (145, 137.5), (153, 133), (160, 126)]
    return "".join(circle(x, y, 3.4, fill=GOLD, stroke_width=1.6) for x, y in beads)


def _trim():
    """A golden hem along the shoulders, and the gown's folds."""
    hem = "M60 139C80 130 98 126 112 121M158 121C186 126 208 134 216 160"
    folds = line(f"M92 138L{at_cut(86)}M176 142L{at_cut(180)}", stroke=INK, stroke_width=1.8)
    return line(hem, stroke=GOLD, stroke_width=5) + folds


def queen(costume):
    skin = path(
        "M106 116C110 148 126 154 136 154C146 154 162 148 166 116L146 106H124Z", fill=costume.skin
    )
    bodice = _strip(118, 154, 146, costume.second)
    lace = line("M124 158L148 166M148 156L124 168M128 171L146 179", stroke=CREAM, stroke_width=2.4)
    return _cloak(costume.main) + _trim() + bodice + lace + skin + _necklace()


def _stripes(costume):
    return "".join(
        _strip(x, x + 12, top, costume.second, spread)
        for x, top, spread in [
            (78, 124, 3),
            (104, 118, 2),
            (128, 116, 1),
            (152, 118, 0),
            (176, 121, 0),
        ]
    )


def _ruff():
    lobes = [(104, 119), (116, 125), (129, 128.5), (142, 128.5), (155, 125), (167, 119)]
    return "".join(circle(x, y, 9.5, fill=CREAM, stroke_width=2.4) for x, y in lobes)


def jack(costume):
    buttons = "".join(circle(134, y, 3.4, fill=GOLD, stroke_width=1.6) for y in (146, 158, 170))
    return _cloak(costume.main) + _stripes(costume) + buttons + _ruff()


def arm(rank, costume):
    """Forearm, cuff and fist; drawn over the pole the hand holds."""
    sleeve = {"king": costume.main, "queen": costume.second, "jack": costume.main}[rank]
    return _arm(sleeve, costume.second if rank == "jack" else CREAM) + _fist(costume)


BODIES = {"king": king, "queen": queen, "jack": jack}


def sash():
    """The woollen cord which covers the seam; it is its own half turn."""
    left, right, half = 12, 238, 6.5
    edge = [
        (left, cut(left) - half),
        (right, cut(right) - half),
        (right, cut(right) + half),
        (left, cut(left) + half),
    ]
    twist = "".join(
        f"M{number(x + 4)} {number(cut(x) - 5)}C{number(x)} {number(cut(x) - 3)} {number(x)} "
        f"{number(cut(x) + 3)} {number(x - 4)} {number(cut(x) + 5)}"
        for x in range(17, 238, 9)
    )
    return (
        polygon(edge, fill=GOLD, stroke="none")
        + line(twist, stroke=DEEP_GOLD, stroke_width=2.4)
        + polygon(edge, fill="none", stroke_width=2.6)
    )
