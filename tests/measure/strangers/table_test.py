# SPDX-License-Identifier: GPL-3.0-or-later
"""What strangers remember, in small positions."""
import sys
import unittest

from table import TRUMP, Table, cheapest, fattest, highest, lowest

TRUMPS = "QC QS QH QD JC JS JH JD AD TD KD 9D 8D 7D".split()


def trick(winning, *cards):
    played = [card.split() for card in cards]
    return {"winning": winning, "cards": [
        {"seat": int(seat), "card": None if card == "under" else card, "asUnder": card == "under"}
        for seat, card in played]}


def at(hand, tricks=(), plays=None, **seen):
    hand = hand.split()
    told = {"viewer": 0, "dealer": 4, "seats": [0, 1, 2, 3, 4], "trump": TRUMPS, "phase": "playing",
            "hand": hand, "dealt": hand, "blind": [], "buried": [], "picker": 1, "called": "AH",
            "makers": [1], "defenders": [0], "noPickGame": None, "alone": False,
            "rules": {"partner": "called-ace"}, "tricks": list(tricks), "tricksTaken": [0] * 5}
    told.update(seen)
    return Table(told, ["play " + card for card in (plays.split() if plays else hand)])


class Memory(unittest.TestCase):
    def test_who_did_not_follow_is_void(self):
        table = at("QC 7C", [trick(3, "0 9D", "1 JS", "2 8S", "3 QS", "4 KH"), trick(3, "3 AC", "4 TH")])
        self.assertEqual(table.void, {0: set(), 1: set(), 2: {TRUMP}, 3: set(), 4: {TRUMP, "C"}})
        self.assertEqual((table.worth, table.led, table.after), (21, "C", [1, 2]))

    def test_unseen_are_all_cards_but_the_own_and_the_played(self):
        table = at("QC 7C", [trick(4, "3 AC", "4 JD")], buried=["TH", "TS"])
        self.assertEqual(len(table.unseen), 32 - 2 - 2 - 2)

    def test_a_card_under_the_call_leads_its_suit_and_takes_nothing(self):
        table = at("QC 7H", [trick(4, "3 under", "4 8H")], plays="7H")
        self.assertEqual((table.led, table.best, table.wins("7H")), ("H", 2, False))

    def test_trump_beat_fail_and_higher_cards_beat_lower_ones(self):
        table = at("7D AC TC KS", [trick(4, "4 KC")])
        self.assertEqual([table.wins(card) for card in table.hand], [True, True, True, False])

    def test_the_called_ten_beats_the_ace(self):
        table = at("TH", [trick(4, "4 AH")], called="TH")
        self.assertTrue(table.wins("TH"))

    def test_a_card_is_safe_where_none_behind_can_beat_it(self):
        voids = [trick(1, "0 7D", "1 QC", "2 8S", "3 7S", "4 7C")]
        table = at("JD QS QH QD", voids + [trick(0, "4 7H")])
        self.assertFalse(table.can_be_beaten("QS", [1, 2, 3]))
        self.assertFalse(table.can_be_beaten("JD", [2, 3]))  # they have no trump
        self.assertTrue(table.can_be_beaten("JD", [1]))


class Sides(unittest.TestCase):
    def friends(self, **seen):
        table = at("7C 8C", **seen)
        return [table.friend(seat) for seat in (1, 2, 3, 4)]

    def test_a_defender_knows_the_picker_alone(self):
        self.assertEqual(self.friends(), [False, None, None, None])

    def test_all_is_known_when_the_partner_is(self):
        self.assertEqual(self.friends(makers=[1, 3], defenders=[0]), [False, True, False, True])
        self.assertEqual(self.friends(makers=[1, 0], defenders=[]), [True, False, False, False])

    def test_all_stand_against_a_lone_picker(self):
        self.assertEqual(self.friends(alone=True), [False, True, True, True])
        self.assertEqual(self.friends(picker=0, makers=[0], defenders=[], called="JD",
                                      dealt=["JD", "7C"]), [False] * 4)

    def test_a_picker_does_not_know_the_partner(self):
        self.assertEqual(self.friends(picker=0, makers=[0], defenders=[]), [None] * 4)

    def test_there_are_no_friends_in_a_leaster(self):
        self.assertEqual(self.friends(picker=None, makers=[], noPickGame="leaster"), [False] * 4)


class Choices(unittest.TestCase):
    def test_cards_by_points_and_by_rank(self):
        table = at("QC AD 7D AC 9S")
        self.assertEqual((cheapest(table, table.hand), fattest(table, table.hand)), ("9S", "AC"))
        self.assertEqual((highest(table, table.hand), lowest(table, table.hand)), ("QC", "9S"))

    def test_the_dice_are_the_same_for_the_same_situation(self):
        self.assertEqual(at("QC AD").chance("x"), at("QC AD").chance("x"))
        self.assertNotEqual(at("QC AD").chance("x"), at("QC KD").chance("x"))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
