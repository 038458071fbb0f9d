# SPDX-License-Identifier: GPL-3.0-or-later
"""tar_folder and zip_folder of packaging/lib make the same bytes of the same files: made in another order, on another
day, with another umask, in another time zone, in another folder.

    archives.py SOURCE-FOLDER
"""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(sys.argv[1])
SKIPPED = 77
NAMES = ["b/Äpfel.txt", "a.txt", "B.txt", "b/c.txt"]
SCRIPT = """set -eu
. "$(dirname "$0")/lib"
tar_folder "$1/sheepshead-1" "$1/archive.tar.xz"
zip_folder "$1/sheepshead-1" "$1/archive.zip"
"""


def files(place, names, mask, day):
    os.umask(mask)
    for name in names:
        file = place / "sheepshead-1" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"This is {name}.\n", encoding="utf-8")
        os.utime(file, (day * 86400, day * 86400))
    (place / "sheepshead-1/start").symlink_to("a.txt")


def archives(folder, names, mask, day, zone):
    """What packaging/lib makes of the files, in a project of its own."""
    place = folder / f"day{day}"
    files(place, names, mask, day)
    packaging = place / "project/packaging"
    packaging.mkdir(parents=True)
    shutil.copy(ROOT / "packaging/lib", packaging)
    (packaging / "try").write_text(SCRIPT, encoding="utf-8")
    (place / "project/CMakePresets.json").write_text("{}", encoding="utf-8")
    done = subprocess.run(["sh", packaging / "try", place], capture_output=True, text=True, check=False,
                          env={**os.environ, "SOURCE_DATE_EPOCH": "86400", "TZ": zone})
    if done.returncode:
        sys.exit(done.stdout + done.stderr)
    return {file.name: file.read_bytes() for file in place.glob("archive.*")}


for tool in ("tar", "xz", "zip"):
    if not shutil.which(tool):
        print(f"Skipped: {tool} is not installed.")
        sys.exit(SKIPPED)
with tempfile.TemporaryDirectory() as name:
    one = archives(pathlib.Path(name), NAMES, 0o022, 20000, "UTC")
    other = archives(pathlib.Path(name), NAMES[::-1], 0o077, 20040, "Pacific/Kiritimati")
for archive, content in one.items():
    if other[archive] != content:
        sys.exit(f"{archive}: two archives of the same files differ")
if len(one) != 2:
    sys.exit(f"there are only {sorted(one)}")
