# SPDX-License-Identifier: GPL-3.0-or-later
"""A player who is told what its seat has seen sees what it would see at that table."""
import random

from console import Referee, check, presets

referee = Referee()
rng = random.Random(5)


class Table:
    """A hand at the referee, and what each seat has heard and seen of it."""

    def __init__(self, rules, seed, layout="", partner=""):
        told = referee.good("deal", game="t", rules=rules, seed=seed, dealer=seed % 2)
        self.dealt = told["events"][0]
        self.rules = rules
        self.unclear = layout == "8H-2" or partner.startswith("jack-of")
        self.over, self.turn, self.phase = told["over"], told["toAct"], told["phase"]
        self.happened = len(told["events"])
        self.known = [{"seat": seat, "hand": hand, "blind": [], "actions": []}
                      for seat, hand in enumerate(self.dealt["hands"])]

    def as_seen(self):
        unclear = {"phase": self.phase} if self.unclear else {}
        return {**unclear, "rules": self.rules, "dealer": self.dealt["dealer"],
                "doubler": self.dealt["doubler"], "open": self.dealt["open"],
                **self.known[self.turn]}

    def act(self, action):
        told = referee.good("act", game="t", seat=self.turn, action=action)
        for own in self.known:
            seen = referee.good("events", game="t", seat=own["seat"],
                                **{"from": self.happened})["events"]
            own["actions"] += [event["action"] for event in seen if "action" in event]
            for event in seen:
                own["under"] = event.get("under", own.get("under"))
                if event["event"] in ("picked", "neighbour-took"):
                    own["blind"] += event.get("cards", [])
        self.happened += len(told["events"])
        self.over, self.turn, self.phase = told["over"], told["toAct"], told["phase"]


def pair_is_shown_and_buried(table):
    """One of the shown queens is buried, all the others hear of it."""
    while not any(" bury Q" in line for line in table.known[table.turn]["actions"]):
        legal = referee.good("legal", game="t")["legal"]
        table.act(next((action for action in legal if action.startswith(("blitz", "bury QC"))),
                       "pick" if "pick" in legal else legal[0]))


def tables():
    """One after the other: all are the same game of the referee's."""
    shown = Table("called-ace blitz-black-queens=on blitz-when=before-pick", 134)
    pair_is_shown_and_buried(shown)
    yield shown
    for preset in presets():
        yield Table(preset["key"], rng.randrange(1000), preset["rules"]["layout"],
                    preset["rules"].get("partner", ""))


asked = 0
for table in tables():
    while not table.over:
        answer = referee.good("ask", player="regular", observation=True, **table.as_seen())
        seen = referee.good("observe", game="t", seat=table.turn)["observation"]
        check(answer["observation"] == seen, f"{table.as_seen()}\n{answer}\n{seen}")
        check(answer["legal"] == referee.good("legal", game="t")["legal"], answer)
        at_table = referee.good("ask", player="regular", game="t")
        check(answer["action"] == at_table["action"], f"{answer} {at_table}")
        asked += 1
        table.act(rng.choice([answer["action"], rng.choice(answer["legal"])]))
check(asked > 500, asked)

# An expert says what it expects of every action, its own and then the best first, and the same again
# for a seed
table = Table("called-ace", 24)
for seed in (1, 1, 2):
    answer = referee.good("ask", player="expert:10", seed=seed, **table.as_seen())
    prospects = answer["prospects"]
    check({each["action"] for each in prospects} == set(answer["legal"]), answer)
    check(prospects[0]["action"] == answer["action"], answer)
    check(prospects[1:] == sorted(prospects[1:], key=lambda each: -each["score"]), answer)
    check(all(0 <= each["winChance"] <= 1 <= 1 + each["standardError"] for each in prospects),
          answer)
    check(seed != 1 or answer == referee.good("ask", player="expert:10", seed=1,
                                              **table.as_seen()), "the same seed")

# Observations that are impossible are refused with their place
for beginning in ("pick", "bury", "call", "play"):
    legal = referee.good("legal", game="t")["legal"]
    table.act(next(action for action in legal if action.startswith(beginning)))
seen = table.as_seen()
mine, said = seen["hand"], seen["actions"]
others = (seen["seat"] + 1) % 5


def refused(where, why="", **changes):
    reply = referee.ask("ask", **{"player": "regular", **seen, **changes})
    check("error" in reply and reply["error"]["where"] == where, f"{changes}: {reply}")
    check(why in reply["error"]["why"], reply)


check(referee.good("ask", player="regular", **seen)["phase"] == "playing", seen)
refused("player", "expert", player="grandmaster")
refused("hand", "was dealt", hand=mine[1:])
refused("hand", "twice", hand=mine[1:] + mine[1:2])
refused("hands", hands=[])
refused("dealer", dealer=7)
refused("blind", blind="7H 8H")
refused("phase", phase="over")
refused("actions[0]", "as in 0 pass", actions=["dance"])
refused("actions[0]", "'Pick'", actions=["0 Pick"])
refused("actions[0]", "no such seat", actions=["7 pick"])
refused("actions", "turn of seat", actions=said[:-1])
refused("actions", "turn of seat", seat=others, hand=table.known[others]["hand"])
refused("actions[3]", "card", actions=said[:-1] + [f"1 play {mine[0]}"])
refused("actions[4]", "turn", actions=said + [f"{others} play QC"])
refused("actions[4]", "not allowed", actions=said + [f"{seen['seat']} crack"])
called = [line for line in said if "call" not in line and "bury" not in line]
refused(f"actions[{len(called) - 1}]", "is still to call", actions=called)
picker = next(own for own in table.known if own["blind"])
refused("bury", "missing", seat=picker["seat"], hand=picker["hand"], blind=picker["blind"],
        actions=called)
refused("under", "no card lies under", under="7D")
refused("bury", "buries none", bury={str(others): "7H 8H"})
refused("bury", "cannot have seen", bury={str(picker["seat"]): "7H 8H"})
buried = next(i for i, line in enumerate(picker["actions"]) if " bury " in line)
refused(f"actions[{buried}]", "cannot have seen", actions=[
    line.replace("bury", "bury 7H 8H") if i == buried else line for i, line in enumerate(said)])
refused(f"actions[{buried}]", "other cards", **{
    **picker, "bury": picker["actions"][buried].split()[2]})

# A jack game: a picker who leads is asked for a card, and for the call where the phase says so
leads = {"player": "regular", "rules": "layout=5H-J", "dealer": 4, "seat": 0, "blind": "KH TH",
         "hand": "QC QS JC AD TD 9S", "bury": "KH TH", "actions": ["0 pick"]}
check(referee.good("ask", **leads)["phase"] == "playing", "the picker leads")
check(referee.good("ask", **leads, phase="calling")["phase"] == "calling", "the picker calls")
reply = referee.ask("ask", **{**leads, "actions": ["0 pick", "0 call JD"]}, phase="calling")
check(reply["error"]["where"] == "phase", f"a phase that is over: {reply}")

# A bury that leaves no call: the line that must follow is named
nothing = {"player": "regular", "rules": "called-ace", "dealer": 0, "seat": 1,
           "hand": "AC TC QC QS JC JD", "blind": "AS AH", "bury": "AS AH", "actions": ["1 pick"]}
reply = referee.ask("ask", **nothing, phase="calling")
check(reply["error"]["where"] == "actions" and "'1 alone'" in reply["error"]["why"]
      and "nothing to call" in reply["error"]["why"], reply)
nothing["actions"].append("1 alone")
check(referee.good("ask", **nothing)["phase"] == "playing", nothing)

# Only the seat that declined has it in its events
referee.good("deal", game="d", rules="layout=5H-J blitz-black-queens=on blitz-when=before-lead",
             dealer=4, hands=["QC QS JC AD TD 9S", "7D 8D 9D KD 7C 8C", "QH QD JH JS 9C TC",
                              "AC KC AS TS KS 8S", "7S AH 9H 8H 7H JD"], blind="KH TH")
for action in ("pick", "bury KH TH", "call JD", "decline"):
    legal = referee.good("legal", game="d")
    referee.good("act", game="d", seat=legal["toAct"], action=action)
own = [event.get("action") for event in referee.good("events", game="d", seat=0)["events"]]
check("0 decline" in own, own)
for seat in range(1, 5):
    other = [event.get("action") for event in referee.good("events", game="d", seat=seat)["events"]]
    check("0 decline" not in other, other)
check(referee.ask("ask", game="t")["error"]["where"] == "player", "a player must be named")
referee.end()
