# SPDX-License-Identifier: GPL-3.0-or-later
"""Hands are set up in ten ways: clicked, typed, pasted, undone and redone, for two, from the table, from the last hand,
from a review, from a file of a hand and from a file of a study. They are asked about, tried out, compared, saved, and
played on. The game at the table waits as it was. What cannot be is told in place."""
import pathlib
import tempfile

from driver import Program, check, run

HAND = ("Queen of clubs", "Jack of spades", "Ace of diamonds", "Ten of diamonds", "Ace of hearts", "Seven of clubs")
TEXT = "The position as text"
WINDOW = "Set up a hand"
TYPED = "rules: called-ace\ndealer: 2\nseat: 0\nhand: QC JS AD TD AH 7C\npass: 3 4\n"
FOR_TWO = "rules: two-rows\ndealer: 0\nseat: 1\nhand: QD 7D AC 9C 8C AS TS 9S\nopen 0: AD TD KD 8D\nopen 1: KC 7C TH 9H\n"


def within(program, role, name):
    """What the window shows of the deck, not the cards at the table."""
    return program.until(f"{role} {name!r} of the window", lambda: next(
        (n for n in program.all() if n.role == role and n.name == name and WINDOW in n.within), None))


def press(program, name):
    program.until(f"{name} to be pressed", lambda: within(program, "push button", name).enabled)
    within(program, "push button", name).press()


def text(program):
    return program.find("text", TEXT).text()


def type_in(program, words):
    program.write("text", TEXT, words)
    program.until("the text", lambda: text(program) == words)


def show(program, page):
    program.find("page tab", page).press()


def steps(program):
    """The variations, as a screen reader hears them."""
    return [n.name for n in program.all() if n.role == "table cell" and "Steps" in n.within and n.name]


def ask(program, what):
    press(program, "Ask")
    program.until("a choice with its figures", lambda: any(
        n.name.startswith(what) and "expected" in n.name for n in program.all()))


def by_clicks(program):
    for card in HAND:
        program.until(card, lambda: next((n for n in program.all()
                                          if n.name == card and "Deck" in n.within), None)).press()
        letters = "".join(word[0].upper() for word in card.replace("Ten", "T").replace("Seven", "7").split(" of "))
        program.until(f"{letters} in the text", lambda: letters in text(program))
    own = text(program)
    check("seat: 0" in own, f"the person's seat in {own!r}")
    # The dealer is seat 2, so that seats 3 and 4 speak first.
    type_in(program, own.replace("dealer: 4", "dealer: 2"))
    for _ in range(2):
        seat = program.until("a seat to act", lambda: next(
            (n.name for n in program.all() if n.name.endswith(" is to act.") and WINDOW in n.within), None))
        check("Seat" not in seat, f"seats have the names of the table: {seat}")
        press(program, "Pass")
        program.until("the next seat to act", lambda: not program.look_for("label", seat))
    program.until("the person to act", lambda: program.look_for("label", "You are to act."))
    ask(program, "Pick")
    program.says("You: Pick")


def by_undo_and_text(program):
    """Typed, copied, undone, redone and pasted, it is the same."""
    show(program, "Position")
    type_in(program, TYPED)
    show(program, "Share")
    press(program, "Copy as text")
    show(program, "Position")
    press(program, "Undo")
    program.until("what was there before", lambda: text(program) != TYPED)
    press(program, "Redo")
    program.until("the typed text", lambda: text(program) == TYPED)
    type_in(program, FOR_TWO)
    program.until("the rules of two players", lambda: program.look_for("label", "You are to act."))
    ask(program, "Ace of")
    show(program, "Position")
    press(program, "Paste text")
    program.until("the pasted hand", lambda: "QC" in text(program) and "two" not in text(program))


def try_and_compare(program, file):
    show(program, "Variations")
    press(program, "To the end of the hand")
    program.until("a line to the end", lambda: any("Hand over" in step for step in steps(program)))
    program.until("the first position", lambda: next(
        (n for n in program.all() if n.role == "table cell" and n.name == "The position"), None)).press()
    program.until("the person's choice with what was expected", lambda: next(
        (n for n in program.all() if n.role == "list item" and n.name.startswith("Pick  (+")), None))
    press(program, "Take this step")
    program.says("For you: this branch")
    show(program, "Position")
    press(program, "Save…")
    program.write("text", "File name:", str(file))
    program.press("push button", "Save")
    program.until("the file", file.exists)
    saved = file.read_text(encoding="utf-8")
    check(saved.startswith("sheepshead study 1\n") and saved.count("\n1 0 p") == 2, saved)


def from_a_file(program, file, expected):
    show(program, "Position")
    press(program, "File…")
    program.write("text", "File name:", str(file))
    program.press("push button", "Open")
    program.until(f"the hand of {file.name}", lambda: expected in text(program))


def with_the_game(folder):
    program = Program("--seed", "1", "--speed", "off", "--language", "en")
    program.until("cards", lambda: len(program.hand()) == 6)
    before = sorted(n.name for n in program.hand())
    program.menu("Move", "Set up a hand…")
    program.find("text", TEXT)
    by_clicks(program)
    by_undo_and_text(program)
    try_and_compare(program, folder / "ours.sheepstudy")
    check(sorted(n.name for n in program.hand()) == before, "the game waits with the same cards")

    press(program, "Play on at the table")
    program.says("Practice: this hand does not count.")
    program.until("the hand at the table", lambda: sorted(n.name for n in program.hand()) == sorted(HAND))
    program.press("push button", "Back to the game")
    program.until("the game", lambda: sorted(n.name for n in program.hand()) == before)

    program.menu("Move", "Set up a hand…")
    check(program.find("text", TEXT).text().count("QC") == 1, "the position is still there")
    type_in(program, TYPED + "hand 1: QC\n")
    program.says("Queen of clubs: a card cannot lie in two places. (DECK-1)")
    press(program, "Hand on the table")
    program.until("the hand on the table", lambda: "hand: " in text(program) and "pass: 3 4" not in text(program))
    press(program, "Close")
    program.play_until(program.hand_is_over)
    program.menu("Move", "Save the last hand…")
    program.write("text", "File name:", str(folder / "ours.sheephand"))
    program.press("push button", "Save")
    program.says("The hand is in")
    from_what_was_played(program, folder)
    program.kill()


def from_what_was_played(program, folder):
    program.menu("Move", "Set up a hand…")
    press(program, "Last hand")
    show(program, "Variations")
    program.until("how it went on", lambda: len(steps(program)) > 30)
    from_a_file(program, folder / "ours.sheephand", "seat: 0")
    from_a_file(program, folder / "ours.sheepstudy", "pass: 3, 4")
    press(program, "Close")
    program.press("push button", "Review…")
    program.press("push button", "Study this position")
    program.until("the reviewed hand", lambda: "pass: 3, 4" not in text(program))
    press(program, "Close")


def opened_at_start(folder):
    program = Program("--speed", "off", "--language", "en", str(folder / "ours.sheepstudy"))
    program.press("push button", "New game")
    program.until("the study", lambda: program.look_for("text", TEXT) and "QC" in text(program))
    show(program, "Variations")
    program.until("its variations", lambda: any(step.startswith("or You: ") for step in steps(program)))
    program.kill()


def test():
    folder = pathlib.Path(tempfile.mkdtemp(prefix="sheepshead-"))
    with_the_game(folder)
    opened_at_start(folder)


run(test)
