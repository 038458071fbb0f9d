# SPDX-License-Identifier: GPL-3.0-or-later
"""REDEAL-HAND: only fail cards T 9 8 7."""


def begin(hand, covered):
    if covered or hand.rules["redeal-hand"] == "off":
        return
    holders = [seat for seat in hand.seats if is_redeal_hand(hand, hand.hands[seat])]
    if not holders:
        return
    if hand.rules["redeal-hand"] == "mandatory":
        hand.end()
        return
    hand.phase = "redealing"
    hand.questions = holders
    hand.turn = holders[0]


def is_redeal_hand(hand, cards):
    return all(card[0] in "T987" and hand.order.suit(card) != "trump" for card in cards)


def legal(hand):
    return ["redeal", "decline"]


def apply(hand, words):
    if words[0] == "redeal":
        hand.end()
        return
    hand.questions = hand.questions[1:]
    if hand.questions:
        hand.turn = hand.questions[0]
    else:
        hand.open()
