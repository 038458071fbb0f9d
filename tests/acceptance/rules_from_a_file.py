# SPDX-License-Identifier: GPL-3.0-or-later
"""A double click on a file of house rules: what is wrong with it is told, or its rules are shown and played."""
import pathlib
import tempfile

from driver import Program, run


def test():
    folder = pathlib.Path(tempfile.mkdtemp(prefix="sheepshead-"))
    bad = folder / "bad.sheeprules"
    bad.write_text("layout = 5H-J\nspitz = seven\n")
    good = folder / "good.sheeprules"
    good.write_text("# ours\nname = Tuesdays at Ada's\nlayout = 3H-1\n")

    program = Program("--seed", "7", "--speed", "off", str(bad))
    program.says("The rules in bad.sheeprules cannot be used. Nothing was changed.")
    program.says("Line 2, column 9")
    program.press("push button", "OK")
    program.until("cards of the usual game", lambda: len(program.hand()) == 6)
    program.kill()

    program = Program("--speed", "off", str(good))
    program.says("Tuesdays at Ada's")
    program.press("push button", "Keep my rules")
    program.says("Hand 1 is unfinished.")
    program.press("push button", "Resume")
    program.until("cards of the usual game", lambda: len(program.hand()) == 6)
    program.quit()

    program = Program("--speed", "off", str(good))
    program.press("push button", "Use these rules")
    program.until("ten cards", lambda: len(program.hand()) == 10)
    program.quit()


run(test)
