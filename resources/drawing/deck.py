# SPDX-License-Identifier: GPL-3.0-or-later
"""Lays 32 cards and a back out on one sheet, each under its KDE element id."""

from . import glyphs, palette, pips
from .back import back
from .backs import backs
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


_LARGE_RANK, _LARGE_PIP, _LARGE_MIDDLE = 1.5, 0.6, 50


def _large_half(rank, suit, scheme):
    """The upper half: an index that fills a third of the width, and what the card shows beside it."""
    colour = scheme.pips[suit]
    glyph, width = glyphs.RANKS[rank]
    left = max(8, _LARGE_MIDDLE - width * _LARGE_RANK / 2)
    letter = placed(glyph(colour), left, 12, _LARGE_RANK)
    index = letter + pips.pip(suit, colour, _LARGE_MIDDLE, 139, _LARGE_PIP)
    if rank in COURT_RANKS:
        return index + placed(court(rank, suit, scheme), 122, 14, 0.45)
    return index + pips.pip(suit, colour, 170, 92, 1.2)


def _large_card(rank, suit, scheme):
    half = _large_half(rank, suit, scheme)
    return _blank() + half + half_turned(half, WIDTH / 2, HEIGHT / 2)


def _on_sheet(element_id, content, column, row):
    place = f"translate({10 + column * _PITCH_X} {10 + row * _PITCH_Y})"
    return group(content, id=element_id, transform=place)


def sheet(scheme, card=_card):
    cards = [
        _on_sheet(f"{rank}_{suit}", card(rank, suit, scheme), column, row)
        for row, suit in enumerate(pips.SUITS)
        for column, rank in enumerate(_ROW)
    ]
    cards.append(_on_sheet("back", _blank() + back(), len(_ROW), 0))
    return document((len(_ROW) + 1) * _PITCH_X, len(pips.SUITS) * _PITCH_Y, *cards)


def decks():
    """{file name: SVG text} of every deck, and of the backs that go with all of them."""
    return {
        "sheepshead.svg": sheet(palette.TWO_COLOUR),
        "sheepshead-four-colour.svg": sheet(palette.FOUR_COLOUR),
        "sheepshead-large.svg": sheet(palette.TWO_COLOUR, _large_card),
        "sheepshead-large-four-colour.svg": sheet(palette.FOUR_COLOUR, _large_card),
        **backs(_blank, _on_sheet),
    }
