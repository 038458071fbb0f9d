# SPDX-License-Identifier: GPL-3.0-or-later
"""A double click on a hand or on house rules while the game runs opens them in its window: at the table, in a
lesson, while a dialog is open, several at once, and when the program is just ending."""
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time

from driver import PATIENCE, Program, check, run

FOLDER = pathlib.Path(tempfile.mkdtemp(prefix="sheepshead-"))


def double_click(*files):
    """What a desktop does; returns when the files were taken, which a running program does at once."""
    done = subprocess.run([sys.argv[1], "--data-dir", FOLDER / "data", *files], timeout=PATIENCE,
                          check=False)
    check(done.returncode == 0, done)


def start():
    return Program("--data-dir", str(FOLDER / "data"), "--seed", "1", "--speed", "off")


def review(program):
    return next((n for n in program.all() if n.name == "Decisions"), None)


def close_review(program):
    """Another one may come at once, so what is waited for is that there is no such window as before."""
    before = review(program)
    program.press("push button", "Close", before.within[1])
    program.until("the review gone", lambda: not review(program)
                  or review(program).accessible != before.accessible)


def save_hands(program):
    """Two finished hands, one of them under two names, and one that is not over."""
    program.until_dealt()
    program.play_until(lambda: len(program.hand()) == 4 and program.is_asked())
    program.menu("Help", "Report a problem…")
    program.press("push button", "Save the report…")
    program.write("text", "File name:", str(FOLDER / "half.txt"))
    program.press("push button", "Save")
    program.says("The report is in")
    (FOLDER / "half.sheephand").write_bytes((FOLDER / "half.txt").read_bytes())
    program.play_until(program.hand_is_over)
    program.menu("Move", "Save the last hand…")
    program.write("text", "File name:", str(FOLDER / "a b.sheephand"))
    program.press("push button", "Save")
    program.says("The hand is in")
    shutil.copy(FOLDER / "a b.sheephand", FOLDER / "second.sheephand")
    (FOLDER / "ours.sheeprules").write_text("name = Tuesdays\nlayout = 3H-1\n", encoding="utf-8")


def at_the_table(program):
    double_click(FOLDER / "a b.sheephand")
    program.until("review", lambda: review(program))
    # A second one does not push the first away.
    double_click(FOLDER / "second.sheephand")
    program.says("second.sheephand will be opened when you have closed what is open now.")
    close_review(program)
    program.until("the second review", lambda: review(program))
    program.until("no notice", lambda: not any(
        n.name.startswith("second.sheephand will be") for n in program.all()))
    close_review(program)

    double_click(FOLDER / "half.sheephand")
    program.says("Practice: this hand does not count.")
    program.press("push button", "Back to the game")


def while_a_dialog_is_open(program):
    program.menu("Help", "About Sheepshead")
    double_click(FOLDER / "a b.sheephand")
    program.says("a b.sheephand will be opened when you have closed what is open now.")
    check(not review(program), "the dialog is not buried")
    program.press("push button", "OK")
    program.until("review", lambda: review(program))
    close_review(program)


def rules(program):
    double_click(FOLDER / "ours.sheeprules")
    program.says("Start a new game with the rules \"Tuesdays\"?")
    program.press("push button", "Keep my rules")
    program.until("the question is gone", lambda: not any("Tuesdays" in n.name for n in program.all()))
    double_click(FOLDER / "ours.sheeprules")
    program.press("push button", "Use these rules")
    program.until("ten cards of three-handed", lambda: len(program.hand()) == 10)


def several(program):
    double_click(FOLDER / "a b.sheephand", FOLDER / "ours.sheeprules", FOLDER / "second.sheephand")
    program.until("review", lambda: review(program))
    close_review(program)
    program.press("push button", "Keep my rules")
    program.until("the second review", lambda: review(program))
    close_review(program)
    broken = FOLDER / "broken.sheephand"
    broken.write_text("sheepshead hand 1\n", encoding="utf-8")
    double_click(broken, FOLDER / "a b.sheephand")
    program.says("There is no hand in broken.sheephand that can be opened.")
    program.press("push button", "OK")
    program.until("review", lambda: review(program))
    close_review(program)


def in_a_lesson(program):
    program.menu("Help", "Learn the game…")
    program.press("push button", "Start")
    program.until("a lesson", lambda: any("lesson" in n.name.lower() for n in program.all()))
    double_click(FOLDER / "a b.sheephand")
    program.until("review", lambda: review(program))
    close_review(program)


def after_the_end(program):
    """Nobody hears any more, so the start is a program of its own."""
    program.quit()
    program = Program("--data-dir", str(FOLDER / "data"), "--speed", "off", str(FOLDER / "a b.sheephand"))
    program.press("push button", "New game")
    program.until("review", lambda: review(program))
    program.kill()
    # And so is one after a program that was killed.
    program = Program("--data-dir", str(FOLDER / "data"), "--speed", "off", str(FOLDER / "a b.sheephand"))
    program.press("push button", "New game")
    program.until("review", lambda: review(program))
    program.quit()


def test():
    program = start()
    save_hands(program)
    at_the_table(program)
    while_a_dialog_is_open(program)
    several(program)
    rules(program)
    after_the_end(program)
    shutil.rmtree(FOLDER)


run(test)
