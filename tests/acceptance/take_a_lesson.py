# SPDX-License-Identifier: GPL-3.0-or-later
"""A newcomer presses Teach me, takes the first lesson by keyboard, leaves the second and resumes it."""
from driver import Program, check, run


def step(program, number, of):
    program.find("label", f"Step {number} of {of}")


def can_continue(program):
    return any(n.role == "push button" and n.name == "Continue" and n.enabled for n in program.all())


def goes_on(program):
    program.until("the button to continue", lambda: can_continue(program))
    program.keys("Return")


def choose_card(program, *keys):
    """By arrow keys, from the first card of the hand."""
    program.until("cards to choose from", lambda: len(program.hand()) == 6)
    program.keys("Home", *keys, "Return")


def test():
    program = Program("--speed", "off")
    program.find("dialog", "Welcome to Sheepshead")
    program.press("push button", "Teach me")
    program.activate()
    program.says("Welcome to the table!")
    step(program, 1, 7)
    goes_on(program)
    program.says("Fourteen of the 32 cards are trump")
    goes_on(program)
    step(program, 3, 7)
    choose_card(program, "End")  # a fail card
    program.says("Look for a queen, a jack or a diamond.")
    check(not can_continue(program), "a wrong answer does not pass")
    choose_card(program)
    program.says("The queen of spades is trump")
    goes_on(program)
    step(program, 4, 7)
    choose_card(program, "Right", "Right")
    goes_on(program)
    step(program, 5, 7)
    choose_card(program, "End", "Left")
    program.says("the eight is your only spade")
    goes_on(program)
    step(program, 6, 7)
    program.keys("Return")  # no answer has the focus
    program.press("push button", "The king of hearts")
    program.says("So it is in most games.")
    program.press("push button", "The ten of hearts")
    goes_on(program)
    step(program, 7, 7)
    goes_on(program)
    program.find("label", "Lesson finished")
    program.keys("Return")  # the next lesson

    program.says("Cards have points too, whatever their strength.")
    goes_on(program)
    step(program, 2, 5)
    program.keys("ctrl+b")
    program.until("the game again", lambda: len(program.hand()) == 6 and program.is_asked())
    program.menu("Help", "Learn the game…")
    program.find("dialog", "Learn the game")
    program.press("push button", "Resume")
    step(program, 2, 5)
    program.quit()


run(test)
