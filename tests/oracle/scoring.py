# SPDX-License-Identifier: GPL-3.0-or-later
"""Sections 8 and 9: what a finished hand scores, by seat."""

from cards import points_of
from variant import NotTold, partner_jack


def scores_of_hand(hand):
    if hand.game:
        return NO_PICK_GAMES[hand.game](hand)
    if hand.bid:
        return indiana_scores(hand)
    return two_handed_scores(hand) if len(hand.seats) == 2 else picked_scores(hand)


def all_tricks(hand):
    """What all tricks pay, beside 1 and 2."""
    return 4 if hand.rules["all-tricks-stake"] == "four" else 3


def two_handed_scores(hand):
    """2H-SCORE"""
    one, other = hand.seats
    if hand.points[one] == hand.points[other]:
        return {one: 0, other: 0}
    winner, loser = (one, other) if hand.points[one] > 60 else (other, one)
    schneider = 2 if hand.points[loser] < 30 else 1
    stake = all_tricks(hand) if hand.tricks[loser] == 0 else schneider
    return {winner: stake, loser: -stake}


def indiana_scores(hand):
    """4H-5: only winners add."""
    side = hand.makers()
    tricks = sum(hand.tricks[seat] for seat in side)
    points = sum(hand.points[seat] for seat in side)
    won = points >= 61 or tricks == hand.tricks_played
    losers = 120 - points if won else points
    losers_tricks = hand.tricks_played - tricks if won else tricks
    stake = 2 * all_tricks(hand) if losers_tricks == 0 else 2
    if losers_tricks > 0 and losers < (30 if won else 31):
        stake = 4
    if hand.solo == "billy":
        won = tricks == 0
    if hand.solo:
        stake = solo_stake(hand) if won else 6
    return {seat: stake if (seat in side) == won else 0 for seat in hand.seats}


def solo_stake(hand):
    """Best made wins the game."""
    if hand.solo != "best":
        return 18
    return int(hand.rules["length-number"]) if hand.rules["length"] == "points" else 24


def named_maker(hand):
    if hand.queens_fallen:
        return hand.queens_fallen[0]
    return hand.queen_of_clubs if hand.queen_of_clubs in hand.partners else min(hand.partners)


def name_makers(hand):
    """Without a picker, the first-named maker counts as the picker."""
    if hand.picker is None:
        hand.picker = named_maker(hand)
        if hand.queens_fallen:
            hand.partners = hand.queens_fallen
        hand.partners = [seat for seat in dict.fromkeys(hand.partners) if seat != hand.picker]


def makers_points(hand):
    points = sum(hand.points[seat] for seat in hand.makers())
    points += points_of(hand.buried + hand.unseen)
    if hand.neighbours_bury and hand.next_seat(hand.picker) in hand.makers():
        points += points_of(hand.neighbours_bury)
    return points


def picked_scores(hand):
    """SCORE-TIER"""
    name_makers(hand)
    tricks = sum(hand.tricks[seat] for seat in hand.makers())
    points = makers_points(hand)
    if hand.sheepshead:
        made = tricks == hand.tricks_played
        return settle(hand, 2 * all_tricks(hand) * (1 if made else -1), bumped=False)
    if tricks == hand.tricks_played:
        tier = all_tricks(hand)
    elif tricks == 0:
        tier = -all_tricks(hand)
    elif 120 - points < int(hand.rules["defenders-safe-at"]):
        tier = 2
    elif points >= 61:
        tier = 1
    elif points >= 31:
        tier = -1
    else:
        tier = -2
    return settle(hand, tier, bumped=True)


def settle(hand, tier, bumped):
    """SCORE-UNIT, SCORE-PAIR, DOTB, NOTRICK, MULTIPLIER. A tier below zero is lost."""
    rules = hand.rules
    makers = hand.makers()
    defenders = [seat for seat in hand.seats if seat not in makers]
    won = tier > 0
    punished = bumped and rules["double-on-the-bump"] == "on"
    if hand.forced and rules["forced-no-punish"] == "on":
        punished = False
    b = abs(tier) * hand.doubler * 2**hand.raises
    b *= (2 if not won and punished else 1) * (2 if hand.unseen else 1)
    sign = 1 if won else -1

    scores = {seat: 0 for seat in hand.seats}
    excused = not won and not hand.sheepshead and partners_are_excused(hand)
    if rules["settlement"] == "pairwise" and not (excused and hand.partners):
        for defender in defenders:
            scores[defender] = -sign * b * len(makers)
        for maker in makers:
            scores[maker] = sign * b * len(defenders)
        return scores
    for defender in defenders:
        scores[defender] = -sign * b
    for partner in [] if excused else hand.partners:
        scores[partner] = sign * b
    scores[hand.picker] = -sum(scores.values())
    return scores


def partners_are_excused(hand):
    """NOTRICK"""
    side_tricks = sum(hand.tricks[seat] for seat in hand.makers())
    return {
        "share": False,
        "picker-if-side-trickless": side_tricks == 0,
        "picker-if-he-trickless": hand.tricks[hand.picker] == 0,
    }[hand.rules["no-trick"]]


# RENEGE


def forfeit_scores(hand, guilty):
    """The side of the guilty seat loses at tier 3. Where each plays alone, the seat pays 1 to
    each."""
    if hand.game:
        others = [seat for seat in hand.seats if seat != guilty]
        return {**{seat: 1 for seat in others}, guilty: -len(others)}
    if len(hand.seats) == 2:
        return {seat: all_tricks(hand) * (-1 if seat == guilty else 1) for seat in hand.seats}
    if hand.bid:
        lost = guilty in hand.makers()
        stake = 2 * all_tricks(hand)
        if hand.solo:
            stake = 6 if lost else solo_stake(hand)
        return {seat: stake if (seat in hand.makers()) != lost else 0 for seat in hand.seats}
    if hand.rules["partner"] == "first-queens" and len(hand.queens_fallen) < 2:
        raise NotTold  # there are no sides yet
    name_makers(hand)
    lost = guilty in hand.makers()
    stake = all_tricks(hand) * (2 if hand.sheepshead else 1)
    if hand.rules["no-trick"] != "share" and lost and hand.partners:
        raise NotTold  # whether the makers count as trickless
    return settle(hand, -stake if lost else stake, bumped=not hand.sheepshead)


# Games after all have passed


def leaster_scores(hand):
    """LEASTER-1, LEASTER-TRICK, LEASTER-3H, LEASTER-TIE"""
    needed = hand.rules["leaster-trick-needed"] == "on"
    entitled = [seat for seat in hand.seats if hand.tricks[seat] > 0 or not needed]
    fewest = min(hand.points[seat] for seat in entitled)
    winners = [seat for seat in entitled if hand.points[seat] == fewest]
    if len(winners) > 1 and hand.rules["leaster-tie"] == "fewer-tricks":
        least = min(hand.tricks[seat] for seat in winners)
        winners = [seat for seat in winners if hand.tricks[seat] == least]
    if len(winners) > 1 and hand.rules["leaster-tie"] != "pair":
        return {seat: 0 for seat in hand.seats}
    double = hand.rules["leaster-double-trickless"] == "on" and len(hand.seats) == 3
    if double and not needed and len(winners) == 1 and hand.tricks[winners[0]] == 0:
        return {seat: 4 if seat in winners else -2 for seat in hand.seats}
    losers = [seat for seat in hand.seats if seat not in winners]
    scores = {seat: -len(winners) for seat in losers}
    scores.update({seat: len(losers) for seat in winners})
    return scores


def one_against_all(hand, one, sign):
    """One seat wins 1 from every other (sign 1), or pays 1 to every other (-1)."""
    others = len(hand.seats) - 1
    return {seat: sign * others if seat == one else -sign for seat in hand.seats}


def wash(hand):
    return {seat: 0 for seat in hand.seats}


def moster_scores(hand):
    """Most points lose; the taker of all tricks wins."""
    for seat in hand.seats:
        if hand.tricks[seat] == hand.tricks_played:
            return one_against_all(hand, seat, 1)
    most = max(hand.points.values())
    losers = [seat for seat in hand.seats if hand.points[seat] == most]
    if len(losers) > 1:
        raise NotTold
    return one_against_all(hand, losers[0], -1)


def mittler_scores(hand):
    """The middle score wins; a wash if there is none."""
    by_points = sorted(hand.points.values())
    middle = by_points[len(by_points) // 2]
    if len(by_points) % 2 == 0 or by_points.count(middle) > 1:
        return wash(hand)
    return one_against_all(hand, next(s for s in hand.seats if hand.points[s] == middle), 1)


def schneidster_scores(hand):
    """The most points up to 30 win."""
    below = [points for points in hand.points.values() if points <= 30]
    if not below:
        return wash(hand)
    winners = [seat for seat in hand.seats if hand.points[seat] == max(below)]
    if len(winners) > 1:
        raise NotTold
    return one_against_all(hand, winners[0], 1)


def schwanzer_scores(hand):
    """Hands are shown: queens 3, jacks 2, other trump 1. The most lose; the highest trump breaks a
    tie. The holder of the partner card may be exempt: neither pays nor is paid."""
    trump = {s: [c for c in hand.hands[s] if hand.order.suit(c) == "trump"] for s in hand.seats}

    def weight(seat):
        value = sum({"Q": 3, "J": 2}.get(card[0], 1) for card in trump[seat])
        highest = min((hand.order.trump.index(card) for card in trump[seat]), default=99)
        return (value, -highest)

    jack = partner_jack(hand.rules)
    exempt = hand.holders([jack]) if jack and hand.rules["schwanzer-exempt"] == "on" else []
    paying = [seat for seat in hand.seats if seat not in exempt]
    losers = [max(paying, key=weight)]
    if hand.rules["schwanzer-tie"] == "together":
        most = max(weight(seat)[0] for seat in paying)
        losers = [seat for seat in paying if weight(seat)[0] == most]
    others = len(paying) - len(losers)
    scores = {seat: -others if seat in losers else len(losers) for seat in paying}
    return {seat: scores.get(seat, 0) for seat in hand.seats}


NO_PICK_GAMES = {
    "leaster": leaster_scores,
    "moster": moster_scores,
    "mittler": mittler_scores,
    "schneidster": schneidster_scores,
}
