# SPDX-License-Identifier: GPL-3.0-or-later
"""Sections 4 and 9: one chance each from the dealer's left, and what follows when all pass."""

import burying
import calling
import playing
import raising
import scoring
import voting


def legal(hand):
    picks = ["pick"]
    if hand.rules["call-up"] != "none" and hand.rules["call-up-when"] == "before-blind":
        if hand.rules["partner"] == "jack-of-diamonds" and "JD" in hand.hands[hand.turn]:
            picks += ["pick " + jack for jack in calling.call_ups(hand, hand.hands[hand.turn])]
    if hand.rules["blind-pick"] == "on":
        picks += [pick + " blind" for pick in picks]
    if hand.rules["blitz-when"] == "before-pick":
        picks += raising.blitzes(hand, hand.turn)
    return picks if must_pick(hand) else ["pass"] + picks


def must_pick(hand):
    """FORCED: the player on the end. Schiller (section 13): the dealer's left."""
    on_the_end = hand.passed == len(hand.seats) - 1
    if hand.rules["forced-seat"] == "on" and hand.passed == 0:
        return True
    return hand.rules["no-pick"] == "forced-pick" and on_the_end


def apply(hand, words):
    if words[0] == "blitz":
        raising.show(hand, words[1])
    elif words[0] == "pass":
        hand.passed += 1
        if hand.passed < len(hand.seats):
            hand.turn = hand.next_seat(hand.turn)
        else:
            all_passed(hand, hand.rules["no-pick"])
    else:
        pick(hand, words[1:])


def all_passed(hand, game):
    if game in ("doubler", "redeal"):
        hand.end()
    elif game == "vote":
        voting.begin(hand, all_passed)
    elif game == "schwanzer":
        hand.end(scoring.schwanzer_scores(hand))
    else:
        hand.game = game
        playing.begin(hand, hand.seats[0])


def pick(hand, words):
    hand.picker = hand.turn
    hand.forced = must_pick(hand)
    named = [word for word in words if word != "blind"]
    hand.named_with_pick = named[0] if named else None
    if "blind" in words:
        hand.unseen = hand.blind
    else:
        take_blind(hand)
    raising.begin_at_pick(hand, then=burying.begin)


def take_blind(hand):
    taken = [card for card in hand.blind if card not in hand.neighbours_blind]
    hand.hands[hand.picker] = hand.hands[hand.picker] + taken
    if hand.neighbours_blind:
        neighbour = hand.next_seat(hand.picker)
        hand.hands[neighbour] = hand.hands[neighbour] + hand.neighbours_blind
