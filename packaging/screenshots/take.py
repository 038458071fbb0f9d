# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a few hands and takes three pictures on the way; run by the script `take` beside it."""
import os
import subprocess
import sys

from driver import Program

FOLDER = sys.argv[2]


def picture(name):
    """What is on the screen, with few enough colours for a README."""
    screen = subprocess.Popen(["xwd", "-root", "-silent"], stdout=subprocess.PIPE)
    subprocess.run(["convert", "xwd:-", "-colors", "256", f"png8:{FOLDER}/{name}.png"],
                   stdin=screen.stdout, check=True)
    screen.wait()


def press_play(program):
    """Ends the welcome to a new player."""
    program.until("welcome", lambda: next(
        (n for n in program.all() if n.name == "Play" and n.role == "push button"), None)).press()


def play_hands(program, count):
    for _ in range(count):
        program.play_until(program.hand_is_over)
        program.press("push button", "Next hand")
        program.gone("push button", "Next hand")


program = Program("--seed", "4", "--speed", "off")
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
