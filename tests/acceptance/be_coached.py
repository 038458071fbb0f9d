# SPDX-License-Identifier: GPL-3.0-or-later
"""A coach warns of a pick on nothing, lets it through the second time and marks the hand, which is played to its end.
Another one tells afterwards, in practice only: it keeps quiet until the pick is taken back."""
import os
import tempfile

from driver import Program, check, run


def warning(program):
    """On the table; what is announced for a moment has no description."""
    return next((n for n in program.all()
                 if n.name.startswith("Coach: Pick lowers your score by ") and n.description), None)


def told(program):
    """Above the table, afterwards."""
    return next((n.name for n in program.all()
                 if n.role == "label" and n.name.startswith("Coach: Pick lowers your score by ")), None)


def begin(how, also_counting):
    """A new program whose person is asked whether to pick on nothing, with the coach switched on."""
    program = Program("--seed", "2", "--speed", "off", "--data-dir",
                      os.path.join(tempfile.mkdtemp(dir=os.environ["HOME"]), "data"))
    program.until("the game", program.is_asked)
    program.menu("Settings", "Configure…")
    program.press("page tab", "Pace")
    program.press("radio button", how)
    if also_counting:
        program.press("check box", "Also in hands that count")
    program.press("push button", "OK")
    program.until("a decision", lambda: "Pick" in program.buttons())
    return program


def pick(program):
    program.buttons()["Pick"].press()
    program.until("the pick", lambda: "Pick" not in program.buttons())


def play_to_end(program):
    """Whatever the coach warns of is done all the same."""
    def over():
        if any(n.name.startswith("Coach: ") and n.description for n in program.all()):
            program.decided = None  # the same button once more
        return program.hand_is_over()

    program.play_until(over)


def hinted(program):
    return any(n.role == "table row header" and n.name.endswith("; with hints") for n in program.all())


def warn_and_mark():
    program = begin("Warn before a costly decision", also_counting=True)
    program.buttons()["Pick"].press()
    said = program.until("a warning", lambda: warning(program))
    check("Better: Pass." in said.description, f"what is better: {said.description}")
    check("Pick" in program.buttons(), "the question is still open")
    pick(program)
    check(not warning(program), "the warning is gone")
    play_to_end(program)
    program.until("the mark on the sheet", lambda: hinted(program))
    program.press("push button", "Next hand")
    program.until("the next hand", program.is_asked)
    program.quit()


def tell_in_practice_only():
    program = begin("Tell after a costly decision", also_counting=False)
    pick(program)
    program.until("the next question", program.is_asked)
    check(not told(program), "no word in a hand that counts")
    program.menu("Move", "Undo")
    program.until("the question again", lambda: "Pick" in program.buttons())
    program.says("This hand is practice now")
    pick(program)
    words = program.until("what it tells", lambda: told(program))
    check(words.endswith("Better: Pass."), f"what would have been better: {words}")
    play_to_end(program)
    program.quit()


def test():
    warn_and_mark()
    tell_in_practice_only()


run(test)
