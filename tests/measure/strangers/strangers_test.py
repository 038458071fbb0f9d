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
EXAMINED = ("layout=5H-A", "layout=5H-J", "layout=3H-1", "layout=6H-1")
# Tables with more to decide
OTHERS = ("layout=5H-A crack=one recrack=on", "crack-and-blitz", "layout=5H-A no-pick=forced-pick",
          "layout=5H-A no-pick=doubler", "layout=4H-1", "layout=4H-2", "layout=7H-1")


def check(fine, what):
    if not fine:
        sys.exit(f"failed: {what}")


def match(rules, hands, *kinds):
    command = [sys.argv[1], "match", "--json", "--each-deal", "--rules", rules, "--hands", str(hands),
               "--seed", "77"]
    for chair, kind in enumerate(kinds):
        if kind not in KINDS:
            command += ["--player", kind]
            continue
        program = shlex.join([sys.executable, "-BES", str(HERE / f"{kind}.py"), "--strict"])
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


# Every kind at one table with the others, and so in every role
for rules in EXAMINED:
    chairs = seats(rules)
    for first in range(0, len(KINDS), chairs):
        match(rules, 6, *(KINDS[first:] + KINDS)[:chairs])
for number, rules in enumerate(OTHERS):
    match(rules, 4, *((KINDS[number % len(KINDS):] + KINDS) * 2)[:seats(rules)])

# The dice of those that throw some hang on what they see alone
for kind in ("gambler", "careless"):
    once, again = (match("layout=5H-A", 2, kind, "regular")["eachDeal"] for _ in range(2))
    check(once == again, f"{kind} plays the same hands in the same way once more")

# The kinds are different players: no two of them have the same scores in the same chair
scores = {kind: match("layout=5H-J", 5, kind, "regular")["eachDeal"] for kind in KINDS}
check(len({str(deals) for deals in scores.values()}) == len(KINDS), scores)
