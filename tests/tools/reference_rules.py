#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of Sheepshead a second time: plain, slow, and written from the rule book alone, so that
the engine can be held against it. Every layout, and most house rules.

    reference_rules.py ways FILE            are the counts of a .perft file right?
    reference_rules.py ways --update FILE   write them anew
    reference_rules.py check FILE...        replays transcripts: same legal actions, same scores?
                                            - reads them as `transcribe --deal` prints them, and a
                                            folder stands for all in it

A difference means that one of the two has a rule wrong; the rule book decides which.
"""

import itertools
import pathlib
import sys

RANKS = "AKQJT987"
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
FAIL_ORDER = "ATK987"
SUIT_LETTER = {"clubs": "C", "spades": "S", "hearts": "H", "diamonds": "D"}
DECK = [rank + suit for suit in "CSHD" for rank in RANKS]

# By layout: how many play, what the picker's neighbour takes of the blind, what stays in the box
# with diamonds trump, and the usual way to find a partner.
LAYOUTS = {
    "2H-1": (2, 0, "", "none"),
    "2H-2": (2, 0, "", "none"),
    "3H-1": (3, 0, "", "none"),
    "3H-2": (3, 0, "7C 7S", "none"),
    "3H-3": (3, 0, "7C 8C 7S 8S 7H 8H", "none"),
    "4H-1": (4, 0, "", "none"),
    "4H-1P": (4, 0, "", "called-ace"),
    "4H-2": (4, 0, "7C 7S", "jack-of-diamonds"),
    "4H-3": (4, 0, "", "black-queens"),
    "4H-4": (4, 0, "", "first-queens"),
    "4H-5": (4, 0, "", "bid-call"),
    "5H-A": (5, 0, "", "called-ace"),
    "5H-J": (5, 0, "", "jack-of-diamonds"),
    "6H-1": (6, 0, "", "jack-of-diamonds"),
    "6H-2": (6, 0, "", "jack-and-ace"),
    "7H-1": (7, 0, "", "jack-of-diamonds"),
    "7H-2": (7, 2, "", "neighbour"),
    "7H-3": (7, 1, "", "jack-of-diamonds"),
    "8H-1": (8, 0, "", "black-queens"),
    "8H-2": (8, 0, "", "queen-jack-seven"),
}
NOBODY_PICKS = ("2H-1", "2H-2", "4H-3", "4H-4", "8H-1", "8H-2")

# Where a layout has another default than the rule.
LAYOUT_DEFAULTS = {
    "4H-1P": {"settlement": "pairwise", "no-pick": "redeal"},
    "6H-1": {"call-up": "next-jack", "call-up-source": "blind-only"},
    "7H-1": {"call-up": "next-jack"},
    "4H-5": {"trump-suit": "hearts", "jacks-over-queens": "on", "length": "points"},
}
LAYOUT_DEFAULTS.update({key: {"settlement": "pairwise"} for key in NOBODY_PICKS})

# The cards that make their holders partners where nobody picks.
PARTNER_CARDS = {
    "black-queens": ["QC", "QS"],
    "queen-of-clubs-and-seven": ["QC", "7D"],
    "queen-jack-seven": ["QC", "JD", "7D"],
}

DEFAULTS = {
    "layout": "5H-A",
    "dealer-sits-out": "off",
    "trump-suit": "diamonds",
    "spitz": "off",
    "queen-order": "CSHD",
    "jack-order": "CSHD",
    "jacks-over-queens": "off",
    "redeal-hand": "mandatory",
    "call-hold": "on",
    "call-ten": "on",
    "ten-beats-ace": "on",
    "call-under": "on",
    "under-judged-on": "kept",
    "alone": "on",
    "jack-alone-announced": "off",
    "call-up": "none",
    "call-up-when": "after-picking",
    "call-up-source": "any",
    "different-first-queens": "off",
    "overcall": "first-bid",
    "call-down": "off",
    "bury-partner-jack-alone": "on",
    "first-lead": "dealers-left",
    "blind-pick": "off",
    "no-pick": "leaster",
    "forced-no-punish": "off",
    "leaster-blind": "aside",
    "leaster-trick-needed": "on",
    "leaster-double-trickless": "off",
    "leaster-tie": "wash",
    "doubler-stack": "queue",
    "doubler-cap": "8",
    "double-on-the-bump": "on",
    "no-trick": "share",
    "defenders-safe-at": "30",
    "settlement": "unit",
    "length": "open",
    "length-number": "24",
}

# Rules that are not told here a second time: at these choices they change nothing.
NOT_TOLD = {
    "call-own-ace": "off",
    "bury-together-open": "off",
    "renege": "refused",
    "forced-seat": "off",
    "pot": "off",
    "doubler-deal-passes": "off",
    "crack": "off",
    "blitz-black-queens": "off",
    "blitz-red-queens": "off",
    "blitz-black-jacks": "off",
    "call-sheepshead": "off",
    "cents-a-point": "0",
}


class NotTold(Exception):
    """The hand takes a turn that is told in the engine only."""


def rules_from(text):
    named = dict(word.split("=") for word in text.split())
    named = {key: value for key, value in named.items() if NOT_TOLD.get(key) != value}
    unknown = set(named) - set(DEFAULTS) - {"partner"}
    if unknown:
        raise ValueError(f"unknown rule {unknown}")
    layout = named.get("layout", "5H-A")
    rules = {**DEFAULTS, **LAYOUT_DEFAULTS.get(layout, {}), **named}
    rules.setdefault("partner", LAYOUTS[layout][3])
    return rules


def cards_from(text):
    return [] if text.strip() == "-" else text.split()


class Order:
    """TRUMP-1, TRUMP-2, TRUMP-SUIT, SPITZ."""

    def __init__(self, rules):
        low = SUIT_LETTER[rules["trump-suit"]]
        queens = ["Q" + suit for suit in rules["queen-order"]]
        jacks = ["J" + suit for suit in rules["jack-order"]]
        self.trump = jacks + queens if rules["jacks-over-queens"] == "on" else queens + jacks
        self.trump += [rank + low for rank in FAIL_ORDER]
        if rules["spitz"] != "off":
            self.trump.remove("7" + low)
            self.trump.insert(0 if rules["spitz"] == "first" else 1, "7" + low)
        self.fail_suits = [suit for suit in "CSHD" if suit != low]

    def suit(self, card):
        return "trump" if card in self.trump else card[1]

    def beats(self, card, other):
        """Whether a card takes the trick from the one that has it so far."""
        if self.suit(card) == "trump":
            return self.suit(other) != "trump" or self.trump.index(card) < self.trump.index(other)
        if self.suit(card) != self.suit(other):
            return False
        return FAIL_ORDER.index(card[0]) < FAIL_ORDER.index(other[0])


class Hand:
    def __init__(self, rules, dealer, hands, blind, doubler=1, neighbour=(), piles=None):
        self.rules = rules
        self.order = Order(rules)
        self.doubler = doubler
        self.dealer = dealer
        self.hands = [list(hand) for hand in hands]
        self.blind = list(blind)
        self.neighbours_blind = list(neighbour)
        self.covered = {}  # two-handed: the card below by the open one
        for seat, pairs in (piles or {}).items():
            self.covered.update(pairs)
            self.hands[seat] += list(pairs)
        chairs = len(hands)
        after_dealer = [(dealer + 1 + i) % chairs for i in range(chairs)]
        sits_out = rules["dealer-sits-out"] == "on"
        self.seats = [seat for seat in after_dealer if not (sits_out and seat == dealer)]
        self.passed = 0
        self.picker = None
        self.forced = False
        self.buried = []
        self.neighbours_bury = []
        self.unseen = []  # the bury of a blind pick
        self.named_with_pick = None
        self.called = None
        self.under = None
        self.under_lies = False
        self.alone = False
        self.partners = []
        self.bid = None
        self.solo = None
        self.queens_fallen = []  # 4H-4: their players
        self.caller = None  # 8H-2
        self.called_cards = []
        self.leaster = False
        self.suit_was_led = False
        self.first_of_suit = False
        self.trick = []  # (seat, card)
        self.led = None
        self.tricks = {seat: 0 for seat in self.seats}
        self.points = {seat: 0 for seat in self.seats}
        self.tricks_played = 0
        self.scores = None
        self.phase = "picking"
        self.turn = self.seats[0]
        found = any(self.is_redeal_hand(self.hands[seat]) for seat in self.seats)
        if found and not piles and rules["redeal-hand"] == "on-request":
            raise NotTold
        if found and not piles and rules["redeal-hand"] == "mandatory":
            self.phase = "over"
        elif rules["layout"] == "4H-5":
            self.phase = "bidding"
        elif rules["layout"] in NOBODY_PICKS:
            self.open_without_picker()

    def copy(self):
        twin = Hand.__new__(Hand)
        twin.__dict__.update(self.__dict__)
        twin.hands = [list(hand) for hand in self.hands]
        twin.trick = list(self.trick)
        twin.tricks = dict(self.tricks)
        twin.points = dict(self.points)
        twin.partners = list(self.partners)
        twin.queens_fallen = list(self.queens_fallen)
        twin.called_cards = list(self.called_cards)
        return twin

    def open_without_picker(self):
        cards = PARTNER_CARDS.get(self.rules["partner"], [])
        self.partners = self.holders(cards)
        if self.rules["partner"] == "queen-jack-seven":
            for seat in self.seats:
                if sum(card in cards for card in self.hands[seat]) >= 2:
                    self.caller = seat
                    self.phase = "partner calling"
                    self.turn = seat
                    self.begin_ladder("7D" not in self.hands[seat])
                    return
        self.begin_play(self.seats[0])

    def holders(self, cards):
        return [seat for seat in self.seats if any(card in self.hands[seat] for card in cards)]

    def is_redeal_hand(self, hand):
        return all(card[0] in "T987" and self.order.suit(card) != "trump" for card in hand)

    def next_seat(self, seat):
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    # What may be decided, as text

    def legal(self):
        return {
            "picking": self.legal_picks,
            "burying": self.legal_buries,
            "calling": self.legal_calls,
            "bidding": self.legal_bids,
            "partner calling": self.legal_partner_calls,
            "playing": lambda: ["play " + card for card in self.legal_plays()],
            "over": lambda: [],
        }[self.phase]()

    def legal_picks(self):
        picks = ["pick"]
        if self.rules["call-up"] != "none" and self.rules["call-up-when"] == "before-blind":
            if self.rules["partner"] == "jack-of-diamonds" and "JD" in self.hands[self.turn]:
                picks += ["pick " + jack for jack in self.call_ups(self.hands[self.turn])]
        if self.rules["blind-pick"] == "on":
            picks += [pick + " blind" for pick in picks]
        everybody_passed = self.passed == len(self.seats) - 1
        if self.rules["no-pick"] == "forced-pick" and everybody_passed:
            return picks
        return ["pass"] + picks

    def call_ups(self, own):
        """JACK-UP: the jacks that may be named by one who has these cards, JD among them."""
        if self.rules["call-up"] == "none":
            return []
        free = [jack for jack in ("JH", "JS", "JC") if jack not in own]
        if self.rules["call-up"] == "jack-of-hearts":
            return [jack for jack in free if jack == "JH"]
        return free[:1]

    def legal_bids(self):
        """4H-5; there is no under, and nobody is alone who bid a call."""
        bids = ["pass", "bid solo"]
        if self.bid is None:
            self.picker, before = self.turn, self.picker
            if self.called_card_calls():
                bids.append("bid call")
            self.picker = before
        return bids

    def legal_partner_calls(self):
        """8H-2: up the diamonds for a pair with the seven, up the jacks for queen and jack."""
        card = self.next_partner_card()
        return (["call " + card] if card else []) + ["decline"]

    def begin_ladder(self, jacks):
        self.calls_jacks = jacks
        self.partners_before = len(self.partners)

    def end_ladder(self):
        """With all three cards the jacks follow the diamonds, whatever came of those."""
        held = [c for c in self.hands[self.caller] if c in PARTNER_CARDS["queen-jack-seven"]]
        if len(held) == 3 and not self.calls_jacks:
            self.begin_ladder(True)
            if self.next_partner_card():
                return
        self.begin_play(self.seats[0])

    def next_partner_card(self):
        ladder = ["JH", "JS", "JC"] if self.calls_jacks else ["8D", "9D", "KD", "TD", "AD"]
        free = [c for c in ladder if c not in self.hands[self.caller] + self.called_cards]
        return free[0] if free else None

    def legal_buries(self):
        hand = self.hands[self.turn]
        if self.turn != self.picker:
            spared = ["JD"] if self.rules["partner"] == "jack-of-diamonds" else []
            pairs = itertools.combinations(hand, len(self.neighbours_blind))
            return ["bury " + " ".join(p) for p in pairs if not any(c in spared for c in p)]
        count = len(self.blind) - len(self.neighbours_blind)
        buries = [list(pair) for pair in itertools.combinations(hand, count)]
        allowed = [bury for bury in buries if self.calls_after(bury)]
        if not allowed:  # nothing that he could bury leaves a call: then alone it is
            allowed = buries
        return ["bury " + " ".join(bury) for bury in allowed]

    def calls_after(self, bury):
        twin = self.copy()
        twin.hands[self.picker] = [c for c in self.hands[self.picker] if c not in bury]
        twin.buried = bury
        return twin.calls_by_choice()

    def legal_calls(self):
        return self.calls_by_choice() or ["alone"]

    def calls_by_choice(self):
        if self.bid == "solo":
            others = [s for s in "CSHD" if s != SUIT_LETTER[self.rules["trump-suit"]]]
            return ["solo best", "solo billy"] + ["solo side " + suit for suit in others]
        if self.bid == "call":
            return self.called_card_calls()
        if self.rules["partner"] in ("none", "neighbour", "first-trick"):
            return ["alone"]  # not said: there is nothing to choose
        if self.rules["partner"] in ("called-ace", "jack-and-ace"):
            return self.called_card_calls() + (["alone"] if self.rules["alone"] == "on" else [])
        return self.jack_calls()

    def called_card_calls(self):
        kept = self.hands[self.picker]
        own = kept + self.buried
        suits = self.order.fail_suits
        lacking = [suit for suit in suits if "A" + suit not in own]

        def holds(cards, suit):
            return any(self.order.suit(card) == suit for card in cards)

        if self.rules["call-hold"] == "off":
            ordinary = lacking
        else:
            ordinary = [suit for suit in lacking if holds(kept, suit)]
        calls = ["call A" + suit for suit in ordinary]

        judged = kept if self.rules["under-judged-on"] == "kept" else own
        ordinary_as_judged = [suit for suit in lacking if holds(judged, suit)]
        under_on = self.rules["call-under"] == "on" and self.rules["call-hold"] == "on"
        under_on = under_on and self.rules["partner"] != "bid-call"
        if under_on and not ordinary_as_judged:
            calls += [f"call A{suit} under {card}" for suit in lacking for card in kept]

        if self.rules["call-ten"] == "on" and not lacking:
            calls += ["call T" + s for s in suits if "A" + s in kept and "T" + s not in own]
        return calls

    def jack_calls(self):
        jack = "JD" if self.rules["partner"] == "jack-of-diamonds" else "JC"
        own = self.hands[self.picker] + self.buried
        may_declare = self.rules["alone"] == "on"
        must_stay = self.rules["bury-partner-jack-alone"] == "off" and jack in self.buried
        if self.named_with_pick:
            stuck_alone = self.named_with_pick in own
            return [] if stuck_alone and must_stay else ["call " + self.named_with_pick]
        if jack not in own:
            return ["call " + jack] + (["alone"] if may_declare else [])
        calls = []
        if not must_stay:
            if self.rules["jack-alone-announced"] == "on":
                calls.append("alone")
            else:
                calls.append("call " + jack)
                if may_declare:
                    calls.append("alone")
        source = self.rules["call-up-source"] == "any" or "JD" in self.blind
        if jack == "JD" and self.rules["call-up-when"] == "after-picking" and source:
            calls += ["call " + up for up in self.call_ups(own)]
        if jack == "JC" and self.rules["call-down"] == "on" and "JS" not in own:
            calls.append("call JS")
        return calls

    # The duties of the called suit, from section 5 of the rule book

    def called_suit(self):
        is_fail_call = self.called and self.called[0] in "AT"
        return self.called[1] if is_fail_call else None

    def duty_is_on(self):
        return self.called_suit() and not self.suit_was_led

    def holds_for_call(self, seat):
        """CALL-NOHOLD frees from keeping a card of a called ace's suit; the ace of a called ten
        is a condition of its own (CALL-TEN)."""
        bound = self.rules["call-hold"] == "on" or self.called and self.called[0] == "T"
        return self.duty_is_on() and seat == self.picker and bound

    def has_called_card(self, seat):
        return self.duty_is_on() and self.called in self.hands[seat]

    def legal_plays(self):
        return self.legal_leads() if not self.trick else self.legal_follows()

    def of_suit(self, seat, suit):
        return [card for card in self.hands[seat] if self.order.suit(card) == suit]

    def legal_leads(self):
        seat = self.turn
        leads = list(self.hands[seat])
        if self.has_called_card(seat):  # PART-LEAD
            others = [c for c in self.of_suit(seat, self.called_suit()) if c != self.called]
            leads = [card for card in leads if card not in others]
        if self.holds_for_call(seat) and self.called[0] == "T":  # HOLD-LEAD in a ten call
            ace = "A" + self.called_suit()
            others = [c for c in self.of_suit(seat, self.called_suit()) if c != ace]
            leads = [card for card in leads if card not in others]
        if seat == self.picker and self.under_lies:
            leads.append(self.under)
        return leads

    def legal_follows(self):
        seat = self.turn
        if self.first_of_suit:
            if seat == self.picker and self.under_lies:
                return [self.under]
            if seat == self.picker and self.called[0] == "T":
                ace = "A" + self.called_suit()
                if ace in self.hands[seat]:
                    return [ace]
            if self.called in self.hands[seat]:
                return [self.called]
        following = self.of_suit(seat, self.led)
        return following or self.legal_discards()

    def legal_discards(self):
        seat = self.turn
        hand = self.hands[seat]
        if seat == self.picker and self.under_lies:
            return list(hand) or [self.under]
        if len(hand) == 1:
            return list(hand)
        if self.has_called_card(seat):  # PART-HOLD
            return [card for card in hand if card != self.called]
        if self.holds_for_call(seat):  # HOLD
            if self.called[0] == "T":
                return [card for card in hand if card != "A" + self.called_suit()]
            of_suit = self.of_suit(seat, self.called_suit())
            if len(of_suit) == 1:
                return [card for card in hand if card not in of_suit]
        return list(hand)

    # What a decision leads to

    def apply(self, text):
        words = text.split()
        {
            "pass": self.apply_pass,
            "pick": self.apply_pick,
            "bury": self.apply_bury,
            "call": self.apply_call,
            "alone": self.apply_alone,
            "bid": self.apply_bid,
            "solo": self.apply_solo,
            "decline": self.apply_decline,
            "play": self.apply_play,
        }[words[0]](words[1:])

    def apply_bid(self, words):
        self.bid = words[0]
        self.picker = self.turn
        self.after_bid()

    def after_bid(self):
        settled = self.bid == "solo" or self.bid and self.rules["overcall"] == "first-bid"
        last = self.turn == self.seats[-1]
        if settled or last and self.bid:
            self.turn = self.picker
            self.begin_calling()
        elif last:
            self.phase = "over"
        else:
            self.turn = self.next_seat(self.turn)

    def apply_solo(self, words):
        self.solo = words[0]
        if self.solo == "side":
            named = {letter: suit for suit, letter in SUIT_LETTER.items()}[words[1]]
            self.order = Order({**self.rules, "trump-suit": named})
        self.start_after_call()

    def apply_decline(self, _):
        if self.phase == "partner calling":
            self.end_ladder()
        else:
            self.begin_play(self.seats[0])

    def apply_pass(self, _):
        self.passed += 1
        if self.phase == "bidding":
            self.after_bid()
            return
        if self.passed < len(self.seats):
            self.turn = self.next_seat(self.turn)
        elif self.rules["no-pick"] == "leaster":
            self.leaster = True
            self.begin_play(self.seats[0])
        elif self.rules["no-pick"] not in ("doubler", "redeal"):
            raise NotTold
        else:
            self.phase = "over"

    def apply_pick(self, words):
        self.picker = self.turn
        self.forced = (
            self.rules["no-pick"] == "forced-pick" and self.passed == len(self.seats) - 1
        )
        named = [word for word in words if word != "blind"]
        self.named_with_pick = named[0] if named else None
        if "blind" in words:
            self.unseen = self.blind
            self.begin_calling()
        else:
            taken = [card for card in self.blind if card not in self.neighbours_blind]
            self.hands[self.picker] = self.hands[self.picker] + taken
            if self.neighbours_blind:
                neighbour = self.next_seat(self.picker)
                self.hands[neighbour] = self.hands[neighbour] + self.neighbours_blind
            self.phase = "burying"

    def apply_bury(self, cards):
        self.hands[self.turn] = [c for c in self.hands[self.turn] if c not in cards]
        if self.turn != self.picker:
            self.neighbours_bury = list(cards)
        else:
            self.buried = list(cards)
            if self.neighbours_blind:
                self.turn = self.next_seat(self.picker)
                return
        self.turn = self.picker
        self.begin_calling()

    def begin_calling(self):
        self.phase = "calling"
        calls = self.legal_calls()
        if len(calls) == 1 and not self.asking_tells():  # nothing to decide
            self.apply(calls[0])

    def asking_tells(self):
        """Only who holds the partner jack has a choice, so that everybody must be asked."""
        calls_up = (
            self.rules.get("call-up", "none") != "none"
            and self.rules.get("call-up-when") == "after-picking"
        )
        other = calls_up or self.rules.get("call-down") == "on"
        jack = self.rules["partner"].startswith("jack")
        return jack and self.rules["alone"] == "off" and other

    def apply_call(self, words):
        if self.phase == "partner calling":
            self.called_cards.append(words[0])
            self.partners = self.holders(PARTNER_CARDS["queen-jack-seven"] + self.called_cards)
            if len(self.partners) > self.partners_before or not self.next_partner_card():
                self.end_ladder()
            return
        self.called = words[0]
        if len(words) == 3:
            self.under = words[2]
            self.under_lies = True
            self.hands[self.picker].remove(self.under)
        cards = [self.called] + (["JD"] if self.rules["partner"] == "jack-and-ace" else [])
        self.partners = [seat for seat in self.holders(cards) if seat != self.picker]
        self.start_after_call()

    def apply_alone(self, _):
        self.alone = True
        if self.rules["partner"] == "neighbour":
            self.partners = [self.next_seat(self.picker)]
        self.start_after_call()

    def start_after_call(self):
        pickers_left = self.rules["first-lead"] == "pickers-left"
        self.begin_play(self.next_seat(self.picker) if pickers_left else self.seats[0])

    def begin_play(self, leader):
        self.queen_of_clubs = next(iter(self.holders(["QC"])), None)
        self.phase = "playing"
        self.turn = leader

    def apply_play(self, words):
        card = words[0]
        seat = self.turn
        as_under = self.under_lies and card == self.under and seat == self.picker
        if as_under:
            self.under_lies = False
        else:
            self.hands[seat].remove(card)
        if not self.trick:
            self.led = self.called_suit() if as_under else self.order.suit(card)
            self.first_of_suit = bool(self.duty_is_on()) and self.led == self.called_suit()
        self.trick.append((seat, card, as_under))
        if self.rules["partner"] == "first-queens" and card[0] == "Q":
            again = seat in self.queens_fallen and self.rules["different-first-queens"] == "on"
            if len(self.queens_fallen) < 2 and not again:
                self.queens_fallen.append(seat)
        if len(self.trick) == len(self.seats):
            self.finish_trick()
        else:
            self.turn = self.next_seat(seat)

    def trick_winner(self):
        can_win = [(seat, card) for seat, card, as_under in self.trick if not as_under]
        suits = [self.order.suit(card) for _, card in can_win]
        ten = self.called and self.called[0] == "T" and self.rules["ten-beats-ace"] == "on"
        if ten and self.first_of_suit and "trump" not in suits:
            for seat, card in can_win:
                if card == self.called:
                    return seat
        follow = [(s, c) for s, c in can_win if self.order.suit(c) in (self.led, "trump")]
        best_seat, best = follow[0]
        for seat, card in follow[1:]:
            if self.order.beats(card, best):
                best_seat, best = seat, card
        return best_seat

    def finish_trick(self):
        winner = self.trick_winner()
        self.tricks[winner] += 1
        self.points[winner] += sum(POINTS[card[0]] for _, card, _ in self.trick)
        self.tricks_played += 1
        if self.first_of_suit:
            self.suit_was_led = True
        self.first_of_suit = False
        for seat, card, _ in self.trick:
            if card in self.covered:
                self.hands[seat] = self.hands[seat] + [self.covered[card]]
        self.trick = []
        first_trick = self.tricks_played == 1 and self.rules["partner"] == "first-trick"
        if first_trick and self.picker is not None:
            self.partners = [winner] if winner != self.picker else []
        last = not any(self.hands[seat] for seat in self.seats) and not self.under_lies
        goes_with = {"first-trick": self.tricks_played == 1, "last-trick": last}
        if self.leaster and goes_with.get(self.rules["leaster-blind"]):
            self.points[winner] += sum(POINTS[card[0]] for card in self.blind)
        self.turn = winner
        if last or self.solo == "billy" and self.tricks[self.picker] > 0:
            self.phase = "over"
            self.scores = self.scores_of_hand()

    # Sections 8 and 9

    def scores_of_hand(self):
        if self.leaster:
            return self.leaster_scores()
        if self.bid:
            return self.indiana_scores()
        return self.two_handed_scores() if len(self.seats) == 2 else self.picked_scores()

    def two_handed_scores(self):
        """2H-SCORE"""
        one, other = self.seats
        if self.points[one] == self.points[other]:
            return {one: 0, other: 0}
        winner, loser = (one, other) if self.points[one] > 60 else (other, one)
        stake = 3 if self.tricks[loser] == 0 else 2 if self.points[loser] < 30 else 1
        return {winner: stake, loser: -stake}

    def indiana_scores(self):
        """4H-5: only winners add."""
        side = [self.picker] + self.partners
        tricks = sum(self.tricks[seat] for seat in side)
        points = sum(self.points[seat] for seat in side)
        won = points >= 61 or tricks == self.tricks_played
        losers = 120 - points if won else points
        losers_tricks = self.tricks_played - tricks if won else tricks
        stake = 6 if losers_tricks == 0 else 2
        if losers_tricks > 0 and losers < (30 if won else 31):
            stake = 4
        if self.solo:
            won = tricks == 0 if self.solo == "billy" else won
            best = int(self.rules["length-number"])
            stake = 6 if not won else best if self.solo == "best" else 18
        return {seat: stake if (seat in side) == won else 0 for seat in self.seats}

    def named_maker(self):
        if self.queens_fallen:
            return self.queens_fallen[0]
        return self.queen_of_clubs if self.queen_of_clubs in self.partners else min(self.partners)

    def picked_scores(self):
        if self.picker is None:
            self.picker = self.named_maker()
            if self.queens_fallen:
                self.partners = self.queens_fallen
            self.partners = [seat for seat in dict.fromkeys(self.partners) if seat != self.picker]
        makers = [self.picker] + self.partners
        defenders = [seat for seat in self.seats if seat not in makers]
        side_tricks = sum(self.tricks[seat] for seat in makers)
        side_points = sum(self.points[seat] for seat in makers)
        side_points += sum(POINTS[card[0]] for card in self.buried + self.unseen)
        if self.neighbours_bury and self.next_seat(self.picker) in makers:
            side_points += sum(POINTS[card[0]] for card in self.neighbours_bury)
        saved_at = int(self.rules["defenders-safe-at"])
        if side_tricks == self.tricks_played:
            base, won = 3, True
        elif side_tricks == 0:
            base, won = 3, False
        elif 120 - side_points < saved_at:
            base, won = 2, True
        elif side_points >= 61:
            base, won = 1, True
        elif side_points >= 31:
            base, won = 1, False
        else:
            base, won = 2, False
        punished = self.rules["double-on-the-bump"] == "on"
        if self.forced and self.rules["forced-no-punish"] == "on":
            punished = False
        b = base * self.doubler * (2 if not won and punished else 1) * (2 if self.unseen else 1)
        sign = 1 if won else -1

        scores = {seat: 0 for seat in self.seats}
        shared_by_one = not self.partners
        excused = not won and {
            "share": False,
            "picker-if-side-trickless": side_tricks == 0,
            "picker-if-he-trickless": self.tricks[self.picker] == 0,
        }[self.rules["no-trick"]]
        pairwise = self.rules["settlement"] == "pairwise"
        if pairwise and not (excused and not shared_by_one):
            for defender in defenders:
                scores[defender] = -sign * b * len(makers)
            for maker in makers:
                scores[maker] = sign * b * len(defenders)
            return scores
        for defender in defenders:
            scores[defender] = -sign * b
        for partner in [] if excused else self.partners:
            scores[partner] = sign * b
        scores[self.picker] = -sum(scores.values())
        return scores

    def leaster_scores(self):
        entitled = [
            seat
            for seat in self.seats
            if self.tricks[seat] > 0 or self.rules["leaster-trick-needed"] == "off"
        ]
        fewest = min(self.points[seat] for seat in entitled)
        winners = [seat for seat in entitled if self.points[seat] == fewest]
        if len(winners) > 1 and self.rules["leaster-tie"] == "fewer-tricks":
            least = min(self.tricks[seat] for seat in winners)
            winners = [seat for seat in winners if self.tricks[seat] == least]
        if len(winners) > 1 and self.rules["leaster-tie"] != "pair":
            return {seat: 0 for seat in self.seats}
        losers = [seat for seat in self.seats if seat not in winners]
        if self.rules["leaster-double-trickless"] == "on" and self.tricks[winners[0]] == 0:
            return {seat: 4 if seat in winners else -2 for seat in self.seats}
        scores = {seat: -len(winners) for seat in losers}
        scores.update({seat: len(losers) for seat in winners})
        return scores


# Counting


def ways(hand, depth, totals):
    if hand.phase == "over":
        for seat, score in (hand.scores or {}).items():
            totals[seat] += score
        return 1
    if depth == 0:
        return 1
    count = 0
    for action in hand.legal():
        after = hand.copy()
        after.apply(action)
        count += ways(after, depth - 1, totals)
    return count


def box(rules):
    """The cards left out; no trump is, so that with another suit trump it changes with diamonds."""
    low = SUIT_LETTER[rules["trump-suit"]]
    return [c[0] + ("D" if c[1] == low else c[1]) for c in LAYOUTS[rules["layout"]][2].split()]


def piles_from(text):
    return dict(pile.split("/") for pile in text.split())


def position(entry):
    hands = [cards_from(text) for text in entry["hands"].split("|")]
    rules = rules_from(entry["rules"])
    piles = {}
    for seat, text in enumerate(entry["piles"].split("|") if "piles" in entry else []):
        piles[seat] = piles_from(text)
    blind = cards_from(entry["blind"])
    neighbour = cards_from(entry.get("neighbour", "-"))
    hand = Hand(rules, int(entry["dealer"]), hands, blind, 1, neighbour, piles)
    dealt = sum(hands, blind) + [c for pairs in piles.values() for p in pairs.items() for c in p]
    if sorted(dealt) != sorted(card for card in DECK if card not in box(rules)):
        raise ValueError(f"{entry['id']}: not a deck")
    for decision in entry.get("after", "").split(","):
        if decision.strip():
            decide(hand, decision.strip())
    return hand


def same(action):
    """An action whatever the order of its cards."""
    return tuple(sorted(action.split())) if action.startswith("bury") else action


def decide(hand, decision):
    if same(decision) not in map(same, hand.legal()):
        raise ValueError(f"not allowed: {decision}; allowed: {hand.legal()}")
    hand.apply(decision)


def table_seats(entry):
    return range(len(entry["hands"].split("|")))


def ways_ahead(entry):
    depths = range(1, len(entry["ways"].split("|")) + 1)
    unused = {seat: 0 for seat in table_seats(entry)}
    return " | ".join(str(ways(position(entry), depth, unused)) for depth in depths)


def ends(entry):
    totals = {seat: 0 for seat in table_seats(entry)}
    entry["counted totals"] = totals
    return str(ways(position(entry), 99, totals))


def totals(entry):
    return " ".join(map(str, entry["counted totals"].values()))


COUNTED = {"ways": ways_ahead, "ends": ends, "totals": totals}


def check_ways(path, update):
    with open(path, encoding="utf-8") as file:
        lines = file.read().splitlines()
    wrong = 0
    entry = {}
    for number, line in enumerate(lines):
        key, _, value = line.partition(" ")
        if key == "id":
            entry = {}
        entry[key] = value
        if key in COUNTED:
            counted = COUNTED[key](entry)
            wrong += counted != value
            note = "" if counted == value else f", the file says {value}"
            print(f"{entry['id']}: {key} {counted}{note}")
            lines[number] = f"{key} {counted}"
    if update:
        with open(path, "w", encoding="utf-8") as file:
            file.write("\n".join(lines) + "\n")
    return 0 if update else wrong


# Transcripts


def told_actions(text):
    """The allowed actions from the end of a line "1 may: …", as this file names them."""
    if text.startswith("bury any "):
        count = int(text.split()[2])
        chosen = itertools.combinations(text.split()[4:], count)
        return ["bury " + " ".join(cards) for cards in chosen]
    if text.startswith("play "):
        return ["play " + card for card in text.split()[1:]]
    return text.split(", ")


class TranscriptCheck:
    """Walks through transcripts line by line beside a hand of its own."""

    def __init__(self):
        self.hand = None
        self.hands = 0
        self.not_told = 0
        self.faults = []

    def line(self, place, text):
        word, _, rest = text.partition(" ")
        if text == "sheepshead hand 1":
            self.hands += 1
            self.dealt = {}
            self.piles = {}
            self.doubler = 1
            self.rules = None
            self.hand = None
        elif word == "variant":
            try:
                self.rules = rules_from(rest)
            except ValueError:
                self.not_told += 1
        elif self.rules is None:
            return
        elif word == "deal":
            named = dict(part.split("=") for part in rest.split())
            self.dealer = int(named["dealer"])
            self.doubler = int(named.get("doubler", 1))
        elif word == "hand":
            seat, _, cards = rest.partition(" ")
            self.dealt[int(seat)] = cards_from(cards)
        elif word == "piles":
            seat, _, piles = rest.partition(" ")
            self.piles[int(seat)] = piles_from(piles)
        elif word == "blind":
            self.blind = cards_from(rest)
            if not LAYOUTS[self.rules["layout"]][1]:
                self.deal([])
        elif word == "neighbour":
            self.deal(cards_from(rest))
        elif " may: " in text:
            self.compare_legal(place, text)
        elif word == ">":
            decide(self.hand, rest.partition(" ")[2])
        elif word == "scores":
            self.compare_scores(place, rest)

    def deal(self, neighbour):
        sits_out = self.rules["dealer-sits-out"] == "on"
        chairs = LAYOUTS[self.rules["layout"]][0] + (1 if sits_out else 0)
        hands = [self.dealt.get(seat, []) for seat in range(chairs)]
        self.hand = Hand(
            self.rules, self.dealer, hands, self.blind, self.doubler, neighbour, self.piles
        )

    def compare_legal(self, place, text):
        seat, _, told = text.strip().partition(" may: ")
        if self.hand.phase == "over" or int(seat) != self.hand.turn:
            self.faults.append(f"{place}: it is not the turn of seat {seat}")
            return
        expected = sorted(map(str, map(same, self.hand.legal())))
        if expected != sorted(map(str, map(same, told_actions(told)))):
            self.faults.append(f"{place}: {text.strip()}; expected {self.hand.legal()}")

    def compare_scores(self, place, text):
        scores = self.hand.scores or {}
        expected = " ".join(str(scores.get(seat, 0)) for seat in range(len(self.hand.hands)))
        if self.hand.phase != "over" or expected != text:
            self.faults.append(f"{place}: scores {text}; expected {expected}")


def files_in(paths):
    for path in map(pathlib.Path, paths):
        yield from sorted(map(str, path.glob("*.txt"))) if path.is_dir() else [str(path)]


def check_transcripts(paths):
    check = TranscriptCheck()
    for path in files_in(paths):
        with sys.stdin if path == "-" else open(path, encoding="utf-8") as file:
            for number, text in enumerate(file, 1):
                place = f"{path}:{number}"
                try:
                    check.line(place, text.rstrip("\n"))
                except ValueError as error:
                    check.faults.append(f"{place}: {error}")
                except NotTold:
                    check.not_told += 1
                    check.rules = None
    summary = f"{check.hands} hands, {check.not_told} not told here, {len(check.faults)} faults"
    print("\n".join(check.faults + [summary]))
    return min(len(check.faults), 1)


def main(arguments):
    if len(arguments) >= 2 and arguments[0] == "ways":
        return min(check_ways(arguments[-1], "--update" in arguments), 1)
    if len(arguments) >= 2 and arguments[0] == "check":
        return check_transcripts(arguments[1:])
    print(__doc__)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
