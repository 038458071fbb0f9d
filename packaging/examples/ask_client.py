#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Our players at a table of yours, for which a referee stands here; each is told what its own seat
has seen, no more: ask_client.py [PROGRAM [PLAYER [RULES [SEED]]]]"""
import json
import sys
from subprocess import PIPE, Popen

usual = ["sheepshead-console", "regular", "called-ace", "24"]
program, player, rules, seed = sys.argv[1:] + usual[len(sys.argv) - 1:]
console = Popen([program, "referee"], stdin=PIPE, stdout=PIPE, text=True)


def request(do, **fields):
    """One request, one reply, each a line."""
    print(json.dumps({"do": do, **fields}), file=console.stdin, flush=True)
    reply = json.loads(console.stdout.readline())
    return reply if "error" not in reply else sys.exit("{where}: {why}".format(**reply["error"]))


told = request("deal", game="table", rules=rules, seed=int(seed), dealer=0)
dealt, happened = told["events"][0], len(told["events"])
known = [{"seat": seat, "hand": hand, "blind": [], "actions": []}
         for seat, hand in enumerate(dealt["hands"])]
while not told["over"]:
    seat = told["toAct"]
    answer = request("ask", player=player, rules=rules, dealer=0, open=dealt["open"],
                     phase=told["phase"], **known[seat])
    print(seat, answer["action"])
    told = request("act", game="table", seat=seat, action=answer["action"])
    for own in known:
        seen = request("events", game="table", seat=own["seat"], **{"from": happened})["events"]
        own["actions"] += [event["action"] for event in seen if "action" in event]
        for event in seen:  # the blind that this seat took, the under where it took that trick
            taken = event["event"] in ("picked", "neighbour-took")
            own["blind"] += event.get("cards", []) if taken else []
            own["under"] = event.get("under", own.get("under"))
    happened += len(told["events"])
print("scores:", *told.get("scores", ["none, the hand was thrown in"]))
