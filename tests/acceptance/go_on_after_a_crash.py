# SPDX-License-Identifier: GPL-3.0-or-later
"""The program is killed in the middle of a hand; the next start goes on at exactly that card."""
from driver import Program, check, run


def in_the_middle(program):
    """The person is to play to the fourth trick, and nothing moves."""
    return len(program.hand()) == 3 and program.is_asked()


def test():
    program = Program("--seed", "11", "--speed", "off")
    program.play_until(lambda: in_the_middle(program))
    before = program.until("rest", program.table_at_rest)
    program.kill()

    program = Program("--speed", "off")
    program.says("Hand 1 was left in the middle.")
    program.press("push button", "Go on")
    after = program.until("rest", lambda: in_the_middle(program) and program.table_at_rest())
    check(after == before, f"{after} is not as it was: {before}")
    program.play_until(program.hand_is_over)
    program.until("hand on the sheet", program.sheet)
    program.quit()


run(test)
