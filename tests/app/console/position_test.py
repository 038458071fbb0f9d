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

good = position
refused = [({**good, "hands": good["hands"][:-1]}, "a hand is missing"),
           ({**good, "tricks": good["tricks"] + [{"leader": 9, "cards": []}]}, "no such seat"),
           ({**good, "dealer": None}, "no dealer"), ({**good, "calld": "AS"}, "a misspelt key")]
for position, what in refused:
    check("error" in referee.ask("position", game="c", **position), what)
check(referee.ask("legal", game="c")["error"]["where"] == "game", "nothing was set up")
referee.end()
