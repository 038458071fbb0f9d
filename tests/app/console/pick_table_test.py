# SPDX-License-Identifier: GPL-3.0-or-later
"""How good a hand is in each seat, as text, JSON and CSV; two sets of rules; what is refused."""
import csv
import io

from console import check, console, interrupted_after, json_of

QUICK = ("--deals", "200", "--judge", "regular")


def table(*options):
    done = console("pick-table", *options)
    check(done.returncode == 0 and not done.stderr, done)
    return done.stdout


def whole(rows, place):
    return next(row for row in rows if row["place"] == place and row["trump"] is None)


strong = json_of("pick-table", "--hold", "QC QS QH 10d", *QUICK)
check(strong["hold"] == ["QC", "QS", "QH", "TD"] and strong["blind"] == [], strong)
check(strong["deals"] == 200 and strong["complete"] and not strong["interrupted"], strong)
first = whole(strong["rows"], 1)["figures"]
check(190 < first["won"] <= first["picked"] == first["asked"] and first["gain"]["mean"] > 1, first)
check(all(row["trump"] >= 4 for row in strong["rows"] if row["trump"] is not None), strong)

# The same seed, the same table
check(json_of("pick-table", "--hold", "QC QS QH 10d", *QUICK) == strong, "the same table")
check(json_of("pick-table", "--hold", "QC QS QH 10d", *QUICK, "--seed", "2") != strong, "another")

# An expert judges by default.
judged = json_of("pick-table", "--hold", "QC QS QH QD", "--deals", "5")
check(judged["judge"] == "expert" and whole(judged["rows"], 1)["figures"]["picked"] >= 4, judged)

# Two sets of rules in the same deals
rules = ("--rules", "called-ace", "--against", "called-ace double-on-the-bump=off")
both = json_of("pick-table", "--hold", "QC 7D", *rules, *QUICK)
row = whole(both["rows"], 1)
check(row["change"]["asked"] == row["figures"]["asked"] and row["change"]["pick"]["mean"] > 0, row)
same = json_of("pick-table", "--hold", "QC 7D", "--against", "called-ace", *QUICK)
for row in same["rows"]:
    check(row["against"] == row["figures"], row)
    check(row["change"]["gain"] == {"mean": 0.0, "standardError": 0.0}, row)

# Text and CSV have the same figures.
text = table("--hold", "QC QS QH 10d", *QUICK)
line = next(line for line in text.splitlines() if line.split()[:3] == ["1", "all", "all"])
check(f"{first['gain']['mean']:+.2f} ± {2 * first['gain']['standardError']:.2f}" in line, text)
check("100 %" in line and "layout=5H-A" in text, text)
check("against: layout=5H-A double-on-the-bump=off" in table("--hold", "QC", *rules, *QUICK), "both")
lines = list(csv.DictReader(io.StringIO(table("--hold", "QC QS QH 10d", *QUICK, "--csv"))))
check(len(lines) == len(strong["rows"]), lines)
check(int(lines[0]["won"]) == first["won"], lines)
check(lines[0]["trump"] == "" and abs(float(lines[0]["gain"]) - first["gain"]["mean"]) < 1e-4, lines)
lines = list(csv.DictReader(io.StringIO(table("--hold", "QC", *rules, *QUICK, "--csv"))))
check(float(lines[0]["change_pick"]) > 0 and int(lines[0]["against_asked"]) > 190, lines)

for options, status, why in (
        (("--hold", "QC QX"), 1, "--hold: 'qx': not a card"),
        (("--hold", "QC qc"), 1, "named twice"),
        (("--hold", "QC", "--blind", "QC"), 1, "blind: QC: in the hand too"),
        (("--hold", "QC QS QH QD JC JS JH"), 1, "hold: 7 cards where 6 are dealt"),
        (("--blind", "QC QS QH"), 1, "blind: 3 cards where 2 are dealt"),
        (("--rules", "four-black-queens"), 1, "rules: no blind"),
        (("--against", "three-ten-cards"), 1, "against: these rules deal other cards"),
        (("--rules", "nonsense"), 1, "nonsense"),
        (("--deals", "0"), 2, "--deals"),
        (("--judge", "grandmother"), 2, "--judge"),
        (("--csv", "--json"), 2, "--csv")):
    done = console("pick-table", *options)
    check(done.returncode == status and why in done.stderr and not done.stdout, f"{why}: {done}")

told = interrupted_after("of 1000000 deals", "pick-table", "--deals", "1000000", "--judge",
                         "regular")
check(0 < told["deals"] < 1000000 and not told["complete"], told)
