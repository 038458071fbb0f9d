# SPDX-License-Identifier: GPL-3.0-or-later
"""The verify subcommand: deals that are as they were promised, and deals that are not."""
import hashlib
import json
import pathlib
import subprocess

from console import Referee, check, console

GIVEN = ("--rules", "called-ace", "--dealer", "4", "--seed", "24")


def verified(*arguments, status=0, stdin=""):
    done = console("verify", "--json", *arguments, stdin=stdin)
    check(done.returncode == status and not done.stderr, f"{arguments}: {done}")
    return json.loads(done.stdout)


def refused(said, *arguments, status=2, stdin=""):
    done = console("verify", *arguments, stdin=stdin)
    check(done.returncode == status and said in done.stderr and not done.stdout,
          f"{arguments}: {done}")


# The hash is the SHA-256 of the text that is printed, as any other program works it out.
told = verified(*GIVEN)
text = told["text"]
check(told["hash"] == hashlib.sha256(text.encode()).hexdigest(), told)
check(text.startswith("sheepshead deal 1\nvariant layout=5H-A\n") and text.endswith("\n"), text)
check(told["seed"] == 24 and told["dealer"] == 4 and told["agrees"], told)
check(len(told["hands"]) == 5 and len(told["blind"]) == 2 and "hashAgrees" not in told, told)
pathlib.Path("deal.txt").write_text(text, encoding="ascii")
summed = subprocess.run(["sha256sum", "deal.txt"], capture_output=True, text=True, check=True)
check(summed.stdout.split()[0] == told["hash"], summed)

# From a file, from the standard input, from the record of a hand.
check(verified("deal.txt") == told, "the file")
check(verified("-", stdin=text) == told, "the standard input")
referee = Referee()
referee.good("deal", game="g", rules="called-ace", seed=24, dealer=4)
record = referee.good("record", game="g")["record"]
referee.end()
check(verified("-", stdin=record) == told, "the record of a hand")
doubled = record.replace("seed=24", "seed=24 doubler=2")
check(verified("-", stdin=doubled) == told, "the record of a hand that counts twice")

# Against the hash that was shown: all of it, its beginning, in groups.
given = told["hash"]
for good in (given, given[:8], given[:16].upper(), f"{given[:4]} {given[4:8]}"):
    check(verified("deal.txt", "--hash", good)["hashAgrees"], good)
other = ("0" if given[0] != "0" else "1") + given[1:]
lied = verified("deal.txt", "--hash", other, status=1)
check(lied["followsFromSeed"] and not lied["hashAgrees"] and not lied["agrees"], lied)
said = console("verify", *GIVEN, "--hash", given)
check(said.returncode == 0 and said.stdout.startswith(text) and given in said.stdout, said)
said = console("verify", *GIVEN, "--hash", other)
check(said.returncode == 1 and "THE HASH IS NOT" in said.stdout, said)

# Older versions hashed the rules with every one of them named.
full = "layout=5H-A dealer-sits-out=off no-pick=leaster"
older = text.replace("layout=5H-A", full)
older_hash = hashlib.sha256(older.encode()).hexdigest()
found = verified("--rules", full, "--dealer", "4", "--seed", "24", "--hash", older_hash)
check(found["agrees"] and found["text"] == older, found)
check(verified("--rules", full, "--dealer", "4", "--seed", "24", "--hash", given)["agrees"], given)

# Two cards exchanged: the text has a hash, but no honest shuffle gives it.
lines = text.splitlines()
one, two = lines[3].split(), lines[4].split()
one[-1], two[-1] = two[-1], one[-1]
stacked = "\n".join(lines[:3] + [" ".join(one), " ".join(two)] + lines[5:]) + "\n"
check(not verified("-", stdin=stacked, status=1)["followsFromSeed"], "exchanged cards")
said = console("verify", "-", stdin=stacked)
check(said.returncode == 1 and "DO NOT FOLLOW" in said.stdout and lines[3] in said.stdout, said)

# Two-handed tables have piles.
piles = verified("--rules", "layout=2H-2", "--dealer", "0", "--seed", "18446744073709551615")
check([len(seat) for seat in piles["piles"]] == [8, 8], piles)
check(verified("-", stdin=piles["text"]) == piles, "piles from the text")

# What is wrong is told with its place.
refused("--rules is missing")
refused("--seed is missing", "--rules", "called-ace", "--dealer", "4")
refused("--seed has no effect", "deal.txt", "--seed", "24")
refused("--dealer 5: expected", "--rules", "called-ace", "--dealer", "5", "--seed", "24")
refused("--hash 3f9a: expected", "deal.txt", "--hash", "3f9a")
refused("--hash 3f9a41c2x", "deal.txt", "--hash", "3f9a41c2x")
refused("no-such-file", "no-such-file", status=1)
refused("'seat 0': 5 cards instead of 6", "-", stdin=text.replace(lines[3], lines[3][:-3]), status=1)
refused("line 3: without 'seed='", "-", stdin=text.replace(" seed=24", ""), status=1)
refused("line 1:", "-", stdin="", status=1)
refused("line 2:", "-", stdin=text.replace("layout=5H-A", "layout=9H-A"), status=1)
