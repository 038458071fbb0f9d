# SPDX-License-Identifier: GPL-3.0-or-later
"""What the program keeps is for its owner alone, whatever the system lets others read, and what an earlier
version left wider is narrowed."""
import os
import pathlib
import shutil
import stat
import tempfile

from driver import Program, check, run

HOME = pathlib.Path(os.environ["HOME"])


def modes(folder):
    return {path: stat.S_IMODE(path.lstat().st_mode) for path in folder.rglob("*")
            if not path.is_symlink()}


def look(folder):
    found = modes(folder)
    check(found, f"there is something in {folder}")
    for path, mode in found.items():
        expected = 0o700 if path.is_dir() else 0o600
        check(mode == expected, f"{path}: {mode:o}, not {expected:o}")


def own(folder):
    return [path for path in folder.rglob("*") if path.name == "sheepshead" and path.is_dir()]


def a_new_person():
    os.umask(0)
    program = Program("--seed", "1", "--speed", "off")
    program.play_until(program.hand_is_over)
    for place in own(HOME):
        look(place)
    program.quit()
    program = Program("--seed", "1", "--speed", "off")  # which makes the backup of the day
    program.press("push button", "Resume")
    program.until("backup", lambda: list(HOME.rglob("backups/*.sqlite")))
    program.until_dealt()
    program.quit()
    check(len(own(HOME)) == 2, f"a folder of data and one of settings: {own(HOME)}")
    for place in own(HOME):
        look(place)
        check(stat.S_IMODE(place.stat().st_mode) == 0o700, place)


def an_earlier_version():
    for place in own(HOME):
        for path in [place, *place.rglob("*")]:
            path.chmod(0o755 if path.is_dir() else 0o644)
    program = Program("--seed", "1", "--speed", "off")
    program.press("push button", "Resume")
    program.until_dealt()
    for place in own(HOME):
        look(place)
        check(stat.S_IMODE(place.stat().st_mode) == 0o700, place)
    program.quit()


def a_folder_of_the_persons_own():
    folder = pathlib.Path(tempfile.mkdtemp(prefix="sheepshead-"))
    folder.chmod(0o755)
    (folder / "other.txt").write_text("shared")
    (folder / "other.txt").chmod(0o644)
    program = Program("--seed", "1", "--speed", "off", "--data-dir", str(folder))
    program.until_dealt()
    check(stat.S_IMODE(folder.stat().st_mode) == 0o755, "the folder is not the program's own")
    check(modes(folder).pop(folder / "other.txt") == 0o644, "nor is what else lies there")
    for path in folder.glob("s*"):
        check(stat.S_IMODE(path.stat().st_mode) == 0o600, path)
    program.quit()
    shutil.rmtree(folder)


def test():
    a_new_person()
    an_earlier_version()
    a_folder_of_the_persons_own()


run(test)
