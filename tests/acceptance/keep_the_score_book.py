# SPDX-License-Identifier: GPL-3.0-or-later
"""The score book is exported, lost, imported and exported again, byte by byte the same; backed up,
played on and restored while its sheet is on the table; damaged, and restored at the start."""
import datetime
import pathlib
import subprocess
import sys
import tempfile

from driver import Node, Program, check, run

FOLDER = pathlib.Path(tempfile.mkdtemp(prefix="sheepshead-"))
BOOK = FOLDER / "data" / "scores.sqlite"
CONSOLE = pathlib.Path(sys.argv[1]).parent / "console" / "sheepshead-console"


def started():
    return Program("--data-dir", str(BOOK.parent), "--seed", "7", "--speed", "off")


def book(*arguments):
    done = subprocess.run([CONSOLE, "book", str(BOOK), *map(str, arguments)], check=False,
                          text=True, capture_output=True)
    check(done.returncode == 0, f"{arguments}: {done.stderr}")
    return done.stdout


def can_be_chosen(program, entry):
    program.root.clear_cache()
    return any(found.get_name() == entry and Node(found, []).enabled
               for found in program.below(program.root, "menu item"))


def choose(program, entry, file, button):
    program.until(f"{entry} enabled", lambda: can_be_chosen(program, entry))
    program.menu("Game", entry)
    program.write("text", "File name:", str(file))
    program.press("push button", button)


def export(program, kind, file):
    program.until("Export… enabled", lambda: can_be_chosen(program, "Export…"))
    program.menu("Game", "Export…")
    program.press("radio button", kind)
    program.press("push button", "Export…")
    program.write("text", "File name:", str(file))
    program.press("push button", "Save")


def rows(program):
    """The numbers of the hands on the sheet, whose cells begin with them."""
    return len(program.sheet())


def test():
    begun = datetime.date.today()
    BOOK.parent.mkdir()
    program = started()
    program.until("a decision", program.is_asked)
    program.menu("Move", "Hint")  # a hand with a hint is not reviewed in the background meanwhile
    program.says("score expected")
    program.play_until(program.hand_is_over)
    program.until("hand on the sheet", program.sheet)
    export(program, "Everything, to import again (JSON)", FOLDER / "window.json")
    program.says("window.json: 1 sheet with 1 hand.")
    export(program, "A table for a spreadsheet, with names and words (CSV)", FOLDER / "window.csv")
    program.says("window.csv: 1 sheet with 1 hand.")
    table = (FOLDER / "window.csv").read_text(encoding="utf-8-sig").splitlines()
    check(len(table) == 2 and ",You," in table[0], f"the table has {table}")
    program.quit()
    first = (FOLDER / "window.json").read_bytes()

    # Exported, lost, imported: the same.
    book("export", FOLDER / "console.json")
    check((FOLDER / "console.json").read_bytes() == first, "window and console export the same")
    for file in BOOK.parent.glob("scores.sqlite*"):
        file.unlink()
    program = started()
    choose(program, "Import…", FOLDER / "window.json", "Open")
    program.says("Imported: 1 sheet with 1 hand.")
    program.quit()
    book("export", FOLDER / "again.json")
    check((FOLDER / "again.json").read_bytes() == first, "not the same after the import")

    # A bad file is refused with its place.
    (FOLDER / "bad.json").write_bytes(first.replace(b'"stake":', b'"stakes":'))
    program = started()
    program.press("push button", "Resume")
    choose(program, "Import…", FOLDER / "bad.json", "Open")
    program.says("Nothing was imported")
    program.says("sheet[0].hand[0].stake: is missing")
    program.press("push button", "OK")

    # Backed up, played on, restored while the sheet is on the table.
    choose(program, "Back up…", FOLDER / "backup.sqlite", "Save")
    program.says("It was read again and is good.")
    before = rows(program)
    program.play_until(program.hand_is_over)
    program.press("push button", "Next hand")
    program.play_until(program.hand_is_over)
    program.until("a longer sheet", lambda: rows(program) > before)
    choose(program, "Restore…", FOLDER / "backup.sqlite", "Open")
    program.says("Replace the score book with this backup?")
    program.press("push button", "Restore")
    program.says("The score book was restored.")
    program.press("push button", "Resume")
    program.until("the sheet as it was", lambda: rows(program) == before)
    program.quit()
    check(list(BOOK.parent.glob("scores.sqlite.set-aside")), "what was there is kept")
    check("sound: sheets 1" in book("check"), "the book is sound")

    # A backup a day, which is offered when the book is damaged.
    backups = list((BOOK.parent / "backups").glob("scores-*.sqlite"))
    days = {begun, datetime.date.today()}  # two, if midnight came meanwhile
    check(1 <= len(backups) <= len(days), f"the backup of the day: {backups}")
    pages = bytearray(BOOK.read_bytes())
    pages[4096:] = b"\xff" * (len(pages) - 4096)
    BOOK.write_bytes(pages)
    program = started()
    program.says("it is damaged")
    program.says("The newest good backup")
    program.press("push button", "Restore the backup")
    program.says("The score book was restored.")
    program.quit()
    check(any(file.read_bytes() == bytes(pages) for file in BOOK.parent.glob("*set-aside*")),
          "the damaged book is kept as it was")


run(test)
