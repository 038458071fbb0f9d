# SPDX-License-Identifier: GPL-3.0-or-later
"""A new player joins between two hands; then the game is ended, told and not offered again."""
from driver import Program, run


def test():
    program = Program("--seed", "7", "--speed", "off")
    program.until("cards", lambda: len(program.hand()) == 6)
    program.menu("Game", "New player…")
    program.says("A new player can only join between hands")
    program.play_until(program.hand_is_over)
    program.until("hand on the sheet", program.sheet)
    program.menu("Game", "New player…")
    program.write("text", "Name of the new player:", "Wilhelmine")
    program.press("radio button", "Bruno")
    program.press("push button", "Sit down")
    program.until("the new player at the table", lambda: program.look_for("panel", "Wilhelmine"))
    program.until("cards of the next hand", lambda: len(program.hand()) == 6)

    program.menu("Game", "End the game…")
    program.says("The hand on the table is given up and does not count.")
    program.press("push button", "End the game")
    program.says("Wilhelmine: ")
    program.press("push button", "Close")
    program.quit()

    program = Program("--seed", "7", "--speed", "off")
    program.until("cards of a new game", lambda: len(program.hand()) == 6)
    program.quit()


run(test)
