# SPDX-License-Identifier: GPL-3.0-or-later
"""The disk fails while a real table is scored: the person is told, what was typed stays where it was
typed, and the same button writes it once the disk works again. A killed program has all of it."""
import errno
import os
import sqlite3
import sys

from books import fresh_folder
from driver import Program, check, run

NAMES = ["Alma", "Bert", "Cora", "Dirk", "Elsa"]


class Disk:
    """A folder in which every write fails while it is broken."""

    def __init__(self):
        self.folder, self.orders = fresh_folder(), fresh_folder() / "orders"
        os.environ |= {"LD_PRELOAD": sys.argv[2], "FAULTY_DISK_FOLDER": str(self.folder),
                       "FAULTY_DISK_ORDERS": str(self.orders)}
        self.program = Program("--data-dir", str(self.folder), "--seed", "7", "--speed", "off")
        os.environ.pop("LD_PRELOAD")

    def fails_at(self, act):
        """Does something that cannot be written, and is told so; the disk works again after it."""
        before = self.stored()
        self.orders.write_text(f"fail {errno.EIO}", encoding="ascii")
        act()
        self.program.says("the disk could not be read or written.")
        self.program.press("push button", "OK")
        self.program.gone("push button", "OK")
        check(self.stored() == before, "nothing is written to the book")
        self.orders.unlink()

    def stored(self):
        """What is stored of the table: its lines, its edits, and how many of these hold."""
        with sqlite3.connect(f"file:{self.folder / 'scores.sqlite'}?mode=ro", uri=True) as book:
            return [book.execute(f"SELECT {columns}").fetchall() for columns in (
                "line FROM table_line ORDER BY number", "place, after FROM table_edit ORDER BY number",
                "edits_done FROM sheet WHERE kind = 'table'", "count(*) FROM hand")]


def sit_down(disk):
    program = disk.program
    program.menu("Game", "Score a table…")
    for name in NAMES:
        program.write("text", "Name of a player", name)
        program.press("push button", "Add")
        program.until(f"{name} at the table",
                      lambda: program.find("text", "Name of a player").text() == "")
    disk.fails_at(lambda: program.press("push button", "Begin"))
    program.press("push button", "Begin")
    program.find("text", "In short:")


def type_hand(disk, line):
    program = disk.program
    program.write("text", "In short:", line)
    program.until("a hand that may be written",
                  lambda: program.find("push button", "Write the hand").enabled)
    disk.fails_at(lambda: program.press("push button", "Write the hand"))
    check(program.find("text", "In short:").text() == line, f"{line} stays in its field")
    program.press("push button", "Write the hand")
    program.until("an empty line", lambda: program.find("text", "In short:").text() == "")


def test():
    disk = Disk()
    disk.program.until_dealt()
    sit_down(disk)
    type_hand(disk, "3 5 87")
    type_hand(disk, "1 61")
    lines, edits, done, hands = disk.stored()
    check(len(lines) == len(edits) == 3 and done == [(3,)] and hands == [(2,)],
          f"the opening and two hands: {lines}, {edits}, {done}, {hands}")

    disk.fails_at(lambda: disk.program.menu("Edit", "Undo"))
    disk.program.menu("Edit", "Undo")
    disk.program.until("one hand", lambda: disk.stored()[2:] == [[(2,)], [(1,)]])
    disk.fails_at(lambda: disk.program.menu("Edit", "Redo"))
    disk.program.menu("Edit", "Redo")
    disk.program.until("all of it again", lambda: disk.stored() == [lines, edits, done, hands])
    disk.program.kill()
    check(disk.stored() == [lines, edits, done, hands], "all is there after a kill")


run(test)
