# SPDX-License-Identifier: GPL-3.0-or-later
"""An opening book, as text and as JSON."""
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

told = interrupted_after("of 100 percent", "opening-book", "--deals", "100000", "--worlds", "8")
check(told["deals"] < 100000, told)
