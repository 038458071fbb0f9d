# SPDX-License-Identifier: GPL-3.0-or-later
"""The score sheet becomes a PDF file, and its numbers can be read there."""
import pathlib
import subprocess
import tempfile

from driver import Program, check, run


def words_of(pdf):
    return subprocess.run(["pdftotext", "-layout", str(pdf), "-"], check=True, text=True,
                          capture_output=True).stdout


def test():
    pdf = pathlib.Path(tempfile.mkdtemp(prefix="sheepshead-")) / "sheet.pdf"
    program = Program("--seed", "7", "--speed", "off")
    program.play_until(program.hand_is_over)
    program.until("hand on the sheet", program.sheet)
    totals = program.totals()
    program.save_sheet(pdf)
    program.quit()

    words = words_of(pdf)
    for name, total in totals.items():
        check(name in words, f"{name} is not in {words}")
        check(total in words.split(), f"{total} of {name} is not in {words}")


run(test)
