#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The miser: the mauer of the table. Passes everything but a monster and lets others pay the double
on the bump, keeps the queens for the last tricks, trusts a partner only when the card is on the
table, and gives a king where others give an ace."""
from table import TRUMP, Stranger, cheapest, highest, lowest, points, sit_down


class Miser(Stranger):
    # ---- bidding

    def pick(self, table):
        trumps = table.trumps(table.hand)
        queens = sum(card[0] == "Q" for card in trumps)
        most = len(table.hand) - 1
        if table.players == 3:
            aces = sum(card[0] == "A" for card in table.fails(table.hand))
            return queens >= 2 and len(trumps) + aces >= 8 or queens >= 3 and len(trumps) >= 6
        if len(trumps) >= most:
            return queens >= 1
        return len(trumps) == most - 1 and queens >= 2 and trumps[0] in ("QC", "QS")

    def bury(self, table):
        """Two cards of one suit, the fat ones; an ace stays to walk later."""
        def value(kept, buried):
            worth = -30 * len(table.trumps(buried))
            worth -= 12 * sum(card[0] == "A" for card in table.fails(buried))
            worth += sum(points(card) for card in table.fails(buried) if card[0] != "A")
            worth += 8 * (3 - len({card[1] for card in table.fails(kept)}))
            if table.seen["rules"]["partner"] == "called-ace":
                own_aces = {card[1] for card in table.hand if card[0] == "A"}
                if not [card for card in table.fails(kept) if card[1] not in own_aces]:
                    worth -= 25
            return worth
        return table.best_bury(value)

    def call(self, table):
        calls = table.calls()
        if not calls:
            return table.choice(["alone"]) or table.legal[0]
        def cost(call):
            if isinstance(call, str):
                own = [card for card in table.hand
                       if card not in table.order and card[1] == call[1]]
                return (0, sum(points(card) for card in own), call)
            return (1, 10 * points(call[1]) + table.rank(call[1]), call[0])
        return calls[min(calls, key=cost)]

    # ---- leads

    def lead(self, table):
        fails = table.fails(table.plays)
        trumps = table.trumps(table.plays)
        if table.picked:
            left = [card for card in table.unseen if card in table.order]
            if trumps and left and len(trumps) > 1:
                return trumps[0] if table.boss(trumps[0]) else trumps[-1]
            aces = [card for card in fails if table.boss(card)]
            return (aces or fails or trumps)[0]
        if table.maker and trumps:
            small = [card for card in trumps if points(card) < 4 and card[0] != "Q"]
            if small:
                return small[-1]
        if not fails:
            return lowest(table, trumps)
        worthless = [card for card in fails if points(card) == 0]
        if worthless:  # nothing to lose in a short suit
            return min(worthless, key=lambda card: (len(table.of_suit(table.hand, card[1])), card))
        return cheapest(table, fails)

    # ---- to a trick

    def follow(self, table):
        if table.friend(table.winner) is True:
            return self.give(table)
        winners = [card for card in table.plays if table.wins(card)]
        if not winners:
            return self.least(table, table.plays)
        late = len(table.hand) <= 2
        suited = [card for card in winners if card not in table.order and table.led != TRUMP]
        if suited:
            top = highest(table, suited)
            return top if table.boss(top) or not table.after else self.least(table, table.plays)
        queens = [card for card in winners if card[0] == "Q"]
        others = [card for card in winners if card not in queens]
        if late or table.worth >= 15:
            return winners[0] if late and len(winners) == 1 else lowest(table, winners)
        if others and table.worth >= 4 and (not table.after or table.worth >= 10):
            fat = [card for card in others if points(card) >= 10]
            return fat[0] if fat and not table.after else lowest(table, others)
        if others and not table.after:
            return lowest(table, others)
        return self.least(table, table.plays)

    def give(self, table):
        """A king is enough, until nothing can happen to the trick any more."""
        sure = not table.can_be_beaten(table.winning_card(), table.after) \
            if table.winning_card() else not table.after
        quiet = [card for card in table.plays if card[0] not in "QJ"] or table.plays
        if sure and not table.after:
            return max(quiet, key=points)
        kings = [card for card in quiet if card[0] == "K"]
        if sure and kings:
            return kings[0]
        return self.least(table, table.plays)

    def least(self, table, cards):
        """Queens last, jacks before them, no matter what it is worth below them."""
        return min(cards, key=lambda card: (card[0] == "Q", points(card) >= 10, card[0] == "J",
                                            points(card), table.rank(card)))

    # ---- leasters: what the miser came for

    def leaster(self, table):
        taken = table.seen["tricksTaken"][table.me]
        winners = [card for card in table.plays if table.wins(card)] if table.trick else []
        losers = [card for card in table.plays if card not in winners]
        if not table.trick:
            low = [card for card in table.plays if points(card) == 0] or table.plays
            return lowest(table, low)
        if taken == 0 and winners and not table.after and table.worth <= 3:
            return max(winners, key=lambda card: (points(card) == 0, table.rank(card)))
        if taken == 0 and winners and len(table.hand) <= 2:
            return lowest(table, winners)
        if losers:
            # gets rid of what could take a trick later, fat cards first where they are safe
            return max(losers, key=lambda card: (points(card) >= 10, card in table.order,
                                                 table.rank(card)))
        return min(winners, key=lambda card: (table.rank(card), points(card))) if table.after \
            else max(winners, key=table.rank)


if __name__ == "__main__":
    sit_down(Miser())
