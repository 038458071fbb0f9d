# SPDX-License-Identifier: GPL-3.0-or-later
"""The program links no network module, and opens no socket but those of the display, the sound and the buses.

    no_network.py PROGRAM
"""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from driver import Program, check, run

SKIPPED = 77
# Sockets of this machine by their names: the X server, Wayland, the session and accessibility buses,
# the sound server, the C library's questions to the name service cache, and the program of the same
# person that runs already, to which a start hands its files.
KNOWN = re.compile(r"/sheepshead/[0-9a-f]{20}\.socket$|/\.X11-unix/|/wayland-|dbus|at-spi|/pulse/|/pipewire-|/nscd/")


def look_at_the_libraries():
    needed = subprocess.run(["ldd", sys.argv[1]], capture_output=True, text=True, check=True).stdout
    for library in ("Network", "WebSockets", "WebEngine", "libcurl", "libsoup"):
        check(library not in needed, f"{library} is linked:\n{needed}")


def traced(folder):
    """A wrapper that writes down every socket and connection of the program and its children."""
    wrapper, log = folder / "traced", folder / "sockets"
    wrapper.write_text(f"#!/bin/sh\nexec strace -qq -f -D -e trace=socket,connect -o '{log}' "
                       f"'{sys.argv[1]}' \"$@\"\n", encoding="utf-8")
    wrapper.chmod(0o755)
    return wrapper, log


def can_trace(folder):
    return shutil.which("strace") and subprocess.run(
        ["strace", "-qq", "-o", folder / "tried", "true"], check=False,
        stderr=subprocess.DEVNULL).returncode == 0


def test():
    look_at_the_libraries()
    folder = pathlib.Path(tempfile.mkdtemp(prefix="sheepshead-"))
    if not can_trace(folder):
        print("Skipped: strace is not there, or may not look at other programs here")
        sys.exit(SKIPPED)
    wrapper, log = traced(folder)
    program = Program("--seed", "1", "--speed", "off", path=str(wrapper))
    program.play_until(program.hand_is_over)
    program.press("push button", "Review…")
    program.until("review", lambda: next((n for n in program.all() if n.name == "Decisions"), None))
    program.quit()

    lines = log.read_text(encoding="utf-8").splitlines()
    check(any("AF_UNIX" in line for line in lines), "the display's socket was seen")
    for line in lines:
        if "socket(" in line:
            check("socket(AF_UNIX" in line, f"a socket that is not of this machine: {line}")
        name = re.search(r'sun_path=@?"([^"]*)"', line)
        check(not name or KNOWN.search(name[1]), f"a connection to something else: {line}")


run(test)
