# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole evening at the referee: dealer, doublers, pot, newcomers, showdown, length and end."""
import random

from console import Referee, check

referee = Referee()
rng = random.Random(3)


def refused(where, reply):
    check("error" in reply and reply["error"]["where"] == where and reply["error"]["why"], reply)


def play(game="hand", passing=False):
    """Plays the hand to its end; what the match says of it."""
    standing = referee.good("legal", game=game)
    while not standing["over"]:
        legal = referee.good("legal", game=game)
        passes = passing and "pass" in legal["legal"]
        action = "pass" if passes else rng.choice(legal["legal"])
        standing = referee.good("act", game=game, seat=legal["toAct"], action=action)
    return standing["match"]


def next_hand(match="evening", **cards):
    return referee.good("next", match=match, game="hand", **cards)


# Hand after hand: the deal goes round, scores add up, and the agreed number of hands is the end
opened = referee.good("match", match="evening", rules="called-ace length=hands length-number=7",
                      seed=11, dealer=3)
check(opened["dealer"] == 3 and opened["totals"] == [0] * 5 and not opened["over"], opened)
totals, hands, dealer = [0] * 5, 0, 3
while not opened["over"]:
    dealt = next_hand()
    if not dealt["over"]:
        check(dealt["match"]["game"] == "hand" and dealt["events"][0]["dealer"] == dealer, dealt)
        refused("match", referee.ask("next", match="evening", game="other"))
        refused("match", referee.ask("join", match="evening", seat=0))
        refused("match", referee.ask("stop", match="evening"))
        opened = play()
    else:  # a redeal hand: the same dealer, no row
        opened = dealt["match"]
    check(opened["game"] is None, opened)
    for row in opened["rows"]:
        hands, dealer = hands + 1, (dealer + 1) % 5
        check(row["number"] == hands and row["outcome"]["kind"] in ("picked", "leaster"), row)
        check(row["derivation"], row)
        totals = [total + score for total, score in zip(totals, row["scores"])]
    check(opened["totals"] == totals and opened["dealer"] == dealer, opened)
check(hands == 7, hands)
refused("match", referee.ask("next", match="evening", game="hand"))
sheet = referee.good("sheet", match="evening")
check(len(sheet["rows"]) == 7 == sheet["next"] and sheet["over"], sheet)
check(referee.good("sheet", match="evening", **{"from": 5})["rows"] == sheet["rows"][5:], sheet)

# The same seed deals the same evening; a hand that is given up is dealt again
referee.good("match", match="again", rules="called-ace length=hands length-number=7", seed=11,
             dealer=3)
first = next_hand("again")["events"]
referee.good("close", game="hand")
check(next_hand("again")["events"] == first, "the same hand")

# Doublers: the same dealer deals, and the next picked hand counts twice
referee.good("match", match="doubled", rules="called-ace no-pick=doubler redeal-hand=off", seed=5,
             dealer=1)
next_hand("doubled")
standing = play(passing=True)
check(standing["rows"][0]["outcome"] == {"kind": "thrown-in", "reason": "doubler"}, standing)
check(standing["doubler"] == 2 and standing["doublersWaiting"] == 1 and standing["dealer"] == 1,
      standing)
dealt = next_hand("doubled")
check(dealt["events"][0]["doubler"] == 2 and dealt["events"][0]["dealer"] == 1, dealt)

# A pot: leasters fill it, a newcomer buys in, and at the end there is a showdown
rules = "called-ace pot=losers pot-join=buy-in pot-end=showdown redeal-hand=off leaster-tie=pair"
referee.good("match", match="pot", rules=rules, seed=8, dealer=0)
for _ in range(2):
    next_hand("pot")
    standing = play(passing=True)
check(standing["pot"] == sum(row["toPot"] for row in referee.good("sheet", match="pot")["rows"]) > 0,
      standing)
before = standing["pot"]
joined = referee.good("join", match="pot", seat=2)
check(joined["rows"][0]["outcome"] == {"kind": "pot-joined", "seat": 2}, joined)
check(joined["pot"] == before + joined["rows"][0]["toPot"] and joined["rows"][0]["toPot"] > 0, joined)
stopped = referee.good("stop", match="pot")
row = stopped["rows"][0]
check(row["outcome"]["kind"] == "pot-showdown" and row["outcome"]["winners"]
      and all(len(hand) == 5 for hand in row["outcome"]["hands"]), row)
check(stopped["pot"] == 0 and stopped["over"] and sum(stopped["totals"]) == 0, stopped)

# Divided where the table says so, and when a player joins
referee.good("match", match="divided", rules="called-ace pot=losers redeal-hand=off", seed=9,
             dealer=0)
while True:
    next_hand("divided")
    standing = play(passing=True)
    if standing["pot"] > 0:
        break
joined = referee.good("join", match="divided", seat=4)
check(joined["rows"][0]["outcome"]["kind"] == "pot-divided" and joined["pot"] == 0, joined)

# Cards that the client deals; without a seed all of them
cards = {"hands": ["JS 8D TS KH 9H 8H", "QS QD AD KC 8C 9S", "JH TD 7D AC 9C 8S",
                   "QC JD 9D 7C AH 7H", "KD TC AS KS 7S TH"], "blind": "QH JC"}
referee.good("match", match="ours", rules="called-ace", dealer=4)
refused("hands", referee.ask("next", match="ours", game="hand"))
refused("seat 0", referee.ask("next", match="ours", game="hand", hands=["QC"], blind="QH"))
dealt = next_hand("ours", **cards)
check(dealt["events"][0]["hands"][0][0] == "JS" and dealt["events"][0]["dealer"] == 4, dealt)
check(play()["dealer"] == 0, "the deal passes")

# Points and rounds end a match too
referee.good("match", match="rounds", rules="layout=3H-1 length=rounds length-number=1", seed=2,
             dealer=0)
rows = 0
while True:
    dealt = next_hand("rounds")
    standing = dealt["match"] if dealt["over"] else play()
    rows += len(standing["rows"])
    if standing["over"]:
        break
check(rows == 3, rows)

refused("match", referee.ask("next", match="none", game="hand"))
refused("seat", referee.ask("join", match="ours", seat=5))
referee.good("close", match="ours")
refused("match", referee.ask("sheet", match="ours"))
referee.end()
