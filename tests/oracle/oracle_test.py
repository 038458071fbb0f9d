#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The oracle agrees with right transcripts and fails on wrong ones."""

import contextlib
import io
import pathlib
import tempfile
import unittest

import calling
import pot
import transcript
from hand import Hand
from variant import DEFAULTS, LAYOUT_DEFAULTS, LAYOUTS, rules_from

DATA = pathlib.Path(__file__).parents[1] / "data"
GOLDEN = DATA / "transcripts"


def faults_of(text):
    check = transcript.TranscriptCheck()
    check.check("test", text.splitlines())
    return check.faults


def golden(name):
    return (GOLDEN / name).read_text(encoding="utf-8")


def short(line):
    """A variant line with only those rules that differ from the layout's default."""
    named = dict(word.split("=") for word in line.split()[1:])
    layout = named["layout"]
    usual = {**DEFAULTS, **LAYOUT_DEFAULTS.get(layout, {}), "partner": LAYOUTS[layout][3]}
    kept = [f"{k}={v}" for k, v in named.items() if k == "layout" or usual[k] != v]
    return "variant " + " ".join(kept)


def calls_with(kept, buried="", rules=""):
    hand = Hand(rules_from("layout=5H-A " + rules), 4, [[]] * 5, ["2C", "2S"])
    hand.picker = 0
    hand.hands[0] = kept.split()
    hand.buried = buried.split()
    return calling.calls_by_choice(hand)


class WrongTranscripts(unittest.TestCase):
    def assert_fault(self, text, told):
        faults = faults_of(text)
        self.assertEqual(len(faults), 1, faults)
        self.assertIn(told, faults[0])

    def changed(self, name, old, new):
        text = golden(name)
        self.assertIn(old, text)
        return text.replace(old, new, 1)

    def test_right_ones_have_no_fault(self):
        self.assertEqual(faults_of(golden("called-ace.txt")), [])

    def test_wrong_scores(self):
        wrong = self.changed("crack-and-blitz.txt", "\nscores -2 2 4", "\nscores -2 4 2")
        self.assert_fault(wrong, "scores -2 4 2 -2 -2; expected: -2 2 4 -2 -2")

    def test_a_card_too_many(self):
        wrong = self.changed("moster.txt", "1 may: play 7C", "1 may: play 7C KH")
        self.assert_fault(wrong, "1 may: play 7C KH; expected: play 7C")

    def test_a_missing_question(self):
        wrong = self.changed("several-crackers.txt", "  3 may: decline, crack\n> 3 crack\n", "")
        self.assert_fault(wrong, "it is not the turn of seat 4; expected: 3")

    def test_a_forbidden_decision(self):
        wrong = self.changed("five-forced-seat.txt", "> 0 pick", "> 0 pass")
        self.assert_fault(wrong, "not allowed: pass")

    def test_a_hand_that_ends_too_early(self):
        text = golden("called-ace.txt")
        self.assert_fault(text[: text.rindex("\n> ")], "the hand is not over")

    def test_a_bet_without_scores(self):
        text = golden("sheepshead.txt")
        self.assert_fault(text[: text.rindex("scores ")], "there are no scores")

    def test_another_stake_of_the_rules(self):
        wrong = self.changed("sheepshead.txt", "call-sheepshead=on", "call-sheepshead=off")
        self.assertTrue(faults_of(wrong))


class Rules(unittest.TestCase):
    def test_short_variant_lines_mean_the_same(self):
        for path in sorted(GOLDEN.glob("*.txt")):
            lines = path.read_text(encoding="utf-8").splitlines()
            brief = [short(line) if line.startswith("variant ") else line for line in lines]
            self.assertEqual(faults_of("\n".join(brief)), [], path.name)

    def test_worked_answers_about_calls(self):
        unders = [call for call in calls_with("QC JC AD TD KD 9D") if "under" in call]
        self.assertEqual(len(unders), 3 * 6)
        self.assertEqual(calls_with("AC AS 7H QC JC 8D"), ["call AH", "alone"])
        self.assertEqual(calls_with("AC KC QC JC 8D 7D", "AH AS"), ["call TC", "alone"])
        self.assertEqual(calls_with("AC TC QC JC 8D 7D", "AH AS"), ["alone"])
        suits = {call.split()[1] for call in calls_with("AC KC QC JC 8D 7D") if "under" in call}
        self.assertEqual(suits, {"AS", "AH"})

    def test_declining_one_ladder_leaves_the_other(self):
        hands = ["QC JD 7D AC", "8D TC KC 9C", "JH 8C 7C AS"] + [["AH"] * 4] * 5
        split = [hand.split() if isinstance(hand, str) else hand for hand in hands]
        hand = Hand(rules_from("layout=8H-2"), 7, split, [])
        self.assertEqual(hand.legal(), ["call 8D", "decline"])
        hand.apply("decline")
        self.assertEqual(hand.legal(), ["call JH", "decline"])
        hand.apply("call JH")
        self.assertEqual((hand.phase, hand.partners), ("playing", [0, 2]))

    def test_a_pair_may_be_shown_at_the_pick(self):
        rules = rules_from("layout=5H-A blitz-black-queens=on blitz-when=before-pick")
        dealt = ["AC TC KC 9C 8C QD", "QC QS 7C AS TS KS"] + ["AH KH 9S 8S 7S JD"] * 3
        hand = Hand(rules, 4, [cards.split() for cards in dealt], ["QH", "JH"])
        hand.apply("pick")
        self.assertEqual((hand.turn, hand.legal()), (1, ["decline", "blitz black-queens"]))
        hand.apply("blitz black-queens")
        self.assertEqual((hand.phase, hand.turn, hand.raises), ("burying", 0, 1))

    def test_the_loser_of_a_tied_leaster_antes(self):
        rules = rules_from("layout=5H-A pot=losers leaster-tie=pair")
        pays = pot.payments(rules, range(5), "leaster 0 1", 4)
        self.assertEqual(list(pays.values()), [0, 0, 1, 1, 1])


class NotToldHands(unittest.TestCase):
    def run_check(self, text, most_untold):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "hand.txt"
            path.write_text(text, encoding="utf-8")
            with contextlib.redirect_stdout(io.StringIO()) as printed:
                return transcript.check([folder], most_untold), printed.getvalue()

    def test_the_number_must_be_right(self):
        told = golden("vote-for-a-leaster.txt")
        self.assertEqual(self.run_check(told, 0)[0], 0)
        code, printed = self.run_check(told, 1)
        self.assertEqual(code, 1)
        self.assertIn("lower the number to 0", printed)

    def test_nothing_to_check_is_a_failure(self):
        self.assertEqual(self.run_check("", 0)[0], 1)


class Pot(unittest.TestCase):
    def test_a_wrong_pot_is_found(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "pot.txt"
            path.write_text("pot=losers | 4 | makers 0 1 won | 2 2 0 0 0 | 0\n", encoding="utf-8")
            with contextlib.redirect_stdout(io.StringIO()) as printed:
                self.assertEqual(pot.check(path), 1)
            self.assertIn("expected: 3 1 0 0 0 | 0", printed.getvalue())


if __name__ == "__main__":
    unittest.main()
