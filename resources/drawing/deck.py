# SPDX-License-Identifier: GPL-3.0-or-later
"""Lays 32 cards and a back out on one sheet, each under its KDE element id."""

from . import glyphs, palette, pips
from .back import back
from .courts import RANKS as COURT_RANKS
from .courts import court
from .svg import document, group, half_turned, placed, rect

WIDTH, HEIGHT = 250, 350
_PITCH_X, _PITCH_Y = WIDTH + 20, HEIGHT + 20
_ROW = ("7", "8", "9", "10", "jack", "queen", "king", "1")
_INDEX_MIDDLE = 30


def _blank():
    """The outer rect is the hairline and exactly the card, so every element has the same bounds."""
    return rect(0, 0, WIDTH, HEIGHT, rx=17, fill=palette.EDGE) + rect(
        1.2, 1.2, WIDTH - 2.4, HEIGHT - 2.4, rx=15.8, fill=palette.FACE
    )


def _index(rank, suit, colour):
    glyph, width = glyphs.RANKS[rank]
    letter = placed(glyph(colour), _INDEX_MIDDLE - width / 2, 13)
    return letter + pips.pip(suit, colour, _INDEX_MIDDLE, 102, 0.4)


def _picture(rank, suit, scheme):
    if rank in COURT_RANKS:
        return court(rank, suit, scheme)
    if rank == "1":
        return pips.ace(suit, scheme.pips[suit])
    return pips.spots(rank, suit, scheme.pips[suit])


def _card(rank, suit, scheme):
    index = _index(rank, suit, scheme.pips[suit])
    return (
        _blank() + _picture(rank, suit, scheme) + index + half_turned(index, WIDTH / 2, HEIGHT / 2)
    )


def _on_sheet(element_id, content, column, row):
    place = f"translate({10 + column * _PITCH_X} {10 + row * _PITCH_Y})"
    return group(content, id=element_id, transform=place)


def sheet(scheme):
    cards = [
        _on_sheet(f"{rank}_{suit}", _card(rank, suit, scheme), column, row)
        for row, suit in enumerate(pips.SUITS)
        for column, rank in enumerate(_ROW)
    ]
    cards.append(_on_sheet("back", _blank() + back(), len(_ROW), 0))
    return document((len(_ROW) + 1) * _PITCH_X, len(pips.SUITS) * _PITCH_Y, *cards)


def decks():
    """{file name: SVG text} of every deck."""
    return {
        "sheepshead.svg": sheet(palette.TWO_COLOUR),
        "sheepshead-four-colour.svg": sheet(palette.FOUR_COLOUR),
    }
