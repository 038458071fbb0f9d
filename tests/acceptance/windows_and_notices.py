# SPDX-License-Identifier: GPL-3.0-or-later
"""Dialogs open once and close on Esc; the welcome goes with the first card; a hand that is left is saved."""
from driver import Program, check, run

TITLE = "Configure Sheepshead"


def shown(program, part):
    return [node for node in program.all() if part in node.name]


def test():
    program = Program("--seed", "7", "--speed", "off")
    program.says("Welcome!")
    program.menu("Settings", "Configure…")
    program.find("dialog", TITLE)
    program.menu("Settings", "Configure…")
    program.menu("Help", "Keys")
    dialogs = [node for node in program.all() if node.role == "dialog"]
    check(len(dialogs) == 1, f"one dialog at a time: {dialogs}")
    program.keys("Escape")
    program.gone("dialog", TITLE)

    program.play_until(lambda: len(program.hand()) == 5)
    program.until("end of the welcome", lambda: not shown(program, "Welcome!"))
    program.menu("Game", "Same game again")
    program.says("The hand you left is saved.")
    program.until("cards of the new game", lambda: len(program.hand()) == 6)
    program.press("push button", "Resume it now")
    program.until("the cards as they were", lambda: len(program.hand()) == 5)
    program.quit()

    program = Program("--speed", "off")
    program.says("Hand 1 is unfinished.")
    program.press("push button", "Resume")
    program.until("the cards as they were", lambda: len(program.hand()) == 5)
    program.menu("Game", "Score book…")
    sheets = [n for n in program.all() if n.role == "table cell" and n.name.startswith("Called ace (on the table)")]
    check(len(sheets) == 1, f"the untouched sheet was not kept: {sheets}")
    program.keys("Escape")
    program.quit()


run(test)
