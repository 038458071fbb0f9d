# SPDX-License-Identifier: GPL-3.0-or-later
"""Records in, beliefs out; an expert that is told of them reckons with the people at the table."""
from console import Referee, check

referee = Referee()


def finished(seed):
    """The record of a hand in which everybody plays the first card that may be played."""
    told = referee.good("deal", game="t", rules="called-ace", seed=seed, dealer=seed % 5)
    while not told["over"]:
        legal = referee.good("legal", game="t")
        told = referee.good("act", game="t", seat=legal["toAct"], action=legal["legal"][-1])
    return referee.good("record", game="t")["record"]


names = ["Ada", None, "Bruno", None, None]
hands = [{"record": finished(seed), "players": names} for seed in range(8)]
beliefs = referee.good("learn", hands=hands)["beliefs"]
check(set(beliefs["people"]) == {"Ada", "Bruno"}, beliefs)
check(beliefs["people"]["Ada"].startswith("beliefs 1\nhands "), beliefs)
check(len(beliefs["people"]["Ada"]) < 12000, "beliefs are small")

# In two steps as in one
half = referee.good("learn", hands=hands[:4])["beliefs"]
both = referee.good("learn", hands=hands[4:], beliefs=half)["beliefs"]
check(both == beliefs, both)
check(referee.good("learn", hands=[], beliefs=beliefs)["beliefs"] == beliefs, "nothing new")

# Whom one plays with changes what is expected
asked = {"player": "expert:40", "rules": "called-ace", "dealer": 4, "seat": 1,
         "hand": "QS QD AD KC 8C 9S", "actions": ["0 pick", "0 call AS", "0 play KH"]}
alone = referee.good("ask", **asked)
among = referee.good("ask", **asked, beliefs=beliefs, players=["Bruno", None, "Ada", None, None])
check(alone["prospects"] != among["prospects"], among)
check(among == referee.good("ask", **asked, beliefs=beliefs,
                            players=["Bruno", None, "Ada", None, None]), "the same again")


def refused(where, do, **request):
    reply = referee.ask(do, **request)
    check(reply.get("error", {}).get("where", "").startswith(where), f"{where}: {reply}")


refused("hands", "learn")
refused("hands[0].record", "learn", hands=[{"record": "nonsense"}])
refused("hands[0].players", "learn", hands=[{"record": hands[0]["record"], "players": ["Ada"]}])
refused("hands[0]", "learn", hands=[{"record": hands[0]["record"], "players": ["x" * 201] + [None] * 4}])
refused("hands[0].cards", "learn", hands=[{"record": hands[0]["record"], "cards": 1}])
refused("beliefs.people.Ada", "learn", hands=[], beliefs={"people": {"Ada": "beliefs 7"}})
refused("beliefs.table", "ask", **asked, beliefs={"table": "beliefs 1\nhands many"})
refused("players", "ask", **asked, beliefs=beliefs, players=["Ada"])
referee.end()
