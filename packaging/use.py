# SPDX-License-Identifier: GPL-3.0-or-later
"""Uses an installed program as a person does, by way of packaging/bare.

    use.py PROGRAM           prints the seconds until the first cards can be seen, plays a hand, saves its sheet as a
                             PDF, begins the next hand and quits
    use.py PROGRAM go-on     goes on with that hand, perhaps in a later version: it is as it was, and so is the sheet
"""
import json
import pathlib
import sys
import time

from driver import Program, check, run

KEPT = pathlib.Path.home() / "kept.json"


def cards(program):
    return [card.name for card in program.hand()]


def play():
    begun = time.monotonic()
    program = Program("--seed", "1", "--speed", "off")
    program.until("cards", lambda: len(program.hand()) == 6)
    print(f"{time.monotonic() - begun:.1f}")
    program.play_until(program.hand_is_over)
    program.until("hand on the sheet", program.sheet)
    program.save_sheet(pathlib.Path.home() / "sheet.pdf")
    written = program.sheet()
    program.press("push button", "Next hand")
    program.until_dealt()
    held = program.play_until(lambda: len(program.hand()) < 6 and program.is_asked() and cards(program))
    KEPT.write_text(json.dumps([written, held]), encoding="utf-8")
    program.quit()


def go_on():
    written, held = json.loads(KEPT.read_text(encoding="utf-8"))
    program = Program("--speed", "off")
    program.press("push button", "Resume")
    program.until(f"the hand as it was: {held}", lambda: program.is_asked() and cards(program) == held)
    check(program.sheet() == written, f"{program.sheet()} is not what was written: {written}")
    program.play_until(program.hand_is_over)
    program.until("another hand on the sheet", lambda: len(program.sheet()) > len(written))
    program.quit()


run(go_on if "go-on" in sys.argv[2:] else play)
