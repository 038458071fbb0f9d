# SPDX-License-Identifier: GPL-3.0-or-later
"""The replay subcommand over a hand that the referee wrote down."""
import json

from console import Referee, check, console

referee = Referee()
referee.good("deal", game="g", rules="called-ace", seed=24, dealer=4)
while True:
    legal = referee.good("legal", game="g")
    if legal["over"]:
        break
    action = "pick" if "pick" in legal["legal"] else legal["legal"][0]
    referee.good("act", game="g", seat=legal["toAct"], action=action)
record = referee.good("record", game="g")["record"]
events = referee.good("events", game="g")["events"]
referee.end()

replayed = console("replay", "--json", "-", stdin=record)
check(replayed.returncode == 0, replayed)
told = json.loads(replayed.stdout)
check(told["events"] == events and told["scores"] == legal["scores"] and told["over"], told)
text = console("replay", "-", stdin=record).stdout.splitlines()
check(text[:-1] == [event["text"] for event in events], text)
check(text[-1] == "scores: " + " ".join(map(str, legal["scores"])), text[-1])

lines = record.splitlines()
unfinished = console("replay", "-", stdin="\n".join(lines[:-2]) + "\n")
check(unfinished.returncode == 0 and "is to act" in unfinished.stdout, unfinished)

picks = next(i for i, line in enumerate(lines) if line.endswith(" pick"))


def refused(changed, line, reason):
    done = console("replay", "-", stdin="\n".join(changed) + "\n")
    check(done.returncode == 1 and f"line {line}:" in done.stderr and reason in done.stderr
          and not done.stdout, done)


refused(lines[:picks] + ["3 pick"], picks + 1, "turn of seat 0")
refused(lines[:picks] + ["0 bury QC"], picks + 1, "not-now")
refused(lines[:picks] + ["0 dance"], picks + 1, "dance")
refused(lines[:-1] + ["scores 1 1 1 1 -4"], len(lines), "by the rules")
refused(["sheepshead hand 7"], 1, "later version")
missing = console("replay", "no-such-file")
check(missing.returncode == 1 and "no-such-file" in missing.stderr, missing)
