# SPDX-License-Identifier: GPL-3.0-or-later
"""BURY-1, BURY-2, and the neighbour of 7H-2 and 7H-3."""

import itertools

import calling


def begin(hand):
    """The picker buries; after a blind pick there is nothing to choose, and the call comes next."""
    hand.turn = hand.picker
    if hand.unseen:
        calling.begin(hand)
    else:
        hand.phase = "burying"


def legal(hand):
    cards = hand.hands[hand.turn]
    if hand.turn != hand.picker:
        spared = ["JD"] if hand.rules["partner"] == "jack-of-diamonds" else []
        pairs = itertools.combinations(cards, len(hand.neighbours_blind))
        return ["bury " + " ".join(p) for p in pairs if not any(c in spared for c in p)]
    count = len(hand.blind) - len(hand.neighbours_blind)
    buries = [list(pair) for pair in itertools.combinations(cards, count)]
    allowed = [bury for bury in buries if calling.calls_after(hand, bury)]
    if not allowed:  # no bury leaves a call: the picker goes alone
        allowed = buries
    return ["bury " + " ".join(bury) for bury in allowed]


def apply(hand, words):
    cards = words[1:]
    hand.hands[hand.turn] = [c for c in hand.hands[hand.turn] if c not in cards]
    if hand.turn != hand.picker:
        hand.neighbours_bury = cards
    else:
        hand.buried = cards
        if hand.neighbours_blind:
            hand.turn = hand.next_seat(hand.picker)
            return
    hand.turn = hand.picker
    calling.begin(hand)
