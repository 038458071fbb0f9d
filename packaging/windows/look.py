# SPDX-License-Identifier: GPL-3.0-or-later
"""Looks at the table under wine: in dark colours and at twice the size, as Windows is told to show them.

    look.py PICTURES COMMAND [ARGUMENT...]

The COMMAND begins with "wine". The settings of this wine are changed and changed back.
"""
import pathlib
import shutil
import statistics
import subprocess
import tempfile
import time

from play import COMMAND, PICTURES, check, keys, output, path_for_program, picture, until, window

COLOURS = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Themes\Personalize"
SCREEN = r"HKCU\Control Panel\Desktop"


def set_to(key, name, value):
    subprocess.run([COMMAND[0], "reg", "add", key, "/v", name, "/t", "REG_DWORD", "/d", str(value), "/f"],
                   check=True, stdout=subprocess.DEVNULL)


def place_of(main_window):
    lines = output("xdotool", "getwindowgeometry", "--shell", main_window).split()
    return {name: int(value) for name, value in (line.split("=") for line in lines if "=" in line)}


def brightness_of_menu_bar(name, place):
    """Of 255: near the right edge of the window, where the bar is empty."""
    part = f"1x16+{place['X'] + place['WIDTH'] - 40}+{place['Y'] + 4}"
    grey = subprocess.run(["convert", str(PICTURES / f"{name}.png"), "-crop", part, "+repage", "-colorspace",
                           "Gray", "-depth", "8", "gray:-"], capture_output=True, check=True).stdout
    return statistics.median(grey)


def look(name):
    """Starts the table, takes its picture, and ends it; returns the brightness of the menu bar, and
    the width of the window."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="sheepshead-"))
    program = subprocess.Popen([*COMMAND, "--data-dir", path_for_program(folder), "--language", "en",
                                "--seed", "1", "--speed", "off"])
    try:
        main_window = until("the window", lambda: window("Sheepshead"))
        subprocess.run(["xdotool", "windowfocus", "--sync", main_window], check=False)
        until("the score book", lambda: (folder / "scores.sqlite").exists())
        time.sleep(3)  # the first picture has to be drawn, and there is nothing to look at
        picture(name)
        place = place_of(main_window)
        keys("ctrl+q")
        until("the end", lambda: program.poll() is not None)
        check(program.returncode == 0, "the program did not end well")
    finally:
        program.kill()
        shutil.rmtree(folder)
    return brightness_of_menu_bar(name, place), place["WIDTH"]


def look_with(key, setting, value, usual, name):
    set_to(key, setting, value)
    try:
        return look(name)
    finally:
        set_to(key, setting, usual)


def main():
    light, width = look("light")
    check(light > 180, f"the menu bar is not light: {light}")
    dark, _ = look_with(COLOURS, "AppsUseLightTheme", 0, 1, "dark")
    check(dark < 80, f"the menu bar is not dark: {dark}")
    _, doubled = look_with(SCREEN, "LogPixels", 192, 96, "doubled")
    check(doubled > 1.7 * width, f"the window is {width} and then {doubled} pixels wide")
    print(f"The menu bar: {light:.0f} and {dark:.0f} of 255; the window: {width} and {doubled} pixels wide")


main()
