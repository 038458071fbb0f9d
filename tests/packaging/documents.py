# SPDX-License-Identifier: GPL-3.0-or-later
"""The documents of the project are there, their links lead somewhere, and addresses stand in packaging/addresses alone.

    documents.py SOURCE-FOLDER
"""
import pathlib
import re
import sys

import addresses

ROOT = pathlib.Path(sys.argv[1])
NEEDED = {
    "README.md": ["CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", "docs/formats.md"],
    "CHANGELOG.md": ["docs/formats.md"],
    "docs/formats.md": ["console-protocol.md", "score-book-format.md", "tournaments.md"],
    "docs/trust.md": [],
    "CONTRIBUTING.md": [".github/CODE_OF_CONDUCT.md", ".github/GOVERNANCE.md", ".github/SUPPORT.md",
                        "translations/README.md"],
    "SECURITY.md": ["packaging/addresses"],
    ".github/CODE_OF_CONDUCT.md": ["../packaging/addresses"],
    ".github/GOVERNANCE.md": ["../packaging/addresses"],
    ".github/SUPPORT.md": ["../SECURITY.md"],
}
ROLES = {"SECURITY.md": "security", ".github/CODE_OF_CONDUCT.md": "conduct"}


def links_of(text):
    return [link for link in re.findall(r"\]\(([^)\s]+)\)", text) if not re.match(r"[a-z]+:", link)]


def anchor(heading):
    """The anchor that GitHub gives a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def problems_of(name):
    file = ROOT / name
    text = file.read_text(encoding="utf-8")
    for link in links_of(text):
        path, _, place = link.partition("#")
        target = (file.parent / path).resolve() if path else file
        if not target.exists():
            yield f"{name}: there is no {link}"
        elif place and target.suffix == ".md":
            headings = re.findall(r"^#+ (.*)$", target.read_text(encoding="utf-8"), re.M)
            if place not in map(anchor, headings):
                yield f"{name}: {path or name} has no heading #{place}"
    for address in addresses.read(ROOT).values():
        if address and ("@" in address or "://" in address) and address in text:
            yield f"{name}: {address} stands in packaging/addresses; name its line"
    if re.search(r"\b[\w.+-]+@[\w-]+[.]\w+", text):
        yield f"{name}: a mail address; it belongs into packaging/addresses"


def problems():
    for name, links in NEEDED.items():
        if not (ROOT / name).exists():
            yield f"there is no {name}"
            continue
        there = links_of((ROOT / name).read_text(encoding="utf-8"))
        yield from (f"{name} does not link {link}" for link in links if link not in there)
        yield from problems_of(name)
    for name, role in ROLES.items():
        if role not in addresses.read(ROOT):
            yield f"packaging/addresses has no {role}"
        if f"`{role}`" not in (ROOT / name).read_text(encoding="utf-8"):
            yield f"{name} does not name the address {role}"


wrong = list(problems())
if wrong:
    sys.exit("\n".join(wrong))
