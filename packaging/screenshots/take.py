# SPDX-License-Identifier: GPL-3.0-or-later
"""Takes a lesson and plays a few hands, with pictures on the way; run by the script `take` beside it."""
import os
import subprocess
import sys
import time

from driver import Program

FOLDER = sys.argv[2]


def picture(name):
    """What is on the screen once it is painted, with few enough colours for a README."""
    time.sleep(1)  # nothing tells from outside that a window is painted
    subprocess.run(["import", "-window", "root", "-colors", "256", f"png8:{FOLDER}/{name}.png"],
                   check=True)


def press_play(program):
    """Ends the welcome to a new player."""
    program.press("push button", "Play")


def learn():
    """A newcomer's way from the first start through the first lesson."""
    program = Program("--speed", "off", "--data-dir", os.environ["HOME"] + "/newcomer")
    program.find("dialog", "Welcome to Sheepshead")
    picture("welcome")
    program.press("push button", "Teach me")
    program.activate()
    go_on(program, to="Step 2 of 7")
    go_on(program, to="Step 3 of 7")
    answer(program, "End")  # a fail card, where a trump is asked for
    program.says("Look for a queen, a jack or a diamond.")
    picture("lesson")
    answer(program)
    go_on(program, to="Step 4 of 7")
    answer(program, "Right", "Right")
    go_on(program, to="Step 5 of 7")
    answer(program, "End", "Left")
    go_on(program, to="Step 6 of 7")
    program.press("push button", "The ten of hearts")
    go_on(program, to="Step 7 of 7")
    go_on(program, to="Lesson finished")
    picture("lesson-finished")
    program.kill()


def go_on(program, to):
    program.until("the button to continue", lambda: any(
        n.role == "push button" and n.name == "Continue" and n.enabled for n in program.all()))
    program.keys("Return")
    program.find("label", to)


def answer(program, *keys):
    """With a card that is so many arrow keys from the first."""
    program.until("cards to choose from", lambda: len(program.hand()) == 6)
    program.keys("Home", *keys, "Return")


def play_hands(program, count):
    for _ in range(count):
        program.play_until(program.hand_is_over)
        program.press("push button", "Next hand")
        program.gone("push button", "Next hand")


learn()

program = Program("--seed", "4", "--speed", "off", "--data-dir", os.environ["HOME"] + "/first")
press_play(program)
play_hands(program, 3)
program.play_until(lambda: len(program.hand()) == 4)
program.until("the next turn", program.is_asked)
picture("trick")
program.play_until(program.hand_is_over)
picture("result")
program.quit()

program = Program("--seed", "1", "--speed", "off", "--data-dir", os.environ["HOME"] + "/second")
press_play(program)
program.press("push button", "Pick")
program.says("Mark 2 cards to bury")
for card in ("King of clubs", "King of spades"):
    program.press("push button", card)
program.says("2 of 2 marked")
program.until("table at rest", lambda: program.steadily(lambda: True))
picture("pick")
program.quit()
