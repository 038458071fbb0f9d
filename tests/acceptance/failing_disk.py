# SPDX-License-Identifier: GPL-3.0-or-later
"""The disk fails, or turns read-only, in the middle of a hand: the person is told, the game goes on, and
everything is written once the disk works again."""
import errno
import os
import sys

from books import actions_in_play, check_hands, fresh_folder
from driver import Program, check, run


def cards_left(program, count):
    program.play_until(lambda: len(program.hand()) == count and program.is_asked())


def test():
    folder, orders = fresh_folder(), fresh_folder() / "orders"
    book = folder / "scores.sqlite"
    os.environ |= {"LD_PRELOAD": sys.argv[2], "FAULTY_DISK_FOLDER": str(folder),
                   "FAULTY_DISK_ORDERS": str(orders)}
    program = Program("--data-dir", str(folder), "--seed", "7", "--speed", "off")
    os.environ.pop("LD_PRELOAD")
    cards_left(program, 5)
    for cards, error in ((4, errno.EIO), (3, errno.EROFS)):
        before = actions_in_play(book)
        orders.write_text(f"fail {error}", encoding="ascii")
        cards_left(program, cards)
        program.says("the disk could not be read or written. Check that it is connected, and try again.")
        program.says("The program keeps trying.")
        check(actions_in_play(book) == before, "nothing is written to the book")
        orders.unlink()
        program.gone("push button", "Try again")
        check(actions_in_play(book) > before, "everything is written")

    orders.write_text(f"fail {errno.EIO}", encoding="ascii")
    program.play_until(program.hand_is_over)
    program.menu("Game", "Quit")
    program.says("1 finished hand is not saved.")
    program.press("push button", "Cancel")
    orders.unlink()
    program.gone("push button", "Try again")
    program.quit()
    check_hands(book, 1)


run(test)
