# SPDX-License-Identifier: GPL-3.0-or-later
"""A score book on a read-only disk gets a message, and not a byte changes; the game can be played. So it
is where there is no book yet."""
from books import files_of
from disks import make_read_only, small_disk
from driver import Program, check, run

OPTIONS = ("--seed", "7", "--speed", "off")


def plays_without_saving(folder):
    before = files_of(folder)
    program = Program("--data-dir", str(folder), *OPTIONS)
    program.says("the score book cannot be read and written here.")
    program.says("Get permission to write to the file and its folder, or choose another place.")
    program.press("push button", "Play without saving")
    program.says("This game is not saved")
    program.play_until(program.hand_is_over)
    program.until("hand on the sheet", program.sheet)
    program.menu("Game", "Quit")
    program.says("Its score sheet is lost when you leave it.")
    program.press("push button", "Quit")
    program.ends()
    check(files_of(folder) == before, "no file is changed, added or removed")


def test(disk):
    book, killed, empty = (disk / name for name in ("book", "killed", "empty"))
    for folder in (book, killed, empty):
        folder.mkdir()
    program = Program("--data-dir", str(book), *OPTIONS)
    program.play_until(program.hand_is_over)
    program.quit()

    program = Program("--data-dir", str(killed), *OPTIONS)
    program.play_until(lambda: len(program.hand()) == 4 and program.is_asked())
    program.kill()  # its last cards are in the log beside the book
    check((killed / "scores.sqlite-wal").stat().st_size > 0, "the log is there")

    make_read_only(disk)
    for folder in (book, killed, empty):
        plays_without_saving(folder)


disk = small_disk(16 << 20)
run(lambda: test(disk))
