# SPDX-License-Identifier: GPL-3.0-or-later
"""BLITZ-WHEN in play: both black queens, declared on playing the second of them."""

BLACK_QUEENS = ("QC", "QS")


def plays_with_blitz(hand, cards):
    rules = hand.rules
    if rules["blitz-black-queens"] == "off" or rules["blitz-when"] != "in-play":
        return []
    if hand.picker is None or hand.bid or not room(hand):
        return []
    return [
        f"play {card} blitz"
        for card in cards
        if card in BLACK_QUEENS and hand.black_queens_played == [hand.turn]
    ]


def room(hand):
    """CAP: the product of all cracks and blitzes."""
    cap = hand.rules["raise-cap"]
    return cap == "none" or 2 ** (hand.raises + 1) <= int(cap)


def played(hand, card, blitz):
    if card in BLACK_QUEENS:
        hand.black_queens_played.append(hand.turn)
    if blitz:
        hand.raises += 1
