# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays for a long time, mostly by random keys, and watches memory, progress and the laws of the game.

    soak.py PROGRAM CONSOLE MINUTES SEED
"""
import json
import os
import pathlib
import random
import sqlite3
import subprocess
import sys
import time

from driver import GLib, Missing, Program, check, run

CONSOLE, MINUTES, SEED = sys.argv[2], float(sys.argv[3]), int(sys.argv[4])
HOME = pathlib.Path(os.environ["HOME"])
BOOK = HOME / "book"
WARM = 200  # hands until the memory must stay level
GROWTH = 16 * 1024  # kB that it may still vary by: caches, a dialog that is open
LOST = 6  # seconds without the end of a hand until keys are thought to lead nowhere
STUCK = 120  # seconds without a decision until something must be wrong

CARDS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0"]
WORDS = ["p", "a", "b", "c", "d", "e", "k", "n", "o", "u"]  # the keys of most buttons at the table
PLAY = [*CARDS, *WORDS, "Return", "space", "Left", "Right", "Home", "End", "Up", "Down", "Tab"]
LOOK = ["h", "l", "s", "d", "question", "F1", "Escape", "ctrl+r", "ctrl+z", "ctrl+shift+z",
        "ctrl+BackSpace", "F5", "ctrl+b", "ctrl+d", "ctrl+o", "ctrl+comma", "ctrl+shift+t", "F11"]
SIZES = [(640, 480), (800, 600), (1024, 700), (1280, 780)]


def keys(*names):
    subprocess.run(["xdotool", "key", "--delay", "0", *names], check=False, stderr=subprocess.DEVNULL)


def window_of_the_table():
    """Its number; of all windows only the table's is named after the program, too."""
    found = subprocess.run(["xdotool", "search", "--onlyvisible", "--name", "[—–] Sheepshead$"],
                           capture_output=True, text=True, check=False).stdout.split()
    return found[-1] if found else None


def at_the_table():
    """Whether the table gets the keys. Its window is another one after a change of the language."""
    active = subprocess.run(["xdotool", "getactivewindow"], capture_output=True, text=True,
                            check=False).stdout.strip()
    return active != "" and active == window_of_the_table()


def json_of(*arguments):
    return json.loads(subprocess.run([CONSOLE, *arguments, "--json"], capture_output=True, text=True,
                                     check=True).stdout)


def value_text(value):
    return str(value) if not isinstance(value, bool) else "on" if value else "off"


class Evening:
    """One run of the program, in one language, over many tables."""

    def __init__(self, rng, language, presets):
        self.rng, self.presets = rng, presets
        rules = HOME / "next.sheeprules"
        self.program = Program("--data-dir", str(BOOK), "--speed", "off", "--language", language,
                               str(self.rules_file(rules)))
        by_bus(self, lambda: self.press_if_there("Use these rules", "Diese Regeln nehmen"))
        self.program.until("the window", window_of_the_table)
        self.first = None  # memory once it is warm
        self.looked = 0  # hands when memory was looked at last
        self.hands_at_start = hands_in_book()
        self.most = 0

    def rules_file(self, file):
        """The rules of a table drawn by lot."""
        preset = self.rng.choice(self.presets)
        file.write_text("".join(f"{key} = {value_text(value)}\n" for key, value in
                                json_of("rules", preset).items()), encoding="utf-8")
        return file

    def press_if_there(self, *names):
        for node in self.program.all():
            if node.role == "push button" and node.enabled and node.name in names:
                node.press()
                return True
        return False

    def memory(self):
        status = pathlib.Path(f"/proc/{self.program.process.pid}/status").read_text("ascii")
        return int(status.split("VmRSS:")[1].split()[0])

    def hands(self):
        return hands_in_book() - self.hands_at_start

    def alive(self):
        status = self.program.process.poll()
        check(status is None, f"the program ended with status {status}")

    def keys(self):
        """Every key that may play a card or answer, in any order, at once; now and then keys that open
        and close things, or that lead nowhere."""
        rng = self.rng
        if rng.random() < 0.02:
            keys(*rng.choices(PLAY + LOOK, k=rng.randint(3, 10)))  # within 100 ms
            time.sleep(rng.random() * 0.2)
            self.back_to_the_table()
        elif rng.random() < 0.05:
            keys(*rng.choices(PLAY, k=rng.randint(1, 4)))
        else:
            sweep = [*CARDS, rng.choice("pa"), *rng.choices(WORDS, k=2), "Return"]
            rng.shuffle(sweep)
            if rng.random() < 0.3:  # cards to bury are marked until there are enough
                sweep = [key for card in sweep for key in (card, "b", "c")]
            keys(*sweep, "Return")
            if rng.random() < 0.1 and not at_the_table():
                self.back_to_the_table()

    def back_to_the_table(self):
        """Closes what lies over the table, as a person does by Escape."""
        for _ in range(20):
            keys("Escape")
            time.sleep(0.1)  # closing takes a moment
            if at_the_table():
                return

    def change(self):
        """What a person does now and then."""
        rng = self.rng
        what = rng.random()
        if what < 0.4:
            width, height = rng.choice(SIZES)
            if window := window_of_the_table():
                subprocess.run(["xdotool", "windowsize", window, str(width), str(height)],
                               check=False, stderr=subprocess.DEVNULL)
        elif what < 0.7:
            self.other_rules()
        else:
            keys("Escape", "Escape", "ctrl+shift+n")

    def other_rules(self):
        """Another number of players or another setting, by name."""
        keys("Escape", "Escape", "Escape")
        keys(self.rng.choice(("ctrl+n", "ctrl+h", "ctrl+comma")))
        buttons = [n for n in self.program.all() if n.role == "radio button" and n.enabled]
        if buttons:
            self.rng.choice(buttons).press()
        if not self.press_if_there("Deal", "Geben", "OK"):
            keys("Escape")

    def go_on(self):
        """By the accessibility bus, where random keys have led nowhere."""
        self.press_if_there("Next hand", "Nächstes Spiel", "New game", "Neue Partie", "OK", "Close",
                            "Schließen", "Cancel", "Abbrechen", "Resume", "Fortsetzen")
        if self.program.buttons() or self.program.hand():
            self.program.step(("Pick", "Aufnehmen"))


def by_bus(evening, what):
    """Something over the accessibility bus, whose answers may be about what is gone already."""
    try:
        what()
    except GLib.Error:
        time.sleep(0.3)
        evening.alive()


def hands_in_book():
    file = BOOK / "scores.sqlite"
    if not file.exists():
        return 0
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True, timeout=10) as database:
        return database.execute("SELECT count(*) FROM hand").fetchone()[0]


def spend(evening, end, log):
    """Plays until then; returns the hands that were played."""
    moved, hands = time.monotonic(), 0
    while time.monotonic() < end:
        evening.alive()
        evening.keys()
        if evening.rng.random() < 0.003:
            by_bus(evening, evening.change)
        now = evening.hands()
        if now != hands:
            hands, moved = now, time.monotonic()
            if hands >= evening.looked + 25:
                watch_memory(evening, hands, log)
        idle = time.monotonic() - moved
        if idle > STUCK:
            subprocess.run(["import", "-window", "root", str(HOME / "stuck.png")], check=False)
            raise Missing(f"no hand came to an end for {STUCK} s; see {HOME}/stuck.png")
        if idle > LOST:
            evening.back_to_the_table()
            by_bus(evening, evening.go_on)
    return hands


def watch_memory(evening, hands, log):
    """Looks at it after each 25 hands or a few more, when the windows of the moment are closed."""
    evening.back_to_the_table()
    evening.looked, memory = hands, evening.memory()
    print(f"{hands} hands, {memory} kB", file=log, flush=True)
    if evening.first is None and hands >= WARM:
        evening.first = memory
    evening.most = max(evening.most, memory)
    check(evening.first is None or memory <= evening.first + GROWTH,
          f"after {WARM} hands it took {evening.first} kB, after {hands} it takes {memory} kB")


def check_laws():
    """Each hand in the book is played again by its rules; returns how many there are."""
    book = BOOK / "scores.sqlite"
    told = subprocess.run([CONSOLE, "book", str(book), "check"], capture_output=True, text=True,
                          check=False)
    check(told.returncode == 0, f"the book is not sound: {told.stdout}{told.stderr}")
    with sqlite3.connect(f"file:{book}?mode=ro", uri=True) as database:
        records = [row[0] for row in database.execute("SELECT record FROM hand WHERE record != ''")]
    for record in records:
        replayed = subprocess.run([CONSOLE, "replay", "-"], input=record, capture_output=True,
                                  text=True, check=False)
        check(replayed.returncode == 0, f"{replayed.stderr}\n{record}")
    return len(records)


def test():
    rng = random.Random(SEED)
    presets = [preset["key"] for preset in json_of("rules")["presets"]]
    subprocess.Popen(["openbox"], stderr=subprocess.DEVNULL)
    hands, evenings, most = 0, 0, 0
    end = time.monotonic() + MINUTES * 60
    with (HOME / "memory.txt").open("w", encoding="utf-8") as log:
        # One long evening for the memory, then short ones for all else.
        lengths = [MINUTES * 60 * 0.8]
        while time.monotonic() < end:
            evening = Evening(rng, ["en", "de"][evenings % 2], presets)
            length = lengths.pop() if lengths else 60
            hands += spend(evening, min(end, time.monotonic() + length), log)
            most = max(most, evening.memory(), evening.most)
            evening.program.kill() if rng.random() < 0.5 else leave(evening)
            evenings += 1
    replayed = check_laws()
    print(f"{hands} hands in {evenings} evenings; {replayed} hands replayed by their rules; "
          f"at most {most // 1024} MB of memory (build/soak/memory.txt)")


def leave(evening):
    """As a person does, whatever is open."""
    evening.alive()
    keys("Escape", "Escape", "Escape", "ctrl+q")
    for _ in range(50):
        if evening.program.process.poll() is not None:
            break
        time.sleep(0.1)
        try:
            evening.press_if_there("Quit", "Beenden")
        except GLib.Error:
            pass
    status = evening.program.process.poll()
    if status is None:
        evening.program.kill()
    check(status in (None, 0), f"the program ended with status {status}")


run(test)
