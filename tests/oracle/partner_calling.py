# SPDX-License-Identifier: GPL-3.0-or-later
"""Layouts where nobody picks: who are partners, and what 8H-2 may call for a third one."""

import playing
from variant import PARTNER_CARDS


def begin(hand):
    cards = PARTNER_CARDS.get(hand.rules["partner"], [])
    hand.partners = hand.holders(cards)
    if hand.rules["partner"] == "queen-jack-seven":
        for seat in hand.seats:
            if sum(card in cards for card in hand.hands[seat]) >= 2:
                hand.caller = seat
                hand.phase = "partner calling"
                hand.turn = seat
                return
    playing.begin(hand, hand.seats[0])


def legal(hand):
    """Up the diamonds for a pair with the seven, up the jacks for queen and jack."""
    card = next_card(hand)
    return (["call " + card] if card else []) + ["decline"]


def next_card(hand):
    own = hand.hands[hand.caller]
    held = [card for card in own if card in PARTNER_CARDS["queen-jack-seven"]]
    if len(held) == 3:
        jacks = len(hand.partners) == 2  # the first of the two is found
    else:
        jacks = "7D" not in held
    ladder = ["JH", "JS", "JC"] if jacks else ["8D", "9D", "KD", "TD", "AD"]
    free = [card for card in ladder if card not in own + hand.called_cards]
    return free[0] if free else None


def apply(hand, words):
    if words[0] == "call":
        hand.called_cards.append(words[1])
        hand.partners = hand.holders(PARTNER_CARDS["queen-jack-seven"] + hand.called_cards)
        if len(hand.partners) < 3 and next_card(hand):
            return
    playing.begin(hand, hand.seats[0])
