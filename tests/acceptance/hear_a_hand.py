# SPDX-License-Identifier: GPL-3.0-or-later
"""A screen reader hears what happens, once and in order, and finds its focus at the table."""
import re

from driver import Atspi, GLib, Program, check, run

CARD = r"the (seven|eight|nine|ten|jack|queen|king|ace) of (clubs|spades|hearts|diamonds)"
NAME_CHANGES_AT_A_DEAL = 10  # labels of the window's frame; thirty seats and cards would be more


class Listener:
    """What leaves the program while it is played, as a screen reader gets it."""

    def __init__(self, program):
        self.program = program
        self.sentences = []
        self.focused = []
        self.named = []
        self.listeners = []
        self.listen("object:state-changed:showing", self._shown)
        self.listen("object:announcement", self._announced)  # Qt 6.8 and later
        self.listen("object:state-changed:focused", self._focused)
        self.listen("object:property-change:accessible-name", self._named)

    def listen(self, event, what):
        listener = Atspi.EventListener.new(what)
        listener.register(event)
        self.listeners.append(listener)

    def _shown(self, event):
        try:
            if event.detail1 and event.source.get_role() == Atspi.Role.NOTIFICATION:
                self.sentences.append(event.source.get_name())
        except GLib.Error:
            pass

    def _announced(self, event):
        self.sentences.append(event.any_data)

    def _focused(self, event):
        try:
            if event.detail1:
                parent = event.source.get_parent()
                self.focused.append((event.source.get_role_name(), event.source.get_name(),
                                     parent.get_name() if parent else ""))
        except GLib.Error:
            pass

    def _named(self, event):
        try:
            self.named.append((event.source.get_role_name(), event.source.get_name()))
        except GLib.Error:
            pass

    def hear(self):
        context = GLib.MainContext.default()
        while context.iteration(False):
            pass

    def text(self):
        self.hear()
        return " ".join(self.sentences)


def play(program, listener):
    """To the end of the hand, with an open ear."""
    def look():
        listener.hear()
        over = program.hand_is_over()
        if not over and program.is_asked():
            program.step(("Pass",))
        return over

    program.until("end of the hand", lambda: program.steadily(look), 120)


def check_announcements(text):
    plays = re.findall(r"(\w+) plays? " + CARD + r"\.", text)
    check(len(plays) >= 10, f"each card is announced: {len(plays)} in {text!r}")
    check(len({(rank, suit) for _, rank, suit in plays}) == len(plays), f"no card twice: {text!r}")
    check(len({who for who, _, _ in plays}) == 5, f"each player is named: {text!r}")
    tricks = re.findall(r"takes? trick (\d)", text)
    check(tricks and tricks == list("123456")[:len(tricks)], f"tricks in order: {tricks} in {text!r}")
    # The rest may have been laid down, and a trick that is not over has up to four cards.
    check(0 <= len(plays) - 5 * len(tricks) < 5, f"five cards a trick: {text!r}")
    first_card = re.search(r"plays? " + CARD, text).start()
    decision = re.search(r"picks?\.|has to pick|Everyone passed", text)
    check(decision and decision.start() < first_card, f"first the pick, then the cards: {text!r}")


def check_focus(listener):
    """On the cards, the decisions and the result; never on the sheet, where a line was written."""
    outside = [thing for thing in listener.focused if thing[0] in ("table", "table cell", "tree table")]
    check(not outside, f"the focus stays at the table: {outside} in {listener.focused}")


def test():
    program = Program("--seed", "7", "--speed", "off")
    listener = Listener(program)
    program.until("cards", lambda: len(program.hand()) == 6)
    program.activate()
    play(program, listener)
    program.until("the result", lambda: re.search(r"\bwins?\b", listener.text()))
    check_announcements(listener.text())
    check_focus(listener)
    cards = [name for role, name, within in listener.focused if within == "Table"]
    check(len(cards) >= 3, f"on one's turn the focus is in the hand: {listener.focused}")

    listener.named.clear()
    listener.sentences.clear()
    program.press("push button", "Next hand")
    program.until_dealt()
    listener.hear()
    check_focus(listener)
    check(len(listener.named) <= NAME_CHANGES_AT_A_DEAL, f"a deal is quiet: {listener.named}")
    program.quit()


run(test)
