# SPDX-License-Identifier: GPL-3.0-or-later
"""POT, POT-END and POT-JOIN: what a hand moves between the seats and the pot."""

from variant import NotTold, players, rules_from


def unit(rules):
    """What one leaster puts in: readings C, B and A."""
    return {
        "losers": players(rules) - 1,
        "everybody": players(rules),
        "winner": 1,
    }[rules["pot"]]


def after_leaster(rules, seats, winners, pot):
    """What each seat pays. A leaster that is washed leaves the pot as it is; where all tied seats
    win, the losers ante as after any leaster."""
    pays = {seat: 0 for seat in seats}
    if len(winners) > 1 and rules["leaster-tie"] != "pair":
        return pays
    if len(winners) > 1 and rules["pot"] == "winner":
        raise NotTold
    for seat in seats:
        won = seat in winners
        if rules["pot"] == "everybody" or won == (rules["pot"] == "winner"):
            pays[seat] = 1
    return pays


def after_picked(rules, seats, picker, partners, won, pot):
    """The makers take the pot, or pay what they would have received; a third to each partner."""
    pays = {seat: 0 for seat in seats}
    one_unit = rules["pot-win" if won else "pot-loss"] == "one-unit"
    amount = unit(rules) if one_unit else pot
    if won:
        amount = min(amount, pot)
    sign = -1 if won else 1
    for partner in partners:
        pays[partner] = sign * (amount // 3)
    pays[picker] = sign * (amount - len(partners) * (amount // 3))
    return pays


def divided(seats, dealer, pot):
    """Evenly, odd points one each from dealer's left."""
    around = sorted(seats, key=lambda seat: (seat <= dealer, seat))
    pays = {seat: -(pot // len(seats)) for seat in seats}
    for seat in around[: pot % len(seats)]:
        pays[seat] -= 1
    return pays


def bought_in(rules, seats, newcomer, pot):
    """One point per pot present; points that newcomers added make no other pot."""
    pots = max(1, pot // unit(rules))
    return {seat: pots if seat == newcomer else 0 for seat in seats}


def payments(rules, seats, event, pot):
    """What each seat pays into the pot by an event of a file of worked examples."""
    kind, *words = event.split()
    numbers = [int(word) for word in words if word.isdigit()]
    if kind == "leaster":
        return after_leaster(rules, seats, numbers, pot)
    if kind == "makers":
        return after_picked(rules, seats, numbers[0], numbers[1:], words[-1] == "won", pot)
    if kind == "divide":
        return divided(seats, numbers[0], pot)
    if kind == "join":
        return bought_in(rules, seats, numbers[0], pot)
    raise ValueError(f"unknown event {kind}")


def check(path):
    """Lines "rules | pot before | event | what each seat gets | pot after". Returns how many are
    wrong."""
    wrong = examples = 0
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            if line.startswith("#") or not line.strip():
                continue
            settings, before, event, gets, after = (part.strip() for part in line.split("|"))
            rules = rules_from(settings)
            pays = payments(rules, range(players(rules)), event, int(before))
            expected = " ".join(str(-pays[seat]) for seat in pays)
            examples += 1
            if expected != gets or int(before) + sum(pays.values()) != int(after):
                wrong += 1
                left = int(before) + sum(pays.values())
                print(f"{path}:{number}: {gets} | {after}; expected: {expected} | {left}")
    print(f"{path}: {examples} pots, {wrong} wrong")
    return wrong if examples else 1
