#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The gambler: came to play, not to pass. Picks on a queen and a hunch, goes alone on little, cracks,
cashes aces, throws a queen at every fat trick, and pays into any trick that the picker does not
have yet."""
from table import TRUMP, Stranger, cheapest, fattest, highest, lowest, points, sit_down


class Gambler(Stranger):
    # ---- bidding

    def nerve(self, table):
        """0 to 1: how the gambler feels about these cards tonight."""
        return table.chance("nerve")

    def pick(self, table):
        trumps = table.trumps(table.hand)
        power = sum({"Q": 3, "J": 2}.get(card[0], 1) for card in trumps)
        need = {3: 11.5, 5: 7.25, 6: 7}.get(table.players, 7.5)
        need -= 1.5 * self.nerve(table)
        if table.place == 0:
            need -= 0.5  # the first lead is worth a gamble
        return power >= need

    def bury(self, table):
        """Every ace and ten that is not trump goes home."""
        def value(kept, buried):
            home = sum(points(card) if card not in table.order else -12 for card in buried)
            suits = {card[1] for card in table.fails(kept)}
            can_call = any(not ({"A" + suit} & set(table.hand)) for suit in suits)
            return home + (4 if can_call else 0) - 2 * len(suits)
        return table.best_bury(value)

    def call(self, table):
        trumps = table.trumps(table.hand)
        share = sum({"Q": 3, "J": 2}.get(card[0], 1) for card in trumps) / (2.0 * len(table.hand))
        if share + 0.15 * self.nerve(table) > 1.0 and trumps[0][0] == "Q":
            alone = table.choice(["alone"])
            if alone:
                return alone
        calls = table.calls()
        if not calls:
            return table.choice(["alone"]) or table.legal[0]
        def length(call):
            suit = (call if isinstance(call, str) else call[0])[1]
            own = [card for card in table.hand if card[1] == suit and card not in table.order]
            return (len(own), suit)
        return calls[max(calls, key=length)]

    def crack(self, table):
        trumps = table.trumps(table.hand)
        if table.maker:
            return len(trumps) >= 5
        return len(trumps) >= 3 and trumps[0][0] == "Q" or self.nerve(table) > 0.9

    # ---- leads

    def lead(self, table):
        trumps = table.trumps(table.plays)
        fails = table.fails(table.plays)
        if table.maker:
            if trumps and (table.picked or trumps[0][0] == "Q" or not fails):
                return trumps[0]  # bleed them
            aces = [card for card in fails if card[0] == "A"]
            return aces[0] if aces else (trumps or fails)[-1]
        aces = [card for card in fails if card[0] == "A"]
        if aces:
            return aces[0]
        tens = [card for card in fails if card[0] == "T" and table.boss(card)]
        if tens:
            return tens[0]
        if len(trumps) >= 4:
            return trumps[0]  # two can play at that
        return highest(table, fails) if fails else trumps[-1]

    # ---- to a trick

    def follow(self, table):
        foe_has_it = table.winner == table.picker if not table.maker else \
            table.friend(table.winner) is not True
        if not foe_has_it and table.friend(table.winner) is not False:
            return self.pay(table)
        winners = [card for card in table.plays if table.wins(card)]
        if not winners:
            return cheapest(table, table.plays)
        if table.led == TRUMP:
            return self.over_the_top(table, winners)
        suited = [card for card in winners if card not in table.order]
        if suited:
            return highest(table, suited)
        if table.worth >= 10:
            return table.trumps(winners)[0]  # slam it
        if table.worth + 2 * len(table.after) >= 4:
            return table.trumps(winners)[-1]
        return self.wait(table)

    def over_the_top(self, table, winners):
        fat = [card for card in winners if points(card) >= 10]
        if not table.after and fat:
            return fat[0]
        if table.worth >= 5 or table.picked or not table.after:
            return highest(table, winners) if table.after else lowest(table, winners)
        return self.wait(table)

    def pay(self, table):
        """A point on the table is a point won."""
        cards = [card for card in table.plays if card[0] in "AT"]
        if cards and (table.chance("pay") < 0.8 or not table.after):
            return fattest(table, cards)
        kings = [card for card in table.plays if card[0] == "K"]
        return kings[0] if kings else cheapest(table, table.plays)

    def wait(self, table):
        small = [card for card in table.plays if card[0] not in "QJ"]
        return cheapest(table, small or table.plays)

    # ---- leasters

    def leaster(self, table):
        """Takes a trick at once, so that it is done, and then hopes."""
        has_one = table.seen["tricksTaken"][table.me] > 0
        if not table.trick:
            if not has_one:
                return highest(table, [card for card in table.plays if points(card) < 10] or table.plays)
            return lowest(table, table.plays)
        winners = [card for card in table.plays if table.wins(card)]
        losers = [card for card in table.plays if card not in winners]
        if winners and not has_one and table.worth < 11:
            return cheapest(table, winners)
        return fattest(table, losers) if losers else lowest(table, winners)


if __name__ == "__main__":
    sit_down(Gambler())
