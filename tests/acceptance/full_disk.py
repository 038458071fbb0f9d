# SPDX-License-Identifier: GPL-3.0-or-later
"""A disk that is truly full: nothing is lost in silence, and everything is written once there is room."""
import pathlib
import sqlite3
import tempfile

from disks import small_disk
from driver import Missing, Program, check, run


class Ballast:
    """Takes all the room that is left on a disk."""

    def __init__(self, disk):
        self.path = disk / "ballast"
        self.fill()

    def fill(self):
        with self.path.open("ab", buffering=0) as file:
            try:
                while True:
                    file.write(bytes(4096))
            except OSError:
                pass

    def remove(self):
        self.path.unlink()


def hands_in(book):
    with sqlite3.connect(f"file:{book}?mode=ro", uri=True) as database:
        return database.execute("SELECT count(*) FROM hand").fetchone()[0]


def save_to(program, path):
    program.write("text", "File name:", str(path))
    program.press("push button", "Save")


def play_on_a_full_disk(program, disk, elsewhere):
    ballast = Ballast(disk)

    def hand_is_over():
        ballast.fill()  # with what was still being written when the disk was filled first
        return program.hand_is_over()

    program.play_until(hand_is_over)
    program.says("the disk is full")
    program.says("The program keeps trying.")

    program.menu("Game", "Quit")
    program.says("1 finished hand is not saved.")
    program.press("push button", "Cancel")
    program.says("The program keeps trying.")  # the sign stays

    program.press("push button", "Save a copy…")
    save_to(program, elsewhere / "copy.sqlite")
    program.says("A copy of the score book is in")
    check(hands_in(elsewhere / "copy.sqlite") == 1, "the copy has the hand")
    check(hands_in(disk / "scores.sqlite") == 0, "the book does not have it")
    return ballast


def print_on_a_full_disk(program, disk, ballast):
    pdf = disk / "sheet.pdf"
    ballast.remove()
    pdf.write_bytes(b"an older sheet")
    ballast.fill()
    program.menu("Game", "Save score sheet as PDF…")
    save_to(program, pdf)
    program.press("push button", "Yes")  # it may be replaced
    program.says("was not saved")
    check(pdf.read_bytes() == b"an older sheet", "the older sheet stays")
    left = sorted(path.name for path in disk.iterdir() if "pdf" in path.name)
    check(left == ["sheet.pdf"], f"no half of a sheet is left: {left}")


def try_again(program):
    """The program keeps trying, so that it may be faster and need no button any more."""
    if button := program.look_for("push button", "Try again"):
        try:
            button.press()
        except Missing:
            pass


def test(disk):
    elsewhere = pathlib.Path(tempfile.mkdtemp(prefix="sheepshead-"))
    program = Program("--data-dir", str(disk), "--seed", "7", "--speed", "off")
    program.until("cards", lambda: len(program.hand()) == 6)
    ballast = play_on_a_full_disk(program, disk, elsewhere)
    print_on_a_full_disk(program, disk, ballast)

    ballast.remove()
    try_again(program)
    program.gone("push button", "Try again")
    check(hands_in(disk / "scores.sqlite") == 1, "everything is written")
    program.quit()  # without a question


disk = small_disk(1 << 20)
run(lambda: test(disk))
