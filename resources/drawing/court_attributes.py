# SPDX-License-Identifier: GPL-3.0-or-later
"""What a court figure holds up in its hand. The hand is the origin; y = -125 is the panel's top."""

from . import pips
from .palette import CREAM, DEEP_GOLD, GOLD, INK, LEAF, RED, STEEL, WOOD
from .svg import circle, line, path, placed, polygon, rect


def _pole(top, colour=WOOD, width=6):
    return rect(-width / 2, top, width, 40 - top, fill=colour, stroke_width=2)


def _sword(_costume, _pip):
    blade = polygon([(-6.5, -22), (-6.5, -108), (0, -122), (6.5, -108), (6.5, -22)], fill=STEEL)
    ridge = line("M0 -24V-106", stroke=INK, stroke_width=1.6)
    guard = path("M-22 -24C-14 -19 14 -19 22 -24V-15C14 -11 -14 -11 -22 -15Z", fill=GOLD)
    return blade + ridge + guard + rect(-4, -13, 8, 24, fill=WOOD)


def _sceptre(costume, pip):
    knob = circle(0, -91, 18, fill=GOLD) + placed(
        path(pips.OUTLINES["heart"], fill=pip, stroke="none"), 0, -90, 0.21
    )
    collar = rect(-8, -73, 16, 7, fill=costume.second, stroke_width=2)
    tip = path("M0 -107L-7 -115L0 -124L7 -115Z", fill=GOLD, stroke_width=2)
    return _pole(-72, GOLD, 8) + tip + knob + collar


def _axe(_costume, _pip):
    blade = path(
        "M3 -108C12 -112 20 -118 24 -122C31 -104 31 -84 24 -68C20 -74 12 -80 3 -82Z", fill=STEEL
    )
    spike = polygon([(-3, -103), (-17, -95), (-3, -88)], fill=STEEL)
    edge = line("M19 -113C24 -101 24 -88 19 -77", stroke=INK, stroke_width=1.6)
    return blade + spike + edge + _pole(-120)


def _orb(costume, _pip):
    """The king of clubs carries the orb in his open hand."""
    ball = circle(0, -34, 25, fill=GOLD)
    belt = path(
        "M-25 -39C-9 -32 9 -32 25 -39L25 -29C9 -22 -9 -22 -25 -29Z",
        fill=costume.main,
        stroke_width=2,
    )
    rib = line("M0 -58V-34", stroke=DEEP_GOLD, stroke_width=4)
    cross = path("M-4 -58V-72H-14V-81H-4V-93H4V-81H14V-72H4V-58Z", fill=GOLD)
    return cross + ball + rib + belt


def _stem(top):
    stem = line(f"M0 20C2 -10 -4 -30 0 {top}", stroke=INK, stroke_width=7) + line(
        f"M0 20C2 -10 -4 -30 0 {top}", stroke=LEAF, stroke_width=3.4
    )
    leaf = "M0 -24C8 -38 20 -40 27 -36C24 -26 12 -18 0 -24Z"
    return (
        stem
        + path(leaf, fill=LEAF, stroke_width=2)
        + placed(path(leaf, fill=LEAF, stroke_width=2), 0, -12, 0.8, mirrored=True)
    )


def _petals(count, petal, colour, turn=0):
    return "".join(
        placed(path(petal, fill=colour, stroke_width=2), 0, 0, turn=turn + 360 * i / count)
        for i in range(count)
    )


def _rose(_costume, _pip):
    bloom = _petals(5, "M0 4C-20 -4 -18 -27 0 -26C18 -27 20 -4 0 4Z", RED, 36)
    heart = circle(0, 0, 12, fill="#e4555a", stroke_width=2)
    swirl = line("M-6 2C-6 -7 6 -8 6 0C6 6 -2 6 -2 1", stroke=INK, stroke_width=1.8)
    return _stem(-60) + placed(bloom + heart + swirl, 0, -78)


def _daisy(_costume, _pip):
    bloom = _petals(8, "M0 -6C-9 -14 -8 -27 0 -28C8 -27 9 -14 0 -6Z", CREAM)
    return _stem(-60) + placed(bloom + circle(0, 0, 9, fill=GOLD, stroke_width=2), 0, -78)


def _lily(_costume, _pip):
    """A fleur-de-lis of an iris for the queen of spades."""
    sides = path(
        (
            "M0 -56C-8 -74 -26 -86 -31 -70C-33 -60 -24 -58 -22 -64M0 -56C8 -74 26 -86 31 -70C33 -60"
            " 24 -58 22 -64"
        ),
        fill="#7d68b8",
    )
    middle = path("M0 -52C-15 -72 -11 -96 0 -110C11 -96 15 -72 0 -52Z", fill="#9a86d0")
    tongue = line("M0 -62V-84", stroke=GOLD, stroke_width=4, stroke_linecap="round")
    return _stem(-54) + sides + middle + tongue


def _tulip(_costume, _pip):
    cup = path(
        """M0 -52C-22 -54 -26 -78 -20 -104C-14 -96 -10 -90 -8 -88C-6 -96 -3 -104 0 -110
        C3 -104 6 -96 8 -88C10 -90 14 -96 20 -104C26 -78 22 -54 0 -52Z""",
        fill=GOLD,
    )
    folds = line("M-8 -88C-10 -76 -8 -64 0 -55C8 -64 10 -76 8 -88", stroke=INK, stroke_width=1.8)
    return _stem(-52) + cup + folds


def _halberd(_costume, _pip):
    spear = polygon([(0, -124), (7, -102), (0, -90), (-7, -102)], fill=STEEL)
    blade = path(
        "M3 -94C12 -98 17 -100 25 -104C29 -90 27 -76 20 -64C15 -70 10 -72 3 -72Z", fill=STEEL
    )
    hook = path("M-3 -92L-20 -88C-16 -84 -15 -80 -16 -74L-3 -78Z", fill=STEEL)
    return _pole(-98) + blade + hook + spear


def _crook(_costume, _pip):
    """The jack of clubs is a shepherd."""
    bend = "M0 40V-84C0 -98 -4 -104 0 -110C6 -121 24 -119 25 -104C26 -92 14 -90 12 -99"
    return line(bend, stroke=INK, stroke_width=10, stroke_linecap="round") + line(
        bend, stroke="#c08a4f", stroke_width=5, stroke_linecap="round"
    )


def _pennant(costume, _pip):
    flag = path("M3 -112C14 -106 20 -116 29 -112V-76C20 -80 14 -70 3 -76Z", fill=costume.second)
    stripe = path("M3 -99C14 -93 20 -103 29 -99V-90C20 -94 14 -84 3 -90Z", fill=GOLD, stroke="none")
    return (
        flag
        + stripe
        + line("M3 -112C14 -106 20 -116 29 -112V-76C20 -80 14 -70 3 -76Z", stroke=INK)
        + _pole(-116)
        + circle(0, -118, 5, fill=GOLD, stroke_width=2)
    )


def _leaf_staff(_costume, _pip):
    """The jack of hearts carries a green branch, as he does in the old packs."""
    leaf = "M0 0C-14 -6 -15 -22 0 -34C15 -22 14 -6 0 0Z"
    leaves = "".join(
        placed(path(leaf, fill=LEAF, stroke_width=2), x, y, size, turn)
        for x, y, size, turn in [
            (0, -50, 0.75, -58),
            (0, -50, 0.75, 58),
            (0, -68, 0.75, -42),
            (0, -68, 0.75, 42),
            (0, -84, 1.05, 0),
        ]
    )
    return _pole(-86, WOOD, 5) + leaves


ATTRIBUTES = {
    ("king", "club"): _orb,
    ("king", "spade"): _sword,
    ("king", "heart"): _sceptre,
    ("king", "diamond"): _axe,
    ("queen", "club"): _daisy,
    ("queen", "spade"): _lily,
    ("queen", "heart"): _rose,
    ("queen", "diamond"): _tulip,
    ("jack", "club"): _crook,
    ("jack", "spade"): _halberd,
    ("jack", "heart"): _leaf_staff,
    ("jack", "diamond"): _pennant,
}


def attribute(rank, suit, costume, pip, x, y):
    return placed(ATTRIBUTES[rank, suit](costume, pip), x, y)
