# SPDX-License-Identifier: GPL-3.0-or-later
"""Matches of computer players."""
from console import check, console, interrupted_after, json_of, presets


def without_times(match):
    for player in match["players"]:
        player.pop("millisecondsADecision", None)
    return match


# match --json of rule players on every preset ends without a refusal
for preset in presets():
    match = json_of("match", "--rules", preset["key"], "--hands", "40")
    seats = len(match["players"][0]["byPlace"])
    check(match["refusals"] == 0 and not match["faults"] and match["deals"] == 40
          and match["hands"] == 40 * seats and not match["interrupted"], f"{preset}: {match}")

table = ["--player", "expert=rule", "--player", "random", "--hands", "40", "--seed", "3"]
match = json_of("match", *table)
expert, rest = match["players"]
check(expert["name"] == "expert" and rest["name"] == "random", match)
check(expert["average"] - expert["margin95"] > 0 > rest["average"], match)
check(abs(expert["average"] + 4 * rest["average"]) < 1e-9, "the scores sum to nothing")
check(all(player["millisecondsADecision"] > 0 and player["decisions"] > 100
          for player in match["players"]), "how long they think")
check(without_times(json_of("match", *table)) == without_times(match),
      "the same seed gives the same match")
check("expert" in console("match", *table).stdout, "the player is named")
each = json_of("match", *table, "--each-deal")["eachDeal"]
check(len(each) == 40 and all(abs(deal[0] + 4 * deal[1]) < 1e-9 for deal in each), each)
check(abs(sum(deal[0] for deal in each) / 40 - expert["average"]) < 1e-9, "deals make the average")
lines = console("match", *table, "--each-deal").stdout.splitlines()
check(lines[0] == f"deal 1: {each[0][0]:+.3f} {each[0][1]:+.3f}" and lines[39].startswith("deal 40:"),
      lines)
check("eachDeal" not in match, "only where it is asked for")
once = json_of("match", *table, "--no-duplicate")
check(once["hands"] == once["deals"] == 40, once)

alike = json_of("match", "--player", "rule", "--player", "rule", "--hands", "10")
check(all(player["average"] == 0 == player["margin95"] for player in alike["players"]),
      "duplicate deals leave nothing between equals")

# Three levels; an expert may have a budget of its own
levels = json_of("match", "--player", "beginner", "--player", "regular", "--player", "expert",
                 "--player", "expert:20", "--hands", "2")
check([player["name"] for player in levels["players"]] ==
      ["beginner", "regular", "expert", "expert:20"], levels)
check(levels["refusals"] == 0 and not levels["faults"] and levels["hands"] == 10, levels)
for wrong in ("grandmaster", "expert:", "expert:0", "expert:many"):
    check(console("match", "--player", wrong, "--hands", "1").returncode != 0, wrong)

match = interrupted_after("of 10000000 deals", "match", "--hands", "10000000")
check(0 < match["deals"] < 10000000 and match["hands"] == 5 * match["deals"], match)

# Experts learn from hand to hand unless they may not; without an expert nothing changes
taught = ["--player", "expert:4", "--player", "beginner", "--hands", "6", "--seed", "5"]
learning = without_times(json_of("match", *taught))
unlearned = without_times(json_of("match", *taught, "--no-learning"))
check(learning == without_times(json_of("match", *taught)), "what is learned is the same again")
check(learning["players"] != unlearned["players"], "what is learned changes what is played")
dull = ["--player", "beginner", "--player", "rule", "--hands", "6", "--seed", "5"]
check(without_times(json_of("match", *dull))
      == without_times(json_of("match", *dull, "--no-learning")), "nobody learns")
