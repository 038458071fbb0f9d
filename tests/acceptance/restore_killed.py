# SPDX-License-Identifier: GPL-3.0-or-later
"""The program is killed while it restores a backup, at many of the calls that change a file: the next
start has the old book or the backup, whole, and the old book is kept.

    restore_killed.py PROGRAM FAULTY_DISK [all]

With "all" it is killed at each call, else at fewer and fewer of them.
"""
import os
import shutil
import sys

from books import check_hands, fresh_folder, hands_in
from driver import Missing, Program, check, run

HOME = fresh_folder()
ORDERS = HOME / "orders"
OLD, BACKUP = 1, 0  # finished hands


def started(folder, **environment):
    before = dict(os.environ)
    os.environ |= environment
    program = Program("--data-dir", str(folder), "--seed", "7", "--speed", "off")
    os.environ.clear()
    os.environ |= before
    return program


def make_books():
    """A book with a finished hand, and a backup from the time when it was in play."""
    program = started(HOME / "made")
    program.until("a decision", program.is_asked)
    program.menu("Game", "Back up…")
    program.write("text", "File name:", str(HOME / "backup.sqlite"))
    program.press("push button", "Save")
    program.says("It was read again and is good.")
    program.play_until(program.hand_is_over)
    program.quit()
    check_hands(HOME / "made" / "scores.sqlite", OLD)
    check_hands(HOME / "backup.sqlite", BACKUP)


def restored_but_killed(folder, at):
    """Whether it was killed; else the backup was restored before its time had come."""
    ORDERS.unlink(missing_ok=True)
    program = started(folder, LD_PRELOAD=sys.argv[2], FAULTY_DISK_FOLDER=str(folder),
                      FAULTY_DISK_ORDERS=str(ORDERS))
    program.press("push button", "Resume")
    program.gone("push button", "Resume")  # menus wait for the end of a dialog
    program.until("a decision, or a deal thrown in", lambda: program.is_asked() or program.hand_is_over())
    program.menu("Game", "Restore…")
    program.write("text", "File name:", str(HOME / "backup.sqlite"))
    program.press("push button", "Open")
    program.says("Replace the score book with this backup?")
    try:
        ORDERS.write_text(f"kill {at}", encoding="ascii")
        program.press("push button", "Restore")  # if it still writes something else, it is killed at that
        program.says("The score book was restored.")
    except Missing:
        check(program.process.poll() == -9, "neither restored nor killed")
        return True
    program.kill()
    return False


def check_all_is_there(folder, at):
    """After the next start, in which the person decides nothing."""
    program = started(folder)
    program.press("push button", "Resume")
    program.until("the game", lambda: program.sheet() or program.is_asked())
    program.quit()
    book = folder / "scores.sqlite"
    hands = hands_in(book)
    kept = [hands_in(file) for file in folder.glob("*.set-aside*")]
    check((hands, kept) in ((OLD, []), (BACKUP, [OLD])),
          f"killed at call {at}: {hands} hands, and set aside {kept}")
    left = sorted(file.name for file in folder.iterdir() if "restor" in file.name)
    check(not left or hands == OLD, f"killed at call {at}, {left} are left behind")
    return hands


def test():
    make_books()
    step, at, kills, seen = 1, 1, 0, set()
    while True:
        folder = HOME / str(at)
        shutil.copytree(HOME / "made", folder)
        killed = restored_but_killed(folder, at)
        hands = check_all_is_there(folder, at)
        check(killed or hands == BACKUP, "it was not killed, and has the old book")
        seen.add(hands)
        shutil.rmtree(folder)
        if not killed:
            break
        kills += 1
        if "all" not in sys.argv:
            step += kills % 2  # 1, 1, 2, 2, 3, 3 …
        at += step
    print(f"{kills} kills while a backup was restored, the last at call {at - step} of at most {at - 1}")
    # Not in this order: on a busy machine something else is still written, and the kill comes sooner.
    check(kills > 5 and seen == {OLD, BACKUP}, "it was killed before the new book was there, and after")


run(test)
