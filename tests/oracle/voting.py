# SPDX-License-Identifier: GPL-3.0-or-later
"""NOPICK vote: after all have passed the table votes for a leaster or a doubler."""

from variant import NotTold


def begin(hand, then):
    hand.phase = "voting"
    hand.turn = hand.seats[0]
    hand.after_vote = then


def legal(hand):
    return ["vote leaster", "vote doubler"]


def apply(hand, words):
    hand.votes.append(words[1])
    if len(hand.votes) < len(hand.seats):
        hand.turn = hand.next_seat(hand.turn)
        return
    leaster, doubler = hand.votes.count("leaster"), hand.votes.count("doubler")
    if leaster == doubler:
        raise NotTold
    hand.after_vote(hand, "leaster" if leaster > doubler else "doubler")
