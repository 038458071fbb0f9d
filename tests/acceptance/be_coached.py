# SPDX-License-Identifier: GPL-3.0-or-later
"""The coach is switched on, warns of a pick on nothing, and lets it through the second time."""
from driver import Program, check, run


def warning(program):
    """On the table; what is announced for a moment has no description."""
    return next((n for n in program.all()
                 if n.name.startswith("Coach: Pick gives away ") and n.description), None)


def test():
    program = Program("--seed", "2", "--speed", "off")
    program.until("the game", program.is_asked)
    program.menu("Settings", "Configure…")
    program.press("page tab", "Pace")
    program.press("radio button", "Warn before a costly decision")
    program.press("check box", "Also in hands that count")
    program.press("push button", "OK")
    program.until("a decision", lambda: "Pick" in program.buttons())
    program.buttons()["Pick"].press()
    said = program.until("a warning", lambda: warning(program))
    check("Better: Pass." in said.description, f"what is better: {said.description}")
    check("Pick" in program.buttons(), "the question is still open")
    program.buttons()["Pick"].press()
    program.until("the pick", lambda: "Pick" not in program.buttons())
    check(not warning(program), "the warning is gone")
    program.quit()


run(test)
