# SPDX-License-Identifier: GPL-3.0-or-later
"""Solved positions: known ends, values that stay when every seat plays its best card, bad input."""
import json
import pathlib
import random
import tempfile

from console import Referee, check, console
from positions import play_on, position_of


def solve(position):
    done = console("solve", "-", "--json", stdin=json.dumps(position))
    check(done.returncode == 0, f"{position}: {done}")
    return json.loads(done.stdout)


referee = Referee()
rng = random.Random(3)
solved = 0
for rules, cards in (("called-ace", 15), ("jack-of-diamonds", 18), ("called-ace", 22),
                     ("layout=3H-1", 18), ("layout=2H-1", 24)):
    for seed in range(3):
        referee.good("deal", game="a", rules=rules, seed=seed, dealer=0)
        if not play_on(referee, rng, "a", cards):
            continue
        position = position_of(referee, "a", rules, False)
        solution = solve(position)
        if solution["game"] == "each-for-himself":
            continue
        solved += 1
        values = [card["points"] for card in solution["cards"]]
        maker = solution["toAct"] in solution["makers"] or not solution["makers"]
        check(solution["value"]["points"] == (max if maker else min)(values), solution)
        legal = referee.good("legal", game="a")["legal"]
        check({"play " + card["card"] for card in solution["cards"]} == set(legal), solution)
        # Best cards to the end come to the value.
        if "atLeast61" not in solution["value"]:
            continue
        told = {"over": False}
        while not told["over"]:
            best = solve(position_of(referee, "a", rules, False))
            check(best["value"]["points"] == solution["value"]["points"], best)
            check(best["value"]["atLeast61"] == (best["value"]["points"] >= 61), best)
            told = referee.good("act", game="a", seat=best["toAct"],
                                action="play " + best["cards"][0]["card"])
        outcome = told["events"][-1]["outcome"]
        check(outcome["makersPoints"] == solution["value"]["points"], f"{solution} {outcome}")
        check(told["events"][-1]["tier"] == solution["value"]["tier"], f"{solution} {told}")
check(solved >= 6, solved)

# A leaster: every seat for itself, in its last tricks only
referee.good("deal", game="b", rules="called-ace", seed=2, dealer=0)
for _ in range(5):
    told = referee.good("act", game="b", seat=referee.good("legal", game="b")["toAct"],
                        action="pass")
early = position_of(referee, "b", "called-ace", True)
done = console("solve", "-", stdin=json.dumps(early))
check(done.returncode == 1 and "last tricks" in done.stderr, done)
check(play_on(referee, rng, "b", 17), "a leaster in play")
late = solve(position_of(referee, "b", "called-ace", True))
check(late["game"] == "each-for-himself" and "score" in late["value"], late)

with tempfile.NamedTemporaryFile("w", suffix=".json") as file:
    json.dump(position_of(referee, "b", "called-ace", True), file)
    file.flush()
    text = console("solve", file.name)
    check(text.returncode == 0 and "is to play" in text.stdout, text)

# Positions in one line: the corpus of solved deals says what comes out
corpus = pathlib.Path(__file__).parents[2] / "data/solved/deals.txt"
lines = [line for line in corpus.read_text(encoding="utf-8").splitlines()
         if line.startswith("rules layout=8H") or line.startswith("rules layout=2H")]
done = console("solve", "-", "--json", stdin="# from the corpus\n\n" + "\n".join(lines))
check(done.returncode == 0 and len(lines) >= 40, done)
for line, answer in zip(lines, map(json.loads, done.stdout.splitlines()), strict=True):
    columns = {words[0]: words[1:] for words in (column.split() for column in line.split("|"))}
    check(answer["value"]["points"] == int(columns["points"][0]), f"{line}: {answer}")
    values = dict(zip(columns["cards"][::2], map(int, columns["cards"][1::2])))
    check({card["card"]: card["points"] for card in answer["cards"]} == values, answer)
example = "rules layout=3H-1 | hand 0 QC | hand 1 7D | hand 2 AC | lead 1 | makers 0 | bury 60"
check("74 points" in console("solve", "-", stdin=example).stdout, "60, 3 and 11")
for wrong, place in ((example.replace("QC", "QX"), "hand"), (example.replace("AC", "QC"), "hand"),
                     (example.replace("lead 1", "lead 4"), "lead"),
                     (example.replace("bury 60", "bury 160"), "bury"),
                     (example.replace("bury 60", "bury 107"), "bury"),
                     (example.replace("makers 0", "makers 3"), "makers"),
                     (example.replace("makers 0", "makers 0 1 2"), "makers"),
                     (example.replace("makers 0", "makers"), "makers"),
                     (example + " | under 7D", "under"), (example + " | dance", "dance"),
                     (example.replace("3H-1", "3H-9"), "rules")):
    done = console("solve", "-", stdin="\n" + wrong)
    check(done.returncode == 1 and f"line 2: {place}: " in done.stderr, f"{wrong}: {done}")

for text, where in (("{", "position"), ("[]", "position"), ("{}", "rules"),
                    ("[" * 500000 + "]" * 500000, "position"),
                    ('{"rules": "called-ace", "hand": 1}', "hand"),
                    ('{"rules": "called-ace", "dealer": 9, "hands": []}', "dealer")):
    done = console("solve", "-", stdin=text)
    check(done.returncode == 1 and f": {where}: " in done.stderr, f"{text[:99]}: {done}")
check(console("solve").returncode == 2, "no file is named")
for command in ("solve", "replay", "verify"):
    for path in ("/no/such/file", tempfile.gettempdir()):
        done = console(command, path)
        check(done.returncode == 1 and f"{path}: cannot be read" in done.stderr, done)
referee.end()
