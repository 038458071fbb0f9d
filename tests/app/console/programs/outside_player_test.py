# SPDX-License-Identifier: GPL-3.0-or-later
"""Programs that play in a match: each way to fail, and that they end with the match."""
import os
import pathlib
import signal
import subprocess
import sys
import time

from console import PROGRAM, check, console, json_of

CLIENT = (f"{sys.executable} -c \"import json,sys\n"
          "for line in sys.stdin: print(json.dumps({'action': json.loads(line)['legal'][0]}),"
          " flush=True)\"")
match = json_of("match", "--player", "first=exec:" + CLIENT, "--player", "rule", "--hands", "3")
check(match["refusals"] == 0 and not match["faults"] and match["hands"] == 15, match)
check(all(player["replacedFromHand"] is None for player in match["players"]), match)

# A program has time to load before its first answer; the limit is for the later ones.
loads = CLIENT.replace("import json,sys\n", "import json,sys,time; time.sleep(1.5)\n")
match = json_of("match", "--player", "exec:" + loads, "--hands", "1", "--no-duplicate",
                "--time-limit", "1000")
check(not match["faults"], match)
stops = CLIENT.replace("print(", "n = globals().get('n', 0) + 1; n > 1 and time.sleep(600); print(") \
    .replace("import json,sys", "import json,sys,time")
match = json_of("match", "--player", "exec:" + stops, "--hands", "1", "--time-limit", "300", status=3)
check("within 300 ms" in match["faults"][0]["what"], match)
told = console("match", "--player", "Bruno=exec:exit 3", "--hands", "1")
check(told.returncode == 3 and "Bruno, replaced by a rule player from hand 1 on" in told.stdout, told)

for command, what in (("cat >/dev/null", "did not answer"), ("exit 3", "status 3"),
                      ("echo hello; cat >/dev/null", "hello"), ("kill -9 $$", "signal 9"),
                      ("echo '{\"action\": \"dance\"}'; cat >/dev/null", "no action"),
                      ("echo '{\"action\": \"play QC\"}'; cat >/dev/null", "not allowed"),
                      ("/no/such/program", "status 127"),
                      ("while :; do printf x; done", "without an end of line")):
    match = json_of("match", "--player", "exec:" + command, "--hands", "1", "--start-limit", "2000",
                    status=3)
    check(len(match["faults"]) == 1 and what in match["faults"][0]["what"], f"{command}: {match}")
    check(match["faults"][0]["replaced"] and match["hands"] == 5, "a rule player goes on")
    check(match["players"][0]["replacedFromHand"] == 1, match)

# A second answer is not taken for that to the next question, whether it comes at once or later
ANSWER = "print(json.dumps({'action': json.loads(line)['legal'][0]}), flush=True)"
for again, what in ((ANSWER + "; " + ANSWER, "without being asked"),
                    (ANSWER.replace("), flush", ") + '\\n' + 'more', flush"), "'more' without"),
                    (ANSWER + "; time.sleep(0.1); " + ANSWER, "without being asked")):
    twice = CLIENT.replace("json,sys", "json,sys,time").replace(ANSWER, again)
    slow = CLIENT.replace("json,sys", "json,sys,time").replace(ANSWER, "time.sleep(0.2); " + ANSWER)
    for _ in range(5):  # on a busy machine the later answer may come after the next question
        match = json_of("match", "--player", "exec:" + twice, "--player", "exec:" + slow,
                        "--hands", "1", "--no-duplicate", status=3)
        check(match["players"][1]["replacedFromHand"] is None, match)
        if found := [fault for fault in match["faults"] if what in fault["what"]]:
            break
    check(found, f"{again}: {match}")

# An answer may say to which question it belongs
for number, status in (("json.loads(line)['question']", 0), ("1", 3), ("'1'", 3)):
    named = CLIENT.replace("{'action'", "{'question': " + number + ", 'action'")
    match = json_of("match", "--player", "exec:" + named, "--hands", "1", status=status)
    check(status == 0 or "answered question" in match["faults"][0]["what"], match)

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
