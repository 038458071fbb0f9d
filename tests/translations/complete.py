#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""complete.py LUPDATE ROOT: every text of the program has a finished translation, and no more.

English: all plurals. Any other language: all texts, and where a text names a term of the game, so
does the translation (translations/terms_*.txt). A translation keeps the placeholders, the HTML, the
file patterns and the number of mnemonics of its source, and ends as it does. No line of a French text
breaks before a sign that has a space in front of it, or within its quotation marks."""

import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

FORMS = {"cs": 3, "de": 2, "en": 2, "es": 2, "fr": 2, "pl": 3}
KEPT = re.compile(r"%(?:L?\d+|n)|</?\w[^<>]*>|\*\.\w+")
MNEMONIC = re.compile(r"&(?=\w)")
BREAKS_IN_FRENCH = re.compile(r" [:;?!»]|« ")
ENDING = re.compile(r"[.?!:…]?$")


def messages(file):
    """(context, source, comment) to its <message>."""
    found = {}
    for context in ElementTree.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            key = (context.findtext("name"), message.findtext("source"), message.findtext("comment"))
            found[key] = message
    return found


def texts(message):
    translation = message.find("translation")
    forms = [form.text or "" for form in translation.iter("numerusform")]
    return forms or [translation.text or ""]


def said_by_the_program(lupdate, root, file):
    """The committed file as lupdate leaves it; its complaints are faults too."""
    command = [lupdate, "-no-obsolete", "-locations", "none", "-I", ".", "ui", "app"]
    if file.stem.endswith("_en"):
        command.append("-pluralonly")
    run = subprocess.run(
        [*command, "-ts", file], cwd=root, capture_output=True, text=True, check=True
    )
    return [line for line in run.stderr.splitlines() if line.strip()]


def faults_of(message, source, language):
    if message.find("translation").get("type") == "unfinished":
        yield "not translated"
        return
    if message.get("numerus") == "yes" and len(texts(message)) != FORMS[language]:
        yield f"needs {FORMS[language]} plural forms"
    for text in texts(message):
        if not text:
            yield "empty"
        elif sorted(KEPT.findall(text)) != sorted(KEPT.findall(source)):
            yield f"other placeholders: {text!r}"
        elif len(MNEMONIC.findall(text)) != len(MNEMONIC.findall(source)):
            yield f"other mnemonics: {text!r}"
        elif language == "fr" and BREAKS_IN_FRENCH.search(text):
            yield f"needs a space at which no line breaks: {text!r}"
        elif ENDING.search(text).group() != ENDING.search(source).group():
            yield f"ends otherwise: {text!r}"


def terms_of(file):
    """English term, as whole words, to what one of its translations has in it."""
    terms = []
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else []:
        line = line.partition("#")[0].strip()
        if line:
            english, _, stems = line.partition("=")
            pattern = re.compile(rf"\b{re.escape(english.strip())}s?\b", re.IGNORECASE)
            terms.append((english.strip(), pattern, [s.strip().lower() for s in stems.split("|")]))
    return sorted(terms, key=lambda term: -len(term[0]))  # "crack back" before "crack"


def untold_terms(message, source, terms):
    """Terms of the source that no form of the translation names."""
    said = MNEMONIC.sub("", " ".join(texts(message))).lower()
    source = MNEMONIC.sub("", source)
    for english, pattern, stems in terms:
        rest = pattern.sub("", source)
        if rest != source and not any(stem in said for stem in stems):
            yield f"does not name {english!r} ({' | '.join(stems)}): {said!r}"
        source = rest


def faults_in(lupdate, root, committed):
    language = committed.stem.rpartition("_")[2]
    terms = terms_of(root / "translations" / f"terms_{language}.txt")
    with tempfile.TemporaryDirectory() as folder:
        fresh_file = pathlib.Path(folder) / committed.name
        fresh_file.write_bytes(committed.read_bytes())
        yield from said_by_the_program(lupdate, root, fresh_file)
        fresh = messages(fresh_file)
    for context, source, comment in messages(committed).keys() - fresh.keys():
        yield f"{context}: {source!r}: no longer said"
    for (context, source, comment), message in fresh.items():
        for fault in faults_of(message, source, language):
            yield f"{context}: {source!r}: {fault}"
        for fault in untold_terms(message, source, terms):
            yield f"{context}: {source!r}: {fault}"


def main(lupdate, root):
    root = pathlib.Path(root)
    count = 0
    for committed in sorted(root.glob("translations/*.ts")):
        for fault in faults_in(lupdate, root, committed):
            print(f"{committed.name}: {fault}")
            count += 1
    if count:
        print(f"{count} faults; cmake --build … --target update_translations, then translate")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
