# SPDX-License-Identifier: GPL-3.0-or-later
"""A screen reader with an old picture of the program: while hands are played and windows come and go, it
asks for children, cells, letters and actions that are gone or never were. Fails if the program ends.

    old_picture.py PROGRAM SECONDS SEED
"""
import os
import pathlib
import random
import sys
import time

from driver import Missing, Node, Program, check, run
from gi.repository import Gio, GLib

SECONDS, SEED = float(sys.argv[2]), int(sys.argv[3])
HOME = pathlib.Path(os.environ["HOME"])
ROOT = "/org/a11y/atspi/accessible/root"
CHANCE = random.Random(SEED)
# Entries that write files, ask the desktop for something, or end the program.
LEFT_OUT = ("Quit", "Print", "PDF", "Open", "Save", "Back up", "Restore", "Export", "Import", "Report")
CLOSING = ("Close", "Cancel", "Next hand")


def number():
    return CHANCE.choice([-1, 0, 1, 2, 3, 5, 7, 10, 20, 50, 1000, 2**31 - 1, -2**31, CHANCE.randrange(100)])


def place():
    return CHANCE.randrange(-300, 1500)


def small():
    return CHANCE.randrange(-5, 300)


def kind():
    return CHANCE.randrange(3)


def boundary():
    return CHANCE.randrange(7)


# By interface: what can be asked, and the arguments. Left out is what Qt 6.4 does not stand by itself for a
# cell that is gone (GetRowHeader, GetRowExtentAt, GetColumnExtentAt, GetRowColumnExtentsAtIndex, IsSelected),
# and ends of texts that are far away, up to which it counts letter by letter (GetRangeExtents).
QUESTIONS = {
    "Accessible": {
        "GetChildAtIndex": ("i", number), "GetIndexInParent": ("",), "GetRelationSet": ("",),
        "GetRole": ("",), "GetState": ("",), "GetAttributes": ("",), "GetChildren": ("",)},
    "Component": {
        "GetExtents": ("u", kind), "GetAccessibleAtPoint": ("iiu", place, place, kind),
        "Contains": ("iiu", number, number, kind)},
    "Table": {
        "GetAccessibleAt": ("ii", number, number), "GetIndexAt": ("ii", number, number),
        "GetRowAtIndex": ("i", number), "GetColumnAtIndex": ("i", number),
        "GetRowDescription": ("i", number), "GetColumnDescription": ("i", number),
        "GetColumnHeader": ("i", number), "GetSelectedRows": ("",), "GetSelectedColumns": ("",),
        "IsRowSelected": ("i", number), "IsColumnSelected": ("i", number),
        "AddRowSelection": ("i", number), "RemoveRowSelection": ("i", number)},
    "TableCell": {"GetRowColumnSpan": ("",), "GetColumnHeaderCells": ("",)},
    "Text": {
        "GetText": ("ii", number, number), "GetCharacterAtOffset": ("i", number),
        "GetTextAtOffset": ("iu", number, boundary), "GetTextBeforeOffset": ("iu", number, boundary),
        "GetTextAfterOffset": ("iu", number, boundary), "GetCharacterExtents": ("iu", number, kind),
        "GetRangeExtents": ("iiu", small, small, kind), "GetAttributes": ("i", number),
        "GetSelection": ("i", number), "AddSelection": ("ii", number, number),
        "SetSelection": ("iii", number, number, number), "SetCaretOffset": ("i", number),
        "GetOffsetAtPoint": ("iiu", place, place, kind)},
    "Action": {
        "GetActions": ("",), "GetName": ("i", number), "GetDescription": ("i", number),
        "GetKeyBinding": ("i", number)},
}


class Reader:
    """Asks over the accessibility bus by itself: the driver's library remembers what there was."""

    def __init__(self, program):
        self.program = program
        session = Gio.bus_get_sync(Gio.BusType.SESSION, None)
        self.bus, self.name = session, "org.a11y.Bus"
        address, = self.ask("/org/a11y/bus", "org.a11y.Bus", "GetAddress")
        self.bus = Gio.DBusConnection.new_for_address_sync(
            address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
            | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)
        self.name = self.name_of(program.process.pid)
        self.interfaces = {}  # by path: of all that there ever was
        self.asked = []

    def ask(self, path, interface, question, values=None, name=None):
        reply = self.bus.call_sync(name or self.name, path, interface, question, values, None,
                                   Gio.DBusCallFlags.NONE, 30000, None)
        return reply.unpack()

    def name_of(self, process):
        def ask_bus(question, values=None):
            return self.ask("/org/freedesktop/DBus", "org.freedesktop.DBus", question, values,
                            "org.freedesktop.DBus")[0]

        return next(name for name in ask_bus("ListNames") if name.startswith(":")
                    and ask_bus("GetConnectionUnixProcessID", GLib.Variant("(s)", (name,))) == process)

    def look(self):
        """Learns what there is now."""
        todo, seen = [ROOT], set()
        while todo:
            path = todo.pop()
            if path in seen:
                continue
            seen.add(path)
            try:
                children, = self.ask(path, "org.a11y.atspi.Accessible", "GetChildren")
                interfaces, = self.ask(path, "org.a11y.atspi.Accessible", "GetInterfaces")
            except GLib.Error:  # gone meanwhile
                continue
            self.interfaces[path] = [known for known in QUESTIONS if f"org.a11y.atspi.{known}" in interfaces]
            todo += [child for _, child in children]

    def ask_something(self, path):
        interface = CHANCE.choice(self.interfaces[path])
        question, (types, *values) = CHANCE.choice(list(QUESTIONS[interface].items()))
        values = tuple(value() for value in values)
        self.asked = self.asked[-9:] + [(path, interface, question, values)]
        try:
            self.ask(path, f"org.a11y.atspi.{interface}", question,
                     GLib.Variant(f"({types})", values) if types else None)
        except GLib.Error:  # the program may refuse
            pass
        check(self.program.process.poll() is None, f"the program ended; asked before: {self.asked}")


def go_on(program):
    """Something else is to be seen after it."""
    try:
        what = CHANCE.random()
        closing = [node for node in program.all() if node.role == "push button" and node.name in CLOSING]
        if closing and what < 0.5:
            CHANCE.choice(closing).press()
        elif what < 0.7:
            program.steadily(lambda: program.step(("Pass",)))
        else:
            entries = [entry for entry in program.below(program.root, "menu item", "check menu item")
                       if not any(words in entry.get_name() for words in LEFT_OUT)]
            Node(CHANCE.choice(entries), []).press()
    except (GLib.Error, Missing):  # it changed while we looked, or is a menu of its own
        pass


def test():
    program = Program("--data-dir", str(HOME / "book"), "--seed", str(SEED), "--speed", "off")
    program.until("a decision", program.is_asked)
    reader = Reader(program)
    questions, end = 0, time.monotonic() + SECONDS
    while time.monotonic() < end:
        reader.look()
        go_on(program)
        for path in CHANCE.choices(list(reader.interfaces), k=60):
            for _ in range(10):
                reader.ask_something(path)
            questions += 10
    print(f"{questions} questions about {len(reader.interfaces)} things, some of which were gone")


run(test)
