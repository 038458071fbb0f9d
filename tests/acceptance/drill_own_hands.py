# SPDX-License-Identifier: GPL-3.0-or-later
"""A drill of a decision that cost points in a hand of the person's own: the same cards are asked again, the answer is
measured, and progress is kept. A hand that another person played is not asked."""
import pathlib
import sqlite3

from driver import Program, check, run

FOLDER = pathlib.Path.home() / "drills"
BOOK = FOLDER / "scores.sqlite"
NONE = "From my own hands: the score book knows no such decision that cost points"
ONE = "From my own hands: 1 decision that gave points away"


def start(*arguments):
    return Program("--data-dir", str(FOLDER), "--speed", "off", *arguments)


def start_another_game(seed):
    program = start("--seed", seed)
    program.press("push button", "New game")  # instead of the one in the book
    program.until_dealt()
    return program


def cards(program):
    return sorted(card.name for card in program.hand())


def play_a_hand():
    """Passes at once, and plays on. Returns the cards of the deal."""
    program = start("--seed", "1")
    program.until_dealt()
    check("Pass" in program.buttons(), f"a pick to decide: {program.buttons()}")
    dealt = cards(program)
    program.play_until(program.hand_is_over)
    program.quit()
    return dealt


def review(points):
    """What the review in the background finds, once the computer is idle: the pass cost this much."""
    with sqlite3.connect(BOOK) as book:
        hands = book.execute("SELECT id FROM hand").fetchall()
        check(len(hands) == 1, f"one hand in the book: {hands}")
        book.execute("DELETE FROM cost")
        book.execute("INSERT INTO cost VALUES (?, 0, 'pick', 1, 1, ?)", (hands[0][0], points))
        book.execute("UPDATE hand SET reviewed = 1")
    book.close()


def played_by(name):
    """From now on the hand was played by this person."""
    with sqlite3.connect(BOOK) as book:
        book.execute("INSERT OR IGNORE INTO person (name, computer) VALUES (?, 0)", (name,))
        book.execute("UPDATE hand_seat SET person = (SELECT id FROM person WHERE name = ? AND computer = 0)"
                     " WHERE seat = 0", (name,))
    book.close()


def open_drills(program):
    program.menu("Help", "Drills…")
    program.find("dialog", "Drills")


def test():
    dealt = play_a_hand()
    review(2.5)

    played_by("Gustav")
    program = start_another_game("2")
    open_drills(program)
    check(not program.find("check box", NONE).enabled, "another person's hand is not asked")
    program.press("push button", "Close", within="Drills")
    program.quit()

    played_by("You")
    program = start_another_game("2")
    check(cards(program) != dealt, "another deal is on the table")
    open_drills(program)
    program.press("check box", ONE)
    program.press("push button", "Start")
    program.says("Pick or pass?")
    program.until("the cards of then", lambda: program.steadily(lambda: cards(program) == dealt))
    program.until("a decision", lambda: "Pick" in program.buttons())
    program.buttons()["Pick"].press()
    told = program.until("what the expert says", lambda: next(
        (n.name for n in program.all() if n.role == "label" and ": score " in n.name), None))
    check("Pick: " in told and "Pass: " in told, f"both choices and the difference: {told}")
    program.press("push button", "Next question")  # there is no other hand: one that is dealt
    program.until("other cards", lambda: program.steadily(
        lambda: "Pass" in program.buttons() and cards(program) != dealt))
    program.menu("Move", "Back to the game")
    program.until("the game again", program.is_asked)
    program.quit()

    program = start_another_game("2")
    open_drills(program)
    program.says("of the last 1 right")  # progress outlasts the program
    program.find("check box", ONE)
    program.press("push button", "Close", within="Drills")
    program.quit()


run(test)
