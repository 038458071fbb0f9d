# SPDX-License-Identifier: GPL-3.0-or-later
"""The drive with the score book is pulled out in the middle of a hand. Everything can be saved elsewhere;
once the drive is back, everything is written there."""
from books import actions_in_play, check_hands, fresh_folder, play_every_card
from disks import Drive, small_disk
from driver import Program, check, run

OPTIONS = ("--seed", "7", "--speed", "off")


def told_of_the_loss(program):
    program.says("Everything saved before is safe, but the last change is not saved yet")
    program.says("the score book was moved or deleted")
    program.says("The program keeps trying.")


def test(drive):
    book, elsewhere = drive.folder / "scores.sqlite", fresh_folder()
    play_every_card(drive.folder)
    program = Program("--data-dir", str(drive.folder), *OPTIONS)
    program.play_until(program.hand_is_over)
    program.press("push button", "Next hand")
    program.play_until(lambda: len(program.hand()) == 4 and program.is_asked())
    before = actions_in_play(book)
    check(before > 0, "the cards of the second hand are in the book")

    drive.pull_out()
    program.play_until(program.hand_is_over)
    told_of_the_loss(program)
    check(not book.exists(), "the book is gone")
    program.press("push button", "Save a copy…")
    program.write("text", "File name:", str(elsewhere / "copy.sqlite"))
    program.press("push button", "Save")
    program.says("A copy of the score book is in")
    check_hands(elsewhere / "copy.sqlite", 2)
    program.menu("Game", "Quit")
    program.says("1 finished hand is not saved.")
    program.press("push button", "Cancel")

    drive.plug_in()
    program.gone("push button", "Try again")  # it tries by itself
    check_hands(book, 2)
    program.quit()  # without a question

    # It goes away for good: the drive has what was played before.
    program = Program("--data-dir", str(drive.folder), *OPTIONS)
    program.press("push button", "Resume")
    program.play_until(lambda: len(program.hand()) == 5 and program.is_asked())
    before = actions_in_play(book)
    drive.pull_out()
    program.play_until(lambda: len(program.hand()) == 4 and program.is_asked())
    told_of_the_loss(program)
    program.kill()
    drive.plug_in()
    check(actions_in_play(book) >= before > 0, "the cards before are there")
    check_hands(book, 2)
    program = Program("--data-dir", str(drive.folder), *OPTIONS)
    program.says("Hand 3 is unfinished.")
    program.press("push button", "Resume")
    program.play_until(program.hand_is_over)
    program.quit()
    check_hands(book, 3)


drive = Drive(small_disk(16 << 20))
run(lambda: test(drive))
