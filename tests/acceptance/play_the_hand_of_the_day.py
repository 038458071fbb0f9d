# SPDX-License-Identifier: GPL-3.0-or-later
"""The hand of the day is played as practice; the trump is counted, the tricks are paged through, and the expert's score
is told. The game that waited comes back."""
from driver import Program, check, run


def named(program, start):
    return next((n for n in program.all() if n.name.startswith(start) and n.role != "notification"), None)


def test():
    program = Program("--seed", "1", "--speed", "off")
    program.until("the game", program.is_asked)
    deal = program.deal()
    program.menu("Move", "Trump that is out")
    count = program.until("the trump", lambda: next(
        (n for n in program.all() if " trump are out" in n.name and n.description), None))
    check("You hold the " in count.description, f"the own ones: {count.description}")
    program.menu("Move", "Trump that is out")

    program.menu("Game", "Hand of the day")
    program.says("everybody gets these cards")
    program.until("the hand", program.is_asked)
    program.play_until(lambda: any("Your score is " in n.name for n in program.all()))
    program.says("You have played on 1 day in a row.")
    program.until("the expert's score", lambda: next(
        (n for n in program.all() if "An expert in your seat scores " in n.name), None), patience=120)
    program.press("push button", "Tricks…")
    last = program.until("the tricks", lambda: named(program, "Trick 6 of 6: "))
    check("Points taken so far: " in last.description, f"the points: {last.description}")
    program.press("push button", "Previous")
    program.until("the trick before", lambda: named(program, "Trick 5 of 6: "))
    program.press("push button", "Close")
    program.press("push button", "Back to the game")
    program.until("the game again", lambda: program.is_asked() and program.deal() == deal)
    program.quit()


run(test)
