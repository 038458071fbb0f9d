# SPDX-License-Identifier: GPL-3.0-or-later
"""Replays transcripts and compares whose turn it is, what is allowed and what the hand scores."""

import itertools
import pathlib
import sys

from cards import cards_from
from counting import decide, piles_from, same
from hand import Hand
from variant import LAYOUTS, NotTold, chairs, rules_from

FIRST_LINE = "sheepshead hand 1"


def told_actions(text):
    """The allowed actions from the end of a line "1 may: …", one by one."""
    if text.startswith("bury any "):
        count = int(text.split()[2])
        chosen = itertools.combinations(text.split()[4:], count)
        return ["bury " + " ".join(cards) for cards in chosen]
    actions = []
    for part in text.split(", "):
        words = part.split()
        one_by_one = words[0] == "play" and words[-1] != "blitz"
        actions += ["play " + card for card in words[1:]] if one_by_one else [part]
    return actions


class TranscriptCheck:
    """Walks through transcripts line by line beside a hand of its own."""

    def __init__(self):
        self.hand = None
        self.hands = 0
        self.not_told = []
        self.faults = []

    def check(self, place, lines):
        """All lines of one source; places are told as "place:number"."""
        number = 0
        for number, text in enumerate(lines, 1):
            try:
                self.line(f"{place}:{number}", text.rstrip("\n"))
            except (ValueError, KeyError) as error:
                self.fault(f"{place}:{number}", error)
            except NotTold:
                self.not_told.append(f"{place}:{number}")
                self.skip()
        self.end_of_hand(f"{place}:{number}")

    def fault(self, place, what):
        self.faults.append(f"{place}: {what}")
        self.skip()

    def skip(self):
        """Passes over the lines up to the next hand."""
        self.rules = None
        self.hand = None

    def line(self, place, text):
        word, _, rest = text.partition(" ")
        if text == FIRST_LINE:
            self.end_of_hand(place)
            self.hands += 1
            self.dealt = {}
            self.piles = {}
            self.doubler = 1
            self.rules = rules_from("")
            self.scored = False
        elif self.rules is None:
            return
        elif word == "variant":
            self.rules = rules_from(rest)
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
        hands = [self.dealt.get(seat, []) for seat in range(chairs(self.rules))]
        self.hand = Hand(
            self.rules, self.dealer, hands, self.blind, self.doubler, neighbour, self.piles
        )

    def compare_legal(self, place, text):
        seat, _, told = text.strip().partition(" may: ")
        if self.hand.phase == "over" or int(seat) != self.hand.turn:
            expected = "the hand is over" if self.hand.phase == "over" else self.hand.turn
            self.fault(place, f"it is not the turn of seat {seat}; expected: {expected}")
            return
        expected = sorted(map(str, map(same, self.hand.legal())))
        if expected != sorted(map(str, map(same, told_actions(told)))):
            self.fault(place, f"{text.strip()}; expected: {', '.join(self.hand.legal())}")

    def compare_scores(self, place, text):
        self.scored = True
        scores = self.hand.scores or {}
        expected = " ".join(str(scores.get(seat, 0)) for seat in range(len(self.hand.hands)))
        if self.hand.phase != "over" or expected != text:
            self.fault(place, f"scores {text}; expected: {expected}")

    def end_of_hand(self, place):
        hand, self.hand = self.hand, None
        if hand is None:
            return
        if hand.phase != "over":
            self.fault(place, f"the hand is not over; expected: {hand.turn} {hand.legal()}")
        elif hand.scores is not None and not self.scored:
            self.fault(place, "there are no scores")


def files_in(paths):
    for path in map(pathlib.Path, paths):
        yield from sorted(map(str, path.glob("*.txt"))) if path.is_dir() else [str(path)]


def check(paths, most_untold=None):
    """Prints all faults and a summary. 1 if there are faults, or if the number of hands not told is
    not `most_untold`: it may not grow, and where it falls the committed number falls with it."""
    seen = TranscriptCheck()
    for path in files_in(paths):
        with sys.stdin if path == "-" else open(path, encoding="utf-8") as file:
            seen.check(path, file)
    return report(seen, most_untold)


def report(seen, most_untold=None):
    for line in seen.faults + [f"{place}: not told here" for place in seen.not_told]:
        print(line)
    untold = len(seen.not_told)
    share = f"{100 * untold / max(seen.hands, 1):.0f} %"
    print(f"{seen.hands} hands, {untold} ({share}) not told here, {len(seen.faults)} faults")
    if most_untold is not None and untold > most_untold:
        print(f"More hands than {most_untold} are not told: tell their rules here too.")
        return 1
    if most_untold is not None and untold < most_untold:
        print(f"Fewer hands than {most_untold} are not told: lower the number to {untold}.")
        return 1
    return 1 if seen.faults or not seen.hands else 0
