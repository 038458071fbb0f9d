# SPDX-License-Identifier: GPL-3.0-or-later
"""In a Wayland session, with no X server in reach, a hand is played and its sheet becomes a PDF file. The
session ends when a card of the next hand has been played; that hand goes on in another session. The window is known by
the name of the menu entry, so that desktops show its icon."""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time

from driver import PATIENCE, Program, check, run

SOCKET = "wayland-sheepshead"


class Session:
    """A compositor without a screen. What is started after it draws there."""

    def __init__(self):
        self.process = subprocess.Popen(
            ["weston", "--backend=headless-backend.so", "--width=1280", "--height=800", "--idle-time=0",
             f"--socket={SOCKET}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        socket = pathlib.Path(os.environ["XDG_RUNTIME_DIR"]) / SOCKET
        end = time.monotonic() + PATIENCE
        while not socket.exists():
            check(self.process.poll() is None and time.monotonic() < end, "weston did not start")
            time.sleep(0.02)
        os.environ.update(WAYLAND_DISPLAY=SOCKET, QT_QPA_PLATFORM="wayland")
        os.environ.pop("DISPLAY", None)

    def end(self):
        self.process.terminate()
        self.process.wait()


def cards(program):
    return [card.name for card in program.hand()]


def name_of_window():
    """The application id that the program gives its window."""
    log = pathlib.Path.home() / "wayland.log"
    with log.open("w", encoding="utf-8") as out:
        process = subprocess.Popen([sys.argv[1], "--data-dir", str(pathlib.Path.home() / "another")], stderr=out,
                                   env={**os.environ, "WAYLAND_DEBUG": "1"})
    end = time.monotonic() + PATIENCE
    found = None
    while not found and time.monotonic() < end:
        time.sleep(0.02)
        found = re.search(r'[.]set_app_id\("(.*?)"\)', log.read_text(encoding="utf-8"))
    process.kill()
    process.wait()
    return found and found.group(1)


def test():
    session = Session()
    try:
        check(name_of_window() == "games.sheepshead.Sheepshead", f"the window is known as {name_of_window()}")
        program = Program("--seed", "7", "--speed", "off")
        program.play_until(program.hand_is_over)
        program.until("hand on the sheet", program.sheet)
        written = program.sheet()
        program.save_sheet(pathlib.Path.home() / "sheet.pdf")
        program.press("push button", "Next hand")
        program.until_dealt()
        held = program.play_until(lambda: len(program.hand()) < 6 and cards(program))
    finally:
        session.end()
    program.process.wait(PATIENCE)

    session = Session()
    try:
        program = Program("--speed", "off")
        program.press("push button", "Resume")
        program.until("hand on the sheet", program.sheet)
        check(program.sheet() == written, f"{program.sheet()} is not what was written: {written}")
        program.until(f"the hand as it was: {held}", lambda: program.is_asked() and cards(program) == held)
        program.quit()
    finally:
        session.end()


if not shutil.which("weston"):
    print("There is no weston: not tried")
    sys.exit(77)
run(test)
