#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The novice: has read the guide and plays by its maxims. Counts four trump as a pick, plays second
hand low and third hand high, leads trump because trump win, covers with the highest card it has,
and remembers no card that has been turned over."""
from table import TRUMP, Stranger, cheapest, fattest, highest, lowest, points, sit_down


class Novice(Stranger):
    # ---- bidding

    def pick(self, table):
        trumps = table.trumps(table.hand)
        ladies = [card for card in trumps if card[0] in "QJ"]
        if table.players == 3:
            return len(trumps) >= 6
        if table.players == 6:
            return len(trumps) >= 4 and len(ladies) >= 1 or len(ladies) == 3
        return len(trumps) >= 5 or len(trumps) == 4 and len(ladies) >= 2

    def bury(self, table):
        """The guide says: bury your small fail and keep your aces to win tricks."""
        def value(kept, buried):
            worth = -40 * len(table.trumps(buried))
            for card in table.fails(buried):
                worth -= 9 if card[0] == "A" else 0
                worth += 2 if card[0] in "TK" else 1
            counts = [sum(other[1] == card[1] for other in table.fails(kept)) for card in kept
                      if card not in table.order]
            if table.seen["rules"]["partner"] == "called-ace":  # a card to call with must stay
                own = {card[1] for card in table.hand if card[0] == "A" and card not in table.order}
                worth += 20 if any(card[1] not in own for card in table.fails(kept)) else 0
            return worth - len(counts) - sum(1 for count in counts if count == 1)
        return table.best_bury(value)

    def call(self, table):
        """The first that is allowed: clubs, spades, hearts."""
        calls = table.calls()
        for suit in "CSH":
            for call in calls:
                if isinstance(call, str) and call[1] == suit:
                    return calls[call]
        return next(iter(calls.values())) if calls else table.choice(["alone"]) or table.legal[0]

    def crack(self, table):
        return len(table.trumps(table.hand)) >= 5

    # ---- leads

    def lead(self, table):
        trumps, fails = table.trumps(table.plays), table.fails(table.plays)
        aces = [card for card in fails if card[0] == "A"]
        if table.maker:
            return trumps[0] if trumps else (aces or [highest(table, fails)])[0]
        if aces:
            return aces[-1]
        strong = [card for card in trumps if card[0] == "Q"]
        if len(strong) >= 2 or (strong and len(trumps) >= 3):
            return strong[0]  # "lead trump", says the guide, and does not say who
        return lowest(table, fails) if fails else lowest(table, trumps)

    # ---- to a trick

    def follow(self, table):
        hand_number = len(table.trick) + 1
        known = table.friend(table.winner)
        if known and (not table.after or table.winning_card() in ("QC", "QS")):
            return self.help(table)
        winners = [card for card in table.plays if table.wins(card)]
        if not winners or known:
            return cheapest(table, table.plays)
        if hand_number == 2:
            return self.second_hand(table, winners)
        if not table.after:
            return self.fourth_hand(table, winners)
        return self.third_hand(table, winners)

    def help(self, table):
        spare = [card for card in table.plays if not table.wins(card)]
        return fattest(table, spare or table.plays)

    def second_hand(self, table, winners):
        """Low, except for an ace of the suit."""
        aces = [card for card in winners if card[0] == "A" and card not in table.order]
        return aces[0] if aces else cheapest(table, table.plays)

    def third_hand(self, table, winners):
        """High."""
        if table.led != TRUMP and any(card in table.order for card in winners):
            if table.worth < 4:
                return cheapest(table, table.plays)
        return highest(table, winners)

    def fourth_hand(self, table, winners):
        return lowest(table, winners) if table.worth > 0 else cheapest(table, table.plays)

    # ---- leasters

    def leaster(self, table):
        """As low as possible, all the time, and the last trick comes as a surprise."""
        losers = [card for card in table.plays if table.trick and not table.wins(card)]
        if losers and table.led not in {table.suit(card) for card in losers}:
            return fattest(table, losers)
        return lowest(table, losers or table.plays)


if __name__ == "__main__":
    sit_down(Novice())
