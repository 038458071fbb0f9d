# SPDX-License-Identifier: GPL-3.0-or-later
"""Heads of the court cards. The face's middle is the origin; a head looks to its own right (+x)."""

from .palette import BLUSH, CREAM, DEEP_GOLD, GOLD, INK
from .svg import circle, ellipse, group, line, path, placed

_FACE = "M-23 -14C-23 10 -15 33 1 33C15 33 23 10 23 -14C23 -31 -23 -31 -23 -14Z"
_KING_HAIR = """M-26 -24C-38 -14 -41 8 -37 22C-33 33 -22 31 -19 22H19C22 31 33 33 37 22
    C41 8 38 -14 26 -24Z"""
_QUEEN_HAIR = """M0 -34C-33 -36 -41 -8 -42 20C-43 42 -53 54 -46 68
        C-36 78 -24 72 -19 58L-14 30H14L19 58
    C24 72 36 78 46 68C53 54 43 42 42 20C41 -8 33 -36 0 -34Z"""
_QUEEN_WAVES = """M0 -34C-30 -36 -42 -14 -38 2C-46 12 -34 22 -42 32C-50 42 -40 48 -48 60
        C-50 74 -26 76 -19 58L-14 30H14L19 58
    C26 76 50 74 48 60C40 48 50 42 42 32C34 22 46 12 38 2C42 -14 30 -36 0 -34Z"""
_BRAIDED_CROWN = (
    "M0 -34C-30 -36 -38 -10 -36 10C-36 22 -30 30 -22 30H22C30 30 36 22 36 10C38 -10 30 -36 0 -34Z"
)
_QUEEN_PARTING = """M1 -31C-23 -33 -28 -12 -27 8C-20 -1 -7 -8 2 -21C9 -9 20 -2 27 8
    C28 -12 23 -33 1 -31Z"""
_JACK_HAIR = """M-27 -24C-36 -6 -40 16 -37 31C-28 39 -20 37 -17 29H17C20 37 28 39 37 31
    C40 16 36 -6 27 -24Z"""
_JACK_FRINGE = (
    "M-25 -2C-25 -22 25 -22 25 -2C20 -8 14 -11 8 -10C2 -9 -2 -13 -8 -11C-14 -9 -20 -8 -25 -2Z"
)
_KING_CROWN = "M-28 -19L-37 -57L-19 -42L0 -64L19 -42L37 -57L28 -19C14 -14 -14 -14 -28 -19Z"
_CORONET = "M-22 -26L-27 -47L-14 -38L0 -56L14 -38L27 -47L22 -26C11 -31 -11 -31 -22 -26Z"

_BEARDS = {
    "club": """M-24 0C-29 30 -23 52 -12 66C-6 62 -2 56 0 50C2 56 6 62 12 66C23 52 29 30 24 0
        C21 12 12 15 6 13H-6C-12 15 -21 12 -24 0Z""",
    "heart": """M-24 0C-31 8 -32 20 -27 26C-31 36 -25 44 -18 45C-16 54 -6 57 0 53C6 57 16 54 18 45
        C25 44 31 36 27 26C32 20 31 8 24 0C21 12 12 15 6 13H-6C-12 15 -21 12 -24 0Z""",
    "spade": (
        """M-24 0C-28 30 -20 56 0 73C20 56 28 30 24 0C21 12 12 15 6 13H-6C-12 15 -21 12 -24 0Z"""
    ),
    "diamond": """M-24 0C-28 20 -27 42 -22 56C-8 61 8 61 22 56C27 42 28 20 24 0C21 12 12 15 6 13H-6
        C-12 15 -21 12 -24 0Z""",
}
_MOUSTACHE = "M4 10C-4 7 -14 10 -21 20C-13 23 -2 21 4 15C9 21 18 23 26 19C20 10 11 7 4 10Z"


def _features(lashes):
    """Eyes, brows and nose, a little right of the middle: a face turned by a quarter."""
    eyes = ellipse(-7, -2, 2.7, 3.4, fill=INK) + ellipse(12, -2, 2.7, 3.4, fill=INK)
    lids = "M-13 -3C-10 -7 -5 -7 -2 -4M7 -4C10 -7 15 -7 18 -3"
    brows = "M-14 -10C-11 -13 -5 -13 -2 -11M7 -11C10 -13 16 -13 18 -10"
    strokes = (
        lids
        + ("M-13 -3L-16 -5M18 -3L21 -5" if lashes else "")
        + brows
        + "M5 -6C5 0 8 6 8 9C7 11 4 11 2 10"
    )
    return line(strokes, stroke=INK, stroke_width=2, stroke_linecap="round") + eyes


def _cheeks():
    return group(
        circle(-13, 9, 5, fill=BLUSH), circle(17, 9, 4, fill=BLUSH), opacity=0.4, stroke="none"
    )


def _bare_face(costume, lashes=False):
    features = group(_features(lashes), stroke="none")
    return path(_FACE, fill=costume.skin) + _cheeks() + features


def _mouth(width, colour):
    return ellipse(4, 19, width, 2.6, fill=colour, stroke="none")


def _pearls(points, radius, colour):
    return "".join(circle(x, y, radius, fill=colour, stroke_width=2) for x, y in points)


def _royal_crown(jewel):
    band = line("M-30 -28C-14 -23 14 -23 30 -28", stroke=DEEP_GOLD, stroke_width=2.4)
    jewels = circle(0, -35, 5, fill=jewel, stroke_width=2)
    tips = _pearls([(-37, -59), (0, -65), (37, -59)], 4.6, CREAM)
    return path(_KING_CROWN, fill=GOLD) + band + jewels + tips


def king(suit, costume):
    hair = path(_KING_HAIR, fill=costume.beard)
    waves = line(
        "M-9 30C-12 38 -10 44 -7 48M9 30C12 38 10 44 7 48M0 32V44",
        stroke=_strand_on(costume.beard),
        stroke_width=1.8,
        stroke_linecap="round",
    )
    beard = path(_BEARDS[suit], fill=costume.beard) + waves + path(_MOUSTACHE, fill=costume.beard)
    return hair + _bare_face(costume) + beard + _royal_crown(costume.main)


def _strand_on(hair):
    """Single strands are drawn lighter on dark hair, darker on fair hair."""
    channels = [int(hair[i : i + 2], 16) for i in (1, 3, 5)]
    if max(channels) >= 0x90:
        return INK
    return "#" + "".join(f"{channel + (255 - channel) * 3 // 10:02x}" for channel in channels)


def _coronet(jewel):
    tips = _pearls([(-27, -48), (0, -57), (27, -48)], 3.6, CREAM)
    return path(_CORONET, fill=GOLD) + circle(0, -37, 3.8, fill=jewel, stroke_width=2) + tips


def _loose_hair(costume):
    locks = line(
        "M-33 10C-33 34 -41 46 -38 62M33 10C33 34 41 46 38 62",
        stroke=_strand_on(costume.hair),
        stroke_width=1.8,
        stroke_linecap="round",
    )
    return path(_QUEEN_HAIR, fill=costume.hair) + locks


def _wavy_hair(costume):
    waves = line(
        "M-32 0C-37 10 -31 18 -36 28C-41 38 -35 46 -40 56M32 0C37 10 31 18 36 28C41 38 35 46 40 56",
        stroke=_strand_on(costume.hair),
        stroke_width=1.8,
        stroke_linecap="round",
    )
    return path(_QUEEN_WAVES, fill=costume.hair) + waves


def _braids(costume):
    plait = "".join(
        path(
            f"M0 {y}C-12 {y - 4} -15 {y + 10} -1 {y + 14}C14 {y + 11} 13 {y - 3} 0 {y}Z",
            fill=costume.hair,
        )
        for y in (50, 37, 24)
    )
    ends = path("M-4 63L-8 77H8L4 63Z", fill=costume.hair) + path(
        "M-7 61H7V67H-7Z", fill=costume.second
    )
    return (
        path(_BRAIDED_CROWN, fill=costume.hair)
        + placed(ends + plait, -33, -4, turn=6)
        + placed(ends + plait, 33, -4, turn=-6)
    )


def _veil(costume):
    folds = line(
        "M-34 8C-35 34 -43 48 -41 64M34 8C35 34 43 48 41 64",
        stroke=INK,
        stroke_width=1.8,
        stroke_linecap="round",
    )
    under = path("M-28 -14C-33 8 -33 28 -26 42H26C33 28 33 8 28 -14Z", fill=costume.hair)
    return path(_QUEEN_HAIR, fill=CREAM) + folds + under


_QUEEN_HAIRDOS = {"club": _wavy_hair, "spade": _loose_hair, "heart": _braids, "diamond": _veil}


def queen(suit, costume):
    neck = path("M-9 22H11V44H-9Z", fill=costume.skin, stroke="none")
    neck += line("M-9 28V34C-10 37 -12 39 -15 40M11 28V34C12 37 14 39 17 40")
    face = _bare_face(costume, lashes=True) + _mouth(5, "#b3202c")
    parting = path(_QUEEN_PARTING, fill=costume.hair)
    return _QUEEN_HAIRDOS[suit](costume) + neck + face + parting + _coronet(costume.main)


def _feather(colour):
    plume = """M24 -28C20 -58 -14 -76 -50 -60C-42 -59 -40 -56 -44 -52C-36 -53 -34 -50 -37 -46
        C-16 -52 8 -48 24 -28Z"""
    quill = line("M22 -31C10 -54 -14 -62 -38 -57", stroke=INK, stroke_width=1.6)
    return path(plume, fill=colour) + quill


def _cap(costume):
    top = "M-33 -13C-43 -34 -22 -47 6 -45C32 -43 41 -30 33 -13C20 -22 -20 -22 -33 -13Z"
    brim = (
        "M-34 -12C-20 -22 20 -22 34 -12C36 -18 34 -21 31 -23C14 -31 -14 -31 -31 -23C-34 -21 -36 -18"
        " -34 -12Z"
    )
    return path(top, fill=costume.main) + _feather(CREAM) + path(brim, fill=costume.second)


def _jack_mouth(suit):
    """The jack of spades is the one with a moustache."""
    smile = line("M-1 19C3 22 8 22 11 18", stroke=INK, stroke_width=2.2, stroke_linecap="round")
    moustache = line(
        "M4 15C0 13 -5 14 -9 18M4 15C8 13 13 14 16 17",
        stroke=INK,
        stroke_width=3,
        stroke_linecap="round",
    )
    return smile + (moustache if suit == "spade" else "")


def jack(suit, costume):
    neck = path("M-9 22H11V44H-9Z", fill=costume.skin)
    fringe = path(_JACK_FRINGE, fill=costume.hair)
    face = _bare_face(costume) + _jack_mouth(suit)
    return path(_JACK_HAIR, fill=costume.hair) + neck + face + fringe + _cap(costume)


HEADS = {"king": king, "queen": queen, "jack": jack}


def head(rank, suit, costume, x, y, mirrored):
    return placed(HEADS[rank](suit, costume), x, y, mirrored=mirrored)
