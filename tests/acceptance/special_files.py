# SPDX-License-Identifier: GPL-3.0-or-later
"""What is no ordinary file stops nobody: pipes and devices in the place of the program's files, as files to
open and as parts of a card deck; and a deck that takes for ever to draw, at this start and the next."""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from driver import Program, check, run

INDEX = "[KDE Backdeck]\nName=X\nSVG=d.svg\n"
SVG = ('<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
       ' width="100" height="140">{}</svg>')
CARD = '<g id="queen_club"><rect width="100" height="140" fill="#fff"/>{}</g>'


def endless():
    """A picture in which each group draws the one before it ten times."""
    groups = "".join(f'<g id="a{i}">' + f'<use xlink:href="#a{i - 1}"/>' * 10 + "</g>" for i in range(1, 25))
    return SVG.format('<rect id="a0" width="9" height="9"/>' + groups
                      + CARD.format('<use xlink:href="#a24"/>'))


def make_deck(folder, svg):
    folder.mkdir()
    (folder / "index.desktop").write_text(INDEX)
    (folder / "d.svg").write_text(svg)
    return folder / "index.desktop"


def start_with_deck(deck, data):
    """As if the person had chosen it before."""
    (data / "sheepshead.ini").write_text(f"[look]\ndeck={deck}\n")
    return Program("--seed", "1", "--speed", "off", "--data-dir", str(data))


def plays(program):
    program.play_until(program.hand_is_over)
    program.quit()


def decks(folder):
    pipe = folder / "pipe"
    os.mkfifo(pipe)
    data = folder / "data"
    data.mkdir()
    device = SVG.format(CARD.format('<image width="9" height="9" xlink:href="/dev/ptmx"/>'))
    beside = SVG.format(CARD.format(f'<image width="9" height="9" xlink:href="{pipe}"/>'))
    styled = f'<?xml-stylesheet type="text/css" href="{pipe}"?>' + SVG.format(CARD.format(""))
    for number, svg in enumerate((device, beside, styled)):
        plays(start_with_deck(make_deck(folder / f"deck{number}", svg), data))
        shutil.rmtree(data)
        data.mkdir()

    # A deck of files, one of them a pipe, which counts as missing.
    of_files = folder / "files"
    of_files.mkdir()
    (of_files / "index.desktop").write_text("[KDE Backdeck]\nName=X\n")
    os.mkfifo(of_files / "1.png")
    program = start_with_deck(of_files / "index.desktop", data)
    program.says("There is no picture of a card in it. The usual cards are shown instead.")
    plays(program)

    # The picture itself, or the index, is a pipe.
    for number, name in enumerate(("d.svg", "index.desktop")):
        deck = make_deck(folder / f"piped{number}", "")
        (deck.parent / name).unlink()
        os.mkfifo(deck.parent / name)
        program = start_with_deck(deck, data)
        program.says("The usual cards are shown instead.")
        program.quit()

    # One that cannot be drawn in time: told, and the usual one is drawn, each time.
    deck = make_deck(folder / "endless", endless())
    for _ in range(2):
        program = start_with_deck(deck, data)
        program.says("Drawing this deck takes too much time or memory. The usual cards are shown instead.")
        program.quit()


def files_to_open(folder):
    for kind in ("sheephand", "sheeprules"):
        pipe = folder / f"a.{kind}"
        os.mkfifo(pipe)
        program = Program("--speed", "off", "--data-dir", tempfile.mkdtemp(dir=folder), str(pipe))
        program.says("This is no ordinary file.")
        program.kill()
    console = pathlib.Path(sys.argv[2])
    for command in ("replay", "solve", "verify"):
        done = subprocess.run([console, command, folder / "a.sheephand"], capture_output=True, text=True,
                              check=False, timeout=60)
        check(done.returncode != 0 and "no ordinary file" in done.stderr, f"{command}: {done}")


def places_of_the_program(folder):
    for name in ("scores.sqlite", "scores.sqlite-wal", "scores.sqlite-journal"):
        data = pathlib.Path(tempfile.mkdtemp(dir=folder))
        os.mkfifo(data / name)
        program = Program("--speed", "off", "--data-dir", str(data))
        program.says("is no ordinary file. Remove what is there, or rename it.")
        program.kill()
    for name in ("sheepshead.ini", "sheepshead.ini.lock", "scores.sqlite.in-use"):
        data = pathlib.Path(tempfile.mkdtemp(dir=folder))
        os.mkfifo(data / name)
        program = Program("--speed", "off", "--data-dir", str(data))
        program.press("push button", "I play called ace")
        program.until_dealt()
        program.quit()


def test():
    folder = pathlib.Path(tempfile.mkdtemp(prefix="sheepshead-"))
    places_of_the_program(folder)
    files_to_open(folder)
    decks(folder)
    shutil.rmtree(folder)


run(test)
