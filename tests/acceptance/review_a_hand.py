# SPDX-License-Identifier: GPL-3.0-or-later
"""A hand that is over is looked back at beside the table: rules can be read, the game goes on, and Ctrl+Q quits."""
from driver import Program, check, run


def named(program, name):
    return next((n for n in program.all() if n.name == name), None)


def test():
    program = Program("--seed", "1", "--speed", "off")
    program.until("cards", lambda: len(program.hand()) == 6)
    program.play_until(program.hand_is_over)
    program.press("push button", "Review…")
    review = program.until("review", lambda: named(program, "Decisions"))
    review.click()  # without a window manager a window has the keys only then
    program.keys("r")
    program.until("rules", lambda: program.look_for("dialog", "Rules of this table"))

    program.press("push button", "Play this deal again")
    program.says("Practice: this hand does not count.")
    program.until("cards", lambda: len(program.hand()) == 6)
    check(program.look_for("dialog", "Rules of this table"), "the rules stay")
    program.press("push button", "Back to the game")

    program.press("push button", "Review…")
    program.until("review", lambda: named(program, "Decisions"))
    program.press("push button", "Next hand")
    program.gone("push button", "Next hand")
    program.until("cards of the next hand, beside those of the review",
                  lambda: len(program.hand()) >= 6)
    review = named(program, "Decisions")
    check(review, "the review stays beside the table")
    review.click()
    program.keys("ctrl+q")
    program.ends()


run(test)
