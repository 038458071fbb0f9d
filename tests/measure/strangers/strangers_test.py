# SPDX-License-Identifier: GPL-3.0-or-later
"""Every stranger plays whole hands at every table it is meant for, and never does what is not allowed.

With `--strict` a stranger that wants something illegal ends with an error, which the match names."""
import json
import pathlib
import shlex
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
KINDS = ("old_timer", "gambler", "miser", "novice", "careless", "grabber")
# The tables of the examination, and tables with more to decide
TABLES = {"layout=5H-A": 6, "layout=5H-J": 6, "layout=3H-1": 4, "layout=6H-1": 4,
          "layout=5H-A crack=one recrack=on": 2, "crack-and-blitz": 2, "layout=5H-A no-pick=forced-pick": 2,
          "layout=5H-A no-pick=doubler": 2, "layout=4H-1": 2, "layout=4H-2": 2, "layout=7H-1": 2}


def check(fine, what):
    if not fine:
        sys.exit(f"failed: {what}")


def match(rules, hands, *kinds):
    command = [sys.argv[1], "match", "--json", "--each-deal", "--rules", rules, "--hands", str(hands),
               "--seed", "77"]
    for chair, kind in enumerate(kinds):
        program = shlex.join([sys.executable, "-B", str(HERE / f"{kind}.py"), "--strict"])
        command += ["--player", f"{kind}{chair}=exec:{program}"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    check(done.returncode == 0, f"{rules} {kinds}: {done.stderr}")
    told = json.loads(done.stdout)
    check(not told["faults"] and not told["refusals"] and told["deals"] == hands,
          f"{rules} {kinds}: {told['faults']}")
    return told


def seats(rules):
    told = subprocess.run([sys.argv[1], "match", "--json", "--rules", rules, "--hands", "1"],
                          capture_output=True, text=True, check=True)
    return len(json.loads(told.stdout)["players"][0]["byPlace"])


# All of them at one table, and so in every role against each other
for rules, hands in TABLES.items():
    chairs = seats(rules)
    for first in range(0, len(KINDS), chairs):
        company = (KINDS[first:] + KINDS)[:chairs]
        match(rules, hands, *company)

# Each kind among its own plays the same hands in the same way once more
for kind in KINDS:
    once, again = (match("layout=5H-A", 2, kind, "old_timer")["eachDeal"] for _ in range(2))
    check(once == again, f"{kind} decides by what it sees alone")

# The kinds are different players: no two of them have the same scores in the same chair
scores = {kind: match("layout=5H-J", 5, kind, "novice")["eachDeal"] for kind in KINDS}
check(len({str(deals) for deals in scores.values()}) == len(KINDS), scores)
