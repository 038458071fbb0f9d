# SPDX-License-Identifier: GPL-3.0-or-later
"""Replays hands that people reported, by the engine and by the oracle."""

import pathlib
import subprocess

import transcript

NOT_A_HAND = "README.md"


def check(transcribe, folder):
    """1 if the engine refuses a file of the folder, or the oracle finds a fault in one."""
    seen = transcript.TranscriptCheck()
    for path in sorted(pathlib.Path(folder).iterdir()):
        if path.name == NOT_A_HAND:
            continue
        told = subprocess.run([transcribe, "--tell", str(path)], capture_output=True, text=True,
                              check=False)
        if told.returncode != 0:
            seen.fault(path, told.stderr.strip())
        seen.check(path, told.stdout.splitlines())
    return transcript.report(seen)
