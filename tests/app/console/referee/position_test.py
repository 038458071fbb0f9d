# SPDX-License-Identifier: GPL-3.0-or-later
"""A position set up from what lies on the table is the hand that led to it, in every game."""
import random

from console import Referee, check, presets
from positions import play_on, position_of

referee = Referee()


def same_hand(position, seats):
    """All that matters from now on; who was dealt what before the bury does not."""
    check(referee.good("legal", game="a") == referee.good("legal", game="b"), position)
    for seat in range(seats):
        one, other = (referee.good("observe", game=game, seat=seat)["observation"]
                      for game in "ab")
        for observation in (one, other):
            del observation["dealt"], observation["blind"]
        check(one == other, f"{position}\n{one}\n{other}")


rng = random.Random(7)
set_up = 0
for preset in presets():
    for seed in range(4):
        dealt = referee.good("deal", game="a", rules=preset["key"], seed=seed, dealer=seed % 2)
        seats = len(dealt["events"][0]["hands"])
        if not play_on(referee, rng, "a", rng.randrange(12)):
            continue
        position = position_of(referee, "a", preset["key"], seed % 2 == 0
                               or preset["rules"].get("call-up-source") == "blind-only")
        referee.good("position", game="b", **position)
        same_hand(position, seats)
        set_up += 1
check(set_up >= 80, f"only {set_up} positions came to be")

# In a jack game the usual jack need not be named
jack = {"rules": "layout=5H-J", "dealer": 4, "picker": 0, "bury": "KH TH",
        "hands": ["QC QS JC AD TD 9S", "7D 8D 9D KD 7C 8C", "QH QD JH JS 9C TC",
                  "AC KC AS TS KS 8S", "7S AH 9H 8H 7H JD"]}
named = referee.good("position", game="a", **jack, called="JD")
check(named == referee.good("position", game="a", **jack) and named["phase"] == "playing", named)
check(referee.good("position", game="a", **jack, alone=True)["phase"] == "playing", "alone")

# A solo is named as in its action
solo = {"rules": "four-indiana", "dealer": 3, "picker": 0, "solo": "side C",
        "hands": ["QC QS JC AD TD 9S KH TH", "7D 8D 9D KD 7C 8C 9C TC", "QH QD JH JS AC KC AS TS",
                  "KS 8S 7S AH 9H 8H 7H JD"]}
referee.good("position", game="a", **solo)
check(referee.good("observe", game="a", seat=0)["observation"]["solo"] == "side", solo)
for wrong in ("side", "C", "best C"):
    reply = referee.ask("position", game="a", **{**solo, "solo": wrong})
    check(reply["error"]["where"] == "solo", reply)

good = position
refused = [({**good, "hands": good["hands"][:-1]}, "a hand is missing"),
           ({**good, "tricks": good["tricks"] + [{"leader": 9, "cards": []}]}, "no such seat"),
           ({**good, "dealer": None}, "no dealer"), ({**good, "calld": "AS"}, "a misspelt key")]
for position, what in refused:
    check("error" in referee.ask("position", game="c", **position), what)
check(referee.ask("legal", game="c")["error"]["where"] == "game", "nothing was set up")
referee.end()
