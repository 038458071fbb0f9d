# SPDX-License-Identifier: GPL-3.0-or-later
"""A hand is saved, opened by a double click, and reviewed; a problem is reported; the console replays both."""
import pathlib
import subprocess
import sys
import tempfile

from driver import Program, check, run

CONSOLE = pathlib.Path(sys.argv[1]).parent / "console" / "sheepshead-console"


def save_to(program, path):
    program.write("text", "File name:", str(path))
    program.press("push button", "Save")


def replayed(path):
    return subprocess.run([CONSOLE, "replay", path], capture_output=True, text=True, check=False)


def report(program, path):
    program.menu("Help", "Report a problem…")
    program.write("text", "What happened, and what did you expect?", "It smells.\nOf sheep.")
    facts = program.find("text", "What the report tells").text()
    check("rules of new games: layout=5H-A" in facts, facts)
    program.press("push button", "Save the report…")
    save_to(program, path)
    program.says("The report is in")
    text = path.read_text(encoding="utf-8")
    check("# It smells.\n# Of sheep.\n" in text and "\n# version: " in text, text)
    check("Bruno" not in text and "You" not in text, f"no names: {text}")


def save_and_report(folder):
    program = Program("--seed", "1", "--speed", "off")
    program.until("cards", lambda: len(program.hand()) == 6)
    program.play_until(lambda: len(program.hand()) == 4 and program.is_asked())
    report(program, folder / "in-play.txt")
    program.play_until(program.hand_is_over)
    report(program, folder / "over.txt")
    program.menu("Move", "Save the last hand…")
    save_to(program, folder / "ours.sheephand")
    program.says("The hand is in")
    program.quit()

    over = replayed(folder / "over.txt")
    check(over.returncode == 0 and "scores:" in over.stdout, over)
    check(over.stdout == replayed(folder / "ours.sheephand").stdout, "the same hand")
    in_play = replayed(folder / "in-play.txt")
    check(in_play.returncode == 0 and "not over: seat 0 is to act" in in_play.stdout, in_play)


def open_again(folder):
    program = Program("--speed", "off", str(folder / "ours.sheephand"))
    program.press("push button", "New game")
    program.until("review", lambda: next((n for n in program.all() if n.name == "Decisions"), None))
    program.quit()

    half = folder / "half.sheephand"
    half.write_bytes((folder / "in-play.txt").read_bytes())
    program = Program("--speed", "off", str(half))
    program.press("push button", "New game")
    program.says("Practice: this hand does not count.")
    program.until("the four cards", lambda: len(program.hand()) == 4 and program.is_asked())
    program.press("push button", "Back to the game")
    program.until("the cards of the game", lambda: len(program.hand()) == 6)
    program.quit()

    wrong = folder / "wrong.sheephand"
    wrong.write_text("sheepshead hand 1\nvariant layout=6H-9\n", encoding="utf-8")
    program = Program("--speed", "off", str(wrong))
    program.press("push button", "New game")
    program.says("There is no hand in wrong.sheephand that can be opened. Nothing was changed.")
    program.says("Line 2")
    program.press("push button", "OK")
    program.until("the cards of the game", lambda: len(program.hand()) == 6)
    program.quit()


def test():
    folder = pathlib.Path(tempfile.mkdtemp(prefix="sheepshead-"))
    save_and_report(folder)
    open_again(folder)


run(test)
