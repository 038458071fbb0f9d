# SPDX-License-Identifier: GPL-3.0-or-later
"""packaging/release publishes nothing while packaging/addresses names what is not there, and says which lines.

    release.py SOURCE-FOLDER
"""
import pathlib
import shutil
import subprocess
import sys
import tempfile

import addresses

ROOT = pathlib.Path(sys.argv[1])
EXAMPLE = "sheepshead.example"


def refusal(settings):
    """What check_addresses of packaging/lib says of these addresses; nothing if it takes them."""
    with tempfile.TemporaryDirectory() as name:
        packaging = pathlib.Path(name) / "packaging"
        packaging.mkdir()
        shutil.copy(ROOT / "packaging/lib", packaging)
        (packaging / "addresses").write_text(settings, encoding="utf-8")
        (packaging.parent / "CMakePresets.json").write_text("{}", encoding="utf-8")
        script = packaging / "try"
        script.write_text('set -eu\n. "$(dirname "$0")/lib"\ncheck_addresses\n', encoding="utf-8")
        return subprocess.run(["sh", script], capture_output=True, text=True, check=False).stderr


def check(condition, words):
    if not condition:
        sys.exit(words)


text = (ROOT / "packaging/addresses").read_text(encoding="utf-8")
check(addresses.read(ROOT), "packaging/addresses is empty")
ready = text.replace("sheepshead.invalid", EXAMPLE)
check(refusal(ready) == "", f"addresses that are there are refused: {refusal(ready)}")
unready = ready.replace(f"security@{EXAMPLE}", "security@sheepshead.invalid")
check("security@sheepshead.invalid" in refusal(unready), "an address that is not there is published")
release = (ROOT / "packaging/release").read_text(encoding="utf-8")
check(0 < release.find("\n[ \"$trial\" ] || check_addresses\n") < release.find(" archive --prefix"),
      "packaging/release does not look at the addresses before it makes anything")
