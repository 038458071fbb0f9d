# SPDX-License-Identifier: GPL-3.0-or-later
"""The book subcommand: list, export, import, check, statistics, backup and restore of a book."""
import csv
import io
import json
import os
import pathlib
import sqlite3
import tempfile

from console import check, console, json_of

BOOK, OTHER = "scores.sqlite", "other.sqlite"
os.chdir(tempfile.mkdtemp(prefix="sheepshead-"))


def refused(said, *arguments, status=1):
    done = console("book", *arguments)
    check(done.returncode == status and said in done.stderr and not done.stdout,
          f"{arguments}: {done}")


def evening(number, hands):
    """A sheet of a real table, as another program may write it."""
    names = range(5)
    rows = [{"number": hand, "dealer": hand % 5, "ending": "picked", "stake": 2, "record": "",
             "to_pot": 0, "hinted": 0, "factors": "schneider 2", "day": "2024-05-31",
             "picked_hand": {"picker": 0, "makers_points": 95, "makers_took_no_trick": 0,
                             "makers_took_all_tricks": 0, "picker_took_no_trick": 0, "forced": 0,
                             "doubler": 1, "tier": "won-schneider", "picker_paid_alone": 0,
                             "raises": 0, "blind_pick": 0, "sheepshead": "none"},
             "hand_seat": [{"seat": seat, "score": (4, 2, -2, -2, -2)[seat], "partner": seat == 1,
                            "leaster_winner": 0, "showdown_winner": 0, "person": seat,
                            "played": 1} for seat in names]}
            for hand in range(1, hands + 1)]
    for row in rows:
        for seat in row["hand_seat"]:
            seat["partner"] = int(seat["partner"])
    return {"name": f"Evening {number}", "begun": f"2024-05-{number:02}T18:00:00Z",
            "last_played": f"2024-05-{number:02}T22:00:00Z", "variant": "layout=5H-A",
            "seed": number, "hands_dealt": hands, "dealer": 0, "doublers_waiting": 0,
            "doubler_factor": 1, "pot": 0, "stopped": 0, "kind": "game",
            "player": [{"seat": seat, "person": seat} for seat in names], "hand": rows}


def book_of(*sheets):
    people = [{"name": name, "computer": 0} for name in ("Zoë", "Ann", "Bob", "Cy", "Dot")]
    return {"format": "sheepshead-score-book", "version": 6, "person": people,
            "sheet": list(sheets)}


# A file that another program wrote comes in, and the book says what is in it.
pathlib.Path("in.json").write_text(json.dumps(book_of(evening(1, 3), evening(2, 2))))
came = json_of("book", BOOK, "import", "in.json")
check((came["sheets"], came["hands"], came["people"]) == (2, 5, 5), came)
listed = json_of("book", BOOK, "list")["sheets"]
check([sheet["name"] for sheet in listed] == ["Evening 2", "Evening 1"], listed)
check(listed[1]["totals"] == [12, 6, -6, -6, -6] and listed[1]["players"][0] == "Zoë", listed)
said = console("book", BOOK, "list").stdout
check("Evening 1: 3 hands; Zoë 12, Ann 6" in said, said)

# Exported, imported into an empty book and exported again it is the same, byte by byte.
check(json_of("book", BOOK, "export", "out.json")["hands"] == 5, "the export says what is in it")
first = pathlib.Path("out.json").read_bytes()
check(console("book", OTHER, "import", "out.json").returncode == 0, "the import")
check(console("book", OTHER, "export", "-").stdout.encode() == first, "the same bytes")
check(console("book", OTHER, "import", "-", stdin=first.decode()).stdout
      == "imported: sheets 0, hands 0, people 0\nthere already: sheets 2\n", "nothing new")

# Tables for spreadsheets.
for kind, lines in (("hands-csv", 5), ("players-csv", 25)):
    text = console("book", BOOK, "export", "-", "--format", kind).stdout
    rows = list(csv.DictReader(io.StringIO(text)))
    check(len(rows) == lines and rows[0]["hand.number"] == "1", f"{kind}: {rows[:2]}")
check([row["total"] for row in rows if row["player"] == "Zoë"] == ["4", "8", "12", "4", "8"], rows)
check(rows[1]["role"] == "partner" and rows[2]["role"] == "defender", rows[:3])

# Statistics, without a change of the file.
before = pathlib.Path(BOOK).read_bytes()
people = json_of("book", BOOK, "statistics")["people"]
check([person["name"] for person in people][:2] == ["Zoë", "Ann"], people)
zoe = people[0]
check((zoe["evenings"], zoe["hands"], zoe["score"], zoe["bestEvening"]) == (2, 5, 20, 12), zoe)
check(zoe["statistics"]["picker"]["won"]["count"] == 5 and zoe["statistics"]["picker"]["won"]["least"] > 0.5, zoe)
check(people[1]["statistics"]["partner"] == {"won": zoe["statistics"]["picker"]["won"], "score": 10},
      people[1])
said = console("book", BOOK, "statistics").stdout
check("Zoë: 5 hands on 2 evenings, score 20, 4.00 a hand\n" in said, said)
check("  won as picker   5 of 5, 100% (57 to 100%), score 20\n" in said, said)
check(pathlib.Path(BOOK).read_bytes() == before, "statistics only read")

# A bad file is refused whole, with its place; nothing is written.
before = pathlib.Path(BOOK).read_bytes()
bad = book_of(evening(3, 2))
bad["sheet"][0]["hand"][1]["stake"] = "two"
pathlib.Path("bad.json").write_text(json.dumps(bad))
refused('sheet[0].hand[1].stake: "two" is no whole number', BOOK, "import", "bad.json")
refused("Nothing was imported", "new.sqlite", "import", "bad.json")
check(not pathlib.Path("new.sqlite").exists(), "no empty book is left")
pathlib.Path("cut.json").write_bytes(first[:-20])
refused("cut.json (line ", BOOK, "import", "cut.json")
refused("cannot be read", BOOK, "import", "nowhere.json")
check(console("book", OTHER, "export", "-").stdout.encode() == first, "as it was")

# Check, and what a damaged sheet is called.
check(console("book", BOOK, "check").stdout == "sound: sheets 2, hands 5\n", "a sound book")
with sqlite3.connect(OTHER) as database:
    database.execute("UPDATE hand SET ending = 'unknown' WHERE id = 1")
database.close()
found = console("book", OTHER, "check")
check(found.returncode == 1 and "(Evening 1) cannot be read: hand 1: ending" in found.stdout, found)
part = console("book", OTHER, "export", "part.json")
check(part.returncode == 1 and "not exported" in part.stderr and "sheets 1" in part.stdout, part)
refused("There is no score book", "nothing.sqlite", "check")
refused("it is not a score book", "in.json", "list")

# Nothing is written over the book, or where the database keeps its changes.
before = pathlib.Path(BOOK).read_bytes()
refused("this is the score book itself", BOOK, "export", BOOK)
refused("this is the score book itself", BOOK, "backup", BOOK)
refused("this name belongs to the score book", BOOK, "export", BOOK + "-wal")
check(pathlib.Path(BOOK).read_bytes() == before, "as it was")

# What only an enemy or a damaged disk writes is told as what it is, and not as a full disk.
def changed(statements):
    pathlib.Path("odd.sqlite").write_bytes(pathlib.Path(BOOK).read_bytes())
    with sqlite3.connect("odd.sqlite") as rows:
        rows.executescript(statements)
    rows.close()


for statements, table in (("UPDATE sqlite_sequence SET seq = 9223372036854775807", "sqlite_sequence"),
                          ("INSERT INTO person VALUES (9223372036854775807, 'Eve', 0, NULL)", "person"),
                          ("UPDATE hand SET id = 9223372036854775807 WHERE id = 1", "hand")):
    changed(statements)
    refused(f"table {table} has a row number 9223372036854775807", "odd.sqlite", "import", "in.json")
    refused(f"table {table} has a row number 9223372036854775807", "odd.sqlite", "check")
changed("UPDATE log_mark SET turn = 9223372036854775807; DELETE FROM sheet WHERE id = 1")
check(console("book", "odd.sqlite", "import", "in.json").returncode == 0, "the count of changes begins again")
changed("UPDATE person SET same_as = 3 - id WHERE id < 3")
found = console("book", "odd.sqlite", "check")
check(found.returncode == 1 and "Zoë is merged with a person who is merged" in found.stdout, found)

changed("UPDATE person SET name = ' ' WHERE id = 1")
found = console("book", "odd.sqlite", "check")
check(found.returncode == 1 and "person[1].name: is empty" in found.stdout, found)
check(json.loads(console("book", "odd.sqlite", "export", "-").stdout)["person"][0]["name"] == "?", "it can be seen")

# After -- each word is a file, and a file may have any name.
for name in ("--json", "-h", "--", "-"):
    check(console("book", "--", name, "import", "in.json").returncode == 0, name)
    check(console("book", "--json", "--", name, "check").returncode == 0, name)
    check(pathlib.Path(name).is_file(), name)
check(console("rules", "--", "--help").returncode != 0, "no rules are called so")

# What is written beside a file of the longest name has a shorter one.
for name in (255 * "x", 127 * "ä" + "x", 62 * "😀" + ".json"):
    check(console("book", BOOK, "export", name).returncode == 0, name)
    check(pathlib.Path(name).read_bytes() == first, name)
    refused("the name is too long", BOOK, "backup", name)
    check(pathlib.Path(name).read_bytes() == first, "as it was")
    pathlib.Path(name).unlink()
for name in (247 * "x", 123 * "ä", 60 * "😀" + ".json"):
    check(console("book", BOOK, "backup", name).returncode == 0, name)
    check(console("book", BOOK, "restore", name).returncode == 0, name)
    pathlib.Path(name).unlink()

# A name that looks like an address of a database is a name.
for name in ("file:book?mode=memory", ":memory:"):
    check(console("book", name, "import", "in.json").returncode == 0, name)
    check(console("book", name, "check").stdout == "sound: sheets 2, hands 5\n", name)

# Backup and restore.
check(console("book", BOOK, "backup", "backup.sqlite").stdout
      == "backed up: sheets 2, hands 5\n", "the backup")
pathlib.Path("more.json").write_text(json.dumps(book_of(evening(4, 1))))
check(json_of("book", BOOK, "import", "more.json")["people"] == 0, "people are known by name")
restored = json_of("book", BOOK, "restore", "backup.sqlite")
check(console("book", BOOK, "export", "-").stdout.encode() == first, "as at the backup")
check(len(json_of("book", restored["setAside"], "list")["sheets"]) == 3, "what was there is kept")
refused("is not a score book, is damaged", BOOK, "restore", "in.json")
check(console("book", BOOK, "export", "-").stdout.encode() == first, "as it was")
open_book = sqlite3.connect(BOOK)
open_book.execute("SELECT count(*) FROM sheet").fetchone()
open_book.execute("BEGIN IMMEDIATE")
refused("is open in another window", BOOK, "restore", "backup.sqlite")
open_book.close()

# The command line.
refused("OTHER is missing", BOOK, "export", status=2)
refused("one argument too many", BOOK, "list", "x", status=2)
refused("'burn' is none of", BOOK, "burn", status=2)
refused("--format is for export only", BOOK, "list", "--format", "json", status=2)
refused("not 'xml'", BOOK, "export", "-", "--format", "xml", status=2)
check(pathlib.Path(BOOK).read_bytes()[:15] == before[:15], "a book is a book")

# Whatever a file or an argument says, a terminal gets no control characters and no turned text.
with sqlite3.connect(BOOK) as rows:
    rows.execute("UPDATE hand SET ending = char(27) || '[31mred' || char(155, 8238) WHERE id = 1")
strange = "no\x1b]0;title\x07\u202e.sqlite"
for arguments in ([BOOK, "list"], [BOOK, "check"], [BOOK, "statistics"], [strange, "list"], [BOOK, "export", "-"],
                  [BOOK, "import", strange], [BOOK, strange]):
    done = console("book", *arguments)
    for letter in done.stdout + done.stderr:
        check(letter in "\n\t" or not (ord(letter) < 32 or 126 < ord(letter) < 160 or letter in "\u202e"),
              f"{arguments}: {letter!r} in {done}")
check("?" in console("book", strange, "list").stderr, "and it is seen that something was there")
