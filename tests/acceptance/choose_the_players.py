# SPDX-License-Identifier: GPL-3.0-or-later
"""Another character at the table, and one with another name: in the next new game, and for good."""
from driver import Program, run


def test():
    program = Program("--seed", "7", "--speed", "off")
    program.until("cards", lambda: len(program.hand()) == 6)
    program.menu("Settings", "Configure…")
    program.press("page tab", "Players")
    program.write("text", "Name of seat 2", "Wilma")
    program.write("text", "Name of seat 3", "Grandma")
    program.press("push button", "OK")
    program.gone("push button", "OK")  # the menus wait for the dialog
    program.menu("Game", "Same game again")
    program.until("the new players", lambda: program.look_for("panel", "Wilma")
                  and program.look_for("panel", "Grandma"))
    program.quit()

    program = Program("--speed", "off")
    program.until("the same players", lambda: program.look_for("panel", "Wilma")
                  and program.look_for("panel", "Grandma"))
    program.menu("Settings", "Configure…")
    program.press("page tab", "Players")
    # As Bruno, who has another name now.
    program.says("Saves the best trump for the end")
    program.press("push button", "Cancel")
    program.quit()


run(test)
