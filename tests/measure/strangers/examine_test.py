# SPDX-License-Identifier: GPL-3.0-or-later
"""The examination pairs deals, keeps what it has played, and goes on from there."""
import json
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent


def check(fine, what):
    if not fine:
        sys.exit(f"failed: {what}")


def examine(results, *more):
    done = subprocess.run([sys.executable, "-B", str(HERE / "examine"), "--console", sys.argv[1],
                           "--layouts", "5H-A,3H-1", "--fields", "novice,mixed", "--evening", "2",
                           "--seed", "5", "--results", str(results), *more],
                          capture_output=True, text=True, check=False)
    return done.returncode, done.stdout.splitlines(), done.stderr


def evenings(results):
    return [json.loads(line) for line in results.read_text().splitlines()]


with tempfile.TemporaryDirectory() as folder:
    results = pathlib.Path(folder) / "results.jsonl"
    pair = ("--test", "regular", "--against", "beginner")
    status, table, errors = examine(results, *pair, "--deals", "2")
    check(status == 0, errors)
    first = evenings(results)
    check(len(first) == 2 * 2 * 2 and all(len(each["scores"]) == 2 for each in first), first)
    check(len({each["key"][-1] for each in first}) == 4, "each table has cards of its own")
    rows = [line.split()[:3] for line in table]
    check(["5H-A", "novice", "2"] in rows and ["3H-1", "mixed", "2"] in rows, table)
    check(rows[-1] == ["all", "mean", "8"], table)

    # More deals: what is there is not played again, and on two cores nothing changes
    status, table, errors = examine(results, *pair, "--deals", "4", "--jobs", "2")
    check(status == 0 and evenings(results)[:len(first)] == first, errors)
    check(len(evenings(results)) == 2 * len(first), "two evenings of each")
    status, printed, _ = examine(results, *pair, "--deals", "4", "--table")
    check(status == 0 and printed == table, "the table can be printed again")

    # The same player twice differs by nothing, for the deals are the same
    other = pathlib.Path(folder) / "other.jsonl"
    status, table, errors = examine(other, "--test", "regular", "--against", "rule", "--deals", "2")
    check(status == 0 and "+0.000 ± 0.000" in table[-1], (table, errors))

    # A player that does not exist, and evenings that do not fit, are refused
    check(examine(other, "--test", "nobody", "--against", "rule", "--deals", "2")[0] != 0, "a player")
    check(examine(other, *pair, "--deals", "3")[0] != 0, "whole evenings")
