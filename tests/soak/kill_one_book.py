# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills the program again and again on one score book, while random keys play: half of the times at a
random call that changes one of its files (half of what it writes is on the disk then), half at a random
moment. After each kill the book must be sound, and have every card that was seen on the table before,
all that a look at the book saw before, and all that it had after the kill before. Prints a line for
each kill, and ends with status 0 if nothing was lost.

    kill_one_book.py PROGRAM CONSOLE FAULTY_DISK COUNT SEED [birth]

FAULTY_DISK is the library of faulty_disk.cpp. With "birth" the program is first killed at each call with
which it makes its book.
"""
import os
import pathlib
import random
import shutil
import subprocess
import sys
import time

from driver import Atspi, CARDS, GLib, Missing, Program, check, run
from kept_cards import Kept, Lost

PROGRAM, CONSOLE, FAULTY_DISK = sys.argv[1:4]
COUNT, SEED = map(int, sys.argv[4:6])
HOME = pathlib.Path(os.environ["HOME"])
BOOK = HOME / "book" / "scores.sqlite"
OPTIONS = ["--data-dir", str(BOOK.parent), "--speed", "off", "--seed", str(SEED)]
ORDERS = HOME / "orders"
KEYS = ["1", "2", "3", "4", "5", "6", "Return", "Return", "space", "p", "a", "b", "c", "k", "Right"]
BIRTH = 20  # seconds in which a book is made
LIFE = 20  # seconds after which the program is killed even if its call has not come
SLOW = 120  # seconds until a program that should be there is taken for hanging


def keys(rng):
    names = rng.choices(KEYS, k=rng.randint(3, 9))
    subprocess.run(["xdotool", "key", "--delay", "4", *names], check=False, stderr=subprocess.DEVNULL)


def started_to_be_killed(at, **environment):
    """The program, which is killed at its call of this number that changes a file."""
    ORDERS.write_text(f"kill {at}", encoding="ascii")
    return subprocess.Popen([PROGRAM, *OPTIONS], stderr=subprocess.DEVNULL,
                            env=os.environ | {"LD_PRELOAD": FAULTY_DISK,
                                              "FAULTY_DISK_FOLDER": str(BOOK.parent),
                                              "FAULTY_DISK_ORDERS": str(ORDERS)} | environment)


class Table:
    """The cards that lie on the table, asked for with as few questions as can be: a walk through all
    that is shown takes longer than a trick."""

    def __init__(self, program):
        self.program, self.found = program, None

    def _find(self, accessible, depth=0):
        for i in range(accessible.get_child_count() if depth < 5 else 0):
            child = accessible.get_child_at_index(i)
            role = child.get_role_name() if child else ""
            if role == "layered pane" and child.get_name() == "Table":
                return child
            found = self._find(child, depth + 1) if role in ("frame", "filler") else None
            if found:
                return found
        return None

    def cards(self):
        """By name; empty while there is no table, or when the program is gone."""
        cards = set()
        try:
            self.program.root.clear_cache()
            self.found = self.found or self._find(self.program.root)
            for i in range(self.found.get_child_count() if self.found else 0):
                child = self.found.get_child_at_index(i)
                name = child.get_name() if child else ""  # asked once: it may be gone the next time
                if (name in CARDS and (child.get_description() or "").startswith("played by ")
                        and child.get_state_set().contains(Atspi.StateType.SHOWING)):
                    cards.add(name)
        except GLib.Error:
            return set()
        return cards


def ended(process):
    check(process.returncode in (-9, 137), f"it ended by itself with status {process.returncode}")


def kill_at_call(rng):
    """Returns how it was killed, and what the book had before. No screen reader slows it down."""
    program = started_to_be_killed(rng.randint(1, rng.choice([20, 60, 200, 600])),
                                   QT_LINUX_ACCESSIBILITY_ALWAYS_ON="0")
    before, end = None, time.monotonic() + LIFE
    while program.poll() is None and time.monotonic() < end:
        keys(rng)
        before = Kept.while_played(BOOK) or before
    how = "moment" if program.poll() is None else "call"
    program.kill()
    program.wait()
    ended(program)
    return how, before


def kill_at_moment(rng):
    """Returns the cards that were seen on the table last, and what the book had before."""
    program = Program(*OPTIONS, path=PROGRAM)
    table, cards, before, end = Table(program), set(), None, time.monotonic() + SLOW
    for _ in range(rng.randint(1, 4)):
        keys(rng)
        cards = table.cards() or cards
        check(program.process.poll() is None, "it ended by itself")
        check(time.monotonic() < end, "it hangs")
    before = Kept.while_played(BOOK)
    time.sleep(rng.random() * 0.1)
    program.kill()
    ended(program.process)
    return cards, before


def compare(cards, *before):
    """Holds the book against what was seen and against what it had; returns what it has now."""
    before = [book for book in before if book]
    told = subprocess.run([CONSOLE, "book", str(BOOK), "check"], capture_output=True, text=True,
                          check=False)
    unborn = not BOOK.exists() or not BOOK.stat().st_size  # killed before its first page
    check(told.returncode == 0 or (unborn and not any(book.hands or book.steps for book in before)),
          f"the book is not sound: {told.stdout}{told.stderr}")
    kept = Kept(BOOK)
    try:
        for book in before:
            kept.has_all_of(book)
    except Lost as why:
        raise Missing(str(why)) from why
    check(cards <= kept.played(), f"{cards - kept.played()} lay on the table and is not in the book")
    return kept


def killed_at_birth():
    """Kills the program at each call with which it makes a book. What it leaves is an empty book, or
    none yet."""
    for at in range(1, 200):
        shutil.rmtree(BOOK.parent, ignore_errors=True)
        BOOK.parent.mkdir()
        program = started_to_be_killed(at, QT_QPA_PLATFORM="offscreen")
        try:
            program.wait(BIRTH)
        except subprocess.TimeoutExpired:
            program.kill()
            program.wait()
            return
        ended(program)
        compare(set())
        print("birth 0 0", flush=True)


def test():
    rng = random.Random(SEED)
    if "birth" in sys.argv:
        killed_at_birth()
    subprocess.Popen(["openbox"], stderr=subprocess.DEVNULL)
    kept = Kept(BOOK)
    for _ in range(COUNT):
        how, cards = "moment", set()
        if rng.random() < 0.5:
            how, seen = kill_at_call(rng)
        else:
            cards, seen = kill_at_moment(rng)
        kept = compare(cards, kept, seen)
        print(how, len(cards), kept.finished(), flush=True)


run(test)
