# SPDX-License-Identifier: GPL-3.0-or-later
"""H asks what to do and why; Esc, H again or the decision itself puts the hint away; the hand is marked."""
from driver import Program, check, run


def hint(program):
    """The hint on the table, once it has been thought up."""
    return next((n for n in program.all()
                 if n.name.startswith("Hint: ") and n.name != "Hint: thinking…"
                 and "score of" in n.description), None)


def test():
    program = Program("--seed", "1", "--speed", "off")
    program.until("cards", lambda: len(program.hand()) == 6)
    program.activate()
    program.until("a decision", lambda: "Pick" in program.buttons())
    program.keys("h")
    said = program.until("hint", lambda: hint(program))
    check(said.name in ("Hint: Pick", "Hint: Pass"), f"what to do: {said.name}")
    check("You hold" in said.description, f"and why: {said.description}")
    program.keys("Escape")
    program.until("end of the hint", lambda: not hint(program))
    program.menu("Move", "Hint")
    program.until("hint", lambda: hint(program))
    program.keys("h")
    program.until("end of the hint", lambda: not hint(program))
    program.press("push button", "Hint")
    program.until("hint", lambda: hint(program))
    program.press("push button", "Pass")
    program.until("end of the hint", lambda: not hint(program))
    program.play_until(program.hand_is_over)
    program.says("; with hints")  # on the sheet
    program.quit()


run(test)
