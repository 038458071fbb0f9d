# SPDX-License-Identifier: GPL-3.0-or-later
"""Another game, another name: set up in the dialog, kept, and played by from the next new game."""
from driver import Program, run


def test():
    program = Program("--seed", "7", "--speed", "off")
    program.until("cards", lambda: len(program.hand()) == 6)
    program.menu("Settings", "House rules…")
    program.press("radio button", "Jack of diamonds")
    program.press("push button", "OK")
    program.says("The new rules take effect with the next deal.")
    program.menu("Settings", "Configure…")
    program.write("text", "You:", "Wilhelmine")
    program.press("push button", "OK")
    program.gone("push button", "OK")
    program.menu("Game", "Same game again")
    program.until("the new name at the table", lambda: program.look_for("panel", "Wilhelmine"))
    program.menu("Help", "Rules of this table")
    program.says("Jack of diamonds")
    program.quit()

    program = Program("--speed", "off")  # nothing was decided in either game: neither was kept
    program.until("the new name at the table", lambda: program.look_for("panel", "Wilhelmine"))
    program.until("cards, or a redeal hand",
                  lambda: len(program.hand()) == 6 or program.look_for("label", "Thrown in"))
    program.quit()


run(test)
