# SPDX-License-Identifier: GPL-3.0-or-later
"""Kings, queens and jacks: one half figure, drawn twice around the card's middle."""

from .court_attributes import attribute
from .court_bodies import BODIES, HAND, NECK_X, arm, sash
from .court_heads import head
from .palette import INK
from .svg import group, half_turned, path

RANKS = ("jack", "queen", "king")
_PANEL = {"king": "#f8eac0", "queen": "#fbe0da", "jack": "#dcebf0"}
_LOOKS_LEFT = {
    ("king", "club"),
    ("king", "diamond"),
    ("queen", "spade"),
    ("queen", "diamond"),
    ("jack", "heart"),
    ("jack", "club"),
}


def _panel(rank):
    """Full width in the middle, and stepping back from the two indices."""
    return path(
        """M62 12H230A8 8 0 0 1 238 20V214A8 8 0 0 1 230 222H204A8 8 0 0 0 196 230V330
        A8 8 0 0 1 188 338H20A8 8 0 0 1 12 330V136A8 8 0 0 1 20 128H46A8 8 0 0 0 54 120V20
        A8 8 0 0 1 62 12Z""",
        fill=_PANEL[rank],
    )


def _half_figure(rank, suit, scheme):
    costume = scheme.costumes[suit]
    looks_left = (rank, suit) in _LOOKS_LEFT
    return (
        BODIES[rank](costume)
        + head(rank, suit, costume, NECK_X, 84, looks_left)
        + attribute(rank, suit, costume, scheme.pips[suit], *HAND)
        + arm(rank, costume)
    )


def court(rank, suit, scheme):
    half = _half_figure(rank, suit, scheme)
    figures = group(
        half,
        half_turned(half, 125, 175),
        sash(),
        stroke=INK,
        stroke_width=2.8,
        stroke_linejoin="round",
    )
    return _panel(rank) + figures
