# SPDX-License-Identifier: GPL-3.0-or-later
"""Sections 5 and 6: the called card, the jack, alone, and CALL-SHEEPS."""

import raising
from cards import SUIT_LETTER, Order
from variant import partner_jack

NOTHING_TO_CALL = ("none", "neighbour", "first-trick")
CALLED_CARD = ("called-ace", "jack-and-ace", "bid-call")


def begin(hand):
    hand.phase = "calling"
    calls = legal(hand)
    if len(calls) == 1 and not asking_tells(hand):  # nothing to decide
        apply(hand, calls[0].split())


def asking_tells(hand):
    """Only the holder of the partner jack has a choice, so every picker must be asked."""
    rules = hand.rules
    calls_up = rules["call-up"] != "none" and rules["call-up-when"] == "after-picking"
    calls_up = calls_up and rules["partner"] == "jack-of-diamonds"
    calls_down = rules["call-down"] == "on" and rules["partner"] == "jack-of-clubs"
    bets = rules["call-sheepshead"] == "on" and rules["sheepshead-needs-jack"] == "on"
    return partner_jack(rules) and rules["alone"] == "off" and (calls_up or calls_down or bets)


def legal(hand):
    calls = calls_by_choice(hand) or ["alone"]
    bets = sheepshead_bets(hand, calls)
    if bets and hand.rules["partner"] in NOTHING_TO_CALL:
        calls = ["decline"]
    return calls + bets


def calls_after(hand, bury):
    twin = hand.copy()
    twin.hands[hand.picker] = [c for c in hand.hands[hand.picker] if c not in bury]
    twin.buried = bury
    return calls_by_choice(twin)


def calls_by_choice(hand):
    if hand.bid == "solo":
        others = [s for s in "CSHD" if s != SUIT_LETTER[hand.rules["trump-suit"]]]
        return ["solo best", "solo billy"] + ["solo side " + suit for suit in others]
    if hand.bid == "call":
        return called_card_calls(hand)
    if hand.rules["partner"] in CALLED_CARD:
        return called_card_calls(hand) + (["alone"] if hand.rules["alone"] == "on" else [])
    if partner_jack(hand.rules):
        return jack_calls(hand)
    return ["alone"]  # not said: there is nothing to call


def called_card_calls(hand):
    """CALL-ACE, CALL-TEN, CALL-UNDER, CALL-NOHOLD."""
    rules = hand.rules
    kept = hand.hands[hand.picker]
    own = kept + hand.buried
    suits = hand.order.fail_suits
    lacking = [suit for suit in suits if "A" + suit not in own]

    def holds(cards, suit):
        return any(hand.order.suit(card) == suit for card in cards)

    free = rules["call-hold"] == "off"
    ordinary = [suit for suit in lacking if free or holds(kept, suit)]
    calls = ["call A" + suit for suit in ordinary]
    if rules["call-own-ace"] == "on":
        calls += ["call A" + suit for suit in suits if "A" + suit in own]

    judged = kept if rules["under-judged-on"] == "kept" else own
    ordinary_as_judged = [suit for suit in lacking if holds(judged, suit)]
    under_on = rules["call-under"] == "on" and not free and rules["partner"] != "bid-call"
    if under_on and not ordinary_as_judged:
        calls += [f"call A{suit} under {card}" for suit in lacking for card in kept]

    if rules["call-ten"] == "on" and not lacking:
        calls += ["call T" + s for s in suits if "A" + s in kept and "T" + s not in own]
        if rules["call-king"] == "on" and all("T" + s in own for s in suits):
            calls += ["call K" + s for s in suits if "A" + s in kept and "K" + s not in own]
    return calls


def jack_calls(hand):
    """JACK-D, JACK-SELF, JACK-UP, JACK-C, JACK-BURY."""
    rules = hand.rules
    jack = partner_jack(rules)
    own = hand.hands[hand.picker] + hand.buried
    may_declare = rules["alone"] == "on"
    must_stay = rules["bury-partner-jack-alone"] == "off" and jack in hand.buried
    if hand.named_with_pick:
        stuck_alone = hand.named_with_pick in own
        return [] if stuck_alone and must_stay else ["call " + hand.named_with_pick]
    if jack not in own:
        return ["call " + jack] + (["alone"] if may_declare else [])
    calls = []
    if not must_stay:
        if rules["jack-alone-announced"] == "on":
            calls.append("alone")
        else:
            calls.append("call " + jack)
            if may_declare:
                calls.append("alone")
    source = rules["call-up-source"] == "any" or "JD" in hand.blind
    if jack == "JD" and rules["call-up-when"] == "after-picking" and source:
        calls += ["call " + up for up in call_ups(hand, own)]
    if jack == "JC" and rules["call-down"] == "on" and "JS" not in own:
        calls.append("call JS")
    return calls


def call_ups(hand, own):
    """JACK-UP: the jacks that a player with these cards, JD among them, may name."""
    if hand.rules["call-up"] == "none":
        return []
    free = [jack for jack in ("JH", "JS", "JC") if jack not in own]
    if hand.rules["call-up"] == "jack-of-hearts":
        return [jack for jack in free if jack == "JH"]
    return free[:1]


def sheepshead_bets(hand, calls):
    """CALL-SHEEPS: alone, or if the table allows it with the partner of an ordinary call."""
    rules = hand.rules
    if rules["call-sheepshead"] == "off" or hand.bid:
        return []
    jack = partner_jack(rules)
    if jack and rules["sheepshead-needs-jack"] == "on":
        if jack not in hand.hands[hand.picker] + hand.buried:
            return []
    must_stay = rules["bury-partner-jack-alone"] == "off" and jack in hand.buried
    if must_stay and rules["sheepshead-alone"] == "on":
        return []
    bets = [] if must_stay else ["sheepshead"]
    if rules["sheepshead-alone"] == "off":
        bets += [call.replace("call", "sheepshead") for call in calls if call.startswith("call")]
    return bets


def apply(hand, words):
    if words[0] == "sheepshead":
        hand.sheepshead = True
        words = ["call"] + words[1:] if len(words) > 1 else ["alone"]
    if words[0] == "solo":
        hand.solo = words[1]
        if hand.solo == "side":
            named = {letter: suit for suit, letter in SUIT_LETTER.items()}[words[2]]
            hand.order = Order({**hand.rules, "trump-suit": named})
    elif words[0] in ("alone", "decline"):
        hand.alone = True
        if hand.rules["partner"] == "neighbour":
            hand.partners = [hand.next_seat(hand.picker)]
    else:
        call(hand, words[1:])
    raising.begin(hand)


def call(hand, words):
    hand.called = words[0]
    if len(words) == 3:
        hand.under = words[2]
        hand.under_lies = True
        hand.hands[hand.picker].remove(hand.under)
    cards = [hand.called] + (["JD"] if hand.rules["partner"] == "jack-and-ace" else [])
    hand.partners = [seat for seat in hand.holders(cards) if seat != hand.picker]
