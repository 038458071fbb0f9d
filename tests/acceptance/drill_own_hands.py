# SPDX-License-Identifier: GPL-3.0-or-later
"""A decision that cost points in a hand of the person's own comes back: the same cards are asked again, the answer is
measured, and it rests until its day. A hand that another person played is not asked."""
import pathlib
import re
import sqlite3

from driver import Program, check, run

FOLDER = pathlib.Path.home() / "drills"
BOOK = FOLDER / "scores.sqlite"
TITLE = "Your own mistakes"


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
    """What the review in the background finds, once the computer is idle: the first decision cost this much."""
    with sqlite3.connect(BOOK) as book:
        hands = book.execute("SELECT id, record FROM hand").fetchall()
        check(len(hands) == 1, f"one hand in the book: {hands}")
        actions = [line for line in hands[0][1].splitlines() if re.match(r"[0-7] ", line)]
        book.execute("DELETE FROM mistake")
        book.execute("INSERT INTO mistake VALUES (?, ?, 0, 'passed-too-strong', ?, 0, '')",
                     (hands[0][0], actions.index("0 pass"), points))
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
    program.says(TITLE)
    check(not any("for today" in n.name for n in program.all()), "another person's hand is not asked")
    program.press("push button", "Close", within="Drills")
    program.quit()

    played_by("You")
    program = start_another_game("2")
    check(cards(program) != dealt, "another deal is on the table")
    open_drills(program)
    program.says("1 for today, 0 later, 0 known")
    program.press("push button", "Start")
    program.says("Pick or pass?")
    program.until("the cards of then", lambda: program.steadily(lambda: cards(program) == dealt))
    program.until("a decision", lambda: "Pick" in program.buttons())
    program.buttons()["Pick"].press()
    told = program.until("what the expert says", lambda: next(
        (n.name for n in program.all() if n.role == "label" and ": score " in n.name), None))
    check("Pick: " in told and "Pass: " in told, f"both choices and the difference: {told}")
    program.press("push button", "Next question")  # there is no other: today's are done
    program.says("That was today's pile:")
    program.until("the game again", program.is_asked)
    program.quit()

    program = start_another_game("2")
    open_drills(program)
    program.says("0 for today, 1 later, 0 known")  # what was answered outlasts the program
    program.press("push button", "Close", within="Drills")
    program.quit()


run(test)
