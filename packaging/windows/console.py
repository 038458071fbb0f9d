# SPDX-License-Identifier: GPL-3.0-or-later
"""The console of Windows under wine: the same decisions as on this system, names of files in any script,
and programs as players, which end with the match.

    console.py CONSOLE.exe CONSOLE-OF-THIS-SYSTEM
"""
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

WINDOWS = ["wine", sys.argv[1]]
HERE = [sys.argv[2]]
HAND = pathlib.Path(__file__).resolve().parents[2] / "tests/fuzz/corpus/hand_record/called-ace"


def check(condition, words):
    if not condition:
        sys.exit(f"failed: {words}")


def run(program, *arguments):
    return subprocess.run([*program, *arguments], capture_output=True, timeout=500, check=False)


def same(*arguments):
    """What both print, byte for byte, and how both end."""
    here, there = run(HERE, *arguments), run(WINDOWS, *arguments)
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
                 "--hands", "10", "--seed", "5", "--json"]
        check(without_times(run(HERE, *table)) == without_times(run(WINDOWS, *table)),
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


def ask_programs():
    for command, what in (("exit 3", "status 3"), ("ping -n 60 127.0.0.1 >nul", "did not answer"),
                          ("echo hello& ping -n 60 127.0.0.1 >nul", "hello"),
                          ('echo {"action": "dance"}& ping -n 60 127.0.0.1 >nul', "no action"),
                          ('echo {"action": "play QC"}& ping -n 60 127.0.0.1 >nul', "not allowed")):
        match = json.loads(run(WINDOWS, "match", "--player", "exec:" + command, "--hands", "1",
                               "--start-limit", "3000", "--json").stdout)
        check(len(match["faults"]) == 1 and what in match["faults"][0]["what"], f"{command}: {match}")
        check(match["faults"][0]["replaced"] and match["hands"] == 5, "a rule player goes on")
    left = run(["wine"], "tasklist").stdout.decode(errors="replace").lower()
    check("ping.exe" not in left, f"a program outlived its match: {left}")


with tempfile.TemporaryDirectory(prefix="sheepshead-") as place:
    play_alike()
    read_files(pathlib.Path(place))
    ask_programs()
