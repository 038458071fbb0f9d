# SPDX-License-Identifier: GPL-3.0-or-later
"""Requests to the referee: what it refuses, what it hides, and what it scores."""
from console import Referee, check

referee = Referee()
check(referee.good("rules")["layouts"], "the rules are listed")
dealt = referee.good("deal", game="g", rules="called-ace", seed=24, dealer=4, id=7)
check(dealt["id"] == 7 and dealt["toAct"] == 0 and dealt["phase"] == "picking", dealt)
cards = dealt["events"][0]


def standing():
    return [referee.good("events", game="g"), referee.good("record", game="g"),
            *(referee.good("observe", game="g", seat=seat) for seat in range(5))]


def refused(where, reply):
    check(set(reply) <= {"id", "error"} and reply["error"]["where"] == where
          and reply["error"]["why"], f"{where}: {reply}")


before = standing()
refused("request", referee.raw("{"))
refused("request", referee.raw("[1]"))
for depth in (200, 500000):
    refused("request", referee.raw('{"do": "rules", "id": ' + "[" * depth + "]" * depth + "}"))
refused("request", referee.raw('{"do": "rules", "id": "' + "x" * (17 << 20) + '"}'))
refused("do", referee.ask("dance"))
refused("do", referee.raw("{}"))
refused("game", referee.ask("legal", game="none"))
refused("seat", referee.ask("act", game="g", seat=1, action="pick"))
refused("seat", referee.ask("act", game="g", seat=9, action="pick"))
refused("seat", referee.ask("observe", game="g", seat=5))
refused("action", referee.ask("act", game="g", seat=0, action="bury QC"))
refused("action", referee.ask("act", game="g", seat=0, action="dance"))
refused("sead", referee.ask("deal", game="g", rules="called-ace", sead=1, dealer=0))
refused("rules", referee.ask("deal", game="g", rules={"layout": "9H"}, seed=1, dealer=0))
refused("dealer", referee.ask("deal", game="g", rules="called-ace", seed=1, dealer=5))
refused("seed", referee.ask("deal", game="g", rules="called-ace", seed=-1, dealer=0))
refused("seat 0", referee.ask("deal", game="g", rules="called-ace", dealer=0, blind="QC",
                              hands=["QC"]))
refused("hands[1]", referee.ask("deal", game="g", rules="called-ace", dealer=0,
                                hands=["QC", "QX"]))
refused("from", referee.ask("events", game="g", **{"from": 99}))
check(standing() == before, "a refused request changes nothing")

again = referee.good("deal", game="h", rules={"layout": "5H-A"}, dealer=4, hands=cards["hands"],
                     blind=" ".join(cards["blind"]))
check(again["events"][0] == cards, "the same cards, laid out")
referee.good("act", game="g", seat=0, action="pick")
picked = referee.good("events", game="g", seat=2, **{"from": 1})["events"][0]
check(picked["event"] == "picked" and "cards" not in picked and picked["count"] == 2, picked)
check(referee.good("events", game="g", seat=0)["events"][1]["cards"] == cards["blind"],
      "the picker sees the blind")
seen = referee.good("observe", game="g", seat=2)["observation"]
check(seen["hand"] == cards["hands"][2] and not seen["blind"] and seen["picker"] == 0, seen)
check(referee.good("legal", game="h")["legal"] == ["pass", "pick"], "two games at once")
referee.good("close", game="h")
refused("game", referee.ask("legal", game="h"))


def score(rules, **outcome):
    return referee.ask("score", rules=rules, outcome=outcome)


lost = score("called-ace", kind="picked", picker=1, partners=[3], makersPoints=30)
check(lost["scores"] == [4, -8, 4, -4, 4] and lost["bumped"], lost)
check(any("bump" in line for line in lost["derivation"]), lost)
check("seat 1: -8" in lost["derivation"], lost)
check(score("called-ace double-on-the-bump=off", kind="picked", picker=1, makersPoints=0,
            makersTookNoTrick=True)["scores"] == [3, -12, 3, 3, 3], "no trick, alone")
every_trick = {"kind": "picked", "picker": 0, "partners": [1], "makersPoints": 120,
               "makersTookAllTricks": True}
check(score("called-ace", **every_trick)["scores"] == [6, 3, -3, -3, -3], "three times the base")
check(score("called-ace all-tricks-stake=four", **every_trick)["scores"] == [8, 4, -4, -4, -4],
      "four times the base")
check(score("called-ace crack=several", kind="picked", picker=0, partners=[1], makersPoints=61,
            raises=2, doubler=2)["stake"] == 8, "raised")
check(score("called-ace", kind="leaster", points=[9, 20, 31, 30, 30],
            tricks=[1, 2, 1, 1, 1])["scores"] == [4, -1, -1, -1, -1], "leaster")
check(score("two-rows", kind="two-handed", points=[91, 29], tricks=[10, 6])["scores"] == [2, -2],
      "two-handed")
for solo in ("side C", "side"):
    check(score("four-indiana", kind="indiana", bidder=0, solo=solo,
                biddersPoints=61)["scores"] == [18, 0, 0, 0], solo)
check(score("layout=8H-1 no-trick=picker-if-side-trickless double-on-the-bump=off", kind="picked",
            picker=0, partners=[1], makersPoints=0, makersTookNoTrick=True)["scores"]
      == [-18, 0, 3, 3, 3, 3, 3, 3], "the first maker of eight pays alone")
check(score("called-ace call-sheepshead=on", kind="picked", picker=0, makersPoints=120,
            sheepshead="made")["scores"] == [24, -6, -6, -6, -6], "sheepshead")
refused("outcome.kind", score("two-rows", kind="picked", picker=0, makersPoints=61))
refused("outcome.partners[0]", score("called-ace", kind="picked", picker=0, partners=[0],
                                     makersPoints=61))
refused("outcome.makersPoints", score("called-ace", kind="picked", picker=0, makersPoints=121))
refused("outcome.makersPoints", score("called-ace", kind="picked", picker=0, makersPoints=100,
                                      makersTookAllTricks=True))
refused("outcome.tricks", score("called-ace", kind="leaster", points=[9, 20, 31, 30, 30],
                                tricks=[1, 2, 1, 1, 2]))
# What cannot be is refused with the field
usual = {"kind": "picked", "picker": 1, "partners": [2], "makersPoints": 70}
for field, rules, changes in (
        ("partners", "called-ace", {"partners": [2, 3]}),
        ("partners", "layout=7H-2", {"partners": [3]}),
        ("partners", "layout=7H-2", {"partners": []}),
        ("partners", "layout=3H-1", {}),
        ("raises", "called-ace", {"raises": 1}),
        ("raises", "called-ace crack=one", {"raises": 2}),
        ("sheepshead", "called-ace", {"partners": [], "sheepshead": "missed"}),
        ("sheepshead", "called-ace call-sheepshead=on",
         {"partners": [], "sheepshead": "missed", "makersTookAllTricks": True,
          "makersPoints": 120}),
        ("makersPoints", "called-ace call-sheepshead=on",
         {"partners": [], "sheepshead": "made", "makersPoints": 50}),
        ("makersPoints", "called-ace", {"makersTookNoTrick": True, "makersPoints": 120}),
        ("makersPoints", "called-ace", {"makersPoints": 119}),
        ("pickerTookNoTrick", "called-ace", {"partners": [], "pickerTookNoTrick": True}),
        ("forcedPick", "called-ace", {"forcedPick": True}),
        ("blindPick", "called-ace", {"blindPick": True}),
        ("kind", "called-ace no-pick=doubler",
         {"kind": "leaster", "picker": None, "partners": None, "makersPoints": None,
          "points": [9, 20, 31, 30, 30], "tricks": [1, 2, 1, 1, 1]})):
    outcome = {key: value for key, value in {**usual, **changes}.items() if value is not None}
    refused("outcome." + field, score(rules, **outcome))

# Observations name the trumps from the strongest down
for rules, first in (("called-ace spitz=second", ["QC", "7D", "QS"]),
                     ("four-indiana", ["JC", "JS", "JH", "JD", "QC"])):
    referee.good("deal", game="t", rules=rules, seed=3, dealer=0)
    trump = referee.good("observe", game="t", seat=1)["observation"]["trump"]
    check(trump[:len(first)] == first and len(trump) == 14, trump)

# A rule that has no effect with the others is refused in every place
for rules in ("layout=3H-1 partner=called-ace", "called-ace recrack=on", {"recrack": "on"},
              "layout=2H-1 partner=called-ace", "layout=2H-1 redeal-hand=off"):
    refused("rules", referee.ask("deal", game="r", rules=rules, seed=1, dealer=0))
for rules in ("called-ace recrack=off", "called-ace layout=3H-1"):
    referee.good("deal", game="r", rules=rules, seed=1, dealer=0)

# A picker who buried both aces that could be called plays alone without a word; a client may say it
referee.good("deal", game="r", rules="called-ace", seed=123, dealer=0)
referee.good("act", game="r", seat=1, action="pick")
told = referee.good("act", game="r", seat=1, action="bury AS AH")
check([event.get("action") for event in told["events"]] == ["1 bury AS AH", "1 alone"], told)
check(referee.good("act", game="r", seat=1, action="alone")["events"] == [], "done already")
check(referee.good("legal", game="r")["phase"] == "playing", "nothing more has happened")
refused("seat", referee.ask("act", game="r", seat=2, action="alone"))
refused("action", referee.ask("act", game="r", seat=1, action="bury AS AH"))
referee.good("act", game="r", seat=1, action="play JS")
refused("seat", referee.ask("act", game="r", seat=1, action="alone"))

# The games that are open at a time are limited
opened = 0
while "error" not in (reply := referee.ask("deal", game=f"many {opened}", rules="layout=3H-1",
                                           seed=opened, dealer=0)):
    opened += 1
    check(opened <= 10000, "no limit")
refused("game", reply)
referee.good("close", game="many 0")
referee.good("deal", game="one more", rules="layout=3H-1", seed=1, dealer=0)
refused("game", referee.ask("deal", game="x" * 100000, rules="layout=3H-1", seed=1, dealer=0))
refused("outcome.piker", score("called-ace", kind="picked", piker=0, makersPoints=61, picker=1))
referee.end()
