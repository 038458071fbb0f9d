# SPDX-License-Identifier: GPL-3.0-or-later
"""Another language before the first decision, and in the middle of a hand: all windows speak it at once, and the same
hand goes on."""
from driver import Program, check, run


def in_the_middle(program):
    """The table, if the person is to play to the fourth trick."""
    return program.table() if len(program.hand()) == 3 and program.is_asked() else None


def undecided(program):
    """The person's cards, if the person is asked about all six."""
    cards = [card.name for card in program.hand()]
    return cards if len(cards) == 6 and program.is_asked() else None


def choose(program, words, language):
    settings, configure, look, window = words
    program.menu(settings, configure)
    program.press("page tab", look)
    program.press("page tab", window)
    program.press("radio button", language)
    program.press("push button", "OK")


ENGLISH = "Settings", "Configure…", "Look", "Window"
GERMAN = "Einstellungen", "Einrichten…", "Aussehen", "Fenster"


def test():
    program = Program("--seed", "11", "--speed", "off")
    dealt = program.until("the first question", lambda: program.steadily(lambda: undecided(program)))
    choose(program, ENGLISH, "Deutsch")
    program.says("Du bist dran")
    choose(program, GERMAN, "English")
    again = program.until("the first question", lambda: program.steadily(lambda: undecided(program)))
    check(again == dealt, f"{again} is another deal than {dealt}")

    before = program.play_until(lambda: in_the_middle(program))
    choose(program, ENGLISH, "Deutsch")
    program.says("Du bist dran")
    check(not program.look_for("push button", "Resume"), "the game goes on unasked")

    choose(program, GERMAN, "English")
    after = program.until("table", lambda: program.steadily(lambda: in_the_middle(program)))
    check(after == before, f"{after} is not as it was: {before}")
    program.play_until(program.hand_is_over)
    program.quit()


run(test)
