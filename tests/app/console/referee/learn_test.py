# SPDX-License-Identifier: GPL-3.0-or-later
"""Records in, beliefs out; an expert that is told of them reckons with the people at the table."""
from console import Referee, check

referee = Referee()


def play(seed, rules="called-ace"):
    """A hand in which everybody plays the last card that may be played."""
    told = referee.good("deal", game="t", rules=rules, seed=seed, dealer=seed % 5)
    while not told["over"]:
        legal = referee.good("legal", game="t")
        told = referee.good("act", game="t", seat=legal["toAct"], action=legal["legal"][-1])


def finished(seed):
    play(seed)
    return referee.good("record", game="t")["record"]


def as_played_elsewhere(seed):
    """The same as another program knows it: dealt cards and what was done, forced calls too."""
    play(seed)
    dealt = [line.split(" ", 2) for line in referee.good("record", game="t")["record"].splitlines()
             if line.startswith(("hand ", "blind "))]
    events = referee.good("events", game="t")["events"]
    return {"rules": "called-ace", "dealer": seed % 5, "players": names,
            "hands": [line[2] for line in dealt if line[0] == "hand"],
            "blind": " ".join(next(line[1:] for line in dealt if line[0] == "blind")),
            "actions": [event["action"] for event in events if "action" in event]}


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

# A hand of another program needs no record
elsewhere = [as_played_elsewhere(seed) for seed in range(8)]
check(referee.good("learn", hands=elsewhere)["beliefs"] == beliefs, "the same from cards and actions")

# The referee may keep beliefs under a name
check(referee.good("learn", hands=hands[:4], keep="Tuesday") ==
      {"kept": "Tuesday", "people": ["Ada", "Bruno"]}, "kept")
referee.good("learn", hands=elsewhere[4:], beliefs="Tuesday", keep="Tuesday")
check(referee.good("learn", hands=[], beliefs="Tuesday")["beliefs"] == beliefs, "kept and given")

# Whom one plays with changes what is expected
asked = {"player": "expert:40", "rules": "called-ace", "dealer": 4, "seat": 1,
         "hand": "QS QD AD KC 8C 9S", "actions": ["0 pick", "0 call AS", "0 play KH"]}
alone = referee.good("ask", **asked)
among = referee.good("ask", **asked, beliefs=beliefs, players=["Bruno", None, "Ada", None, None])
check(alone["prospects"] != among["prospects"], among)
check(among == referee.good("ask", **asked, beliefs=beliefs,
                            players=["Bruno", None, "Ada", None, None]), "the same again")
check(among == referee.good("ask", **asked, beliefs="Tuesday",
                            players=["Bruno", None, "Ada", None, None]), "by the kept ones")
referee.good("close", beliefs="Tuesday")


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
refused("beliefs", "ask", **asked, beliefs="Tuesday")
refused("beliefs", "close", beliefs="Tuesday")
refused("keep", "learn", hands=[], keep="x" * 201)
whole = elsewhere[0]
refused("hands[0].actions", "learn", hands=[{**whole, "actions": whole["actions"][:-1]}])
refused("hands[0].actions[0]", "learn", hands=[{**whole, "actions": ["7 pick"] + whole["actions"]}])
refused("hands[0].actions[1]", "learn",
        hands=[{**whole, "actions": whole["actions"][:1] * 2 + whole["actions"][1:]}])
refused(f"hands[0].actions[{len(whole['actions'])}]", "learn",
        hands=[{**whole, "actions": whole["actions"] + ["0 pass"]}])
refused("hands[0]", "learn", hands=[{**whole, "hands": whole["hands"][:1] * 5}])
refused("hands[0].record", "learn", hands=[{**whole, "record": "nonsense"}])
referee.end()
