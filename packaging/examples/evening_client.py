#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Keeps a whole match, hand after hand, against oneself: evening_client.py [PROGRAM [RULES [SEED]]]"""
import json
import sys
from subprocess import PIPE, Popen

usual = ["sheepshead-console", "called-ace pot=losers length=rounds length-number=1", "24"]
program, rules, seed = sys.argv[1:] + usual[len(sys.argv) - 1:]
referee = Popen([program, "referee"], stdin=PIPE, stdout=PIPE, text=True)


def ask(do, **request):
    """One request, one reply, each a line."""
    print(json.dumps({"do": do, **request}), file=referee.stdin, flush=True)
    reply = json.loads(referee.stdout.readline())
    return reply if "error" not in reply else sys.exit("{where}: {why}".format(**reply["error"]))


match = ask("match", match="evening", rules=rules, seed=int(seed), dealer=0)
while not match["over"]:
    told = ask("next", match="evening", game="hand")  # the match knows the dealer and the doubler
    while not told["over"]:
        legal = ask("legal", game="hand")["legal"]
        action = "pick" if "pick" in legal else legal[0]  # your own player decides here
        told = ask("act", game="hand", seat=told["toAct"], action=action)
    match = told["match"]
    for row in match["rows"]:
        print(row["number"], row["outcome"]["kind"], *row["scores"], f"pot {match['pot']}")
print("scores:", *match["totals"])
