#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of five-handed Sheepshead a second time: plain, slow, and written from the rule book
alone, so that the engine can be held against it.

    reference_rules.py ways FILE            are the counts of a .perft file right?
    reference_rules.py ways --update FILE   write them anew
    reference_rules.py check FILE...        replays transcripts: same legal actions, same scores?
                                            - reads them as `transcribe --deal` prints them

A difference means that one of the two has a rule wrong; the rule book decides which.
"""

import itertools
import sys

RANKS = "AKQJT987"
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
FAIL_ORDER = "ATK987"
SUIT_LETTER = {"clubs": "C", "spades": "S", "hearts": "H", "diamonds": "D"}
DECK = [rank + suit for suit in "CSHD" for rank in RANKS]

DEFAULTS = {
    "layout": "5H-A",
    "dealer-sits-out": "off",
    "trump-suit": "diamonds",
    "spitz": "off",
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
    "call-down": "off",
    "bury-partner-jack-alone": "on",
    "first-lead": "dealers-left",
    "no-pick": "leaster",
    "forced-no-punish": "off",
    "leaster-blind": "aside",
    "leaster-trick-needed": "on",
    "leaster-tie": "wash",
    "doubler-stack": "queue",
    "doubler-cap": "8",
    "double-on-the-bump": "on",
    "no-trick": "share",
    "defenders-safe-at": "30",
    "settlement": "unit",
}


def rules_from(text):
    named = dict(word.split("=") for word in text.split())
    unknown = set(named) - set(DEFAULTS) - {"partner"}
    if unknown:
        raise ValueError(f"unknown rule {unknown}")
    rules = {**DEFAULTS, **named}
    usual = "called-ace" if rules["layout"] == "5H-A" else "jack-of-diamonds"
    rules.setdefault("partner", usual)
    return rules


def cards_from(text):
    return [] if text.strip() == "-" else text.split()


class Order:
    """TRUMP-1, TRUMP-2, TRUMP-SUIT, SPITZ."""

    def __init__(self, rules):
        low = SUIT_LETTER[rules["trump-suit"]]
        self.trump = [rank + suit for rank in "QJ" for suit in "CSHD"]
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
    def __init__(self, rules, dealer, hands, blind, doubler=1):
        self.rules = rules
        self.order = Order(rules)
        self.doubler = doubler
        self.dealer = dealer
        self.hands = [list(hand) for hand in hands]
        self.blind = list(blind)
        chairs = len(hands)
        after_dealer = [(dealer + 1 + i) % chairs for i in range(chairs)]
        sits_out = rules["dealer-sits-out"] == "on"
        self.seats = [seat for seat in after_dealer if not (sits_out and seat == dealer)]
        self.passed = 0
        self.picker = None
        self.forced = False
        self.buried = []
        self.named_with_pick = None
        self.called = None
        self.under = None
        self.under_lies = False
        self.alone = False
        self.partner = None
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
        if rules["redeal-hand"] == "mandatory":
            if any(self.is_redeal_hand(self.hands[seat]) for seat in self.seats):
                self.phase = "over"

    def copy(self):
        twin = Hand.__new__(Hand)
        twin.__dict__.update(self.__dict__)
        twin.hands = [list(hand) for hand in self.hands]
        twin.trick = list(self.trick)
        twin.tricks = dict(self.tricks)
        twin.points = dict(self.points)
        return twin

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
            "playing": lambda: ["play " + card for card in self.legal_plays()],
            "over": lambda: [],
        }[self.phase]()

    def legal_picks(self):
        picks = ["pick"]
        if self.rules["call-up"] != "none" and self.rules["call-up-when"] == "before-blind":
            if self.rules["partner"] == "jack-of-diamonds" and "JD" in self.hands[self.turn]:
                picks += ["pick " + jack for jack in self.call_ups(self.hands[self.turn])]
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

    def legal_buries(self):
        hand = self.hands[self.picker]
        buries = [list(pair) for pair in itertools.combinations(hand, 2)]
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
        if self.rules["partner"] == "none":
            return ["alone"]
        if self.rules["partner"] == "called-ace":
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
        if jack == "JD" and self.rules["call-up-when"] == "after-picking":
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
            "play": self.apply_play,
        }[words[0]](words[1:])

    def apply_pass(self, _):
        self.passed += 1
        if self.passed < len(self.seats):
            self.turn = self.next_seat(self.turn)
        elif self.rules["no-pick"] == "leaster":
            self.leaster = True
            self.begin_play(self.seats[0])
        else:
            self.phase = "over"

    def apply_pick(self, words):
        self.picker = self.turn
        self.forced = (
            self.rules["no-pick"] == "forced-pick" and self.passed == len(self.seats) - 1
        )
        self.named_with_pick = words[0] if words else None
        self.hands[self.picker] = self.hands[self.picker] + self.blind
        self.phase = "burying"

    def apply_bury(self, cards):
        self.buried = list(cards)
        self.hands[self.picker] = [c for c in self.hands[self.picker] if c not in cards]
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
        self.called = words[0]
        if len(words) == 3:
            self.under = words[2]
            self.under_lies = True
            self.hands[self.picker].remove(self.under)
        for seat in self.seats:
            if seat != self.picker and self.called in self.hands[seat]:
                self.partner = seat
        self.start_after_call()

    def apply_alone(self, _):
        self.alone = True
        self.start_after_call()

    def start_after_call(self):
        pickers_left = self.rules["first-lead"] == "pickers-left"
        self.begin_play(self.next_seat(self.picker) if pickers_left else self.seats[0])

    def begin_play(self, leader):
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
        self.trick = []
        last = not any(self.hands[seat] for seat in self.seats) and not self.under_lies
        goes_with = {"first-trick": self.tricks_played == 1, "last-trick": last}
        if self.leaster and goes_with.get(self.rules["leaster-blind"]):
            self.points[winner] += sum(POINTS[card[0]] for card in self.blind)
        self.turn = winner
        if last:
            self.phase = "over"
            self.scores = self.leaster_scores() if self.leaster else self.picked_scores()

    # Sections 8 and 9

    def picked_scores(self):
        makers = [self.picker] + ([] if self.partner is None else [self.partner])
        defenders = [seat for seat in self.seats if seat not in makers]
        side_tricks = sum(self.tricks[seat] for seat in makers)
        side_points = sum(self.points[seat] for seat in makers)
        side_points += sum(POINTS[card[0]] for card in self.buried)
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
        b = base * self.doubler * (2 if not won and punished else 1)
        sign = 1 if won else -1

        scores = {seat: 0 for seat in self.seats}
        excused = not won and {
            "share": False,
            "picker-if-side-trickless": side_tricks == 0,
            "picker-if-he-trickless": self.tricks[self.picker] == 0,
        }[self.rules["no-trick"]]
        pairwise = self.rules["settlement"] == "pairwise"
        if pairwise and not excused:
            for defender in defenders:
                scores[defender] = -sign * b * len(makers)
            for maker in makers:
                scores[maker] = sign * b * len(defenders)
            return scores
        for defender in defenders:
            scores[defender] = -sign * b
        if self.partner is not None and not excused:
            scores[self.partner] = sign * b
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


def position(entry):
    hands = [cards_from(text) for text in entry["hands"].split("|")]
    hand = Hand(
        rules_from(entry["rules"]), int(entry["dealer"]), hands, cards_from(entry["blind"])
    )
    dealt = sorted(sum(hands, hand.blind))
    if dealt != sorted(DECK):
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
    if text.startswith("bury any 2 of "):
        return ["bury " + " ".join(pair) for pair in itertools.combinations(text.split()[4:], 2)]
    if text.startswith("play "):
        return ["play " + card for card in text.split()[1:]]
    return text.split(", ")


class TranscriptCheck:
    """Walks through transcripts line by line beside a hand of its own."""

    def __init__(self):
        self.hand = None
        self.hands = 0
        self.faults = []

    def line(self, place, text):
        word, _, rest = text.partition(" ")
        if text == "sheepshead hand 1":
            self.hands += 1
            self.dealt = {}
            self.doubler = 1
        elif word == "variant":
            self.rules = rules_from(rest)
        elif word == "deal":
            named = dict(part.split("=") for part in rest.split())
            self.dealer = int(named["dealer"])
            self.doubler = int(named.get("doubler", 1))
        elif word == "hand":
            seat, _, cards = rest.partition(" ")
            self.dealt[int(seat)] = cards_from(cards)
        elif word == "blind":
            chairs = 6 if self.rules["dealer-sits-out"] == "on" else 5
            hands = [self.dealt.get(seat, []) for seat in range(chairs)]
            self.hand = Hand(self.rules, self.dealer, hands, cards_from(rest), self.doubler)
        elif " may: " in text:
            self.compare_legal(place, text)
        elif word == ">":
            decide(self.hand, rest.partition(" ")[2])
        elif word == "scores":
            self.compare_scores(place, rest)

    def compare_legal(self, place, text):
        seat, _, told = text.strip().partition(" may: ")
        if self.hand.phase == "over" or int(seat) != self.seat_to_act():
            self.faults.append(f"{place}: it is not the turn of seat {seat}")
            return
        expected = sorted(map(str, map(same, self.hand.legal())))
        if expected != sorted(map(str, map(same, told_actions(told)))):
            self.faults.append(f"{place}: {text.strip()}; expected {self.hand.legal()}")

    def seat_to_act(self):
        choosing = self.hand.phase in ("burying", "calling")
        return self.hand.picker if choosing else self.hand.turn

    def compare_scores(self, place, text):
        scores = self.hand.scores or {}
        expected = " ".join(str(scores.get(seat, 0)) for seat in range(len(self.hand.hands)))
        if self.hand.phase != "over" or expected != text:
            self.faults.append(f"{place}: scores {text}; expected {expected}")


def check_transcripts(paths):
    check = TranscriptCheck()
    for path in paths:
        with sys.stdin if path == "-" else open(path, encoding="utf-8") as file:
            for number, text in enumerate(file, 1):
                place = f"{path}:{number}"
                try:
                    check.line(place, text.rstrip("\n"))
                except ValueError as error:
                    check.faults.append(f"{place}: {error}")
    print("\n".join(check.faults + [f"{check.hands} hands, {len(check.faults)} faults"]))
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
