# SPDX-License-Identifier: GPL-3.0-or-later
"""What a score book has kept of its hands, read past the program."""
import contextlib
import sqlite3

# The hand in play is scrambled in the book, so that a look at the file spoils no game: the numbers are
# those of app/storage/sealed_text.cpp.
BITS = (1 << 64) - 1
SEAL, STEP = 0x5368656570736864, 0x9E3779B97F4A7C15


class Lost(AssertionError):
    """Something that was in the book, or on the table, is not in the book."""


def mixed(seed, index):
    z = (seed + (index + 1) * STEP) & BITS
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & BITS
    z = (z ^ z >> 27) * 0x94D049BB133111EB & BITS
    return z ^ z >> 31


def unsealed(text, sheet, place):
    if not text.startswith("~"):
        return text
    key = mixed(sheet ^ SEAL, place)
    stored = bytes.fromhex(text[1:])
    return bytes(byte ^ mixed(key, i) >> 56 for i, byte in enumerate(stored)).decode()


def name_of(card):
    """ "QC" as the table calls it."""
    ranks = dict(zip("789TJQKA", ["Seven", "Eight", "Nine", "Ten", "Jack", "Queen", "King", "Ace"]))
    suits = {"C": "clubs", "S": "spades", "H": "hearts", "D": "diamonds"}
    return f"{ranks[card[0]]} of {suits[card[1]]}"


class Kept:
    """What is in the book: for each sheet its finished hands, and the actions of the hand in play."""

    def __init__(self, book, mode="rw"):
        self.hands, self.steps = {}, {}
        if not book.exists() or not book.stat().st_size:
            return
        with contextlib.closing(sqlite3.connect(f"file:{book}?mode={mode}", uri=True,
                                                timeout=10)) as database:
            if not database.execute("SELECT 1 FROM sqlite_schema WHERE name = 'journal_step'").fetchone():
                return
            for sheet, record in database.execute("SELECT sheet, record FROM hand ORDER BY number"):
                self.hands.setdefault(sheet, []).append(record)
            for sheet, place, action in database.execute("SELECT * FROM journal_step ORDER BY number"):
                self.steps.setdefault(sheet, []).append(unsealed(action, sheet, place))

    @classmethod
    def while_played(cls, book):
        """The same of a book that a program is writing to; None when it cannot be read at this moment."""
        try:
            return cls(book, "ro")  # never writes, even if the program ends now
        except sqlite3.Error:
            return None

    def finished(self):
        return sum(map(len, self.hands.values()))

    def has_all_of(self, before):
        """Nothing that was there before is lost: the hand in play has grown, or is finished."""
        for sheet, records in before.hands.items():
            if self.hands.get(sheet, [])[:len(records)] != records:
                raise Lost(f"a hand of sheet {sheet} is lost")
        for sheet, steps in before.steps.items():
            now = self.steps.get(sheet, [])
            more = self.hands.get(sheet, [])[len(before.hands.get(sheet, [])):]
            if now[:len(steps)] != steps and not (more and "\n".join(steps) in more[0]):
                raise Lost(f"of {steps} on sheet {sheet} there is {now}, and then {more}")

    def played(self):
        """The cards of the hand in play and of those that were finished last, by name."""
        steps = [step for of in self.steps.values() for step in of]
        lines = steps + [line for of in self.hands.values() for record in of[-2:]
                         for line in record.splitlines()]
        return {name_of(words[2]) for words in map(str.split, lines)
                if len(words) == 3 and words[1] == "play" and words[2][0] in "789TJQKA"}
