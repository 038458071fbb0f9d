# SPDX-License-Identifier: GPL-3.0-or-later
"""Matches of computer players, and of programs that fail in every way."""
import os
import pathlib
import signal
import subprocess
import sys
import time

from console import PROGRAM, check, console, interrupted_after, json_of, presets


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

CLIENT = (f"{sys.executable} -c \"import json,sys\n"
          "for line in sys.stdin: print(json.dumps({'action': json.loads(line)['legal'][0]}),"
          " flush=True)\"")
match = json_of("match", "--player", "first=exec:" + CLIENT, "--player", "rule", "--hands", "3")
check(match["refusals"] == 0 and not match["faults"] and match["hands"] == 15, match)

for command, what in (("cat >/dev/null", "did not answer"), ("exit 3", "status 3"),
                      ("echo hello; cat >/dev/null", "hello"), ("kill -9 $$", "signal 9"),
                      ("echo '{\"action\": \"dance\"}'; cat >/dev/null", "no action"),
                      ("echo '{\"action\": \"play QC\"}'; cat >/dev/null", "not allowed"),
                      ("/no/such/program", "status 127"),
                      ("while :; do printf x; done", "without an end of line")):
    match = json_of("match", "--player", "exec:" + command, "--hands", "1", "--time-limit", "2000")
    check(len(match["faults"]) == 1 and what in match["faults"][0]["what"], f"{command}: {match}")
    check(match["faults"][0]["replaced"] and match["hands"] == 5, "a rule player goes on")

# What a program says is printed without its control characters
told = console("match", "--player", "exec:printf 'a\\033[2Jb\\n'; cat >/dev/null", "--hands", "1",
               "--no-duplicate")
check("\x1b" not in told.stderr and "a\\x1B[2Jb" in told.stderr, told.stderr)


def command_of(process):
    try:
        return (process / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
    except OSError:  # it has just ended
        return ""


def still_runs(mark):
    return any(command_of(process).startswith(mark)
               for process in pathlib.Path("/proc").glob("[0-9]*"))


def gone(mark):
    """Killed processes leave /proc a moment later."""
    for _ in range(200):
        if not still_runs(mark):
            return True
        time.sleep(0.05)
    return False


# What a program has started ends with the match, also when the match is ended
if pathlib.Path("/proc/self/cmdline").exists():
    for number, ending in ((1, None), (2, signal.SIGTERM), (3, signal.SIGHUP)):
        mark = f"sleep 98765.{number}{os.getpid()}"
        lost = f"setsid {mark} >/dev/null 2>&1 </dev/null &"  # in a session of its own
        orphan = f"setsid sh -c '{lost}' &"  # and its parent ends
        command = f"exec:{mark} & {mark} >/dev/null 2>&1 </dev/null & {lost} {orphan} " + CLIENT
        running = subprocess.Popen(
            [PROGRAM, "match", "--player", command, "--hands", "1" if ending is None else "10000000"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        if ending is not None:
            while not still_runs(mark):
                check(running.poll() is None, "the match goes on")
                time.sleep(0.05)
            running.send_signal(ending)
        running.wait(timeout=60)
        check(gone(mark), f"a process of the program outlived the match: {ending}")

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
