# SPDX-License-Identifier: GPL-3.0-or-later
"""The application's icon, and the marks a seat wears: dealer, picker, partner, tricks taken."""

from . import pips
from .palette import CREAM, GOLD, INK, RED
from .svg import circle, document, ellipse, group, line, path, placed, rect

_OUTLINE = {"stroke": INK, "stroke_linejoin": "round", "stroke_linecap": "round"}
_SLATE = "#5793b5"


def _fanned_card(suit, colour):
    return rect(-37, -108, 74, 104, rx=9, fill=CREAM, stroke_width=6) + placed(
        path(pips.OUTLINES[suit], fill=colour, stroke="none"), 0, -76, 0.42
    )


def _sheep_head():
    """Few and large shapes: this must still be a sheep at 16 pixels."""
    ears = path(
        (
            "M84 138C58 116 30 118 20 136C34 158 62 166 86 160ZM172 138C198 116 226 118 236 136C222"
            " 158 194 166 170 160Z"
        ),
        fill="#3b3743",
    )
    muzzle = path("M80 132C78 178 92 232 128 232C164 232 178 178 176 132Z", fill="#3b3743")
    wool = path(
        """M78 162C52 158 48 128 68 118C58 92 88 72 106 84C116 66 142 66 150 84
        C168 72 198 92 188 118
        C208 128 204 158 178 162C166 164 158 156 155 148C148 160 134 160 128 150
        C122 160 108 160 101 148C98 156 90 164 78 162Z""",
        fill="#fffaf0",
    )
    eyes = ellipse(106, 174, 9, 11, fill="#ffffff", stroke="none") + ellipse(
        150, 174, 9, 11, fill="#ffffff", stroke="none"
    )
    pupils = circle(108, 176, 5.5, fill=INK, stroke="none") + circle(
        148, 176, 5.5, fill=INK, stroke="none"
    )
    nose = line("M114 204L128 213L142 204M128 213V221", stroke="#f0b9a8", stroke_width=6)
    return ears + muzzle + wool + eyes + pupils + nose


def _application():
    ground = rect(8, 8, 240, 240, rx=52, fill=_SLATE)
    cards = placed(_fanned_card("diamond", RED), 112, 140, turn=-22) + placed(
        _fanned_card("club", INK), 144, 140, turn=22
    )
    return document(256, 256, ground, group(cards, _sheep_head(), stroke_width=8, **_OUTLINE))


def _chip(face, rim):
    notches = "".join(
        placed(path("M-6 -29H6L4.5 -22H-4.5Z", fill=CREAM, stroke="none"), 32, 32, turn=60 * i)
        for i in range(6)
    )
    return (
        circle(32, 32, 29, fill=rim, stroke=INK, stroke_width=3)
        + notches
        + circle(32, 32, 20.5, fill=face, stroke=INK, stroke_width=2)
    )


def _dealer():
    """A chip with a D; the letter is a path, as on the cards."""
    letter = path(
        (
            "M24 20H32C41 20 45 25 45 32C45 39 41 44 32 44H24ZM30 25.5V38.5H32C36.5 38.5 38.5 36"
            " 38.5 32C38.5 28 36.5 25.5 32 25.5Z"
        ),
        fill=INK,
        fill_rule="evenodd",
    )
    return document(64, 64, _chip(CREAM, RED), letter)


def _disc(colour):
    return circle(32, 32, 29, fill=colour, stroke=INK, stroke_width=3)


def _picker():
    """The two cards of the blind, lifted up."""
    card = rect(-7.5, -10.5, 15, 21, rx=2.6, fill=CREAM, stroke=INK, stroke_width=2.6) + rect(
        -4.1, -7, 8.2, 14, rx=1, fill="#a3333a"
    )
    arrow = path(
        "M32 8L45.5 21H37.5V27.5H26.5V21H18.5Z",
        fill=CREAM,
        stroke=INK,
        stroke_width=2.6,
        stroke_linejoin="round",
    )
    return document(64, 64, _disc(GOLD), placed(card, 23, 42.5), placed(card, 41, 42.5), arrow)


def _partner():
    """Two linked rings."""

    def ring(colour, d):
        return line(d, stroke=INK, stroke_width=8.4) + line(d, stroke=colour, stroke_width=3.8)

    left = ring(CREAM, "M12.5 32A12 12 0 0 1 36.5 32A12 12 0 0 1 12.5 32Z")
    right = ring(GOLD, "M27.5 32A12 12 0 0 1 51.5 32A12 12 0 0 1 27.5 32Z")
    # Where the left ring lies on top; the filling runs on a little to hide the ends.
    over = line("M27.5 20.38A12 12 0 0 1 35.5 27.2", stroke=INK, stroke_width=8.4)
    over += line("M24.5 20A12 12 0 0 1 36.32 29.9", stroke=CREAM, stroke_width=3.8)
    return document(64, 64, _disc("#7fb2d3"), left, right, over)


def _trick():
    """A trick taken: one packet laid across another."""

    def packet(turn):
        lower = rect(-13, -24, 26, 48, rx=4, fill=CREAM, stroke=INK, stroke_width=2.8)
        return placed(lower + rect(-8.5, -19.5, 17, 39, rx=2, fill="#a3333a"), 32, 32, turn=turn)

    return document(64, 64, packet(-76), packet(12))


def _file(*drawing):
    """A sheet of paper with a fold, as files look on a desktop, and what is drawn on it."""
    sheet = path(
        "M52 12H166L212 58V232A12 12 0 0 1 200 244H52A12 12 0 0 1 40 232V24A12 12 0 0 1 52 12Z",
        fill=CREAM,
        stroke=INK,
        stroke_width=8,
        stroke_linejoin="round",
    )
    fold = path(
        "M166 12V58H212Z", fill=_SLATE, stroke=INK, stroke_width=8, stroke_linejoin="round"
    )
    return document(256, 256, sheet, fold, *drawing)


def _rules():
    """A file with the house rules of a table."""
    suits = "".join(
        placed(path(pips.OUTLINES[suit], fill=colour, stroke="none"), 76, y, 0.3)
        for suit, colour, y in (("club", INK, 98), ("diamond", RED, 146), ("spade", INK, 194))
    )
    lines = "".join(
        line(f"M110 {y}H184", stroke=INK, stroke_width=10, stroke_linecap="round")
        for y in (98, 146, 194)
    )
    return _file(suits, lines)


def _hand():
    """A file with a hand: three cards, one upon the other."""
    cards = "".join(
        path(
            f"M{x + 8} {y}H{x + 60}A8 8 0 0 1 {x + 68} {y + 8}V{y + 92}A8 8 0 0 1 {x + 60} {y + 100}"
            f"H{x + 8}A8 8 0 0 1 {x} {y + 92}V{y + 8}A8 8 0 0 1 {x + 8} {y}Z",
            fill="#ffffff",
            stroke=INK,
            stroke_width=7,
            stroke_linejoin="round",
        )
        + placed(path(pips.OUTLINES[suit], fill=colour, stroke="none"), x + 17, y + 24, 0.24)
        for suit, colour, x, y in (
            ("heart", RED, 60, 78),
            ("spade", INK, 90, 100),
            ("diamond", RED, 120, 122),
        )
    )
    pip = placed(path(pips.OUTLINES["diamond"], fill=RED, stroke="none"), 156, 176, 0.5)
    return _file(cards, pip)


def _study():
    """A file with a study: a line of play, and another one that leaves it."""
    lines = "".join(
        line(shape, stroke=INK, stroke_width=10, stroke_linecap="round")
        for shape in ("M84 96V212", "M84 126C84 160 160 140 160 176V212")
    )
    steps = "".join(
        placed(path(pips.OUTLINES[suit], fill=colour, stroke="none"), x, y, 0.42)
        for suit, colour, x, y in (
            ("club", INK, 84, 92),
            ("heart", RED, 84, 212),
            ("diamond", RED, 160, 212),
        )
    )
    return _file(lines, steps)


def icons():
    """{file name: SVG text} of every icon."""
    return {
        "sheepshead.svg": _application(),
        "dealer.svg": _dealer(),
        "picker.svg": _picker(),
        "partner.svg": _partner(),
        "trick.svg": _trick(),
        "rules.svg": _rules(),
        "hand.svg": _hand(),
        "study.svg": _study(),
    }
