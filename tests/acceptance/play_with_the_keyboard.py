# SPDX-License-Identifier: GPL-3.0-or-later
"""The keyboard alone suffices for whole hands: picking, burying, calling, playing, the next hand."""
import itertools
import re

from driver import Program, check, run

PRESSED = set()


def key_of(button):
    """The letter on a button, as it is told: "You leave the blind to the others. Key A." """
    return re.search(r"Key (.)\.", button.description).group(1).lower()


def press_keys(program, attempt):
    """One decision by keys, by a person who sees only the choices."""
    buttons = program.buttons()
    if buttons:
        name = next((name for name in ("Pick", "Bury") if name in buttons), next(iter(buttons)))
        PRESSED.add(name)
        program.keys(key_of(buttons[name]))
    elif program.look_for("label", "Mark 2 cards to bury."):
        program.keys("End", "space", "Left", "space")
    elif program.is_asked():
        place = next(attempt) % len(program.hand())
        program.keys("Home", *["Right"] * place, "Return")


def play(program):
    attempt = itertools.count()

    def look():
        over = program.hand_is_over()
        if not over:
            press_keys(program, attempt)
        return over

    program.until("end of the hand", lambda: program.steadily(look), patience=120)


def test():
    program = Program("--seed", "1", "--speed", "off")
    program.until("cards", lambda: len(program.hand()) == 6)
    program.activate()
    play(program)
    check({"Pick", "Bury"} <= PRESSED, f"this hand was to be picked: {PRESSED}")
    program.until("hand on the sheet", program.sheet)
    check(program.sheet()[0].endswith(", picked"), f"the person picked: {program.sheet()}")
    program.keys("l")
    program.until("tricks of the hand", lambda: any(
        node.name.startswith("Trick 6 of 6: ") for node in program.all()))
    program.keys("Escape", "Return")
    program.until("cards of the next hand", lambda: len(program.hand()) == 6)
    play(program)
    check(len(program.sheet()) == 10, f"two hands of five: {program.sheet()}")
    program.keys("ctrl+q")
    check(program.process.wait(30) == 0, "the program ends")


run(test)
