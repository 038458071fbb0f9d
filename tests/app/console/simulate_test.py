# SPDX-License-Identifier: GPL-3.0-or-later
"""What a rule changes, over many hands; and an end before the end."""
from console import check, console, interrupted_after, json_of

simulated = json_of("simulate", "called-ace", "called-ace no-pick=doubler", "--hands", "1")
leaster, doubler = simulated["sets"]
check(leaster["hands"] == doubler["hands"] == 1000, simulated)
check(leaster["rules"]["no-pick"] == "leaster" and doubler["rules"]["no-pick"] == "doubler",
      simulated)
check(leaster["leasterRate"] > 0 == leaster["throwInRate"], leaster)
check(doubler["throwInRate"] > 0 == doubler["leasterRate"], doubler)
for figures in simulated["sets"]:
    whole = figures["pickRate"] + figures["leasterRate"] + figures["throwInRate"]
    check(abs(whole - 1) < 1e-9, figures)
    check(0.5 < figures["makersWinRate"] < 0.9 and figures["swing"] > 1, figures)
unbumped = json_of("simulate", "called-ace", "called-ace double-on-the-bump=off", "--hands", "1")
check(unbumped["sets"][0]["stakePerHand"] > unbumped["sets"][1]["stakePerHand"], unbumped)
higher = json_of("simulate", "called-ace", "called-ace all-tricks-stake=four", "--hands", "1")
check(higher["sets"][1]["rules"]["all-tricks-stake"] == "four", higher)
check(higher["sets"][0]["stakePerHand"] < higher["sets"][1]["stakePerHand"], higher)

text = console("simulate", "called-ace", "jack-of-diamonds", "--hands", "1")
check(text.returncode == 0 and "1000 hands" in text.stdout and not text.stderr, text)
check(console("simulate", "called-ace", "nonsense").returncode == 1, "no such preset")

told = interrupted_after("of 100000000 hands", "simulate", "called-ace", "called-ace", "--hands",
                         "100000")
check(0 < told["sets"][0]["hands"] == told["sets"][1]["hands"] < 100000000, told)
