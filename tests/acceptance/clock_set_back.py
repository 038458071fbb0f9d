# SPDX-License-Identifier: GPL-3.0-or-later
"""The clock was years ahead when the last hands were played, and has been set back since: the game that
was played last is still the one to be resumed, and its backups push out no newer ones."""
import datetime
import shutil

from books import answers, change, check_hands, fresh_folder
from driver import Program, check, run

FOLDER = fresh_folder()
BOOK = FOLDER / "scores.sqlite"
BACKUPS = FOLDER / "backups"
AHEAD = "2099-05-31T18:04:00Z"


def started():
    return Program("--data-dir", str(FOLDER), "--seed", "7", "--speed", "off")


def play_a_hand(program):
    program.play_until(program.hand_is_over)
    program.until("hand on the sheet", program.sheet)


def todays_backup():
    return BACKUPS / f"scores-{datetime.date.today()}.sqlite"


def set_clock_back():
    """Dates all that is there years ahead, and the backups of a week."""
    change(BOOK, f"UPDATE sheet SET begun = '{AHEAD}', last_played = '{AHEAD}'",
           f"UPDATE hand SET day = '{AHEAD[:10]}'")
    for day in range(1, 8):
        shutil.copy(BOOK, BACKUPS / f"scores-2099-05-0{day}.sqlite")
    todays_backup().unlink()


def test():
    program = started()
    play_a_hand(program)
    program.quit()
    program = started()
    program.press("push button", "Resume")
    program.until("the backup of the day", todays_backup().exists)
    program.until("the second hand", program.hand)
    program.quit()
    set_clock_back()

    # Its game goes on, and another one begins, now.
    program = started()
    program.says("Hand 2 is unfinished.")
    program.press("push button", "Resume")
    program.until("the backup of the day", todays_backup().exists)
    play_a_hand(program)
    program.quit()
    check_hands(BOOK, 2)
    check(len(list(BACKUPS.iterdir())) == 7, f"a week of backups: {sorted(BACKUPS.iterdir())}")
    program = started()
    program.says("Hand 3 is next.")
    program.press("push button", "New game")
    program.play_until(lambda: len(program.hand()) == 4 and program.is_asked())
    program.kill()

    # The game that was played last is offered, whatever the dates say.
    program = started()
    program.says("Hand 1 is unfinished.")
    program.press("push button", "Resume")
    play_a_hand(program)
    program.quit()
    check(answers(BOOK, "SELECT count(*) FROM hand GROUP BY sheet ORDER BY sheet") == [(2,), (1,)],
          "each sheet has its hands")

    # Of a damaged book the backup of today is offered, and none of those days.
    shutil.copy(BOOK, todays_backup())
    pages = bytearray(BOOK.read_bytes())
    pages[4096:] = b"\xff" * (len(pages) - 4096)
    BOOK.write_bytes(pages)
    program = started()
    program.says("The newest good backup")
    program.says("has 3 hands")
    program.press("push button", "Restore the backup")
    program.says("The score book was restored.")
    program.quit()
    check_hands(BOOK, 3)


run(test)
