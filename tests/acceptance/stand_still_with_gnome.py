# SPDX-License-Identifier: GPL-3.0-or-later
"""What GNOME says of animations is asked of the desktop's portal, followed when it changes, and not missed where there
is no portal or no bus."""
import threading

from driver import Program, check, run

from gi.repository import Gio, GLib

NAMES = ("org.gnome.desktop.interface", "enable-animations")
SETTINGS = """<node><interface name="org.freedesktop.portal.Settings">
<method name="Read"><arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="v" direction="out"/></method>
<signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
</interface></node>"""
PATH = "/org/freedesktop/portal/desktop"
STILL = "This system asks for no motion."
MOVING = "This system allows motion."


class Portal:
    """The desktop's portal, made up, on the bus of this test."""

    def __init__(self, moves):
        self.moves = moves
        self.asked = []
        context = GLib.MainContext()
        context.push_thread_default()
        address = Gio.dbus_address_get_for_bus_sync(Gio.BusType.SESSION, None)
        self.bus = Gio.DBusConnection.new_for_address_sync(
            address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
            | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)
        self.bus.register_object(PATH, Gio.DBusNodeInfo.new_for_xml(SETTINGS).interfaces[0], self.answer, None, None)
        context.pop_thread_default()
        self.bus.call_sync("org.freedesktop.DBus", "/", "org.freedesktop.DBus", "RequestName",
                           GLib.Variant("(su)", ("org.freedesktop.portal.Desktop", 4)), None, 0, -1, None)
        threading.Thread(target=GLib.MainLoop(context).run, daemon=True).start()

    def answer(self, _bus, _sender, _path, _interface, _method, arguments, reply):
        self.asked.append(arguments.unpack())
        reply.return_value(GLib.Variant("(v)", (GLib.Variant("v", GLib.Variant("b", self.moves)),)))

    def change(self, moves):
        self.moves = moves
        self.bus.emit_signal(None, PATH, "org.freedesktop.portal.Settings", "SettingChanged",
                             GLib.Variant("(ssv)", (*NAMES, GLib.Variant("b", moves))))


def says(program, words):
    """The page of the preferences that tells what the system wants."""
    def look():
        program.menu("Settings", "Configure…")
        program.find("dialog", "Configure Sheepshead")
        program.press("page tab", "Reading and motion")
        found = program.until("what the system wants", lambda: next(
            (n for n in program.all() for text in (STILL, MOVING) if text in (n.name, n.description)), None))
        program.press("push button", "Cancel", within="Configure Sheepshead")
        program.gone("dialog", "Configure Sheepshead")
        return words in (found.name, found.description)

    program.until(words, look)


def test():
    portal = Portal(moves=False)
    program = Program("--seed", "1", "--speed", "normal")
    program.until("the portal's question", lambda: portal.asked)
    check(NAMES in portal.asked, f"what was asked: {portal.asked}")
    says(program, STILL)
    portal.change(True)
    says(program, MOVING)
    program.quit()
    portal.bus.close_sync(None)

    program = Program("--seed", "1", "--speed", "off")  # nobody answers any more
    program.until("the game", program.is_asked)
    says(program, MOVING)
    program.quit()


run(test)
