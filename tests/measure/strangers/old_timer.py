#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The old-timer: sixty years at the kitchen table. Picks by the rules of thumb of the club, counts
trump, draws them as picker, opens the called suit as defender, schmears where it is safe, and never
sends a boy to do a man's job."""
from table import TRUMP, Stranger, cheapest, fattest, highest, lowest, points, sit_down

BLACK_QUEENS = {"QC", "QS"}
WORTH_A_QUEEN = 14  # points in a trick


class OldTimer(Stranger):
    # ---- bidding

    def pick(self, table):
        hand = table.hand
        trumps = table.trumps(hand)
        queens = [card for card in trumps if card[0] == "Q"]
        honours = [card for card in trumps if card[0] in "QJ"]
        if table.players == 3:
            aces = [card for card in table.fails(hand) if card[0] == "A"]
            return len(trumps) + len(aces) >= 7 or (len(trumps) >= 6 and len(queens) >= 2)
        if table.called is None and "JD" in hand and table.seen["rules"]["partner"] != "called-ace":
            return len(honours) >= 4 and len(queens) >= 2 or len(trumps) >= 5 and len(honours) >= 3
        if table.players == 6:
            return len(trumps) >= 4 and len(honours) >= 2 or len(queens) >= 2 and len(trumps) >= 3
        return self.picks_at_five(table, trumps, queens, honours)

    def picks_at_five(self, table, trumps, queens, honours):
        buries = sum(sorted((points(card) for card in table.fails(table.hand)), reverse=True)[:2])
        if len(trumps) >= 5:
            return len(honours) >= 1
        if len(trumps) == 4:
            if table.on_the_end:
                return len(honours) >= 2
            if table.place == 1:  # not thin in the number-two position
                return len(queens) >= 2 or len(honours) >= 3
            return len(honours) >= 3 or bool(queens) and (len(honours) == 2 or buries >= 14)
        if len(trumps) == 3:
            mothers = BLACK_QUEENS.issubset(trumps)
            return len(honours) == 3 and len(queens) >= 2 or (mothers and table.place != 1)
        return False

    def bury(self, table):
        def value(kept, buried):
            worth = sum(points(card) for card in buried)
            worth -= 18 * len(table.trumps(buried))
            suits = [card[1] for card in table.fails(kept)]
            worth -= 7 * len(set(suits))  # a void is for trumping in
            worth -= sum(6 for card in table.fails(kept) if card[0] == "T")
            if table.seen["rules"]["partner"] == "called-ace":
                aces = {card[1] for card in table.hand if card[0] == "A" and card not in table.order}
                worth += 14 if any(suit not in aces for suit in suits) else -5
            return worth
        return table.best_bury(value)

    def call(self, table):
        trumps = table.trumps(table.hand)
        solid = len(table.fails(table.hand)) == 0 and BLACK_QUEENS.issubset(trumps)
        if solid and len([card for card in trumps if card[0] in "QJ"]) >= 4:
            return table.choice(["alone"]) or table.legal[0]
        calls = table.calls()
        ordinary = [card for card in calls if isinstance(card, str)]
        if ordinary:
            def shortness(card):
                own = table.of_suit(table.hand, card[1])
                return (len(own), sum(points(other) for other in own))
            return calls[min(ordinary, key=shortness)]
        if calls:  # the least trump goes under
            return calls[min(calls, key=lambda each: (table.rank(each[1]), each[0]))]
        return table.choice(["alone"]) or table.legal[0]

    def crack(self, table):
        trumps = table.trumps(table.hand)
        return len(trumps) >= 4 and sum(card[0] == "Q" for card in trumps) >= 2

    # ---- leads

    def lead(self, table):
        trumps = table.trumps(table.plays)
        if table.maker:
            return self.lead_as_maker(table, trumps)
        fails = table.fails(table.plays)
        if not fails:
            return cheapest(table, trumps)
        if len(table.makers) == 1 and table.called and not table.led_before(table.called[1]):
            called = table.of_suit(fails, table.called[1])
            if called and table.called not in table.order:
                return cheapest(table, called)
        aces = [card for card in fails if card[0] == "A" and not table.led_before(card[1])]
        if aces:
            return min(aces, key=lambda card: len(table.of_suit(table.hand, card[1])))
        return self.lead_long_into_the_picker(table, fails)

    def lead_long_into_the_picker(self, table, fails):
        length = {card[1]: len(table.of_suit(table.hand, card[1])) for card in fails}
        into = bool(table.after) and table.after[0] == table.picker
        suit = (max if into else min)(length, key=lambda each: (length[each], each))
        of_it = table.of_suit(fails, suit)
        top = highest(table, of_it)
        return top if table.boss(top) else cheapest(table, of_it)

    def lead_as_maker(self, table, trumps):
        left = [card for card in table.unseen if card in table.order]
        fails = table.fails(table.plays)
        if trumps and left and (not table.maker or self.should_draw(table, trumps, left)):
            if table.boss(trumps[0]):
                return trumps[0]
            if not table.picked:
                return trumps[-1]
            cheap = [card for card in trumps if points(card) <= 3]
            jacks = [card for card in cheap if card[0] == "J"]
            return jacks[0] if jacks and len(trumps) > 3 else (cheap or trumps)[-1]
        if fails:
            sure = [card for card in fails if table.boss(card)]
            if sure and not left:
                return max(sure, key=points)
            free = [card for card in fails if not table.called or card[1] != table.called[1]]
            return cheapest(table, free or fails) if not sure else max(sure, key=points)
        return trumps[0]

    def should_draw(self, table, trumps, left):
        """The partner does not burn the picker out of trump."""
        if table.picked:
            return len(trumps) >= 2 or not table.fails(table.plays)
        return len(left) > 2

    # ---- to a trick

    def follow(self, table):
        winners = [card for card in table.plays if table.wins(card)]
        foes = [seat for seat in table.after if not self.trusts(table, seat)]
        mine = self.trusts(table, table.winner)
        if mine and not self.in_danger(table, table.winning_card(), foes):
            return self.schmear(table, winners)
        if not winners:
            return self.throw_off(table, hopeful=mine)
        if not table.after or not foes:
            return self.take_last(table, winners, mine)
        return self.take(table, winners, foes, mine)

    def trusts(self, table, seat):
        known = table.friend(seat)
        if known is not None:
            return known
        if table.picked:
            return seat in self.trump_leaders(table)
        if table.picker is None or seat == table.picker:
            return False
        return seat not in self.trump_leaders(table)

    @staticmethod
    def trump_leaders(table):
        """Who leads trump without having picked gives the partner away."""
        return {cards[0][0] for cards, _ in table.tricks + [(table.trick, None)]
                if cards and cards[0][1] in table.order and cards[0][0] != table.picker}

    def in_danger(self, table, card, foes):
        return card is None or table.can_be_beaten(card, foes)

    def schmear(self, table, winners):
        losers = [card for card in table.plays if card not in winners]
        cards = [card for card in losers if card[0] not in "QJ"] or losers or table.plays
        keep = [card for card in cards if not (card[0] == "A" and card not in table.order
                and table.boss(card) and table.suit(card) != table.led and len(table.hand) > 2
                and not table.led_before(card[1]))]
        return fattest(table, keep or cards)

    def throw_off(self, table, hopeful):
        if hopeful and len(table.after) <= 1:
            return self.schmear(table, [])
        fails = table.fails(table.plays)
        if fails and table.led not in {table.suit(card) for card in table.plays}:
            lone = [card for card in fails if len(table.of_suit(table.hand, card[1])) == 1
                    and points(card) <= 4]
            if lone:
                return cheapest(table, lone)
        return cheapest(table, table.plays)

    def take_last(self, table, winners, mine):
        if mine:
            return self.schmear(table, winners)
        best = fattest(table, [card for card in winners if card[0] not in "QJ"] or winners)
        if best[0] in "QJ" or best not in table.order:
            best = lowest(table, winners) if best in table.order else best
        if best[0] == "Q" and table.worth < 4 and len(table.hand) > 2:
            return cheapest(table, table.plays)
        return best

    def take(self, table, winners, foes, mine):
        if table.led != TRUMP:
            of_suit = [card for card in winners if card not in table.order]
            if of_suit:  # an ace is played the first time around, a king is not
                top = highest(table, of_suit)
                fresh = table.led_before(table.led) == 0
                return top if fresh and table.boss(top) else cheapest(table, table.plays)
        trumps = table.trumps(winners)
        if mine and table.worth < 10:
            return self.throw_off(table, True)
        expected = table.worth + 3 * len(table.after)
        if trumps and expected >= WORTH_A_QUEEN:  # a man's job
            sure = [card for card in trumps if not table.can_be_beaten(card, foes)]
            return (sure or trumps[:1])[-1]
        if trumps and (expected >= 9 or table.led != TRUMP):
            boys = [card for card in trumps if card[0] != "Q" and points(card) < 10]
            if boys:
                return boys[0] if table.led == TRUMP else boys[-1]
        if not [card for card in table.plays if card not in winners]:
            return lowest(table, winners)
        return cheapest(table, table.plays)

    # ---- leasters

    def leaster(self, table):
        """One cheap trick, and no other."""
        has_one = table.seen["tricksTaken"][table.me] > 0
        if not table.trick:
            return lowest(table, table.plays) if has_one else self.lead_a_leaster(table)
        losers = [card for card in table.plays if not table.wins(card)]
        winners = [card for card in table.plays if table.wins(card)]
        late = len(table.hand) <= 3
        if not has_one and winners and table.worth <= (10 if late else 4) and not table.after:
            return lowest(table, winners)
        if not has_one and winners and late and len(table.after) == 1 and table.worth <= 4:
            return highest(table, winners)
        if losers:
            return highest(table, losers) if points(highest(table, losers)) < 10 \
                or has_one else fattest(table, losers)
        return lowest(table, winners) if table.after else highest(table, winners)

    def lead_a_leaster(self, table):
        queens = [card for card in table.trumps(table.plays) if card[0] in "QJ"]
        if len(queens) == 1 and len(table.hand) > 2:
            return queens[0]  # trump are seldom fat in a first round
        return lowest(table, table.plays)


if __name__ == "__main__":
    sit_down(OldTimer())
