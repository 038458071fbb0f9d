# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts the ways to go on from the positions of a .perft file."""

from cards import DECK, cards_from
from hand import Hand
from variant import box, rules_from


def same(action):
    """An action, without regard to the order of its cards."""
    return tuple(sorted(action.split())) if action.startswith("bury") else action


def decide(hand, decision):
    """Carries out a decision; ValueError if the rules forbid it."""
    if same(decision) not in map(same, hand.legal()):
        raise ValueError(f"not allowed: {decision}; allowed: {', '.join(hand.legal())}")
    hand.apply(decision)


def piles_from(text):
    return dict(pile.split("/") for pile in text.split())


def ways(hand, depth, totals):
    """The ways to take `depth` decisions; adds the scores of finished hands to `totals`."""
    if hand.phase == "over":
        for seat, score in (hand.scores or {}).items():
            totals[seat] += score
        return 1
    if depth == 0:
        return 1
    count = 0
    for action in hand.legal():
        after = hand.copy()
        after.apply(action)
        count += ways(after, depth - 1, totals)
    return count


def position(entry):
    hands = [cards_from(text) for text in entry["hands"].split("|")]
    rules = rules_from(entry["rules"])
    piles = {}
    for seat, text in enumerate(entry["piles"].split("|") if "piles" in entry else []):
        piles[seat] = piles_from(text)
    blind = cards_from(entry["blind"])
    neighbour = cards_from(entry.get("neighbour", "-"))
    hand = Hand(rules, int(entry["dealer"]), hands, blind, 1, neighbour, piles)
    dealt = sum(hands, blind) + [c for pairs in piles.values() for p in pairs.items() for c in p]
    if sorted(dealt) != sorted(card for card in DECK if card not in box(rules)):
        raise ValueError(f"{entry['id']}: not a deck")
    for decision in entry.get("after", "").split(","):
        if decision.strip():
            decide(hand, decision.strip())
    return hand


def no_totals(entry):
    return {seat: 0 for seat in range(len(entry["hands"].split("|")))}


def ways_ahead(entry):
    depths = range(1, len(entry["ways"].split("|")) + 1)
    return " | ".join(str(ways(position(entry), depth, no_totals(entry))) for depth in depths)


def ends(entry):
    entry["counted totals"] = no_totals(entry)
    return str(ways(position(entry), 99, entry["counted totals"]))


def totals(entry):
    return " ".join(map(str, entry["counted totals"].values()))


COUNTED = {"ways": ways_ahead, "ends": ends, "totals": totals}


def check(path, update):
    """Prints each count. Returns how many are wrong, or with `update` writes them into the file."""
    with open(path, encoding="utf-8") as file:
        lines = file.read().splitlines()
    wrong = 0
    entry = {}
    for number, line in enumerate(lines):
        key, _, value = line.partition(" ")
        if key == "id":
            entry = {}
        entry[key] = value
        if key in COUNTED:
            counted = COUNTED[key](entry)
            wrong += counted != value
            note = "" if counted == value else f", the file says {value}"
            print(f"{entry['id']}: {key} {counted}{note}")
            lines[number] = f"{key} {counted}"
    if update:
        with open(path, "w", encoding="utf-8") as file:
            file.write("\n".join(lines) + "\n")
    return 0 if update else wrong
