# SPDX-License-Identifier: GPL-3.0-or-later
"""appstreamcli and desktop-file-validate find nothing in the description for software centers and in the menu
entry.

    appstream.py SOURCE-FOLDER
"""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import addresses

ROOT = pathlib.Path(sys.argv[1])
LINUX = ROOT / "packaging/linux"
APP = "games.sheepshead.Sheepshead"
SKIPPED = 77
# What appstreamcli does not know: the tag <developer> before version 1.0, and that ".games" is a domain.
UNKNOWN_TO_IT = {("unknown-tag", "developer"), ("cid-maybe-not-rdns", APP)}


def skip_without(tool):
    if not shutil.which(tool):
        print(f"Skipped: {tool} is not installed.")
        sys.exit(SKIPPED)


def issues(metainfo):
    """(severity, tag, what it is about) of each issue that is more than pedantic."""
    done = subprocess.run(["appstreamcli", "validate", "--no-net", "--strict", metainfo],
                          capture_output=True, text=True, check=False)
    found = re.findall(r"^([A-Z]): \S+ ([\w-]+) ?(.*)$", done.stdout, re.M)
    if done.returncode and not found:
        sys.exit(f"appstreamcli: {done.stdout}{done.stderr}")
    return [issue for issue in found if issue[0] != "P"]


skip_without("appstreamcli")
skip_without("desktop-file-validate")
with tempfile.TemporaryDirectory() as folder:
    filled = pathlib.Path(folder) / f"{APP}.metainfo.xml"
    filled.write_text(addresses.filled(ROOT, (LINUX / f"{APP}.metainfo.xml").read_text(encoding="utf-8")),
                      encoding="utf-8")
    wrong = [issue for issue in issues(filled) if issue[1:] not in UNKNOWN_TO_IT]
if wrong:
    sys.exit("\n".join(map(" ".join, wrong)))
desktop = subprocess.run(["desktop-file-validate", LINUX / f"{APP}.desktop"], capture_output=True, text=True, check=False)
if desktop.returncode or desktop.stdout:
    sys.exit(desktop.stdout)
