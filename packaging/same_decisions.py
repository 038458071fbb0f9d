# SPDX-License-Identifier: GPL-3.0-or-later
"""The console of another system or processor: the same decisions as on this one, and names of files in any script.

    same_decisions.py CONSOLE-OF-THIS-SYSTEM COMMAND...     COMMAND starts the other one: wine CONSOLE.exe
"""
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = sys.argv[1:2]
THERE = sys.argv[2:]
HAND = pathlib.Path(__file__).resolve().parents[1] / "tests/fuzz/corpus/hand_record/called-ace"


def check(condition, words):
    if not condition:
        sys.exit(f"failed: {words}")


def run(program, *arguments):
    return subprocess.run([*program, *arguments], capture_output=True, timeout=1000, check=False)


def same(*arguments):
    """What both print, byte for byte, and how both end."""
    here, there = run(HERE, *arguments), run(THERE, *arguments)
    check((here.returncode, here.stdout) == (there.returncode, there.stdout),
          f"{arguments}: here {here.stdout[-500:]}, there {there.stdout[-500:]} {there.stderr[-500:]}")
    return there


def without_times(done):
    check(done.returncode == 0, done)
    match = json.loads(done.stdout)
    for player in match["players"]:
        player.pop("millisecondsADecision", None)
    return match


def play_alike():
    for rules in "called-ace", "jack-of-diamonds":
        table = ["match", "--rules", rules, "--player", "expert:20", "--player", "beginner", "--player", "regular",
                 "--player", "strong", "--hands", "10", "--seed", "5", "--json"]
        check(without_times(run(HERE, *table)) == without_times(run(THERE, *table)),
              f"at {rules} another match is played")
    same("rules", "called-ace")
    same("verify", "--rules", "called-ace", "--dealer", "0", "--seed", "7")  # with the hash


def read_files(folder):
    hand = folder / "Hände für Zoë.txt"
    shutil.copy(HAND, hand)
    told = same("replay", str(hand))
    check(told.returncode == 0, told)
    missing = same("replay", str(folder / "Žluťoučký kůň.txt"))
    check(missing.returncode == 1 and "Žluťoučký kůň" in missing.stderr.decode(), missing)


with tempfile.TemporaryDirectory(prefix="sheepshead-") as place:
    play_alike()
    read_files(pathlib.Path(place))
