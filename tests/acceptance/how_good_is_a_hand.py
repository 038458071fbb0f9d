# SPDX-License-Identifier: GPL-3.0-or-later
"""How good is a hand? It is typed, asked about in two sets of rules, stopped and gone on with; what cannot be is told
in place. The game at the table waits as it was."""
from driver import Program, check, run

HAND = "Cards of the hand"
BLIND = "Cards of the blind"


def cells(program, table):
    return [n.name for n in program.all() if n.role == "table cell" and table in n.within and n.name]


def test():
    program = Program("--seed", "1", "--speed", "off", "--language", "en")
    program.until("cards", lambda: len(program.hand()) == 6)
    before = sorted(n.name for n in program.hand())
    program.menu("Move", "How good is a hand…")
    program.write("text", HAND, "QC QX")
    program.says("qx is not a card. Write, for example, QC JS AD 10H.")
    check(not program.find("push button", "Ask").enabled, "nothing can be asked")
    program.write("text", HAND, "QC QS QH QD")
    program.write("text", BLIND, "QD")
    program.says("In the hand too: Q♦")
    program.write("text", BLIND, "")
    program.press("push button", "Ask")
    program.until("a row for each seat", lambda: "Seat 5" in cells(program, "By seat"))
    program.until("its figures", lambda: any("±" in cell for cell in cells(program, "By seat")))
    program.says("Picking scores more in every seat.")
    program.find("page tab", "Plot").press()
    program.until("the plot", lambda: any(
        n.name == "What picking scores" and "highest" in n.description for n in program.all()))

    program.find("page tab", "Hand").press()
    program.press("push button", "Use the hand on the table")
    program.until("the cards of the table", lambda: len(program.find("text", HAND).text().split()) == 6)
    program.press("push button", "Close")
    check(sorted(n.name for n in program.hand()) == before, "the game waits with the same cards")
    program.kill()


run(test)
