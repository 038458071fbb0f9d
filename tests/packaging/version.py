# SPDX-License-Identifier: GPL-3.0-or-later
"""The version and its date stand in CMakeLists.txt; every other file takes them from there, or says the same.

    version.py SOURCE-FOLDER
"""
import pathlib
import re
import subprocess
import sys

import addresses

ROOT = pathlib.Path(sys.argv[1])
VERSION = addresses.filled(ROOT, "@PROJECT_VERSION@")
DATE = addresses.filled(ROOT, "@sheepshead_release_date@")
# Files that take the version from CMake or packaging/lib, and how they call it.
FILLED = {
    "packaging/linux/games.sheepshead.Sheepshead.metainfo.xml": "@PROJECT_VERSION@",
    "packaging/windows/sheepshead.rc.in": "@PROJECT_VERSION@",
    "packaging/windows/sheepshead.nsi": "${VERSION}",
    "packaging/macos/CMakeLists.txt": "${PROJECT_VERSION}",
    "packaging/deb/debian/changelog": "@version@",
    "packaging/sheepshead.6": "@PROJECT_VERSION@",
    "packaging/sheepshead-console.6": "@PROJECT_VERSION@",
}
SCRIPTS = ["appimage", "deb/files", "macos/build", "publish", "release", "windows/build"]

problems = []


def check(condition, words):
    if not condition:
        problems.append(words)


def read(name):
    return (ROOT / name).read_text(encoding="utf-8")


def look_at_changelog():
    headings = re.findall(r"^## (.*)$", read("CHANGELOG.md"), re.M)
    check(headings[:2] == ["Unreleased", f"{VERSION} – {DATE}"],
          f"CHANGELOG.md begins with {headings[:2]}, this is {VERSION} of {DATE}")
    for heading in headings[1:]:
        check(re.fullmatch(r"\d+[.]\d+[.]\d+ – \d{4}-\d\d-\d\d", heading), f"CHANGELOG.md: \"{heading}\"")


def look_at_texts():
    check(f"Version {VERSION}. " in read("README.md"), f"README.md does not say \"Version {VERSION}.\"")
    for name, words in FILLED.items():
        text = read(name)
        check(words in text, f"{name} does not take the version from CMake: no {words}")
        check(VERSION not in text, f"{name} has the version by itself")


def look_at_manifest():
    """Windows wants four numbers."""
    check(f'name="games.sheepshead.Sheepshead" version="{VERSION}.0"' in read("packaging/windows/sheepshead.manifest"),
          f"sheepshead.manifest does not say {VERSION}.0")


def look_at_scripts():
    for script in SCRIPTS:
        check("$(project_version)" in read(f"packaging/{script}"), f"packaging/{script} does not ask project_version")
    line = re.search(r"^project_version\(\) \{\n(.*?)^\}", read("packaging/lib"), re.M | re.S)
    said = subprocess.run(["sh", "-c", line.group(1)], capture_output=True, text=True, check=True,
                          env={"PATH": "/usr/bin:/bin", "root": str(ROOT)}).stdout.strip()
    check(said == VERSION, f"packaging/lib: project_version is {said}")


def look_at_formats():
    """docs/formats.md promises for formats that there are, and there is a file of each of 1.0."""
    newest = re.search(r'"format":"sheepshead-score-book","version":(\d+)', read("docs/score-book-format.md")).group(1)
    said = re.search(r"^\| `scores[.]sqlite`.*\| (\d+) \|$", read("docs/formats.md"), re.M)
    check(said and int(said.group(1)) <= int(newest), f"docs/formats.md: the score book has version {newest} today")
    kept = {file.suffix for file in (ROOT / "tests/data/formats/1.0").iterdir()}
    for kind in re.findall(r"`([.]\w+)`", "\n".join(re.findall(r"^\| `[.].*$", read("docs/formats.md"), re.M))):
        check(kind in kept, f"tests/data/formats/1.0 has no {kind}")


look_at_changelog()
look_at_texts()
look_at_manifest()
look_at_scripts()
look_at_formats()
if problems:
    sys.exit("\n".join(problems))
