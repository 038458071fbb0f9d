# SPDX-License-Identifier: GPL-3.0-or-later
"""Three people and two computer players at one computer. A curtain falls before the computer goes from one
person to another, and nobody meets a card of another person: not behind the curtain, not after it, not in
what a screen reader is told."""
from books import answers, fresh_folder
from driver import CARDS, Program, check, run

FOLDER = fresh_folder()
BOOK = FOLDER / "scores.sqlite"
PEOPLE = ["Anna", "Greta", "Otto"]
PASS_TO = "Pass to "


def started():
    return Program("--data-dir", str(FOLDER), "--seed", "5", "--speed", "off")


def next_person(program):
    """Who is to look, by the curtain; empty while there is none."""
    titles = [n.name for n in program.all() if n.role == "label" and n.name.startswith(PASS_TO)]
    return titles[0][len(PASS_TO):] if titles else ""


class Table:
    """What each person holds, and that nobody else hears of it."""

    def __init__(self, program):
        self.program = program
        self.held = {name: set() for name in PEOPLE}
        self.looks = 0
        self.passed = False

    def check_hidden(self, viewer):
        for node in self.program.all():
            for name in PEOPLE:
                check(name == viewer or node.name not in self.held[name],
                      f"{viewer or 'the curtain'} shows {node.name} of {name} in {node}")

    def pass_on(self):
        """Behind the curtain there is no card at all; then the next person opens it."""
        name = next_person(self.program)
        if not name:
            return
        check(not self.program.hand(), "the curtain hides the hand")
        check(not any(n.name in CARDS for n in self.program.all()), "no card is behind the curtain")
        self.check_hidden(None)
        ready = self.program.look_for("push button", "Ready")
        if ready:
            ready.press()  # again, if that was too soon after the last decision
            self.passed = True

    def look(self, done):
        def step():
            if done():
                return True
            if next_person(self.program):
                self.pass_on()
            elif self.program.buttons() or self.program.hand():
                self.decide()
            return None

        self.program.until("the end", lambda: self.program.steadily(step), 300)

    def decide(self):
        viewer = next((n.name for n in self.program.all()
                       if n.role == "panel" and n.name in PEOPLE and "to act" in n.description), None)
        if viewer is None:
            return
        self.looks += self.passed
        self.passed = False
        self.held[viewer] = {n.name for n in self.program.hand()}
        self.check_hidden(viewer)
        self.program.step(("Pass",))
        self.held[viewer] = set()  # what was played is no secret; the next look tells the rest


def test():
    (FOLDER / "sheepshead.ini").write_text(
        "[table]\npeople=false, true, false, true, false, false, false\nnames=Anna, Ada, Greta, Clara, Otto\n",
        encoding="utf-8")
    program = started()
    program.says("Only ")

    table = Table(program)
    for _ in range(2):
        table.look(lambda: program.hand_is_over())
        program.press("push button", "Next hand")
        program.says("Only ")
    check(table.looks >= 20, f"{table.looks} looks of three people in two hands")

    # Killed while it was passed on, it opens behind the curtain.
    program.kill()
    program = started()
    program.press("push button", "Resume")
    program.says("Only ")
    check(not program.hand(), "nobody's cards are shown at the start")
    program.quit()

    names = answers(BOOK, "SELECT name, computer FROM person JOIN player ON player.person = person.id"
                          " WHERE sheet = (SELECT max(id) FROM sheet) ORDER BY seat")
    check([bool(computer) for _, computer in names] == [False, True, False, True, False],
          f"{names} are people and computer players")


run(test)
