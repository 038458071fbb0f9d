# SPDX-License-Identifier: GPL-3.0-or-later
"""The first start asks how to begin, and again if it got no answer; then games are set up by dialog."""
from driver import Program, check, run


def cards(program, count):
    """Of the person's own hand, as soon as it has so many."""
    return program.until(f"{count} cards", lambda: program.steadily(
        lambda: len(program.hand()) == count and sorted(n.name for n in program.hand())))


def set_up(program, number):
    program.find("dialog", "New game")
    program.write("text", "First deal number:", number)
    program.press("push button", "Deal")
    program.gone("dialog", "New game")


def test():
    program = Program("--speed", "off")
    program.find("dialog", "Welcome to Sheepshead")
    program.keys("Escape")
    program.gone("dialog", "Welcome to Sheepshead")
    program.until_dealt()
    program.quit()

    program = Program("--speed", "off")
    program.press("push button", "My table plays…")
    program.find("dialog", "New game")
    program.press("push button", "Cancel")
    program.press("push button", "My table plays…")  # it asks until it has an answer
    program.press("radio button", "3 players")
    set_up(program, "7")
    first = cards(program, 10)
    program.says("Your seat is at the bottom.")

    program.menu("Game", "New game…")
    program.write("text", "Name of seat 2", "Mathilda")
    set_up(program, "8")
    program.until("the new name", lambda: program.look_for("panel", "Mathilda"))
    check(cards(program, 10) != first, "another number gives another deal")
    program.menu("Game", "New game…")
    set_up(program, "7")
    program.until("the same deal again", lambda: cards(program, 10) == first)

    program.activate()
    program.keys("ctrl+shift+n")
    program.until("a deal by chance", lambda: cards(program, 10) != first)
    program.quit()

    program = Program("--speed", "off")  # what was set up is remembered, and nothing is asked
    cards(program, 10)
    check(program.look_for("panel", "Mathilda"), "the name is remembered")
    check(not program.look_for("dialog", "Welcome to Sheepshead"), "asked once")
    program.quit()


run(test)
