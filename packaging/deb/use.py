# SPDX-License-Identifier: GPL-3.0-or-later
"""Starts the installed program, prints the seconds until its first cards can be seen, and plays a hand."""
import time

from driver import Program, check, run


def test():
    begun = time.monotonic()
    program = Program("--seed", "1", "--speed", "off")
    program.until("cards", lambda: len(program.hand()) == 6)
    print(f"{time.monotonic() - begun:.1f}")
    program.play_until(program.hand_is_over)
    check(program.sheet(), "the hand is on the sheet")
    program.quit()


run(test)
