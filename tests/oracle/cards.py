# SPDX-License-Identifier: GPL-3.0-or-later
"""The deck, its points, and which card beats which (DECK, TRUMP-1, TRUMP-2)."""

RANKS = "AKQJT987"
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
FAIL_ORDER = "ATK987"
SUIT_LETTER = {"clubs": "C", "spades": "S", "hearts": "H", "diamonds": "D"}
DECK = [rank + suit for suit in "CSHD" for rank in RANKS]


def points_of(cards):
    return sum(POINTS[card[0]] for card in cards)


def cards_from(text):
    """The cards of "QC TD"; none for "-"."""
    return [] if text.strip() == "-" else text.split()


class Order:
    """TRUMP-1, TRUMP-2, TRUMP-SUIT, TRUMP-HONOURS, SPITZ."""

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
        """Whether a card takes the trick from the card that wins it so far."""
        if self.suit(card) == "trump":
            return self.suit(other) != "trump" or self.trump.index(card) < self.trump.index(other)
        if self.suit(card) != self.suit(other):
            return False
        return FAIL_ORDER.index(card[0]) < FAIL_ORDER.index(other[0])
