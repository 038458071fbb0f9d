# SPDX-License-Identifier: GPL-3.0-or-later
"""The mouse alone suffices for a whole hand, picked, buried and called by hand."""
from driver import Program, check, run


def test():
    program = Program("--seed", "1", "--speed", "off")
    clicked = set()

    def click_on():
        over = program.hand_is_over()
        if over:
            return over
        buttons = program.buttons()
        if buttons:
            name = "Pick" if "Pick" in buttons else next(iter(buttons))
            clicked.add(name)
            buttons[name].click()
        elif program.is_asked():
            for card in program.hand():
                card.click()
        return None

    program.until("end of the hand", click_on, patience=120)
    check({"Pick", "Bury"} <= clicked, f"this hand was to be picked: {clicked}")
    program.until("hand on the sheet", program.sheet)
    program.hand_is_over().click()
    program.until("cards of the next hand", lambda: len(program.hand()) == 6)
    program.quit()


run(test)
