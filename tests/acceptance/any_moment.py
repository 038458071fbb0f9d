# SPDX-License-Identifier: GPL-3.0-or-later
"""any_moment.py PROGRAM all|PART/PARTS [MOMENT [COMMAND|…]]: every command of the menus in every moment
(moments.py), once and twice within a tenth of a second. After each the program answers, the table shows the cards
that the hand has, a key plays a card where it is the person's turn, and the book has no hand less. All of it takes
hours (packaging/any-moment); "2/3" is the second part of three, and takes every so many pairs of every third
moment."""
import contextlib
import functools
import pathlib
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time

from driver import CARDS, Atspi, GLib, Missing, Node, check, role_of, run
from moments import MOMENTS

SAMPLE = 167  # a prime: of the pairs in a row every so many, so that all moments and commands have their turn
ENDS = {"Quit"}  # the program is meant to end
WINDOWS = {"dialog", "alert", "file chooser", "frame", "window"}
WAYS_OUT = ("Cancel", "Close", "Keep my rules", "No", "Not now", "OK")


class Table:
    """The program in one moment, begun again as often as a command has led away."""

    def __init__(self, moment):
        self.moment = moment
        self.folder = None
        self.program = None
        self.hands = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.leave()

    def leave(self):
        if self.program and self.program.process.poll() is None:
            self.program.kill()
        self.program = None
        if self.folder:
            shutil.rmtree(self.folder, ignore_errors=True)

    def begin(self):
        if self.program and self.program.process.poll() is None and self.is_there():
            return
        self.leave()
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="sheepshead-"))
        self.program = self.moment.begin(self.folder)
        self.hands = self.rows()

    def is_there(self):
        with contextlib.suppress(GLib.Error):
            return len(windows(self.program)) == 1 and self.moment.is_there(self.program)
        return False

    def rows(self):
        """The hands in the book, read beside the program."""
        book = self.folder / "scores.sqlite"
        if not book.exists():
            return 0
        with contextlib.closing(sqlite3.connect(f"file:{book}?mode=ro", uri=True, timeout=10)) as rows:
            return rows.execute("SELECT count(*) FROM hand").fetchone()[0]


def patiently(look):
    """What look() gives, asked again where things went away while it looked."""
    @functools.wraps(look)
    def asked(*arguments):
        for _ in range(20):
            with contextlib.suppress(GLib.Error):
                return look(*arguments)
            time.sleep(0.1)
        return look(*arguments)
    return asked


@patiently
def windows(program):
    program.root.clear_cache()
    found = []
    for i in range(program.root.get_child_count()):
        child = program.root.get_child_at_index(i)
        if child and role_of(child) in WINDOWS and child.get_state_set().contains(Atspi.StateType.SHOWING):
            found.append(child)
    return found


@patiently
def commands(program):
    """(menu, entry) of all that can be chosen now or later, from the menus themselves."""
    found = []
    program.root.clear_cache()
    for bar in program.below(program.root, "menu bar"):
        for i in range(bar.get_child_count()):
            top = bar.get_child_at_index(i)
            for entry in program.below(top, "menu item", "check menu item", "radio menu item"):
                if entry.get_name() and not entry.get_child_count():
                    found.append((top.get_name(), entry.get_name()))
        break
    return found


@patiently
def entry_of(program, menu, name):
    program.root.clear_cache()
    for bar in program.below(program.root, "menu bar"):
        for i in range(bar.get_child_count()):
            top = bar.get_child_at_index(i)
            if top.get_name() != menu:
                continue
            for entry in program.below(top, "menu item", "check menu item", "radio menu item"):
                if entry.get_name() == name:
                    return entry
        break
    return None


def give(program, menu, name, times):
    """False if the command is not allowed now."""
    entry = entry_of(program, menu, name)
    try:
        if entry is None or not entry.get_state_set().contains(Atspi.StateType.ENABLED):
            return False
    except GLib.Error:
        return False
    for _ in range(times):
        with contextlib.suppress(GLib.Error, Missing):
            Node(entry, []).press()
    return True


def press_escape(title):
    """Without a window manager a window must be given the keys. The key is not sent to the window itself, which
    may be gone before the key is let go: it would then be held for ever."""
    subprocess.run(["xdotool", "search", "--onlyvisible", "--name", "^" + re.escape(title), "windowfocus"],
                   check=False)
    subprocess.run(["xdotool", "key", "Escape"], check=False)


def settle(program):
    """Closes what the command has opened, until the table alone is there."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        if program.process.poll() is not None:
            return
        open_now = windows(program)
        if len(open_now) <= 1:
            return
        with contextlib.suppress(GLib.Error, Missing):
            buttons = {b.get_name(): b for b in program.below(open_now[-1], "push button")
                       if b.get_state_set().contains(Atspi.StateType.SHOWING)}
            way = next((buttons[name] for name in WAYS_OUT if name in buttons), None) or next(
                (e for e in program.below(open_now[-1], "menu item") if e.get_name() == "Close"), None)
            if way is not None:
                Node(way, []).press()
            else:
                press_escape(open_now[-1].get_name())
        time.sleep(0.1)
    raise Missing(f"these windows do not close: {[w.get_name() for w in windows(program)]}")


@patiently
def told_hand(program):
    """What the hand has, as the program says it when it is asked to say it again: by the observation, not by
    what lies on the table. None while it cannot be asked."""
    if not give(program, "View", "Say my hand again", 1):
        return None
    said = next((n for n in program.all() if n.role == "notification" and n.name), None)
    if said is None:
        return None
    return {card for card in CARDS if card.lower() in said.name.lower()}


def check_table(table):
    program = table.program
    program.until("an answer", lambda: program.root.get_child_count())

    def same():
        told = told_hand(program)
        shown = {node.name for node in program.hand()}
        return told is None or told == shown or table.moment.start[1] == "slow"

    program.until("the cards of the hand on the table", same)
    check(table.rows() >= table.hands, f"the book had {table.hands} hands, and has {table.rows()}")


def check_keys(table):
    """In the moment of an own card the keys of the cards play one of them."""
    program = table.program
    if table.moment.name != "own card" or not table.is_there():
        return
    before = len(program.hand())
    program.activate()
    # Most cards may not be played now: a short look after each key, and a long one when all were pressed.
    for number, patience in [(n, 0.5) for n in range(1, before + 1)] + [(n, 3) for n in range(1, before + 1)]:
        program.keys(str(number))
        with contextlib.suppress(Missing):
            program.until("a card that was played", lambda: len(program.hand()) != before, patience)
            return
    raise Missing("no key plays a card")


def attempt(table, menu, name, times):
    """Whether the command was allowed."""
    table.begin()
    program = table.program
    if not give(program, menu, name, times):
        return False
    time.sleep(0.1)
    if name in ENDS:
        with contextlib.suppress(GLib.Error, Missing):  # it may have ended by now
            for window in windows(program)[1:]:
                for button in program.below(window, "push button"):
                    if button.get_name().startswith("Quit"):
                        Node(button, []).press()
        program.ends()
        return True
    settle(program)
    check(program.process.poll() is None, f"the program ended with status {program.process.poll()}")
    check_table(table)
    check_keys(table)
    return True


def fault_of(table, menu, name, times):
    """What went wrong; nothing for a command that was allowed, "" for one that was not."""
    try:
        return None if attempt(table, menu, name, times) else ""
    except Missing as why:
        return str(why)[:400]
    except GLib.Error as why:  # it asked for what had just gone, or the program is gone
        return f"the program does not answer: {why}"


def pairs(table, command):
    table.begin()
    found = [c for c in commands(table.program) if not command or c[1] in command.split("|")]
    return [(menu, name, times) for menu, name in found for times in (1, 2)]


def test():
    share = sys.argv[2]
    part, parts = (1, 1) if share == "all" else map(int, share.split("/"))
    moment_wanted, command_wanted = (sys.argv[3:] + [None, None])[:2]
    tried = allowed = 0
    place = first = SAMPLE * (part - 1) // parts  # so that the parts take different commands
    faults = []
    for moment in MOMENTS[part - 1::parts]:
        if moment_wanted and moment.name != moment_wanted:
            continue
        with Table(moment) as table:
            for menu, name, times in pairs(table, command_wanted):
                place += 1
                if share != "all" and place % SAMPLE:
                    continue
                tried += 1
                why = fault_of(table, menu, name, times)
                allowed += why is None
                if why:
                    faults.append(f"{moment.name}: {menu} > {name}, {times} times: {why}")
                    print("FAULT", faults[-1], flush=True)
                    table.leave()
                if share == "all":
                    print(f"{moment.name}: {menu} > {name}, {times} times", flush=True)
    print(f"{tried} of {place - first} pairs tried, {allowed} of them allowed, {len(faults)} faults")
    check(not faults, "\n".join(faults))


run(test)
