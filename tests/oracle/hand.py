# SPDX-License-Identifier: GPL-3.0-or-later
"""One hand from the deal to the scores. Each phase is a module with two functions: legal(hand)
lists the allowed decisions as text, apply(hand, words) carries one out."""

import bidding
import burying
import calling
import partner_calling
import picking
import playing
import raising
import redealing
import voting
from cards import Order
from variant import WITHOUT_PICKER, chairs

PHASES = {
    "redealing": redealing,
    "picking": picking,
    "voting": voting,
    "bidding": bidding,
    "burying": burying,
    "calling": calling,
    "partner calling": partner_calling,
    "raising": raising,
    "playing": playing,
}


class Hand:
    """Seats are numbers from 0, clockwise. `scores` is None until the hand is scored, and stays
    None when it is thrown in."""

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
        around = [(dealer + 1 + i) % chairs(rules) for i in range(chairs(rules))]
        sits_out = rules["dealer-sits-out"] == "on"
        self.seats = [seat for seat in around if not (sits_out and seat == dealer)]
        # Picking, bidding and voting
        self.passed = 0
        self.votes = []
        self.after_vote = None
        self.picker = None
        self.forced = False
        self.bid = None
        self.solo = None
        self.game = None  # what is played when all pass
        # Burying and calling
        self.buried = []
        self.neighbours_bury = []
        self.unseen = []  # the bury of a blind pick
        self.named_with_pick = None
        self.called = None
        self.under = None
        self.under_lies = False
        self.alone = False
        self.partners = []
        self.queens_fallen = []  # 4H-4: their players
        self.caller = None  # 8H-2
        self.called_cards = []
        self.calls_jacks = False
        self.makers_before = 0
        self.sheepshead = False
        # Raising
        self.questions = []
        self.crackers = []
        self.answered = False  # re-crack or around the corner
        self.raises = 0
        self.at_pick = False
        self.after_raises = None
        self.shown = []  # pairs of a blitz
        # Play
        self.suit_was_led = False
        self.first_of_suit = False
        self.trick = []  # (seat, card, whether it is the under)
        self.led = None
        self.tricks = {seat: 0 for seat in self.seats}
        self.points = {seat: 0 for seat in self.seats}
        self.tricks_played = 0
        self.queen_of_clubs = None
        self.black_queens_played = []
        self.owed = {}  # by seat the cards that prove a renege
        self.scores = None
        self.phase = "picking"
        self.turn = self.seats[0]
        redealing.begin(self, covered=bool(piles))
        if self.phase == "picking":
            self.open()

    def open(self):
        self.turn = self.seats[0]
        if self.rules["layout"] == "4H-5":
            self.phase = "bidding"
        elif self.rules["layout"] in WITHOUT_PICKER:
            partner_calling.begin(self)
        else:
            self.phase = "picking"

    def copy(self):
        twin = Hand.__new__(Hand)
        for name, value in self.__dict__.items():
            shared = name in ("rules", "order", "covered") or not isinstance(value, (list, dict))
            twin.__dict__[name] = value if shared else value.copy()
        twin.hands = [list(hand) for hand in self.hands]
        return twin

    def legal(self):
        return PHASES[self.phase].legal(self) if self.phase != "over" else []

    def apply(self, text):
        """Carries out a decision, which must be legal."""
        PHASES[self.phase].apply(self, text.split())

    def end(self, scores=None):
        self.phase = "over"
        self.scores = scores

    # Who sits where

    def next_seat(self, seat):
        return self.seats[(self.seats.index(seat) + 1) % len(self.seats)]

    def holders(self, cards):
        return [seat for seat in self.seats if any(card in self.hands[seat] for card in cards)]

    def makers(self):
        return [self.picker] + self.partners if self.picker is not None else []

    def of_suit(self, seat, suit):
        return [card for card in self.hands[seat] if self.order.suit(card) == suit]
