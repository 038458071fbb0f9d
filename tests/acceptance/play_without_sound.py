# SPDX-License-Identifier: GPL-3.0-or-later
"""The program plays where its sound module is missing, and where it cannot be loaded."""
import pathlib
import shutil
import sys
import tempfile

from driver import Program, check, run


def tabs(program):
    program.menu("Settings", "Configure…")
    program.find("page tab", "Look")
    names = {node.name for node in program.all() if node.role == "page tab"}
    program.press("push button", "Cancel")
    return names


def play(path, data):
    program = Program("--data-dir", str(data), "--seed", "7", "--speed", "fast", path=str(path))
    program.until_dealt()
    names = tabs(program)
    program.play_until(program.hand_is_over)
    program.quit()
    return names


def test():
    folder = pathlib.Path(tempfile.mkdtemp(prefix="sheepshead-"))
    program = folder / "sheepshead"
    shutil.copy(sys.argv[1], program)
    check("Sound" not in play(program, folder / "first"), "no module, no settings for it")
    for name in ("sheepshead_sound.so", "sheepshead_sound.dylib", "sheepshead_sound.dll"):
        (folder / name).write_text("no library")
    play(program, folder / "second")
    shutil.rmtree(folder)


run(test)
