# SPDX-License-Identifier: GPL-3.0-or-later
"""Two programs on one score book: the second one says so, either can be played on, and nothing is lost.
What a killed program left behind is not taken for another one."""
from books import answers, check_hands, fresh_folder
from driver import Program, check, run

FOLDER = fresh_folder()
BOOK = FOLDER / "scores.sqlite"
MARK = FOLDER / "scores.sqlite.in-use"
RUNNING = "Sheepshead is already running with this score book."


def started():
    return Program("--data-dir", str(FOLDER), "--seed", "7", "--speed", "off")


def second():
    """Another program, which says that it is one."""
    program = started()
    program.says(RUNNING)
    program.says("here, the other window stops saving it.")
    return program


def cards_left(program, count):
    return program.play_until(
        lambda: program.table() if len(program.hand()) == count and program.is_asked() else None)


def test():
    first = started()
    cards_left(first, 4)

    # The second window was a mistake.
    other = second()
    other.press("push button", "Close this window")
    other.ends()
    first.play_until(first.hand_is_over)
    check_hands(BOOK, 1)

    # The game moves to the second window.
    first.press("push button", "Next hand")
    before = cards_left(first, 3)
    other = second()
    other.press("push button", "Resume here")
    there = other.until("table", lambda: other.steadily(
        lambda: other.table() if len(other.hand()) == 3 and other.is_asked() else None))
    check(there == before, f"{there} is not as it was: {before}")
    cards_left(first, 2)
    first.says("this sheet was opened in another window. Continue there")
    other.play_until(other.hand_is_over)
    check_hands(BOOK, 2)
    first.menu("Game", "Quit")
    first.says("The last changes to this game are not saved.")
    first.press("push button", "Quit")
    first.ends()
    other.until("its mark", lambda: MARK.exists() and str(other.process.pid) in MARK.read_text("utf-8"))

    # Each window plays a game of its own.
    other.press("push button", "Next hand")
    cards_left(other, 4)
    third = second()
    third.press("push button", "New game")
    cards_left(third, 5)
    other.play_until(other.hand_is_over)
    third.play_until(third.hand_is_over)
    check(answers(BOOK, "SELECT count(*) FROM hand GROUP BY sheet ORDER BY sheet") == [(3,), (1,)],
          "each sheet has its hands")
    other.quit()

    # Killed, it leaves its mark behind, which counts for nothing.
    third.press("push button", "Next hand")
    cards_left(third, 4)
    third.kill()
    check(MARK.exists(), "the mark is there")
    program = started()
    program.says("Hand 2 is unfinished.")
    check(not any(RUNNING in node.name for node in program.all()), "nothing else is running")
    program.press("push button", "Resume")
    program.play_until(program.hand_is_over)
    program.quit()
    check_hands(BOOK, 5)
    check(not MARK.exists(), "the mark is gone")


run(test)
