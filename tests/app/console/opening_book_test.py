# SPDX-License-Identifier: GPL-3.0-or-later
"""An opening book, as text and as JSON; the books of the handbook say how they were made."""
import pathlib

from console import check, console, interrupted_after, json_of

QUICK = ("--deals", "10", "--worlds", "8", "--seed", "3")

made = json_of("opening-book", "--rules", "jack-of-diamonds", *QUICK)
check(made["rules"] == "layout=5H-J" and made["deals"] == 10 and made["seed"] == 3, made)
check(20 < len(made["buries"]) <= 50 and made["picks"] and made["leads"], made.keys())
check(9 <= made["picks"][0]["asked"] <= 10 and made["picks"][0]["trump"] is None, made["picks"][0])
for row in made["buries"]:
    check(0 < sum(choice["times"] for choice in row["choices"]) <= row["times"], row)

text = console("opening-book", "--rules", "jack-of-diamonds", *QUICK)
check(text.returncode == 0 and not text.stderr, text)
lines = text.stdout.splitlines()
check(lines[:4] == ["sheepshead opening book 1", "rules layout=5H-J", "deals 10", "seed 3"], lines)
check(len(lines) == 4 + sum(len(made[part]) for part in ("picks", "buries", "calls", "leads")),
      lines)

for options, status, why in ((("--rules", "four-black-queens"), 1, "rules: no blind"),
                             (("--deals", "0"), 2, "--deals"), (("--worlds", "0"), 2, "--worlds")):
    done = console("opening-book", *options)
    check(done.returncode == status and why in done.stderr and not done.stdout, f"{why}: {done}")

# The books of the handbook
books = pathlib.Path(__file__).parents[3] / "docs/handbook/books"
for name, rules in (("called-ace", "layout=5H-A"), ("jack-of-diamonds", "layout=5H-J")):
    lines = (books / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    check(lines[:2] == ["sheepshead opening book 1", f"rules {rules}"], lines[:4])
    deals = int(lines[2].removeprefix("deals "))
    check(deals >= 3000 and lines[3].startswith("seed "), lines[:4])
    check(sum(line.startswith("bury ") for line in lines) == 50, f"{name} has fifty kinds")

told = interrupted_after("of 100 percent", "opening-book", "--deals", "100000", "--worlds", "8")
check(told["deals"] < 100000, told)
