# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes drawings beside their script, or checks that the committed files are what is drawn."""

import argparse
import pathlib
import sys


def _write(folder, drawings):
    for name, text in drawings.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
    return 0


def _differs(file, text):
    return not file.is_file() or file.read_bytes() != text.encode("utf-8")


def _check(folder, drawings):
    stale = [name for name, text in drawings.items() if _differs(folder / name, text)]
    for name in stale:
        print(
            f"{folder / name}: differs from what the script draws; run the script", file=sys.stderr
        )
    return 1 if stale else 0


def run(script, description, draw):
    """draw() returns {file name: SVG text}; the files live in the script's folder."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument(
        "--check", action="store_true", help="change nothing; fail if a file is stale"
    )
    folder = pathlib.Path(script).resolve().parent
    return (_check if parser.parse_args().check else _write)(folder, draw())
