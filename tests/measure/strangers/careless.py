#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The careless one: plays a decent tavern game with half an eye on the television. Of every so many
decisions one goes wrong in a way that happens to people: the card beside the right one, a trick that
it believes to be lost, a schmear to the wrong side, a pick on a hand read too quickly.

careless.py [--rate R] [--mood N]: the share of decisions that go wrong (0.12), and other dice."""
import sys

from table import TRUMP, Stranger, cheapest, fattest, highest, lowest, points, sit_down


class Careless(Stranger):
    def __init__(self, rate, mood):
        self.rate, self.mood = rate, mood

    def slips(self, table, where):
        return table.chance("slip", where, self.mood) < self.rate

    # ---- bidding

    def pick(self, table):
        weight = {"QC": 5, "QS": 5, "QH": 4, "QD": 4, "JC": 3, "JS": 3, "JH": 3, "JD": 3}
        strength = sum(weight.get(card, 2) for card in table.trumps(table.hand))
        strength += sum(1 for card in table.fails(table.hand) if card[0] == "A")
        limit = {3: 18, 6: 11.5}.get(table.players, 12)
        if self.slips(table, "pick"):
            strength += 6 * table.chance("misread", self.mood) - 3
        return strength >= limit - (1 if table.on_the_end else 0)

    def bury(self, table):
        hasty = self.slips(table, "bury")
        def value(kept, buried):
            worth = sum(points(card) for card in buried if card[0] != "A")
            worth += 6 * sum(card[0] == "A" for card in table.fails(buried))
            worth -= 25 * len(table.trumps(buried))
            if hasty:  # forgets that a suit must stay for the call
                return worth
            mine = {card[1] for card in table.hand if card[0] == "A"}
            if table.seen["rules"]["partner"] == "called-ace":
                worth += 12 if any(card[1] not in mine for card in table.fails(kept)) else 0
            return worth + 3 * (3 - len({card[1] for card in table.fails(kept)}))
        return table.best_bury(value)

    def call(self, table):
        calls = table.calls()
        ordinary = [card for card in calls if isinstance(card, str)]
        if ordinary:
            if self.slips(table, "call"):
                return calls[ordinary[-1]]
            return calls[min(ordinary, key=lambda card: (
                highest(table, table.of_suit(table.hand, card[1]) or [card])[0] in "TK", card))]
        if calls:
            return calls[min(calls, key=lambda each: table.rank(each[1]))]
        return table.choice(["alone"]) or table.legal[0]

    def crack(self, table):
        return sum(card[0] == "Q" for card in table.hand) >= 2 or self.slips(table, "crack")

    # ---- play

    def lead(self, table):
        return self.perhaps_another(table, self.proper_lead(table))

    def follow(self, table):
        return self.perhaps_another(table, self.proper_follow(table))

    def perhaps_another(self, table, card):
        """The card beside it in the hand, where a card was pulled without looking."""
        if not self.slips(table, "card") or len(table.plays) < 2:
            return card
        place = table.plays.index(card)
        return table.plays[place - 1 if place else 1]

    def proper_lead(self, table):
        trumps, fails = table.trumps(table.plays), table.fails(table.plays)
        if table.maker and trumps:
            if table.picked and len(trumps) <= 2 and fails:
                return self.lead_fail(table, fails)
            return trumps[0] if trumps[0] in ("QC", "QS", "QH") else trumps[-1]
        return self.lead_fail(table, fails) if fails else trumps[-1]

    def lead_fail(self, table, fails):
        called = table.called[1] if table.called and table.called not in table.order else None
        asked = [card for card in fails if card[1] == called]
        if asked and not table.maker and not self.slips(table, "forgets the call"):
            return highest(table, asked)
        aces = [card for card in fails if card[0] == "A"]
        return aces[0] if aces else cheapest(table, fails)

    def proper_follow(self, table):
        friend = table.friend(table.winner)
        if friend is None:
            friend = table.winner != table.picker and not table.picked and not table.after
        if self.slips(table, "sides"):
            friend = not friend
        if friend:
            return self.give(table)
        winners = [card for card in table.plays if table.wins(card)]
        if not winners or self.slips(table, "believes it lost"):
            return cheapest(table, table.plays)
        if not table.after:
            rich = [card for card in winners if points(card) >= 10]
            return rich[0] if rich else lowest(table, winners)
        if table.led != TRUMP and highest(table, winners) not in table.order:
            top = highest(table, winners)
            return top if top[0] == "A" else cheapest(table, table.plays)
        if table.worth + len(table.after) >= 8:
            trumps = table.trumps(winners)
            return trumps[len(trumps) // 2] if trumps else winners[0]
        if table.led != TRUMP and len(table.after) <= 2:
            return lowest(table, winners)
        return cheapest(table, table.plays)

    def give(self, table):
        if table.after and table.winning_card() \
                and table.power(table.winning_card(), table.led) < 106:  # below a good jack
            kings = [card for card in table.plays if card[0] == "K"]
            return kings[0] if kings else cheapest(table, table.plays)
        spare = [card for card in table.plays if card[0] not in "QJ"]
        return fattest(table, spare or table.plays)

    # ---- leasters

    def leaster(self, table):
        return self.perhaps_another(table, self.proper_leaster(table))

    def proper_leaster(self, table):
        if not table.trick:
            return lowest(table, table.plays)
        losers = [card for card in table.plays if not table.wins(card)]
        taken = table.seen["tricksTaken"][table.me]
        if losers and (taken or table.worth > 6 or table.after):
            return highest(table, losers)
        return lowest(table, [card for card in table.plays if table.wins(card)] or losers)


def option(name, usual, kind):
    given = sys.argv[1:]
    return kind(given[given.index(name) + 1]) if name in given else usual


if __name__ == "__main__":
    sit_down(Careless(option("--rate", 0.12, float), option("--mood", 1, int)))
