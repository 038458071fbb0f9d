# SPDX-License-Identifier: GPL-3.0-or-later
"""Layouts without a picker: the partners, and the cards that 8H-2 may call for a third one."""

import playing
from variant import PARTNER_CARDS

THREE_CARDS = PARTNER_CARDS["queen-jack-seven"]


def begin(hand):
    cards = PARTNER_CARDS.get(hand.rules["partner"], [])
    hand.partners = hand.holders(cards)
    if hand.rules["partner"] == "across":  # the dealer's left and who sits opposite
        hand.partners = [hand.seats[0], hand.seats[2]]
    if hand.rules["partner"] == "queen-jack-seven":
        for seat in hand.seats:
            if sum(card in cards for card in hand.hands[seat]) >= 2:
                hand.caller = seat
                hand.phase = "partner calling"
                hand.turn = seat
                begin_ladder(hand, jacks="7D" not in hand.hands[seat])
                return
    playing.begin(hand, hand.seats[0])


def legal(hand):
    """Up the diamonds for a pair with the seven, up the jacks for queen and jack."""
    return ["call " + next_card(hand), "decline"]


def next_card(hand):
    """The next card of the ladder that the caller does not hold and has not called."""
    ladder = ["JH", "JS", "JC"] if hand.calls_jacks else ["8D", "9D", "KD", "TD", "AD"]
    out = hand.hands[hand.caller] + hand.called_cards
    free = [card for card in ladder if card not in out]
    return free[0] if free else None


def begin_ladder(hand, jacks):
    hand.calls_jacks = jacks
    hand.makers_before = len(hand.partners)


def end_ladder(hand):
    """With all three cards, declining or exhausting the diamonds does not end the jacks."""
    held = [card for card in hand.hands[hand.caller] if card in THREE_CARDS]
    if not hand.calls_jacks and len(held) == 3:
        begin_ladder(hand, True)
        if next_card(hand):
            return
    playing.begin(hand, hand.seats[0])


def apply(hand, words):
    if words[0] == "call":
        hand.called_cards.append(words[1])
        hand.partners = hand.holders(THREE_CARDS + hand.called_cards)
        if len(hand.partners) == hand.makers_before and next_card(hand):
            return
    end_ladder(hand)
