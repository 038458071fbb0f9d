# SPDX-License-Identifier: GPL-3.0-or-later
"""Answers to typed positions and to studies, as text and as JSON; what is refused, and where."""
import json

from console import Referee, check, console

POSITION = """# a hand from Tuesday
dealer: 4
seat: 1
hand: qs qd ad kc 8c 9s
pick: 0
call: spades
trick: 0 TC
"""

STUDY = """sheepshead study 1
name Trump or fail?
position
rules: called-ace
dealer: 4
seat: 1
hand: QS QD AD KC 8C 9S
pick: 0
call: AS
variations
1 0 play TC
2 1 play KC
"""


def study(text, *options):
    done = console("study", "-", *options, stdin=text)
    check(done.returncode == 0, done)
    return done.stdout


answer = json.loads(study(POSITION, "--json", "--budget", "2", "--seed", "5"))
check(answer["seat"] == 1 and answer["phase"] == "playing" and answer["rounds"] == 2, answer)
check({choice["action"] for choice in answer["choices"]} == {"play KC", "play 8C"}, answer)
for choice in answer["choices"]:
    check(choice["standardError"] > 0, choice)
    check(abs(sum(choice["endings"].values()) - 1) < 1e-6, choice)
check(len(answer["cards"]) == 32 - 6 - 1, answer)
for card in answer["cards"]:
    check(abs(sum(card["hand"]) + sum(card["buried"]) + card["under"] + card["blind"] - 1) < 1e-6,
          card)
check(answer["position"].startswith("rules: called-ace\ndealer: 4\nseat: 1\nhand: QS QD AD KC 8C 9S\n"),
      answer)

# The same seed, the same answer; and what was answered can be asked again.
check(json.loads(study(POSITION, "--json", "--budget", "2", "--seed", "5")) == answer, "the same")
check(json.loads(study(answer["position"], "--json", "--budget", "2", "--seed", "5")) == answer,
      "the written position is the same")

text = study(POSITION, "--budget", "1")
check("seat 1 is to act: playing" in text and "play KC" in text and "±" in text, text)
check("where the other cards may lie" in text, text)

# A study, and where its main line leads
check("seat 1 is to act" in study(STUDY, "--moves", "1", "--budget", "1"), "after one action")
for options, why in ((("--moves", "3"), "--moves: the main line has 2 actions"),
                     ((), "hand 0: seat 0 is to act")):
    done = console("study", "-", *options, stdin=STUDY)
    check(done.returncode == 1 and why in done.stderr, done)

# What is wrong is refused with place and rule.
for wrong, why in ((POSITION.replace("9s", "TC"), "(DECK-1)"),
                   (POSITION + "trick: 0 KC", "(PLAY-1)"),
                   (POSITION.replace("hand", "hnad"), "line 4, column 1: 'hnad'"),
                   (STUDY.replace("study 1", "study 9"), "written by a later version"),
                   (STUDY.replace("1 play KC", "1 play QS"), "(PLAY-2)")):
    done = console("study", "-", "--budget", "1", stdin=wrong)
    check(done.returncode == 1 and why in done.stderr, f"{why}: {done}")
check(console("study", "-", "--knows", "nothing", stdin=POSITION).returncode == 2, "no knowledge")

# With all cards open
OPEN = """dealer: 4
seat: 1
hand 0: JS 8D TS KH 9H 8H
hand 1: QS QD AD KC 8C 9S
hand 2: JH TD 7D AC 9C 8S
hand 3: QC JD 9D 7C AH 7H
hand 4: KD TC AS KS 7S TH
blind: QH JC
pick: 0
bury: 9H 8H
call: AS
trick: 0 KH
"""
solved = json.loads(study(OPEN, "--knows", "all-open", "--json"))
check(solved["complete"] and all("points" in choice for choice in solved["choices"]), solved)

# The referee takes the same text.
referee = Referee()
reply = referee.good("ask", player="expert:20", position=POSITION)
check(set(reply["legal"]) == {"play KC", "play 8C"}, reply)
lines = referee.good("ask", player="expert:20", rules="called-ace", dealer=4, seat=1,
                     hand="QS QD AD KC 8C 9S", actions=["0 pick", "0 call AS", "0 play TC"])
check(reply == lines, (reply, lines))
refused = referee.ask("ask", player="regular", position=POSITION + "trick: 2 AC")
check(refused["error"]["where"] == "position" and "line 8" in refused["error"]["why"], refused)
refused = referee.ask("ask", player="regular", position=POSITION, dealer=4)
check("error" in refused, refused)
referee.end()

# A program that asks the referee gets the same figures
referee = Referee()
asked = referee.good("ask", position=POSITION, rounds=2, seed=5)
check({key: answer[key] for key in asked} == asked and len(asked["choices"]) == 2, (asked, answer))
own = referee.good("ask", position=POSITION, rounds=1, knows="own-seat")
check(own["rounds"] == 1 and own["recommended"], own)


def refuses(where, **request):
    reply = referee.ask("ask", **request)
    check("error" in reply and reply["error"]["where"] == where, reply)


refuses("rounds", position=POSITION, rounds=0)
refuses("knows", position=POSITION, rounds=1, knows="everything")
refuses("position", position=POSITION + "hand 2: QS\n", rounds=1)
refuses("position", position=POSITION, rounds=1, knows="all-open")
refuses("position", rounds=1)
refuses("player", position=POSITION, rounds=1, player="expert")
referee.end()
