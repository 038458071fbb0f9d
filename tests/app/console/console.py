# SPDX-License-Identifier: GPL-3.0-or-later
"""What the tests of sheepshead-console share: each runs the program whose path it is given."""
import json
import os
import pty
import signal
import subprocess
import sys

PROGRAM = sys.argv[1]


def check(fine, what):
    if not fine:
        sys.exit(f"failed: {what}")


def console(*arguments, stdin=""):
    return subprocess.run([PROGRAM, *arguments], input=stdin, capture_output=True, text=True,
                          timeout=500, check=False)


def json_of(*arguments, status=0):
    done = console(*arguments, "--json")
    check(done.returncode == status, f"{arguments}: {done}")
    return json.loads(done.stdout)


def interrupted_after(progress, *arguments):
    """What the program tells if it is interrupted once it has shown this progress on a terminal."""
    terminal, errors = pty.openpty()
    running = subprocess.Popen([PROGRAM, *arguments, "--json"], stdout=subprocess.PIPE,
                               stderr=errors, text=True)
    shown = ""
    while progress not in shown:
        shown += os.read(terminal, 1000).decode()
    running.send_signal(signal.SIGINT)
    told = json.loads(running.communicate(timeout=60)[0])
    check(running.returncode == 0 and told["interrupted"], told)
    return told


def presets():
    return json_of("rules")["presets"]


class Referee:
    """A referee that is asked one question after another."""

    def __init__(self):
        self.process = subprocess.Popen([PROGRAM, "referee"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True)

    def raw(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def ask(self, do, **request):
        return self.raw(json.dumps({"do": do, **request}))

    def good(self, do, **request):
        reply = self.ask(do, **request)
        check("error" not in reply, f"{do} {request}: {reply}")
        return reply

    def end(self):
        self.process.stdin.close()
        check(self.process.wait(timeout=20) == 0, "the referee ends with its input")
