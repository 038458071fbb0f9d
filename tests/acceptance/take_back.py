# SPDX-License-Identifier: GPL-3.0-or-later
"""Decisions are taken back: the hand is practice then, also after the program is killed, and stays
without a score. A deal is played again, and a deal by its number."""
from driver import Program, check, run

PRACTICE = "Practice, does not count · "


def in_the_middle(program):
    """The table, if the person is to play to the fourth trick."""
    return program.table() if len(program.hand()) == 3 and program.is_asked() else None


def hand_names(program):
    return sorted(card.name for card in program.hand())


def asked(program, cards):
    return program.until(f"{cards} cards and a question", lambda: program.steadily(
        lambda: program.table() if len(program.hand()) == cards and program.is_asked() else None))


def takes_back(program):
    before = program.play_until(lambda: in_the_middle(program))
    held = hand_names(program)
    program.step(())
    asked(program, 2)
    program.menu("Move", "Undo")
    after = asked(program, 3)
    # The strip also says that the hand is practice.
    check(after[1:] == before[1:], f"the table is not as it was: {before} now {after}")
    check(after[0][0] == PRACTICE + before[0][0], f"{after[0]} does not say what the hand is")
    program.says("This hand is practice now")

    program.menu("Move", "Redo")
    back = asked(program, 2)
    check(PRACTICE not in back[0][0], f"{back[0]} says that the hand is practice")

    program.menu("Move", "Undo")
    asked(program, 3)
    puts_back_its_own_hand_only(program)
    program.kill()
    return held


def puts_back_its_own_hand_only(program):
    """While another hand has the table there is nothing to put back."""
    program.find("push button", "Put back")
    program.menu("Game", "Hand of the day")
    program.says("everybody gets these cards")
    program.gone("push button", "Put back")
    program.press("push button", "Back to the game")
    program.find("push button", "Put back")
    asked(program, 3)


def test():
    program = Program("--seed", "11", "--speed", "off")
    held = takes_back(program)

    program = Program("--speed", "off")
    program.press("push button", "Resume")
    asked(program, 3)
    check(hand_names(program) == held, "other cards after the crash")
    program.says("Practice, does not count")
    program.play_until(program.hand_is_over)
    program.says("Practice: it does not count.")
    row = program.until("line on the sheet", program.sheet)
    check(all("no score" in cell for cell in row), f"practice has scores: {row}")
    program.says("Practice: decisions were taken back")
    check(set(program.totals().values()) == {"0"}, f"{program.totals()} are not all 0")

    program.menu("Move", "This deal again")
    program.says("Your game waits for you.")
    program.press("push button", "Back to the game")

    program.menu("Move", "Play a deal number…")
    program.write("text", "Deal number", "17")
    program.press("push button", "Deal")
    program.says("Deal number 17.")
    program.play_until(lambda: program.look_for("push button", "Back to the game", "Table")
                       or len(program.hand()) == 5 and program.is_asked())
    program.quit()


run(test)
