# SPDX-License-Identifier: GPL-3.0-or-later
"""Drives the real program from outside, over the accessibility bus, as a screen reader would.

Each test of this folder is a script: it gets the path of the program, runs on a screen and a bus of
its own in an empty home folder, and ends with status 0 if all that it expects came true.
"""
import contextlib
import os
import shutil
import subprocess
import sys
import time
import warnings

warnings.simplefilter("ignore", DeprecationWarning)
import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

# Seconds until something that must happen counts as missing; a machine with much else to do needs more.
PATIENCE = int(os.environ.get("SHEEPSHEAD_PATIENCE", "30"))
RANKS = ["Seven", "Eight", "Nine", "Ten", "Jack", "Queen", "King", "Ace"]
SUITS = ["clubs", "spades", "hearts", "diamonds"]
CARDS = {f"{rank} of {suit}" for rank in RANKS for suit in SUITS}
# Roles that newer accessibility buses give another name (2.54 and later, Debian 13).
OLDER_ROLE_NAMES = {"button": "push button"}


class Missing(AssertionError):
    """Something that must be there is not, or the other way round."""


def check(condition, words):
    if not condition:
        raise Missing(words)


def role_of(accessible):
    name = accessible.get_role_name()
    return OLDER_ROLE_NAMES.get(name, name)


class Node:
    """One thing that the program shows, as it was when it was looked at."""

    def __init__(self, accessible, within):
        self.accessible = accessible
        self.role = role_of(accessible)
        self.name = accessible.get_name() or ""
        self.description = accessible.get_description() or ""
        self.within = within  # the names of what is around it, from the outside in
        states = accessible.get_state_set()
        self.showing = states.contains(Atspi.StateType.SHOWING)
        self.enabled = states.contains(Atspi.StateType.ENABLED)
        self.chosen = states.contains(Atspi.StateType.SELECTED)

    def __repr__(self):
        return f"{self.role} {self.name!r}"

    def told(self):
        return self.role, self.name, self.description, self.enabled

    def actions(self):
        iface = self.accessible.get_action_iface()
        return [iface.get_action_name(i).lower() for i in range(iface.get_n_actions())] if iface else []

    def press(self):
        names = self.actions()
        for name in ("press", "click", "toggle"):
            if name in names:
                return self.accessible.get_action_iface().do_action(names.index(name))
        raise Missing(f"{self} can do only {names}")

    def write(self, text):
        self.accessible.get_editable_text_iface().set_text_contents(text)

    def set(self, number):
        """The number of a spin box."""
        self.accessible.get_value_iface().set_current_value(number)

    def text(self):
        """The content of a text field."""
        text = self.accessible.get_text_iface()
        return Atspi.Text.get_text(text, 0, Atspi.Text.get_character_count(text))

    def click(self):
        """With the mouse, a little above the left of its middle, where no other card lies."""
        place = self.accessible.get_component_iface().get_extents(Atspi.CoordType.SCREEN)
        x, y = place.x + place.width // 3, place.y + place.height // 2
        subprocess.run(["xdotool", "mousemove", str(x), str(y), "click", "1"], check=True)


class Program:
    """The running program."""

    def __init__(self, *arguments, path=None, person="You"):
        self.person = person  # the name on the plate
        Atspi.init()
        # Usually 0.8 s, which a busy machine may need to open a dialog: then the entry of the menu
        # was pressed, and nobody heard of it.
        Atspi.set_timeout(PATIENCE * 1000, PATIENCE * 1000)
        Atspi.get_desktop(0).get_child_count()  # wakes the bus before the program looks for it
        self.path = path or sys.argv[1]
        self.process = subprocess.Popen([self.path, *arguments])
        self.frozen = None
        self.root = self.until("the program on the accessibility bus", self._find_root)
        self.tried = set()
        self.decided = None  # the question that was answered last
        self.thrown_in = None  # the deal that was, last

    def _find_root(self):
        desktop = Atspi.get_desktop(0)
        desktop.clear_cache()
        for i in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(i)
            if child and child.get_process_id() == self.process.pid and child.get_child_count():
                return child
        return None

    def until(self, what, look, patience=PATIENCE):
        """Waits for something that look() finds, and returns it."""
        end = time.monotonic() + patience
        while True:
            if self.process.poll() is not None:
                raise Missing(f"the program ended with status {self.process.returncode}")
            try:
                found = look()
            except GLib.Error:  # it changed while we looked
                found = None
            if found:
                return found
            if time.monotonic() > end:
                raise Missing(f"no {what} within {patience} s; there are: {self.all()}")
            time.sleep(0.02)

    def all(self):
        """Everything that can be seen now, or could when a steady look was taken."""
        if self.frozen is not None:
            return self.frozen
        for _ in range(20):
            with contextlib.suppress(GLib.Error):  # something went away while we looked
                return self._walk()
            time.sleep(0.05)
        return self._walk()

    def _walk(self):
        nodes = []

        def walk(accessible, within):
            node = Node(accessible, within)
            nodes.append(node)
            if node.role == "popup menu" and not node.showing:
                return  # closed menus have more entries than all else that there is
            for i in range(accessible.get_child_count()):
                child = accessible.get_child_at_index(i)
                if child:
                    walk(child, within + [node.name])

        self.root.clear_cache()
        walk(self.root, [])
        return [node for node in nodes if node.showing]

    def steadily(self, look):
        """What look() finds if nothing changes meanwhile; walking through what moves sees a bit of
        before and a bit of after."""
        before, after = self._walk(), self._walk()
        if [node.told() for node in before] != [node.told() for node in after]:
            return None
        self.frozen = after
        try:
            return look()
        finally:
            self.frozen = None

    def look_for(self, role, name, within=None):
        for node in self.all():
            if node.role == role and node.name == name and (not within or within in node.within):
                return node
        return None

    def find(self, role, name, within=None):
        return self.until(f"{role} {name!r}", lambda: self.look_for(role, name, within))

    def press(self, role, name, within=None):
        self.find(role, name, within).press()

    def choose_item(self, name):
        """With the mouse, an item of a list."""
        self.find("list item", name).click()
        self.until(f"{name!r} chosen", lambda: self.find("list item", name).chosen)

    def menu(self, menu, entry):
        """Presses an entry of a menu that need not be open."""

        def look():
            self.root.clear_cache()
            for bar in self.below(self.root, "menu bar"):
                for top in self.below(bar, "menu item"):
                    if top.get_name() == menu:  # another window may have a menu of this name
                        for found in self.below(top, "menu item", "check menu item"):
                            if found.get_name() == entry:
                                return found
            return None

        Node(self.until(f"menu entry {menu} > {entry}", look), []).press()

    def below(self, accessible, *roles):
        for i in range(accessible.get_child_count()):
            child = accessible.get_child_at_index(i)
            if child is None:
                continue
            if role_of(child) in roles:
                yield child
            yield from self.below(child, *roles)

    def write(self, role, name, text):
        self.find(role, name).write(text)

    def gone(self, role, name):
        self.until(f"end of {role} {name!r}", lambda: not self.look_for(role, name))

    def says(self, part):
        """Waits until some text that can be seen has these words in it."""
        return self.until(f"text with {part!r}", lambda: next(
            (n for n in self.all() if part in n.name or part in n.description), None))

    # The table

    def buttons(self):
        """What is to be decided, by the words on the buttons."""
        return {n.name: n for n in self.all()
                if "Your decision" in n.within and n.role == "push button" and n.enabled}

    def hand(self):
        """The person's own cards."""
        return [n for n in self.all()
                if n.role == "push button" and n.name in CARDS and n.within[-1] == "Table"]

    def table(self):
        """Cards, seats and all else that lies on the table, without what is announced for a moment."""
        return [(n.name, n.description) for n in self.all()
                if n.within and n.within[-1] == "Table" and n.role != "notification"]

    def is_asked(self):
        """The table waits for the person."""
        told = [n.description for n in self.all()]
        return (any(n.role == "panel" and n.name == self.person and "to act" in n.description
                    for n in self.all())
                and not any(words.startswith(f"played by {self.person},") for words in told))

    def status(self):
        """The line at the foot of the window."""
        labels = [n.name for n in self.all() if n.role == "label" and self._in_status_bar(n)]
        return labels[0] if labels else ""

    def _in_status_bar(self, node):
        parent = node.accessible.get_parent()
        return parent is not None and role_of(parent) == "status bar"

    def hand_is_over(self):
        return self.look_for("push button", "Next hand")

    def until_dealt(self):
        """Cards that stay in the hands, and the person is asked. A deal with a redeal hand
        is thrown in at once (about one in 300): it gets no line on the sheet, and the
        next one is dealt."""
        self.until("cards to be played", lambda: self.steadily(
            lambda: not self.deals_again() and self.is_asked()))

    def deals_again(self):
        """After a redeal hand was shown: presses "Next hand", once for each deal, and tells it."""
        if not self.look_for("label", "Thrown in"):
            return False
        deal = self.deal()
        if deal != self.thrown_in:
            self.press("push button", "Next hand")
            self.thrown_in = deal
        return True

    def deal(self):
        """The mark of the deal at the foot of the window."""
        return next((n.name for n in self.all() if n.name.startswith(("Deal ", "Next deal "))), None)

    def activate(self):
        """Without a window manager a window gets no keys until it is clicked: on its empty foot."""
        self.find("status bar", "").click()

    def keys(self, *names):
        """Real keys, by their names for xdotool."""
        subprocess.run(["xdotool", "key", *names], check=True)

    # The score sheet

    def sheet(self):
        """The hands on the running sheet, cell by cell, as a screen reader hears them."""
        return [n.name for n in self.all() if n.role == "table cell" and n.within[-1] == "Score sheet"]

    def totals(self):
        """The running totals by player."""
        cells = [n.name for n in self.all() if n.role == "table cell" and n.within[-1] == "Totals"]
        pairs = (cell.split(": ", 1) for cell in cells if ": " in cell)
        return {name: total.split(",")[0] for name, total in pairs}  # "6, leading"

    def save_sheet(self, pdf):
        """The sheet becomes a PDF file, which is there when this returns."""
        self.menu("Game", "Save score sheet as PDF…")
        self.write("text", "File name:", str(pdf))
        self.press("push button", "Save")
        self.until("file", lambda: pdf.exists() and pdf.stat().st_size > 0)

    def step(self, prefer):
        """One decision, if there is one: the first button of `prefer`, else another, else a card.
        A card that may not be played stays where it is, and the next one is tried."""
        buttons = self.buttons()
        if buttons:
            # A press acts a tenth of a second later, and another one before would put it off.
            question = list(buttons), self.table()
            if question != self.decided:
                self.decided = question
                buttons[next((p for p in prefer if p in buttons), next(iter(buttons)))].press()
            return
        hand = self.hand()
        untried = [card for card in hand if card.name not in self.tried]
        if not untried:
            self.tried.clear()
            untried = hand
        if untried:
            self.tried.add(untried[0].name)
            try:
                untried[0].press()
            except (Missing, GLib.Error):
                if len(hand) > 1:
                    raise
                # the last card of a hand has played by itself meanwhile

    def play_until(self, done, prefer=("Pass",), patience=4 * PATIENCE):
        """Takes the first choice that is offered until done() is true, and returns its result. A deal
        that is thrown in at once is not what is waited for: the next one is dealt."""
        def look():
            if self.deals_again():
                return None
            found = done()
            if not found and self.is_asked():
                self.step(prefer)
            return found

        return self.until("end of play", lambda: self.steadily(look), patience)

    # The end

    def kill(self):
        self.process.kill()
        self.process.wait()

    def quit(self):
        self.menu("Game", "Quit")
        self.ends()

    def ends(self):
        status = self.process.wait(PATIENCE)
        check(status == 0, f"the program ended with status {status}")


def run(test):
    """Runs a test and turns what went wrong into a status; leaves no program behind."""
    programs = []
    created = Program.__init__

    def remembering(self, *arguments, **names):
        programs.append(self)
        created(self, *arguments, **names)

    Program.__init__ = remembering
    try:
        test()
    except (Missing, GLib.Error) as why:
        screenshot = os.path.join(os.environ.get("HOME", "."), "failure.png")
        if shutil.which("import"):
            subprocess.run(["import", "-window", "root", screenshot], check=False, stderr=subprocess.DEVNULL)
        sys.exit(f"FAILED: {why}")
    finally:
        for program in programs:
            if getattr(program, "process", None) and program.process.poll() is None:
                program.kill()
