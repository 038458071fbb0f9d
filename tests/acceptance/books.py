# SPDX-License-Identifier: GPL-3.0-or-later
"""Score books, read past the program."""
import contextlib
import pathlib
import sqlite3
import tempfile

from driver import check


def fresh_folder():
    return pathlib.Path(tempfile.mkdtemp(prefix="sheepshead-"))


def play_every_card(folder):
    """From the next start on nobody lays cards down, so that a hand of any deal comes to its last cards."""
    (folder / "sheepshead.ini").write_text("[play]\nlaying-down=never\n", encoding="ascii")


def answers(book, question):
    """The rows of a query; never writes."""
    with contextlib.closing(sqlite3.connect(f"file:{book}?mode=ro", uri=True, timeout=10)) as database:
        return database.execute(question).fetchall()


def hands_in(book):
    """The finished hands of all sheets."""
    return answers(book, "SELECT count(*) FROM hand")[0][0]


def actions_in_play(book):
    """The decisions that are kept of hands which are not finished."""
    return answers(book, "SELECT count(*) FROM journal_step")[0][0]


def change(book, *statements):
    """Changes a book that no program has open."""
    with contextlib.closing(sqlite3.connect(book)) as database:
        for statement in statements:
            database.execute(statement)
        database.commit()


def files_of(folder):
    return {file.relative_to(folder).as_posix(): file.read_bytes()
            for file in folder.rglob("*") if file.is_file()}


def check_hands(book, hands):
    there = hands_in(book)
    check(there == hands, f"{there} hands are in {book}, not {hands}")
