# SPDX-License-Identifier: GPL-3.0-or-later
"""The program is killed in the middle of a hand; the next start resumes at exactly that card."""
from driver import Program, check, run


def in_the_middle(program):
    """The table, if the person is to play to the fourth trick."""
    return program.table() if len(program.hand()) == 3 and program.is_asked() else None


def test():
    program = Program("--seed", "11", "--speed", "off")
    before = program.play_until(lambda: in_the_middle(program))
    program.kill()

    program = Program("--speed", "off")
    program.says("Hand 1 is unfinished.")
    program.press("push button", "Resume")
    after = program.until("table", lambda: program.steadily(lambda: in_the_middle(program)))
    check(after == before, f"{after} is not as it was: {before}")
    program.play_until(program.hand_is_over)
    program.until("hand on the sheet", program.sheet)
    program.quit()


run(test)
