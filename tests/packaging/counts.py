# SPDX-License-Identifier: GPL-3.0-or-later
"""The numbers that people read of tables, presets, house rules, lessons, languages and computer players are those of
the source. "Over sixty" is right from 61 to 69.

    counts.py SOURCE-FOLDER
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(sys.argv[1])

ENGLISH = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen " \
    "sixteen seventeen eighteen nineteen".split()
ENGLISH_TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()
GERMAN = "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn " \
    "sechzehn siebzehn achtzehn neunzehn".split()
GERMAN_TENS = "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig".split()


def number_words():
    words = {}
    for small, tens in ((ENGLISH, ENGLISH_TENS), (GERMAN, GERMAN_TENS)):
        words.update({word: number for number, word in enumerate(small)})
        for i, ten in enumerate(tens):
            words[ten] = 10 * (i + 2)
            for digit in range(1, 10):
                unit = "ein" if small[digit] == "eins" else small[digit]
                joined = f"{unit}und{ten}" if small is GERMAN else f"{ten}-{unit}"
                words[joined] = 10 * (i + 2) + digit
    return words


NUMBERS = number_words()
LANGUAGE_NAMES = {"en": "English", "cs": "Czech", "de": "German", "es": "Spanish", "fr": "French", "pl": "Polish"}

# What is counted, and how texts name it. A number in front of one of these words must be right.
UNITS = {
    "tables": r"tables\*\*",
    "presets": r"presets",
    "rules": r"house rules|Hausregeln|more\.$",
    "lessons": r"(?:short )?lessons|Lektionen",
    "languages": r"languages|Sprachen|English, Czech",
    "characters": r"computer players|Computerspieler",
}
TEXTS = ["README.md", "packaging/linux/games.sheepshead.Sheepshead.metainfo.xml", "packaging/sheepshead.6",
         "packaging/sheepshead-console.6", "packaging/deb/debian/control",
         *sorted(str(page.relative_to(ROOT)) for page in (ROOT / "docs/handbook").glob("*/*.md"))]
# So that a sentence that is worded otherwise is not overlooked: each of these texts has these numbers.
EXPECTED = {
    "README.md": {"tables", "presets", "rules", "lessons", "languages", "characters"},
    "packaging/linux/games.sheepshead.Sheepshead.metainfo.xml": {"rules", "lessons", "languages"},
    "packaging/deb/debian/control": {"rules"},
    "docs/handbook/en/07-players.md": {"characters"},
    "docs/handbook/de/07-players.md": {"characters"},
    "docs/handbook/en/11-questions.md": {"languages"},
}


def read(name):
    return (ROOT / name).read_text(encoding="utf-8")


def languages():
    return sorted(file.stem.split("_")[1] for file in (ROOT / "translations").glob("sheepshead_*.ts"))


def counts():
    return {
        "tables": len(re.findall(r"^ +Layout \{\s*LayoutId::", read("engine/rules/layouts.h"), re.M)),
        "presets": len(re.findall(r'^ +Preset \{ "', read("engine/rules/presets.cpp"), re.M)),
        "rules": len(re.findall(r"^ +(?:rule|number)<&Variant::", read("engine/rules/rule_table.cpp"), re.M)),
        "lessons": len(list((ROOT / "resources/lessons").glob("*.lesson"))),
        "languages": len(languages()),
        "characters": len(re.findall(r"^ +Character \{", read("engine/playout/characters.cpp"), re.M)),
    }


def claims(text):
    """(kind, whether "over", number, words) of each number before something that is counted."""
    for kind, unit in UNITS.items():
        for found in re.finditer(rf"(?:\b(over|über)\s+)?([\wäöüß-]+):?\s+(?:{unit})", text, re.I | re.M):
            word = found.group(2).lower()
            number = int(word) if word.isdigit() else NUMBERS.get(word)
            if number is not None:
                yield kind, bool(found.group(1)), number, found.group(0)


def is_right(over, number, count):
    return number < count < number + 10 if over else number == count


def problems():
    there = counts()
    for kind, count in there.items():
        if count < 5:
            yield f"only {count} {kind} found in the source: has its form changed?"
    for name in TEXTS:
        text = read(name)
        seen = set()
        for kind, over, number, words in claims(text):
            seen.add(kind)
            if not is_right(over, number, there[kind]):
                yield f"{name}: \"{words}\", but there are {there[kind]} {kind}"
        for kind in EXPECTED.get(name, set()) - seen:
            yield f"{name}: no number of {kind} found"
    for code in languages():
        if code not in LANGUAGE_NAMES:
            yield f"counts.py does not know the name of the language {code}"
        elif LANGUAGE_NAMES[code] not in read("README.md"):
            yield f"README.md does not name {LANGUAGE_NAMES[code]}"


wrong = list(problems())
if wrong:
    sys.exit("\n".join(wrong))
print(", ".join(f"{count} {kind}" for kind, count in counts().items()))
