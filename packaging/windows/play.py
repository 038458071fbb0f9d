# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a hand by keys alone, with nothing but the screen and the score book to look at; then the score
sheet becomes a PDF. For systems whose accessibility this machine cannot reach, such as wine.

    play.py PICTURES COMMAND [ARGUMENT...]

PICTURES is a folder. A COMMAND that begins with "wine" gets the paths of wine.
"""
import pathlib
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time

PATIENCE = 180  # seconds for the window, the hand, the file
PICTURES = pathlib.Path(sys.argv[1])
COMMAND = sys.argv[2:]


def check(condition, words):
    if not condition:
        picture("failed")
        sys.exit(words)


def output(*command):
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout


def until(what, look):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = look()
        if found:
            return found
        time.sleep(0.3)
    return check(False, f"{what} did not come within {PATIENCE} s")


def window(title):
    """The number of the newest visible window with these words in its title."""
    return (output("xdotool", "search", "--onlyvisible", "--name", title).split() or [None])[-1]


def keys(*names):
    subprocess.run(["xdotool", "key", "--delay", "60", *names], check=True)


def picture(name):
    screen = subprocess.run(["xwd", "-root", "-silent"], capture_output=True, check=True)
    subprocess.run(["convert", "xwd:-", str(PICTURES / f"{name}.png")], input=screen.stdout, check=True)


def path_for_program(path):
    return "Z:" + str(path).replace("/", "\\") if COMMAND[0].endswith("wine") else str(path)


def finished_hands(folder):
    """Of a copy, as the program may be writing, and its locks are not those of this system."""
    with tempfile.TemporaryDirectory() as copies:
        for file in folder.glob("scores.sqlite*"):
            shutil.copy(file, copies)
        copy = pathlib.Path(copies) / "scores.sqlite"
        if not copy.exists():
            return 0
        try:
            with sqlite3.connect(copy) as book:
                return book.execute("SELECT count(*) FROM hand").fetchone()[0]
        except sqlite3.DatabaseError:
            return 0  # the copy was made in the middle of a change


def play_a_hand(folder):
    """Whatever is asked: pick or pass, mark the first cards and bury, call, play a card."""
    end = time.monotonic() + PATIENCE
    while finished_hands(folder) == 0:
        check(time.monotonic() < end, f"no hand was finished within {PATIENCE} s")
        for key in "p", "1", "2", "b", "3", "4", "5", "6", "c":
            keys(key)
    picture("result")


def save_sheet(pdf):
    keys("alt+g")
    time.sleep(1)  # menus open slowly under wine, and there is nothing to look at
    keys("d")
    dialog = until("the dialog for the file", lambda: window("PDF"))
    subprocess.run(["xdotool", "windowfocus", "--sync", dialog], check=False)
    keys("Home", "shift+End")
    subprocess.run(["xdotool", "type", "--delay", "40", path_for_program(pdf)], check=True)
    picture("save")
    keys("Return")
    until("the file", lambda: pdf.exists() and pdf.stat().st_size > 0)
    words = output("pdftotext", "-layout", str(pdf), "-")
    check("You" in words.split(), f"the player is not on the sheet: {words}")


def asked_to_end(program, main_window):
    """Again and again, as dialogs may still be closing; one says that the file was written."""
    if program.poll() is None:
        told = window("^Print$")
        subprocess.run(["xdotool", "windowfocus", told or main_window], stderr=subprocess.DEVNULL, check=False)
        keys("Return" if told else "ctrl+q")
    return program.poll() is not None


def main():
    folder = pathlib.Path(tempfile.mkdtemp(prefix="sheepshead-")) / "Spiele für Zoë"
    folder.mkdir()
    program = subprocess.Popen([*COMMAND, "--data-dir", path_for_program(folder), "--language", "en",
                                "--seed", "1", "--speed", "off"])
    try:
        main_window = until("the window", lambda: window("Sheepshead"))
        subprocess.run(["xdotool", "windowfocus", "--sync", main_window], check=False)
        until("the score book", lambda: (folder / "scores.sqlite").exists())
        time.sleep(3)  # the first picture has to be drawn, and there is nothing to look at
        picture("table")
        play_a_hand(folder)
        save_sheet(folder.parent / "sheet.pdf")
        until("the end", lambda: asked_to_end(program, main_window))
        check(program.returncode == 0, "the program did not end well")
    finally:
        program.kill()
        shutil.rmtree(folder.parent)


if __name__ == "__main__":
    main()
