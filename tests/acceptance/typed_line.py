# SPDX-License-Identifier: GPL-3.0-or-later
"""What was typed at a real table and not yet written is there again: after the window was closed, after the
program was ended, and after it was killed. What was written, or given up, is not."""
import os
import pathlib
import tempfile

from driver import Program, check, run

FOLDER = pathlib.Path(tempfile.mkdtemp(prefix="sheepshead-"))
NAMES = ["Alma", "Bert", "Cora", "Dirk", "Elsa"]


def start():
    return Program("--data-dir", str(FOLDER), "--speed", "off")


def sit_down(program):
    program.menu("Game", "Score a table…")
    for name in NAMES:
        program.write("text", "Name of a player", name)
        program.press("push button", "Add")
        program.until(f"{name} at the table",
                      lambda: program.find("text", "Name of a player").text() == "")
    program.press("push button", "Begin")


def line(program):
    return program.find("text", "In short:")


def pays(program):
    """The payments that are shown with the typed line."""
    return program.until("a hand that may be written", lambda: next(
        (n for n in program.all() if n.name.startswith("Write the") and n.enabled), None))


def kept(text):
    files = list(FOLDER.glob("scores.sqlite.typed-*"))
    return len(files) == 1 and text in files[0].read_text(encoding="utf-8")


def open_sheet(program):
    program.menu("Game", "Score book…")
    program.write("text", "Search:", NAMES[0])
    program.press("push button", "Resume")


def again(typed):
    """The next start; the sheet is opened there, with this line, or an empty one."""
    program = start()
    program.press("push button", "New game")
    program.until_dealt()
    open_sheet(program)
    program.until(f"{typed!r} in the line", lambda: line(program).text() == typed)
    return program


def test():
    program = start()
    program.press("push button", "I play called ace")
    program.until_dealt()
    sit_down(program)
    program.write("text", "In short:", "3 5 87")
    pays(program)
    program.until("the line beside the book", lambda: kept("3 5 87"))
    check(next(FOLDER.glob("scores.sqlite.typed-*")).stat().st_mode & 0o777 == 0o600, "for its owner")
    program.kill()

    # After a kill it is there, with its payments; and after its window was closed.
    program = again("3 5 87")
    pays(program)
    program.menu("Sheet", "Close")
    open_sheet(program)
    program.until("the line", lambda: line(program).text() == "3 5 87")
    program.write("text", "In short:", "2 4 60")
    program.quit()  # at once, with the sheet

    # What was written is not there a second time.
    program = again("2 4 60")
    pays(program).press()
    program.until("an empty line", lambda: line(program).text() == "")
    program.until("nothing beside the book", lambda: not list(FOLDER.glob("scores.sqlite.typed-*")))
    program.kill()
    program = again("")

    # A line that is no hand yet comes back as well, and says what is wrong.
    program.write("text", "In short:", "3 5 8x")
    program.until("the line beside the book", lambda: kept("3 5 8x"))
    program.kill()
    program = again("3 5 8x")
    check(not program.find("push button", "Write the hand").enabled, "half a hand can be written")

    # A file of another kind in its place harms nothing.
    program.kill()
    draft = next(FOLDER.glob("scores.sqlite.typed-*"))
    draft.write_text('{"sheepshead-draft": 1, "line": -5, "hand": "picked by=31", "text": 7}')
    program = again("")
    program.kill()
    draft.unlink()
    os.mkfifo(draft)
    program = again("")
    program.quit()


run(test)
