# SPDX-License-Identifier: GPL-3.0-or-later
"""A season of a club that plays with real cards: the totals of two evenings are typed, a season of their people counts
the better one of each, a payment is marked as paid, and the season goes to a PDF and a spreadsheet. The program is
killed, and all of it is still there."""
import csv
import pathlib
import subprocess
import tempfile

from driver import Program, check, run

CALM = ("--speed", "off", "--language", "en")
NAMES = ["Alma", "Bert", "Cora", "Dirk", "Elsa"]
# What each has of an evening. One hand of the first one is typed as a hand: "3 5 87" brings what is in HAND.
HAND = [-1, -1, 2, -1, 1]
EVENINGS = [[11, -13, 2, -1, 1], [-3, 5, 8, -6, -4]]
COUNTED = 1


def start(home):
    program = Program("--data-dir", str(home), *CALM, "--seed", "1")
    program.until("the window", lambda: program.look_for("menu item", "Game"))
    return program


def begin(home):
    """A game of the person waits beside all this."""
    program = start(home)
    program.until("the game", program.is_asked)
    return program


def kill_and_start(program, home):
    program.kill()
    program = start(home)
    program.press("push button", "Resume")
    program.until("the game", program.is_asked)
    return program


def sit_down(program):
    program.menu("Game", "Score a table…")
    for name in NAMES:
        program.write("text", "Name of a player", name)
        program.press("push button", "Add")  # which takes a moment
        program.until(f"{name} at the table", lambda: program.find("text", "Name of a player").text() == "")
    program.press("push button", "Begin")
    program.find("text", "In short:")


def shown(program):
    """The totals on the sheet."""
    told = program.totals()
    return [int(told[name].replace("\u2212", "-")) for name in NAMES if name in told]


def type_totals(program, points):
    program.menu("Table", "Totals of an evening…")
    program.find("spin button", NAMES[-1])
    boxes = {n.name: n for n in program.all() if n.role == "spin button"}
    for name, number in zip(NAMES, points):
        boxes[name].set(number)
    program.says("Together: 0")
    program.press("push button", "Write")


def type_hand(program):
    program.write("text", "In short:", "3 5 87")
    program.until("a hand that may be written", lambda: next(
        (n for n in program.all() if n.name.startswith("Write the") and n.enabled), None)).press()
    program.until("the hand", lambda: shown(program) == HAND)


def same_table_again(program):
    """The sheet of the evening before closes."""
    entries = lambda: [n for n in program.all() if (n.role, n.name) == ("text", "In short:")]
    program.menu("Sheet", "Same table again…")
    program.press("push button", "Begin")
    program.until("both sheets", lambda: len(entries()) == 2)
    program.menu("Sheet", "Close")  # that of the first one
    program.until("the new sheet", lambda: len(entries()) == 1 and shown(program) == [0] * len(NAMES))


def play_two_evenings(program):
    sit_down(program)
    type_hand(program)
    for evening, scores in enumerate(EVENINGS):
        if evening > 0:
            same_table_again(program)
        hand = HAND if evening == 0 else [0] * len(NAMES)
        type_totals(program, [total - there for total, there in zip(scores, hand)])
        program.until(f"the totals {scores}", lambda: shown(program) == scores)
    program.menu("Sheet", "Close")
    program.gone("text", "In short:")


def cells(program, tree):
    return [n for n in program.all() if n.role == "table cell" and tree in n.within]


def cell(program, tree, name):
    return program.until(f"{name} in {tree}", lambda: next(
        (n for n in cells(program, tree) if n.name == name), None))


def open_seasons(program):
    program.menu("Game", "Seasons…")
    program.find("push button", "New…", within="Club seasons")


def tick(program):
    """All who were at the table, by the keys from the first of them on."""
    listed = [n for n in cells(program, "Group") if n.name in NAMES or n.name == program.person]
    first = next(n for n in listed if n.name in NAMES)
    first.click()
    program.until(f"{first.name} chosen", lambda: cell(program, "Group", first.name).chosen)
    program.keys(*[key for n in listed[listed.index(first):]
                   for key in (["space", "Down"] if n.name in NAMES else ["Down"])])


def make_season(program):
    program.press("push button", "New…", within="Club seasons")
    program.write("text", "Name:", "Winter at Alma's")
    program.says("Choose at least two people.")
    tick(program)
    program.press("page tab", "Rules", within="New season")
    program.find("spin button", "Best evenings that count:").set(COUNTED)
    program.press("page tab", "Money", within="New season")
    program.find("spin button", "A point is worth:").set(0.25)
    program.until("a season that can be saved",
                  lambda: program.find("push button", "Save", within="New season").enabled)
    program.press("push button", "Save", within="New season")
    program.gone("push button", "Save")


def expected_totals():
    return {name: sum(sorted(scores[i] for scores in EVENINGS)[-COUNTED:]) for i, name in enumerate(NAMES)}


def standings(program):
    """Place and total of each, as they are shown."""
    words = [n.name for n in cells(program, "Standings")]
    found = {}
    for at, name in enumerate(words):
        if name in NAMES and at > 0:
            found[name] = (words[at - 1], words[at + 2].replace("\u2212", "-"))
    return found


def see_standings(program):
    totals = expected_totals()
    ranked = sorted(NAMES, key=lambda name: -totals[name])
    expected = {name: (str(place), str(totals[name])) for place, name in enumerate(ranked, 1)}
    program.says("ranked by total · the best")
    program.until(f"the standings {expected}", lambda: standings(program) == expected)


def payments(program):
    return [n.name for n in program.all() if n.role == "list item" and "Payments" in n.within]


def mark_paid(program):
    """The first one who is to pay has paid."""
    program.press("page tab", "Money", within="Club seasons")
    first = program.until("a payment", lambda: next(
        (words for words in payments(program) if " pays " in words), None))
    program.press("push button", "Mark as paid")
    paid = first.replace(" pays ", " paid ")
    program.until(f"{paid}", lambda: any(words.startswith(paid) for words in payments(program)))
    check(first not in payments(program), f"{first} is still open")
    return paid


def save_to(program, button, path):
    program.press("push button", button, within="Club seasons")
    program.write("text", "File name:", str(path))
    program.press("push button", "Save")
    program.until("the file", lambda: path.exists() and path.stat().st_size > 0)


def read_pdf(program, path):
    save_to(program, "Save as PDF…", path)
    program.until("the end of writing", lambda: path.read_bytes().rstrip().endswith(b"%%EOF"))
    words = subprocess.run(["pdftotext", "-layout", str(path), "-"], check=True, text=True, capture_output=True).stdout
    lines = [line.split() for line in words.splitlines()]
    for name, total in expected_totals().items():
        check(any(name in line and str(total).replace("-", "\u2212") in line for line in lines),
              f"{name} with {total} is not in {words}")
    for part in ("Winter at Alma's", "Moved", "Records", "Paid"):
        check(part in words, f"{part} is not in {words}")


def read_csv(program, path):
    save_to(program, "Save for a spreadsheet (CSV)…", path)
    rows = list(csv.reader(path.read_text(encoding="utf-8-sig").splitlines()))
    head = next(row for row in rows if row[:2] == ["Place", "Name"])
    total = head.index("Total")
    read = {row[1]: int(row[total]) for row in rows if len(row) > total and row[1] in NAMES and row[0].isdigit()}
    check(read == expected_totals(), f"{read} is not {expected_totals()}")


def test():
    folder = pathlib.Path(tempfile.mkdtemp(prefix="sheepshead-"))
    home = folder / "club"
    program = begin(home)
    play_two_evenings(program)
    open_seasons(program)
    make_season(program)
    see_standings(program)
    paid = mark_paid(program)
    read_pdf(program, folder / "season.pdf")

    program = kill_and_start(program, home)
    open_seasons(program)
    see_standings(program)
    program.press("page tab", "Money", within="Club seasons")
    program.until(f"{paid}", lambda: any(words.startswith(paid) for words in payments(program)))
    read_csv(program, folder / "season.csv")
    program.kill()


run(test)
