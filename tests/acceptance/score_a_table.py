# SPDX-License-Identifier: GPL-3.0-or-later
"""An evening at a real table: 20 hands are typed, three are corrected, an evening on paper and a fine
are written beside a hand that is typed, the program is killed and started again, and all papers are
printed to PDFs whose totals are those worked out here. A week later the same table begins again."""
import pathlib
import subprocess
import tempfile

from driver import Program, check, run

NAMES = ["Alma", "Bert", "Cora", "Dirk", "Elsa"]


def picked(picker, partner, stake):
    """What a hand brings to each of five; a lost one is doubled on the bump."""
    scores = [-stake] * 5
    scores[picker - 1] = 4 * stake if partner is None else 2 * stake
    if partner is not None:
        scores[partner - 1] = stake
    return scores


def leaster(winner):
    return [4 if place == winner else -1 for place in range(1, 6)]


# What is typed, and what it brings: 61 wins, 91 is schneider, 60 loses, all in the rule book.
EVENING = [
    ("3 5 87", picked(3, 5, 1)), ("1 61", picked(1, None, 1)), ("2 4 60", picked(2, 4, -2)),
    ("*4", leaster(4)), ("5 1 91", picked(5, 1, 2)), ("1 3 s", picked(1, 3, 2)),
    ("4 2 w", picked(4, 2, 1)), ("3 1 30", picked(3, 1, -4)), ("*1", leaster(1)),
    ("2 5 70", picked(2, 5, 1)), ("5 w", picked(5, None, 1)), ("1 2 a", picked(1, 2, 3)),
    ("3 4 l", picked(3, 4, -2)), ("4 5 118", picked(4, 5, 2)), ("2 1 64", picked(2, 1, 1)),
    ("5 3 x", picked(5, 3, -4)), ("*2", leaster(2)), ("1 4 n", picked(1, 4, -6)),
    ("3 2 99", picked(3, 2, 2)),
]


def totals(hands):
    return {name: sum(scores[i] for _, scores in hands) for i, name in enumerate(NAMES)}


def shown(program):
    """The totals of the five on the sheet, as numbers."""
    told = program.totals()
    return {name: int(told[name].replace("\u2212", "-")) for name in NAMES if name in told}


def expect_totals(program, hands):
    expected = totals(hands)
    program.until(f"totals {expected}, not {shown(program)}", lambda: shown(program) == expected)


def sit_down(program):
    program.menu("Game", "Score a table…")
    for name in NAMES:
        program.write("text", "Name of a player", name)
        program.press("push button", "Add")  # which takes a moment
        program.until(f"{name} at the table",
                      lambda: program.find("text", "Name of a player").text() == "")
    program.press("push button", "Begin")


def type_hand(program, line):
    program.write("text", "In short:", line)
    program.until("a hand that may be written", lambda: next(
        (n for n in program.all() if n.name.startswith("Write the") and n.enabled), None)).press()
    program.until("an empty line", lambda: program.find("text", "In short:").text() == "")


def choose(program, number):
    """The hand of this number, by the keys alone once the sheet has been clicked."""
    cells = [n for n in program.all() if n.role == "table cell" and n.within[-1] == "Score sheet"]
    cells[-1].click()
    program.keys("ctrl+Home", *["Down"] * (number - 1))
    program.says(f"Hand {number}, ")


def kill_and_resume(program):
    program.kill()
    program = Program("--speed", "off")
    program.press("push button", "New game")  # instead of the one that was killed, too
    program.until_dealt()
    program.menu("Game", "Score book…")
    program.write("text", "Search:", NAMES[0])
    program.press("push button", "Resume")
    program.find("text", "In short:")
    return program


def points_without_a_hand(program, hands):
    """What is typed of a hand stays beside them."""
    program.write("text", "In short:", "3 5 87")
    program.menu("Table", "Totals of an evening…")
    for name, points in (("Alma", 12), ("Bert", -12)):
        program.find("spin button", name).set(points)
    program.press("push button", "Write")
    hands.append(("on paper", [12, -12, 0, 0, 0]))
    expect_totals(program, hands)
    program.menu("Table", "Bonus or penalty…")
    program.find("spin button", "Cora").set(-5)
    program.write("text", "Reason:", "talk at the table")
    program.press("check box", "It goes into the pot")
    program.press("push button", "Write")
    hands.append(("a fine", [0, 0, -5, 0, 0]))
    expect_totals(program, hands)
    program.says("pot: 5")
    check(program.find("text", "In short:").text() == "3 5 87", "what was typed is gone")
    program.write("text", "In short:", "")


# What is printed, in the order of the list, and words that are on it.
PAPERS = [("Score sheet", "Total"), ("Who pays whom", "Alma"), ("Blank score sheet", "Hand"),
          ("Tournament sheet", "Table"), ("Our house rules", "rules"), ("Cheat sheet of the rules", "Trump")]


def all_papers(program):
    """Each of them, with the people and rules of the table, on at least one page."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="sheepshead-"))
    program.menu("Sheet", "Print…")
    for number, (paper, word) in enumerate(PAPERS):
        pdf = folder / f"{number}.pdf"
        program.choose_item(paper)
        program.press("push button", "Save as PDF…")
        program.write("text", "File name:", str(pdf))
        program.press("push button", "Save")
        program.until(f"file of {paper}", lambda: pdf.exists() and pdf.stat().st_size > 0)
        program.find("label", "The PDF is saved.")
        [n for n in program.all() if (n.role, n.name) == ("push button", "Close")][-1].press()
        program.gone("label", "The PDF is saved.")
        check(word.lower() in words_of(pdf).lower(), f"{word} is not on {paper}: {words_of(pdf)}")
    program.press("push button", "Close")
    program.gone("list", "What to print")


def same_table_again(program):
    program.menu("Sheet", "Same table again…")
    program.press("push button", "Begin")
    program.until("both sheets", lambda: len(
        [n for n in program.all() if (n.role, n.name) == ("text", "In short:")]) == 2)
    program.menu("Sheet", "Close")  # that of the first one
    program.until("the sheet of the next week", lambda: shown(program) == dict.fromkeys(NAMES, 0))
    type_hand(program, "3 5 87")
    expect_totals(program, [("3 5 87", picked(3, 5, 1))])
    program.menu("Sheet", "Close")


def words_of(pdf):
    return subprocess.run(["pdftotext", "-layout", str(pdf), "-"], check=True, text=True,
                          capture_output=True).stdout


def test():
    program = Program("--speed", "off")
    program.press("push button", "I play called ace")
    program.until_dealt()
    sit_down(program)
    hands = list(EVENING)
    for line, _ in hands[:12]:
        type_hand(program, line)
    expect_totals(program, hands[:12])

    # What cannot be is refused beside its field, and nothing is written.
    program.write("text", "In short:", "3 5 119")
    program.says("No cards add up to this number.")
    check(not program.find("push button", "Write the hand").enabled, "119 points can be written")

    program = kill_and_resume(program)
    expect_totals(program, hands[:12])
    for line, _ in hands[12:]:
        type_hand(program, line)
    expect_totals(program, hands)

    # The third hand had another result.
    choose(program, 3)
    program.menu("Edit", "Correct line")
    type_hand(program, "2 4 61")
    hands[2] = ("2 4 61", picked(2, 4, 1))
    expect_totals(program, hands)
    # The fifth hand is deleted by mistake.
    choose(program, 5)
    program.menu("Edit", "Delete line")
    expect_totals(program, hands[:4] + hands[5:])
    program.menu("Edit", "Undo")
    expect_totals(program, hands)
    # A hand was forgotten.
    choose(program, 10)
    program.menu("Edit", "Insert hand before")
    type_hand(program, "4 1 w")
    hands.insert(9, ("4 1 w", picked(4, 1, 1)))
    expect_totals(program, hands)
    check(len(hands) == 20, "an evening has 20 hands")

    points_without_a_hand(program, hands)

    program = kill_and_resume(program)
    expect_totals(program, hands)
    all_papers(program)
    pdf = pathlib.Path(tempfile.mkdtemp(prefix="sheepshead-")) / "table.pdf"
    program.menu("Sheet", "Save as PDF…")
    program.write("text", "File name:", str(pdf))
    program.press("push button", "Save")
    program.until("file", lambda: pdf.exists() and pdf.stat().st_size > 0)
    same_table_again(program)
    program.quit()

    words = words_of(pdf)
    last = next(line for line in words.splitlines() if line.split()[:1] == ["Total"])
    read = [int(word.replace("\u2212", "-")) for word in last.split()[1:6]]
    check(read == list(totals(hands).values()), f"{last} is not {totals(hands)}")
    check("Leaster: Dirk won" in " ".join(words.split()), f"no leaster in {words}")
    check(words.count("(corrected)") == 2, f"two hands are marked as corrected, not in {words}")


run(test)
