#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""season_standings.py SEASON_EVENINGS: the standings of the seasons of a club, worked out a second time
straight from the database and compared with those of the program: ten evenings of real tables."""

import collections
import fractions
import pathlib
import sqlite3
import subprocess
import sys
import tempfile

WITHOUT_CARDS = ("pot-divided", "pot-won", "pot-showdown", "pot-joined", "bonus")
WON = ("won", "won-schneider", "won-all-tricks")
FEWEST_EVENINGS = 10


def hundredths(value):
    away = abs(value) * 100 + fractions.Fraction(1, 2)
    return int(away) if value >= 0 else -int(away)


class Book:
    def __init__(self, file):
        self.db = sqlite3.connect(file)
        self.db.row_factory = sqlite3.Row
        self.names = {row["id"]: row["name"] for row in self.rows("SELECT id, name FROM person")}

    def rows(self, query, *values):
        return self.db.execute(query, values).fetchall()


class Season:
    def __init__(self, book, row):
        self.book = book
        self.rules = row
        people = book.rows("SELECT * FROM season_person WHERE season = ? ORDER BY number", row["id"])
        self.group = [person["person"] for person in people]
        self.members = {p["person"] for p in people if p["role"] == "member"}
        self.handicaps = {p["person"]: p["handicap"] for p in people}
        self.hands = self.read_hands()
        self.evenings = self.make_evenings()

    def read_hands(self):
        left_out = {(r["begun"], r["seed"]) for r in self.book.rows(
            "SELECT * FROM season_excluded WHERE season = ?", self.rules["id"])}
        hands = []
        for hand in self.book.rows(
                "SELECT hand.*, begun, seed FROM hand JOIN sheet ON sheet.id = hand.sheet"
                " WHERE day >= ? AND day <= ? ORDER BY day, sheet, number",
                self.rules["first_day"], self.rules["last_day"]):
            if (hand["begun"], hand["seed"]) not in left_out:
                seats = self.book.rows("SELECT * FROM hand_seat WHERE hand = ? ORDER BY seat", hand["id"])
                picked = self.book.rows("SELECT * FROM picked_hand WHERE hand = ?", hand["id"])
                hands.append((hand, seats, picked[0] if picked else None))
        return hands

    def make_evenings(self):
        evenings = collections.defaultdict(dict)
        for hand, seats, _ in self.hands:
            for seat in seats:
                dealt = seat["played"] and hand["ending"] not in WITHOUT_CARDS
                if dealt or seat["score"]:
                    score = evenings[hand["day"], hand["sheet"]].setdefault(seat["person"], [0, 0, True])
                    score[0] += seat["score"]
                    score[1] += 1 if dealt and hand["ending"] != "evening" else 0
                    score[2] = score[2] and hand["ending"] != "evening"
        return [(key, scores) for key, scores in sorted(evenings.items())
                if sum(person in self.group for person in scores) >= 2]

    def worth(self, score, hands, evenings):
        per = {"total": 1, "per-hand": hands, "per-evening": evenings}[self.rules["measure"]]
        return fractions.Fraction(score, max(1, per))

    def row_of(self, person, evenings):
        came = {}
        unknown = set()  # evenings with hands that were not counted
        won = 0
        for place, (_, scores) in enumerate(evenings):
            if person not in scores:
                continue
            level = {p: s[0] + self.handicaps[p] for p, s in scores.items() if p in self.handicaps}
            came[place] = (level[person], scores[person][1])
            if not scores[person][2] and self.rules["measure"] == "per-hand":
                unknown.add(place)
            won += level[person] == max(level.values())
        best = sorted(set(came) - unknown, key=lambda at: (-self.worth(*came[at], 1), at))
        counted = set(best[:self.rules["best_evenings"]] if self.rules["best_evenings"] else best)
        total = sum(came[at][0] for at in counted)
        hands = sum(came[at][1] for at in counted)
        return {"person": person, "came": came, "counted": counted, "total": total, "hands": hands,
                "won": won, "value": self.worth(total, hands, len(counted)),
                "best": max((score for score, _ in came.values()), default=0)}

    def ranked(self, evenings):
        rows = [self.row_of(person, evenings) for person in self.group]
        for row in rows:
            in_time = len(row["came"]) >= max(1, self.rules["least_evenings"])
            member = row["person"] in self.members
            row["block"] = 0 if member and in_time else 1 if member else 2
            row["key"] = (row["value"], row["best"], row["won"])
        rows.sort(key=lambda row: (row["block"], not row["came"], *(-part for part in row["key"])))
        for row in rows:
            better = sum(o["block"] == 0 and o["key"] > row["key"] for o in rows)
            row["rank"] = better + 1 if row["block"] == 0 else 0
        return rows

    def lines(self):
        name = self.book.names
        yield f"season {self.rules['name']} evenings {len(self.evenings)}"
        rows = self.ranked(self.evenings)
        last_day = self.evenings[-1][0][0]
        before = {row["person"]: row["rank"] for row in
                  self.ranked([e for e in self.evenings if e[0][0] != last_day])}
        for row in rows:
            old = before[row["person"]]
            moved = old - row["rank"] if old and row["rank"] else "-"
            line = (f"row {name[row['person']]} rank {row['rank']} moved {moved} total {row['total']}"
                    f" hundredths {hundredths(row['value'])} came {len(row['came'])}"
                    f" counted {len(row['counted'])} hands {row['hands']} won {row['won']}")
            for place in range(len(self.evenings)):
                score = row["came"].get(place)
                line += (f" {score[0]}/{score[1]}{'' if place in row['counted'] else 'x'}"
                         if score else " -")
            yield line
        yield from self.guests()
        yield from self.pairs()
        yield from self.money(rows)

    def guests(self):
        guests = {}
        for _, scores in self.evenings:
            for person, (_, hands, _) in scores.items():
                if person not in self.group:
                    seen = guests.setdefault(person, [0, 0])
                    seen[0] += 1
                    seen[1] += hands
        for person, (evenings, hands) in guests.items():
            yield f"guest {self.book.names[person]} {evenings} {hands}"

    def pairs(self):
        keys = {key for key, _ in self.evenings}
        pairs = {}
        for hand, seats, picked in self.hands:
            if not picked or (hand["day"], hand["sheet"]) not in keys:
                continue
            picker = seats[picked["picker"]]
            for seat in seats:
                if seat["partner"] and {picker["person"], seat["person"]} <= set(self.group):
                    sums = pairs.setdefault((picker["person"], seat["person"]), [0, 0, 0])
                    for i, part in enumerate((1, picked["tier"] in WON, picker["score"] + seat["score"])):
                        sums[i] += part
        for key in sorted(pairs, key=lambda key: (-pairs[key][0], -pairs[key][2], key)):
            yield "pair " + " ".join([self.book.names[p] for p in key] + [str(n) for n in pairs[key]])

    def money(self, rows):
        rules = self.rules
        stakes, fees, prizes, paid = (collections.Counter() for _ in range(4))
        for person in self.members:
            fees[person] += rules["entry_fee"]
        for _, scores in self.evenings:
            for person, (score, _, _) in scores.items():
                stakes[person] += score * rules["cents_a_point"]
                fees[person] += rules["evening_fee"] if person in self.group else 0
        pool = sum(fees.values())
        pool -= pool * rules["kitty_percent"] // 100
        places = [pool * int(part) // 100 for part in rules["prizes"].split()]
        for rank in sorted({row["rank"] for row in rows if row["rank"]}):
            sharing = [row["person"] for row in rows if row["rank"] == rank]
            share = sum(places[rank - 1:rank - 1 + len(sharing)])
            for i, person in enumerate(sharing):
                prizes[person] = share // len(sharing) + (i < share % len(sharing))
        for row in self.book.rows("SELECT * FROM season_payment WHERE season = ?", rules["id"]):
            paid[row["payer"]] += row["cents"]
            paid[row["payee"]] -= row["cents"]
        self.balances = collections.Counter()
        played = set(self.group) | ({p for _, s in self.evenings for p in s} if rules["cents_a_point"] else set())
        for person in sorted(played, key=lambda p: (p not in self.group, p)):
            balance = stakes[person] - fees[person] + prizes[person] + paid[person]
            self.balances[self.book.names[person]] = balance
            yield (f"money {self.book.names[person]} {stakes[person]} {fees[person]}"
                   f" {prizes[person]} {balance}")

    def is_settled_by(self, payments):
        """Everyone is even after these payments, and none is for nothing."""
        left = collections.Counter(self.balances)
        left["kitty"] = -sum(left.values())
        for payer, payee, cents in payments:
            if int(cents) <= 0:
                return False
            left[payer] += int(cents)
            left[payee] -= int(cents)
        return not any(left.values())


def differences(season, told):
    """What the program says of a season otherwise than this script."""
    payments = [line.split()[1:] for line in told if line.startswith("pays ")]
    rest = [line for line in told if not line.startswith(("pays ", "record "))]
    mine = list(season.lines())
    found = [f"  program: {a}\n  second:  {b}" for a, b in zip(rest, mine) if a != b]
    if len(rest) != len(mine):
        found.append(f"  {len(rest)} and {len(mine)} lines")
    if not season.is_settled_by(payments):
        found.append("  the payments do not settle the balances")
    return found


def main(program):
    with tempfile.TemporaryDirectory() as folder:
        file = str(pathlib.Path(folder) / "scores.db")
        subprocess.run([program, file], check=True)
        told = subprocess.run([program, "--standings", file], check=True, text=True,
                              stdout=subprocess.PIPE).stdout.splitlines()
        begins = [i for i, line in enumerate(told) if line.startswith("season ")] + [len(told)]
        by_name = {told[a].split(" evenings")[0][len("season "):]: told[a:b]
                   for a, b in zip(begins, begins[1:])}
        book = Book(file)
        faults = []
        evenings = 0
        for row in book.rows("SELECT * FROM season ORDER BY id"):
            season = Season(book, row)
            evenings = max(evenings, len(season.evenings))
            faults += [f"{row['name']}:\n{text}" for text in differences(season, by_name[row["name"]])]
    print("\n".join(faults + [f"{len(by_name)} seasons, {evenings} evenings, {len(faults)} differences"]))
    return 1 if faults or len(by_name) < 3 or evenings < FEWEST_EVENINGS else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
