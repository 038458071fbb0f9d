#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a hand of Sheepshead against oneself: referee_client.py [PROGRAM [RULES [SEED]]]"""
import json
import sys
from subprocess import PIPE, Popen

program, rules, seed = (sys.argv[1:] + ["sheepshead-console", "called-ace", "24"][len(sys.argv) - 1:])
referee = Popen([program, "referee"], stdin=PIPE, stdout=PIPE, text=True)


def ask(do, **request):
    """One request, one reply, each a line."""
    print(json.dumps({"do": do, "game": "mine", **request}), file=referee.stdin, flush=True)
    reply = json.loads(referee.stdout.readline())
    if "error" in reply:
        sys.exit("{where}: {why}".format(**reply["error"]))
    return reply


told = ask("deal", rules=rules, seed=int(seed), dealer=0)
while not told["over"]:
    print(*(event["text"] for event in told["events"]), sep="\n")
    legal = ask("legal")["legal"]
    action = "pick" if "pick" in legal else legal[0]  # your own player decides here
    told = ask("act", seat=told["toAct"], action=action)
print(*(event["text"] for event in told["events"]), sep="\n")
print("scores:", *told.get("scores", ["none, the hand was thrown in"]))
