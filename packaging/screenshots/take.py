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


def play_hands(program, count):
    for _ in range(count):
        program.play_until(program.hand_is_over)
        program.press("push button", "Next hand")
        program.gone("push button", "Next hand")


program = Program("--seed", "4", "--speed", "off")
welcome = program.until("welcome", lambda: next(
    (n for n in program.all() if n.name == "Play" and n.role == "push button"), None))
welcome.press()
play_hands(program, 3)
program.play_until(lambda: len(program.hand()) == 4)
program.until("the next turn", program.is_asked)
picture("trick")
program.play_until(program.hand_is_over)
picture("result")
program.quit()

program = Program("--seed", "1", "--speed", "off", "--data-dir", os.environ["HOME"] + "/second")
program.press("push button", "Pick")
program.says("bury 2 cards")
for card in ("King of clubs", "King of spades"):
    program.press("push button", card)
program.until("table at rest", program.table_at_rest)
picture("pick")
program.quit()
