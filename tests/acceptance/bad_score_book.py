# SPDX-License-Identifier: GPL-3.0-or-later
"""A score book that is none gets a message, and stays as it is; the game can be played."""
import pathlib
import tempfile

from driver import Program, check, run

NO_BOOK = b"This is no score book, but a person may need it.\n" * 100


def files_of(folder):
    return {path.name: path.read_bytes() for path in folder.glob("*sqlite*")}


def test():
    folder = pathlib.Path(tempfile.mkdtemp(prefix="sheepshead-"))
    (folder / "scores.sqlite").write_bytes(NO_BOOK)
    options = ("--data-dir", str(folder), "--speed", "off", "--seed", "7")

    program = Program(*options)
    program.says("The file was left as it is: it is not a score book.")
    program.press("push button", "Play without saving")
    program.says("This game is not saved")
    program.play_until(program.hand_is_over)
    program.until("hand on the sheet", program.sheet)
    program.menu("Game", "Quit")
    program.says("Its score sheet is lost when you leave it.")
    program.press("push button", "Quit")
    check(program.process.wait(30) == 0, "the program ends")
    check(files_of(folder) == {"scores.sqlite": NO_BOOK}, "the file is as it was, and alone")

    program = Program(*options)
    program.press("push button", "Set aside, begin a new book")
    program.until("cards", lambda: len(program.hand()) == 6)
    program.quit()
    files = files_of(folder)
    check(NO_BOOK in files.values(), "the file is kept under another name")
    check(files["scores.sqlite"].startswith(b"SQLite format 3"), "a new book has begun")


run(test)
