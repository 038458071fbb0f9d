# SPDX-License-Identifier: GPL-3.0-or-later
"""A whole hand is played, its score lands on the sheet, and is still there after a new start."""
from driver import Program, check, run


def test():
    program = Program("--seed", "7", "--speed", "off")
    program.says("Welcome!")
    check(not program.sheet(), "a new sheet has no hands")
    program.play_until(program.hand_is_over)
    program.until("hand on the sheet", program.sheet)
    written = program.sheet()
    program.quit()

    program = Program("--speed", "off")
    program.says("Hand 2 is next.")
    program.press("push button", "Resume")
    program.until("hand on the sheet", program.sheet)
    check(program.sheet() == written, f"{program.sheet()} is not what was written: {written}")
    program.until_dealt()
    check(len(program.hand()) == 6, "cards of the next hand")
    program.quit()


run(test)
