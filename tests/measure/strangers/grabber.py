#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The grabber: counts points and nothing else. Takes every trick with points in it, a partner's too,
ducks every other one, keeps aces and tens for tricks of its own, and picks because there are so many
points in its hand."""
from table import TRUMP, Stranger, cheapest, highest, lowest, points, sit_down

FAT = 10  # points that make a trick worth having


class Grabber(Stranger):
    # ---- bidding

    def pick(self, table):
        trumps = table.trumps(table.hand)
        held = sum(points(card) for card in table.hand)
        takers = [card for card in trumps if card[0] in "QJ"]
        if table.players == 3:
            return len(takers) >= 3 and held >= 40 and len(trumps) >= 5 or len(trumps) >= 7
        if len(takers) < 2:
            return len(trumps) >= 5
        return held + 6 * len(trumps) >= (42 if table.players == 6 else 44) and len(trumps) >= 3

    def bury(self, table):
        """The two fattest cards that cannot take a trick themselves."""
        def value(kept, buried):
            worth = 0
            for card in buried:
                worth += points(card) - (14 if card in table.order else 0)
                worth -= 16 if card[0] in "QJ" else 0
            callable_suits = [card for card in table.fails(kept)
                              if "A" + card[1] not in table.hand]
            return worth + (1 if callable_suits else 0)
        return table.best_bury(value)

    def call(self, table):
        """The suit with the most points in hand: the partner's ace is to bring them home."""
        calls = table.calls()
        if not calls:
            return table.choice(["alone"]) or table.legal[0]
        def brings(call):
            suit = (call if isinstance(call, str) else call[0])[1]
            under = 0 if isinstance(call, str) else points(call[1]) - table.rank(call[1])
            own = [card for card in table.hand if card not in table.order and card[1] == suit]
            return (sum(points(card) for card in own) + under, suit)
        return calls[max(calls, key=brings)]

    # ---- leads

    def lead(self, table):
        fails, trumps = table.fails(table.plays), table.trumps(table.plays)
        aces = [card for card in fails if table.boss(card)]
        if aces:
            return max(aces, key=points)
        if table.maker and trumps:
            takers = [card for card in trumps if card[0] in "QJ"]
            if takers and len(trumps) >= 2:
                return takers[len(takers) // 2]
            return lowest(table, trumps)
        small = [card for card in fails if points(card) < 10]
        if small:
            longest = max(small, key=lambda card: (len(table.of_suit(table.hand, card[1])), card))
            return cheapest(table, table.of_suit(small, longest[1]))
        return cheapest(table, table.plays)

    # ---- to a trick

    def follow(self, table):
        winners = [card for card in table.plays if table.wins(card)]
        losers = [card for card in table.plays if card not in winners]
        if not winners:
            return self.duck(table, losers)
        fat = [card for card in winners if points(card) >= FAT]
        if not table.after:
            if fat:
                return fat[0]
            if table.worth >= 3 or not losers:
                return lowest(table, winners)
            return self.duck(table, losers)
        if table.worth >= FAT:
            return highest(table, winners)
        firm = [card for card in fat if not table.can_be_beaten(card, table.after)]
        if firm:
            return firm[0]
        suited = [card for card in fat if card not in table.order and card[0] == "A"]
        if suited and not table.led_before(table.led):
            return suited[0]
        if table.led == TRUMP and table.picked:
            return highest(table, winners)
        if table.worth >= 4:
            middle = [card for card in winners if points(card) < FAT]
            if middle:
                return middle[len(middle) // 2]
        return self.duck(table, losers or winners)

    def duck(self, table, cards):
        """Gives nothing to any trick."""
        return min(cards, key=lambda card: (points(card), table.rank(card)))

    # ---- leasters

    def leaster(self, table):
        """The same upside down: no trick with points, and the fat cards go to others."""
        if not table.trick:
            return min(table.plays, key=lambda card: (points(card) >= 4, table.rank(card)))
        losers = [card for card in table.plays if not table.wins(card)]
        if losers:
            return max(losers, key=lambda card: (points(card), table.rank(card)))
        return lowest(table, table.plays) if table.after else \
            min(table.plays, key=lambda card: (points(card), -table.rank(card)))


if __name__ == "__main__":
    sit_down(Grabber())
