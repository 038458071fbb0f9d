#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""book_figures.py GENERATE_BOOK: the figures of a generated book, worked out a second time straight
from its hands and compared with those of the program."""

import collections
import math
import pathlib
import sqlite3
import subprocess
import sys
import tempfile

HANDS = 3000
WON = ("won", "won-schneider", "won-all-tricks")
PLAIN = ("won", "lost")
NOT_DEALT = ("pot-divided", "pot-showdown", "pot-joined")
EACH_ALONE = ("leaster", "moster", "mittler", "schneidster", "schwanzer", "two-handed")


def wilson(part, whole):
    if whole == 0:
        return 0.0, 1.0
    z = 1.959963984540054
    centre = (part + z * z / 2) / (whole + z * z)
    half = z / (whole + z * z) * math.sqrt(part * (whole - part) / whole + z * z / 4)
    return max(0.0, centre - half), min(1.0, centre + half)


def trump_in(record, seat):
    """Queens, jacks, other trump and the jack of diamonds of the hand that a seat was dealt."""
    for line in record.splitlines():
        words = line.split()
        if words[:2] == ["hand", str(seat)]:
            cards = words[2:]
            queens = sum(card[0] == "Q" for card in cards)
            jacks = sum(card[0] == "J" and card != "JD" for card in cards)
            others = sum(card[1] == "D" and card[0] not in "QJ" for card in cards)
            return queens, jacks, others, cards.count("JD")
    raise ValueError("no such seat: " + record)


def choices(record):
    """Who passed and who picked, in order, before anything else was decided."""
    for line in record.splitlines():
        words = line.split()
        if len(words) >= 2 and words[0].isdigit():
            if words[1] not in ("pass", "pick"):
                return
            yield int(words[0]), words[1] == "pick"
            if words[1] == "pick":
                return


def longest(signs, sign):
    best = run = 0
    for one in signs:
        run = run + 1 if one == sign else 0
        best = max(best, run)
    return best


class Person:
    def __init__(self):
        self.numbers = collections.Counter()
        self.roles = {r: [0, 0, 0] for r in ("picked", "alone", "partner", "defender", "leaster")}
        self.parts = {}
        self.costs = {}
        self.evenings = collections.Counter()
        self.signs = collections.defaultdict(list)

    def add_role(self, role, won, score):
        sums = self.roles[role]
        sums[0] += 1
        sums[1] += won
        sums[2] += score

    def add_part(self, name, picked, won, score):
        sums = self.parts.setdefault(name, [0, 0, 0, 0])
        for i, value in enumerate((1, picked, won, score)):
            sums[i] += value

    def line(self):
        n = self.numbers
        signs = [s for key in sorted(self.signs) for s in self.signs[key]]
        text = f"evenings {len(self.evenings)} hands {n['hands']} thrown {n['thrown']}"
        text += f" score {n['score']}"
        for role, (hands, won, score) in self.roles.items():
            least, most = wilson(won, hands)
            text += f" {role} {hands} {won} {score} {least:.6f} {most:.6f}"
        text += f" schneider {n['schneidered']} {n['was_schneidered']}"
        text += f" runs {longest(signs, 1)} {longest(signs, -1)}"
        text += f" best {max(self.evenings.values())} worst {min(self.evenings.values())}"
        text += f" passed {n['passed']} {n['queens']} {n['jacks']} {n['others']} {n['jd']}"
        for kind in ("trump", "seat"):
            found = [(int(k[len(kind):]), k) for k in self.parts if k.startswith(kind)]
            for _, name in sorted(found):
                text += f" {name} " + " ".join(map(str, self.parts[name]))
        for part in ("pick", "bury", "call", "lead", "follow", "other"):
            if part in self.costs:
                hands, decisions, mistakes, points = self.costs[part]
                text += f" {part} {hands} {decisions} {mistakes} {points:.2f}"
        return text


def add_hand(people, book, hand):
    seats = book.execute("SELECT s.*, p.name, p.computer FROM hand_seat AS s JOIN person AS p"
                         " ON p.id = s.person WHERE hand = ? ORDER BY seat", (hand["id"],)).fetchall()
    details = book.execute("SELECT * FROM picked_hand WHERE hand = ?", (hand["id"],)).fetchone()
    bid = book.execute("SELECT * FROM bid_hand WHERE hand = ?", (hand["id"],)).fetchone()
    playing = [s["seat"] for s in seats if s["played"]]
    chances = dict(choices(hand["record"])) if hand["asked"] else {}
    if details and details["forced"]:
        chances.pop(details["picker"], None)
    for row in seats:
        seat, score = row["seat"], row["score"]
        person = people[row["name"] + ("*" if row["computer"] else "")]
        person.numbers["score"] += score
        person.evenings[hand["day"], hand["sheet"]] += score
        if not row["played"] or hand["ending"] in NOT_DEALT:
            continue
        person.numbers["hands"] += 1
        if score != 0:
            person.signs[hand["day"], hand["sheet"]].append(1 if score > 0 else -1)
        role, won = None, False
        if details or bid:
            sides = details or bid
            leader = details["picker"] if details else bid["bidder"]
            mates = ([s["seat"] for s in seats if s["partner"]] if details
                     else [bid["partner"]] if bid["partner"] is not None else [])
            plain = hand["reneged"] is None and (not details or details["sheepshead"] == "none")
            tier = sides["tier"]
            leader_won = tier in WON if plain and tier else seats[leader]["score"] > 0
            role = "picked" if seat == leader else "partner" if seat in mates else "defender"
            won = leader_won == (role != "defender")
            if seat == leader and not mates:
                person.add_role("alone", won, score)
            if tier and tier not in PLAIN:
                person.numbers["schneidered" if won else "was_schneidered"] += 1
        elif hand["ending"] in EACH_ALONE:
            role = "leaster"
            winners = [s["seat"] for s in seats if s["leaster_winner"]]
            won = seat in winners if winners else score > 0
        if role:
            person.add_role(role, won, score)
        else:
            person.numbers["thrown"] += 1
        picked = role == "picked"
        if seat in chances:
            held = trump_in(hand["record"], seat)
            chose = chances[seat]
            person.add_part(f"trump{sum(held)}", int(chose), int(chose and won),
                            score if chose else 0)
            if not chose:
                person.numbers["passed"] += 1
                for name, count in zip(("queens", "jacks", "others", "jd"), held):
                    person.numbers[name] += count
        seat_count = 8
        behind = lambda other: (other - hand["dealer"]) % seat_count
        place = 0 if seat == hand["dealer"] else sum(
            0 < behind(other) <= behind(seat) for other in playing)
        person.add_part(f"seat{place}", int(picked), int(picked and won), score)


def figures(file):
    book = sqlite3.connect(file)
    book.row_factory = sqlite3.Row
    people = collections.defaultdict(Person)
    asked = "(record LIKE '%layout=5H%' OR record LIKE '%layout=3H-1%' OR record LIKE '%layout=4H-1%')"
    for hand in book.execute(f"SELECT *, {asked} AS asked FROM hand ORDER BY day, sheet, number"):
        add_hand(people, book, hand)
    for row in book.execute("SELECT p.name, p.computer, c.* FROM cost AS c JOIN hand_seat AS s"
                            " USING (hand, seat) JOIN person AS p ON p.id = s.person"):
        person = people[row["name"] + ("*" if row["computer"] else "")]
        sums = person.costs.setdefault(row["part"], [0, 0, 0, 0.0])
        for i, value in enumerate((1, row["decisions"], row["mistakes"], row["points"])):
            sums[i] += value
    return {name: person.line() for name, person in people.items()}


def main(generate_book):
    with tempfile.TemporaryDirectory() as folder:
        file = str(pathlib.Path(folder) / "scores.db")
        subprocess.run([generate_book, file, str(HANDS)], check=True)
        told = subprocess.run([generate_book, "--figures", file], check=True, text=True,
                              stdout=subprocess.PIPE).stdout
        program = dict(line.split(" ", 1) for line in told.splitlines())
        second = figures(file)
    faults = 0
    for name in sorted(set(program) | set(second)):
        if program.get(name) != second.get(name):
            print(f"{name}:\n  program: {program.get(name)}\n  second:  {second.get(name)}")
            faults += 1
    print(f"{len(second)} people and computer players, {faults} with other figures")
    return 1 if faults or len(second) < 20 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
