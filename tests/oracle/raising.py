# SPDX-License-Identifier: GPL-3.0-or-later
"""Section 10: crack, re-crack, around the corner, blitz. A question is asked only of a seat that
can say yes."""

import playing
from raising_in_play import room

PAIRS = {
    "black-queens": ("QC", "QS"),
    "red-queens": ("QH", "QD"),
    "black-jacks": ("JC", "JS"),
    "all-jacks": ("JC", "JS", "JH", "JD"),
}


def begin(hand):
    """RECRACK, CORNER: the picker answers a crack, or else the partner; one answer a hand."""
    hand.phase = "raising"
    hand.after_raises = lead
    hand.questions = [("crack", seat) for seat in possible_crackers(hand)]
    if hand.rules["recrack"] == "on":
        hand.questions.append(("recrack", hand.picker))
    if hand.rules["crack-around-the-corner"] == "on":
        hand.questions += [("corner", partner) for partner in hand.partners]
    if hand.rules["blitz-when"] in ("after-crack", "before-lead"):
        hand.questions += [("blitz", seat) for seat in around(hand)]
    next_question(hand)


def begin_at_pick(hand, then):
    """BLITZ-WHEN before the pick: those who did not pick may show a pair that they were dealt."""
    hand.phase = "raising"
    hand.at_pick = True
    hand.after_raises = then
    if hand.rules["blitz-when"] == "before-pick":
        hand.questions = [("blitz", seat) for seat in around(hand)[1:]]
    next_question(hand)


def around(hand):
    """All seats from the picker on."""
    first = hand.seats.index(hand.picker)
    return hand.seats[first:] + hand.seats[:first]


def possible_crackers(hand):
    """CRACK-WHO: the defenders that had no chance to pick, or all of them. The dealer who had to pick
    on the end has none behind; all had the chance."""
    if hand.rules["crack"] == "off" or hand.bid:
        return []
    behind = hand.seats[hand.seats.index(hand.picker) + 1 :]
    if hand.rules["crack-after-pass"] == "on":
        behind = around(hand)[1:]
    return [seat for seat in behind if seat not in hand.partners]


def blitzes(hand, seat, cards=None):
    """BLITZ-WHAT: the pairs in a hand, or among these of its cards, that were not shown yet."""
    cards = hand.hands[seat] if cards is None else cards
    if not room(hand):
        return []
    return [
        "blitz " + name
        for name, pair in PAIRS.items()
        if hand.rules["blitz-" + name] == "on"
        and not any(card in PAIRS[shown] for shown in hand.shown for card in pair)
        and all(card in cards for card in pair)
    ]


def show(hand, name):
    hand.shown.append(name)
    hand.raises += 1


def answers(hand, question):
    kind, seat = question
    if kind == "crack":
        taken = hand.crackers and hand.rules["crack"] == "one"
        return ["crack"] if room(hand) and not taken else []
    if kind in ("recrack", "corner"):
        asked = hand.crackers and not hand.answered
        return ["crack"] if room(hand) and asked else []
    if hand.rules["blitz-when"] == "after-crack" and not hand.crackers:
        return []
    dealt = [card for card in hand.hands[seat] if not hand.at_pick or card not in hand.blind]
    return blitzes(hand, seat, dealt)


def next_question(hand):
    while hand.questions:
        if answers(hand, hand.questions[0]):
            hand.turn = hand.questions[0][1]
            return
        hand.questions = hand.questions[1:]
    hand.at_pick = False
    hand.after_raises(hand)


def lead(hand):
    pickers_left = hand.rules["first-lead"] == "pickers-left" and hand.bid is None
    playing.begin(hand, hand.next_seat(hand.picker) if pickers_left else hand.seats[0])


def legal(hand):
    return ["decline"] + answers(hand, hand.questions[0])


def apply(hand, words):
    kind, seat = hand.questions[0]
    if words[0] == "blitz":
        show(hand, words[1])  # the seat is asked again: it may hold two pairs
    else:
        hand.questions = hand.questions[1:]
    if words[0] == "crack":
        hand.raises += 1
        if kind == "crack":
            hand.crackers.append(seat)
        else:
            hand.answered = True
    next_question(hand)
