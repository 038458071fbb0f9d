# SPDX-License-Identifier: GPL-3.0-or-later
"""Another language in the middle of a hand: all windows speak it at once, and the same hand goes on."""
from driver import Program, check, run


def in_the_middle(program):
    """The table, if the person is to play to the fourth trick."""
    return program.table() if len(program.hand()) == 3 and program.is_asked() else None


def test():
    program = Program("--seed", "11", "--speed", "off")
    before = program.play_until(lambda: in_the_middle(program))

    program.menu("Settings", "Configure…")
    program.press("page tab", "Look")
    program.press("page tab", "Window")
    program.press("radio button", "Deutsch")
    program.press("push button", "OK")
    program.says("Du bist dran")
    check(not program.look_for("push button", "Resume"), "the game goes on unasked")

    program.menu("Einstellungen", "Einrichten…")
    program.press("page tab", "Aussehen")
    program.press("page tab", "Fenster")
    program.press("radio button", "English")
    program.press("push button", "OK")
    after = program.until("table", lambda: program.steadily(lambda: in_the_middle(program)))
    check(after == before, f"{after} is not as it was: {before}")
    program.play_until(program.hand_is_over)
    program.quit()


run(test)
