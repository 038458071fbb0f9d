# SPDX-License-Identifier: GPL-3.0-or-later
"""Other rules in mid-game: the hand in play keeps its own, the next deal has the new ones, even after a crash."""
from driver import Program, check, run


def test():
    program = Program("--seed", "7", "--speed", "off")
    program.until("cards", lambda: len(program.hand()) == 6)
    program.menu("Settings", "House rules…")
    program.press("radio button", "Jack of diamonds")
    program.press("push button", "OK")
    program.says("The new rules take effect with the next deal.")
    program.kill()

    program = Program("--speed", "off")
    program.says("Hand 1 is unfinished.")
    program.press("push button", "Resume")
    program.play_until(program.hand_is_over)
    program.press("push button", "Next hand")
    program.until_dealt()
    check(len(program.hand()) == 6, "cards of the next hand")
    program.play_until(program.hand_is_over)
    program.until("two hands on the sheet", lambda: len(program.sheet()) == 10)
    program.says("New rules from here on: Jack of diamonds")

    program.menu("Settings", "House rules…")
    program.press("radio button", "3 players")
    program.press("radio button", "Three: ten cards")
    program.press("push button", "OK")
    program.says("The new rules are for 3 players: they take effect with the next new game.")
    program.press("push button", "New game now")
    program.until("ten cards", lambda: len(program.hand()) == 10)
    program.quit()


run(test)
