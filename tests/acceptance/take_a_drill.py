# SPDX-License-Identifier: GPL-3.0-or-later
"""Two drills: a decision that an expert measures, and trump to be counted; progress is kept, the game comes back."""
from driver import Program, check, run

VERDICTS = ("That was the best choice.", "Good: its score", "That lowers your score")
CLOSE = " was about as good."


def verdict(program):
    labels = (n.name for n in program.all() if n.role == "label")
    return next((name for name in labels if name.startswith(VERDICTS) or CLOSE in name), None)


def test():
    program = Program("--seed", "1", "--speed", "off")
    program.until("the game", program.is_asked)
    program.menu("Help", "Drills…")
    program.find("dialog", "Drills")
    program.press("push button", "Start")
    program.says("Pick or pass?")
    program.says("Drill · ")  # not a lesson
    program.until("a decision", lambda: "Pass" in program.buttons())
    program.buttons()["Pass"].press()
    told = program.until("what the expert says", lambda: verdict(program))
    check(": score " in told and ", wins " in told, f"the choices and what they promise: {told}")
    check("Pick: " in told and "Pass: " in told, f"both choices: {told}")
    program.press("push button", "Next question")
    program.until("the next decision", lambda: "Pick" in program.buttons() and not verdict(program))
    program.menu("Move", "Back to the game")
    program.until("the game again", program.is_asked)

    program.menu("Help", "Drills…")
    program.find("dialog", "Drills")
    program.says("of the last 1 right")
    next(n for n in program.all() if n.name.startswith("Count the trump")).click()
    program.press("push button", "Start")
    program.says("How many have you not seen yet?")
    choices = program.until("numbers", lambda: [
        n for n in program.all() if n.role == "push button" and n.name.isdigit() and "Drill" in n.within])
    check(len(choices) == 4, "four numbers to choose from")
    choices[0].press()
    program.says("There are 14 trump.")
    program.press("push button", "Back to the game")
    program.until("the game again", program.is_asked)
    program.quit()


run(test)
