# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills the program many times, with several score books at once, each in a home and on a screen of its
own; kill_one_book.py does the work. What each one printed stays beside its home.

    kills.py PROGRAM CONSOLE FAULTY_DISK COUNT SEED BOOKS FOLDER
"""
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import time

PROGRAMS = sys.argv[1:4]
COUNT, SEED, BOOKS = map(int, sys.argv[4:7])
FOLDER = pathlib.Path(sys.argv[7])
HERE = pathlib.Path(__file__).resolve().parent
FIRST_SCREEN = 200  # each search for a free one begins somewhere else


class Worker:
    def __init__(self, number):
        self.out = FOLDER / f"{number}.txt"
        self.log = FOLDER / f"{number}.log"
        count = COUNT // BOOKS + (number < COUNT % BOOKS)
        command = [HERE.parent / "in_fresh_home", FOLDER / str(number),
                   "xvfb-run", "-a", "-n", str(FIRST_SCREEN + 20 * number),
                   "-s", "-screen 0 1024x700x24 -noreset", "dbus-run-session", "--",
                   "/usr/bin/python3", HERE / "kill_one_book.py", *PROGRAMS, count, SEED + number]
        if number == 0:
            command.append("birth")
        with self.out.open("w", encoding="utf-8") as out, self.log.open("w", encoding="utf-8") as log:
            self.process = subprocess.Popen(list(map(str, command)), stdout=out, stderr=log,
                                            stdin=subprocess.DEVNULL, start_new_session=True)

    def end(self):
        """With its screen and its program."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)
            self.process.wait()

    def kills(self):
        """How, cards seen before, finished hands in the book: of each kill so far."""
        words = map(str.split, self.out.read_text(encoding="utf-8").splitlines())
        return [(how, int(cards), int(hands)) for how, cards, hands in
                (line for line in words if len(line) == 3 and line[0] in ("birth", "call", "moment"))]


def told(workers, seconds):
    kills = [kill for worker in workers for kill in worker.kills()]
    number = {how: sum(kill[0] == how for kill in kills) for how in ("birth", "call", "moment")}
    hands = sum(worker.kills()[-1][2] for worker in workers if worker.kills())
    return (f"{len(kills)} kills in {seconds / 60:.1f} minutes: {number['moment']} at a random moment, "
            f"{number['call']} at a random call, {number['birth']} at each call that makes a book; "
            f"{sum(kill[1] for kill in kills)} cards were seen on tables before; "
            f"{hands} finished hands in {len(workers)} books")


def main():
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    os.environ["PYTHONPATH"] = os.pathsep.join([str(HERE), str(HERE.parent / "acceptance")])
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))
    begun = time.monotonic()
    workers = []
    try:
        workers += map(Worker, range(BOOKS))
        next_word = begun + 60
        while any(worker.process.poll() is None for worker in workers):
            time.sleep(1)
            if time.monotonic() > next_word:
                next_word += 60
                print(told(workers, time.monotonic() - begun), flush=True)
    finally:
        for worker in workers:
            worker.end()
    failed = [worker for worker in workers if worker.process.returncode != 0]
    print(told(workers, time.monotonic() - begun))
    for worker in failed:
        print(worker.log.read_text(encoding="utf-8")[-2000:], file=sys.stderr)
    if failed:
        sys.exit("; ".join(f"see {worker.log}" for worker in failed))
    print("Nothing was lost.")


main()
