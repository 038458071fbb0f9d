# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads packaging/addresses for the other tests of this folder."""
import re


def read(root):
    """{"homepage": "https://…", …}; ends the program at a line that CMake and sh would not read alike."""
    found = {}
    for number, line in enumerate((root / "packaging/addresses").read_text(encoding="utf-8").splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        setting = re.fullmatch(r'([a-z_]+)="([^"$`\\;]*)"', line)
        if not setting:
            raise SystemExit(f"packaging/addresses, line {number}: not a NAME=\"VALUE\" that CMake and sh read alike")
        found[setting.group(1)] = setting.group(2)
    return found


def filled(root, text):
    """`text` as CMake configures it."""
    settings = {f"SHEEPSHEAD_{name.upper()}": value for name, value in read(root).items()}
    cmake = (root / "CMakeLists.txt").read_text(encoding="utf-8")
    settings["PROJECT_VERSION"] = re.search(r"^project\(sheepshead VERSION ([0-9.]+)", cmake, re.M).group(1)
    settings["sheepshead_release_date"] = re.search(r"sheepshead_release_date ([0-9-]+)", cmake).group(1)
    return re.sub(r"@(\w+)@", lambda found: settings[found.group(1)], text)
