# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills the program again and again, at random moments and at random system calls that change files, while
random keys play. After each kill the score book must have every card and every finished hand that was
seen on the table before, and all that it had after the kill before; and it must be sound.

    kills.py PROGRAM CONSOLE COUNT SEED
"""
import os
import pathlib
import random
import shutil
import sqlite3
import subprocess
import sys
import time

from driver import CARDS, GLib, Missing, Program, check, run

CONSOLE, COUNT, SEED = sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
HOME = pathlib.Path(os.environ["HOME"])
BOOK = HOME / "book" / "scores.sqlite"
KEYS = ["1", "2", "3", "4", "5", "6", "Return", "space", "p", "a", "b", "c", "k", "Right"]
GO_ON = ["Resume", "Play", "Next hand", "New game"]
CALLS = "pwrite64,fdatasync,fsync,ftruncate,unlink,rename"
BIRTH = 30  # seconds in which a book is made
SLOW = 120  # seconds until a program that should be there is taken for hanging

# The hand in play is scrambled in the book, so that a look at the file spoils no game: the numbers are
# those of app/storage/sealed_text.cpp.
BITS = (1 << 64) - 1
SEAL, STEP = 0x5368656570736864, 0x9E3779B97F4A7C15


def mixed(seed, index):
    z = (seed + (index + 1) * STEP) & BITS
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & BITS
    z = (z ^ z >> 27) * 0x94D049BB133111EB & BITS
    return z ^ z >> 31


def unsealed(text, sheet, place):
    if not text.startswith("~"):
        return text
    key = mixed(sheet ^ SEAL, place)
    stored = bytes.fromhex(text[1:])
    return bytes(byte ^ mixed(key, i) >> 56 for i, byte in enumerate(stored)).decode()


def name_of(card):
    """ "QC" as the table calls it."""
    ranks = dict(zip("789TJQKA", ["Seven", "Eight", "Nine", "Ten", "Jack", "Queen", "King", "Ace"]))
    suits = {"C": "clubs", "S": "spades", "H": "hearts", "D": "diamonds"}
    return f"{ranks[card[0]]} of {suits[card[1]]}"


class Kept:
    """What is in the book: for each sheet its finished hands, and the actions of the hand in play."""

    def __init__(self):
        self.hands, self.steps = {}, {}
        if not BOOK.exists() or not BOOK.stat().st_size:
            return
        with sqlite3.connect(f"file:{BOOK}", uri=True, timeout=10) as book:
            if not book.execute("SELECT 1 FROM sqlite_schema WHERE name = 'journal_step'").fetchone():
                return
            for sheet, record in book.execute("SELECT sheet, record FROM hand ORDER BY number"):
                self.hands.setdefault(sheet, []).append(record)
            for sheet, place, action in book.execute("SELECT * FROM journal_step ORDER BY number"):
                self.steps.setdefault(sheet, []).append(unsealed(action, sheet, place))

    def finished(self):
        return sum(map(len, self.hands.values()))

    def has_all_of(self, before):
        """Nothing that was there before is lost: the hand in play has grown, or is finished."""
        for sheet, records in before.hands.items():
            check(self.hands.get(sheet, [])[:len(records)] == records, f"a hand of sheet {sheet} is lost")
        for sheet, steps in before.steps.items():
            now = self.steps.get(sheet, [])
            more = self.hands.get(sheet, [])[len(before.hands.get(sheet, [])):]
            check(now[:len(steps)] == steps or (more and "\n".join(steps) in more[0]),
                  f"of {steps} on sheet {sheet} there is {now}, and then {more}")

    def played(self):
        """The cards of the hand in play and of those that were finished last, by name."""
        steps = [step for of in self.steps.values() for step in of]
        lines = steps + [line for of in self.hands.values() for record in of[-2:]
                         for line in record.splitlines()]
        return {name_of(words[2]) for words in map(str.split, lines)
                if len(words) == 3 and words[1] == "play" and words[2][0] in "789TJQKA"}


def nodes_of(program):
    """What can be seen now; nothing if it has been killed meanwhile, or changes."""
    try:
        return program.all()
    except (GLib.Error, Missing):
        return []


def cards_on_table(nodes):
    return {n.name for n in nodes if n.name in CARDS and n.description.startswith("played by ")}


def keys(*names):
    subprocess.run(["xdotool", "key", "--delay", "5", *names], check=False, stderr=subprocess.DEVNULL)


def killed_at_call(at):
    """A wrapper under which the program is killed at this call that changes a file."""
    wrapper = HOME / "killed-at-call"
    wrapper.write_text("#!/bin/sh\nexec strace -D -f -qq -o /dev/null "
                       f"-e inject={CALLS}:signal=KILL:when={at} '{sys.argv[1]}' \"$@\"\n",
                       encoding="ascii")
    wrapper.chmod(0o755)
    return str(wrapper)


def start(by_call, rng):
    """The program; killed already if it was too soon, or too slow, to be seen."""
    program = Program.__new__(Program)
    program.unseen = False
    call = rng.randint(1, rng.choice([20, 60, 200]))
    try:
        program.__init__("--data-dir", str(BOOK.parent), "--speed", "off",
                         path=killed_at_call(call) if by_call else sys.argv[1])
    except (Missing, AttributeError):
        if program.process.poll() is None:
            program.unseen = True
            program.kill()
    return program


def play(program, rng, until):
    """Plays until then, or until it is killed; returns the cards that were seen last."""
    cards, end = set(), time.monotonic() + SLOW
    while program.process.poll() is None:
        nodes = nodes_of(program)
        cards = cards_on_table(nodes) or cards
        buttons = [n for n in nodes if n.role == "push button" and n.name in GO_ON]
        try:
            if buttons:
                buttons[0].press()
                time.sleep(0.3)  # it acts a tenth of a second later
        except (GLib.Error, Missing):
            pass
        if nodes and until <= 0:
            break
        if len(nodes) > 1:
            until -= 1
        check(time.monotonic() < end, f"it hangs, and shows {nodes}")
        if not buttons:
            keys(*rng.choices(KEYS, k=rng.randint(2, 8)))
    return cards


def compare(cards, before):
    """Holds the book against what was seen and against what it had; returns what it has now."""
    told = subprocess.run([CONSOLE, "book", str(BOOK), "check"], capture_output=True, text=True,
                          check=False)
    unborn = not BOOK.exists() or not BOOK.stat().st_size  # killed before its first page
    check(told.returncode == 0 or (unborn and not before.finished() and not before.steps),
          f"the book is not sound: {told.stdout}{told.stderr}")
    kept = Kept()
    kept.has_all_of(before)
    check(cards <= kept.played(), f"{cards - kept.played()} lay on the table and is not in the book")
    return kept


def killed_at_birth():
    """Kills the program at each call with which it makes a book, and returns how many there are. What it
    leaves is an empty book, or none yet."""
    for at in range(1, 200):
        shutil.rmtree(BOOK.parent, ignore_errors=True)
        program = subprocess.Popen([killed_at_call(at), "--data-dir", str(BOOK.parent)],
                                   env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
                                   stderr=subprocess.DEVNULL)
        try:
            status = program.wait(BIRTH)
        except subprocess.TimeoutExpired:
            program.kill()
            program.wait()
            return at - 1
        check(status in (-9, 137), f"it ended by itself with status {status}")
        compare(set(), Kept())
    return at


def test():
    rng = random.Random(SEED)
    born = killed_at_birth()
    print(f"{born} kills at each call that makes the book: an empty book, or none yet", flush=True)
    subprocess.Popen(["openbox"], stderr=subprocess.DEVNULL)
    at_call, seen, kept = 0, 0, Kept()
    for number in range(1, COUNT + 1):
        program = start(rng.random() < 0.5, rng)
        cards = play(program, rng, rng.randint(0, 3))
        if program.process.poll() is None:
            program.kill()
        elif not program.unseen:
            at_call += 1
        check(program.process.returncode in (-9, 137),
              f"it ended by itself with status {program.process.returncode}")
        kept = compare(cards, kept)
        seen += len(cards)
        if number % 5 == 0 or number == COUNT:
            print(f"{number} kills, {at_call} of them at a system call; {seen} cards were seen on the table "
                  f"before; {kept.finished()} finished hands; nothing is lost", flush=True)


run(test)
