# SPDX-License-Identifier: GPL-3.0-or-later
"""What all strangers share: the protocol, the cards, and what a seat remembers.

Nothing here decides anything. How a stranger plays stands in its own file."""
import json
import sys
from itertools import combinations
from zlib import crc32

POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
FAIL_ORDER = "789JQKTA"  # the weakest first
TRUMP = "trump"


def points(card):
    return POINTS[card[0]]


class Table:
    """One decision as the seat to act sees it."""

    def __init__(self, seen, legal):
        self.seen, self.legal, self.phase = seen, legal, seen["phase"]
        self.me, self.hand, self.dealt = seen["viewer"], seen["hand"], seen["dealt"]
        self.order = {card: place for place, card in enumerate(reversed(seen["trump"]))}
        self.seats = seen["seats"]
        self.players = len(self.seats)
        self.picker, self.called = seen["picker"], seen["called"]
        self.makers, self.defenders = set(seen["makers"]), set(seen["defenders"])
        self.leaster = seen["noPickGame"] is not None
        self.alone = seen["alone"] or seen["rules"].get("partner") == "none"
        self.plays = [text.split()[1] for text in legal if text.startswith("play ")]
        self._remember(seen["tricks"])

    # ---- the cards

    def suit(self, card):
        return TRUMP if card in self.order else card[1]

    def trumps(self, cards):
        """The trump among the cards, the highest first."""
        return sorted((card for card in cards if card in self.order), key=self.order.get, reverse=True)

    def fails(self, cards):
        return [card for card in cards if card not in self.order]

    def of_suit(self, cards, suit):
        return [card for card in cards if self.suit(card) == suit]

    def rank(self, card):
        """How high a card stands in its own suit."""
        return self.order[card] if card in self.order else FAIL_ORDER.index(card[0])

    def power(self, card, led):
        """Which of two cards takes a trick that was led in this suit; 0 takes none."""
        if card is None:
            return 0
        if card in self.order:
            return 100 + self.order[card]
        if card[1] != led:
            return 0
        return 50 if card == self.called and card[0] == "T" else 1 + FAIL_ORDER.index(card[0])

    # ---- what was played

    def _remember(self, tricks):
        finished = tricks if not tricks or len(tricks[-1]["cards"]) == self.players else tricks[:-1]
        current = tricks[len(finished):]
        self.tricks = [self._trick(each) for each in finished]
        self.trick, self.winner = self._trick(current[0]) if current else ([], None)
        self.led = self._led(self.trick)
        self.worth = sum(points(card) for _, card in self.trick if card)
        self.best = max((self.power(card, self.led) for _, card in self.trick), default=0)
        played = [card for cards, _ in self.tricks for _, card in cards] + [c for _, c in self.trick]
        self.played = {card for card in played if card}
        own = self.played.union(self.hand, self.seen["buried"])
        fail_suits = [suit for suit in "CSH" if "A" + suit not in self.order]
        if "AD" not in self.order:
            fail_suits.append("D")
        deck = list(self.order) + [rank + suit for suit in fail_suits for rank in "ATK987"]
        self.unseen = [card for card in deck if card not in own]
        here = self.seats.index(self.me)
        left = self.players - 1 - len(self.trick)
        self.after = [self.seats[(here + 1 + i) % self.players] for i in range(left)]
        self.void = {seat: set() for seat in self.seats}
        for cards, _ in self.tricks + [(self.trick, None)]:
            led = self._led(cards)
            for seat, card in cards[1:]:
                if card and led and self.suit(card) != led:
                    self.void[seat].add(led)

    @staticmethod
    def _trick(told):
        """Who played what, and who won it. A card that lies under the call has no power."""
        cards = [(each["seat"], None if each["asUnder"] else each["card"]) for each in told["cards"]]
        return cards, told["winning"]

    def _led(self, cards):
        if not cards:
            return None
        first = cards[0][1]
        return self.suit(first) if first else (self.called or "??")[1]

    def led_before(self, suit):
        return sum(1 for cards, _ in self.tricks if self._led(cards) == suit)

    # ---- who is who

    @property
    def picked(self):
        return self.picker == self.me

    @property
    def maker(self):
        return self.me in self.makers

    @property
    def lone(self):
        """This seat plays against all others."""
        had = self.dealt + self.seen["blind"]
        return self.picked and (self.alone or self.called is None or self.called in had)

    def friend(self, seat):
        """True or False where this seat knows it, None where it does not."""
        if self.leaster:
            return False
        if seat == self.me:
            return True
        mine, theirs = (self.makers, self.defenders)
        if not self.maker:
            mine, theirs = theirs, mine
        if seat in mine:
            return True
        if seat in theirs:
            return False
        if not self.maker and (self.alone or len(self.makers) > 1):
            return seat not in self.makers
        if self.maker and len(self.makers) > 1:
            return False
        return False if self.lone else None

    @property
    def place(self):
        """0 at the dealer's left; the dealer has the highest."""
        return (self.seats.index(self.me) - self.seats.index(self.seen["dealer"]) - 1) % self.players

    @property
    def on_the_end(self):
        return self.place == self.players - 1

    # ---- what a card does

    def wins(self, card):
        """The card would be the best of the trick so far."""
        return self.power(card, self.led or self.suit(card)) > self.best

    def can_be_beaten(self, card, by):
        """One of these seats may hold a card that takes this one."""
        led = self.led or self.suit(card)
        strength = self.power(card, led)
        better = [other for other in self.unseen if self.power(other, led) > strength]
        return any(self.suit(other) not in self.void[seat] for seat in by for other in better)

    def winning_card(self):
        return next((card for seat, card in self.trick if seat == self.winner), None)

    def boss(self, card):
        """No unseen card of its suit is higher."""
        suit, rank = self.suit(card), self.rank(card)
        return all(self.suit(other) != suit or self.rank(other) < rank for other in self.unseen)

    # ---- answers

    def choice(self, wanted):
        """The first of these that is allowed, or None."""
        return next((text for text in wanted if text in self.legal), None)

    def best_bury(self, value):
        """The bury whose kept cards and buried cards have the highest value(kept, buried)."""
        def judged(text):
            buried = text.split()[1:]
            return value([card for card in self.hand if card not in buried], buried)
        return max((text for text in self.legal if text.startswith("bury")), key=judged)

    def calls(self):
        """Ordinary calls as card: action; with an under as (card, under): action."""
        found = {}
        for text in self.legal:
            words = text.split()
            if words[0] == "call":
                found[words[1] if len(words) == 2 else (words[1], words[3])] = text
        return found

    def chance(self, *salt):
        """A number in [0, 1) that hangs on what is seen and on nothing else, so that the same
        situation has the same dice, no matter who the other players are."""
        state = (self.me, self.dealt, self.hand, self.seen["dealer"], self.phase,
                 [cards for cards, _ in self.tricks], self.trick, salt)
        return crc32(repr(state).encode()) / 2.0 ** 32


def cheapest(table, cards):
    """The fewest points, then the weakest; fail before trump."""
    return min(cards, key=lambda card: (points(card), card in table.order, table.rank(card)))


def fattest(table, cards):
    """The most points, of those the weakest; fail before trump."""
    return max(cards, key=lambda card: (points(card), card not in table.order, -table.rank(card)))


def highest(table, cards):
    return max(cards, key=lambda card: (card in table.order, table.rank(card)))


def lowest(table, cards):
    return min(cards, key=lambda card: (card in table.order, table.rank(card)))


def pairs(cards):
    return combinations(cards, 2)


class Stranger:
    """A player. Each kind says how it picks, buries, calls, raises, leads, follows and plays a
    leaster; a method returns an action, or a card to play."""

    def decide(self, table):
        phase = table.phase
        if phase == "picking":
            return "pick" if self.pick(table) else "pass"
        if phase == "burying":
            return self.bury(table)
        if phase == "calling":
            return self.call(table)
        if phase == "raising":
            return "crack" if "crack" in table.legal and self.crack(table) else "decline"
        if phase == "playing":
            if table.leaster:
                return "play " + self.leaster(table)
            return "play " + (self.follow(table) if table.trick else self.lead(table))
        return table.legal[0]  # phases of tables for which no stranger has rules of its own

    def crack(self, table):
        return False


def sit_down(stranger):
    """Answers until the end of the input. `--strict` ends with an error where the stranger would do
    what is not allowed; without it the first legal action is taken instead."""
    strict = "--strict" in sys.argv[1:]
    for line in sys.stdin:
        asked = json.loads(line)
        legal = asked["legal"]
        action = legal[0]
        if len(legal) > 1:
            action = stranger.decide(Table(asked["observation"], legal))
            if action not in legal:
                if strict:
                    sys.exit(f"{action} is not among {legal}")
                action = legal[0]
        print(json.dumps({"action": action}), flush=True)
