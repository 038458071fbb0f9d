# SPDX-License-Identifier: GPL-3.0-or-later
"""4H-5, Indiana: call, solo or pass. There is no under, and a caller is never alone."""

import calling


def legal(hand):
    bids = ["pass", "bid solo"]
    if hand.bid is None:
        hand.picker, before = hand.turn, hand.picker
        if calling.called_card_calls(hand):
            bids.append("bid call")
        hand.picker = before
    return bids


def apply(hand, words):
    if words[0] == "bid":
        hand.bid = words[1]
        hand.picker = hand.turn
    settled = hand.bid == "solo" or hand.bid and hand.rules["overcall"] == "first-bid"
    last = hand.turn == hand.seats[-1]
    if settled or last and hand.bid:
        hand.turn = hand.picker
        calling.begin(hand)
    elif last:
        hand.end()
    else:
        hand.turn = hand.next_seat(hand.turn)
