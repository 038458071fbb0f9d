# SPDX-License-Identifier: GPL-3.0-or-later
"""The console of Windows under wine: programs as players, which end with the match.

    console.py CONSOLE.exe
"""
import json
import subprocess
import sys


def check(condition, words):
    if not condition:
        sys.exit(f"failed: {words}")


def run(*command):
    return subprocess.run(["wine", *command], capture_output=True, timeout=500, check=False)


for line, what in (("exit 3", "status 3"), ("ping -n 60 127.0.0.1 >nul", "did not answer"),
                   ("echo hello& ping -n 60 127.0.0.1 >nul", "hello"),
                   ('echo {"action": "dance"}& ping -n 60 127.0.0.1 >nul', "no action"),
                   ('echo {"action": "play QC"}& ping -n 60 127.0.0.1 >nul', "not allowed")):
    match = json.loads(run(sys.argv[1], "match", "--player", "exec:" + line, "--hands", "1",
                           "--start-limit", "3000", "--json").stdout)
    check(len(match["faults"]) == 1 and what in match["faults"][0]["what"], f"{line}: {match}")
    check(match["faults"][0]["replaced"] and match["hands"] == 5, "a rule player goes on")
left = run("tasklist").stdout.decode(errors="replace").lower()
check("ping.exe" not in left, f"a program outlived its match: {left}")
