# SPDX-License-Identifier: GPL-3.0-or-later
"""Lets `transcribe` play hands of random players at many tables, and checks them."""

import subprocess

import transcript


def check(transcribe, tables, count):
    """1 if the oracle finds a fault in `count` hands of any table of the file."""
    seen = transcript.TranscriptCheck()
    with open(tables, encoding="utf-8") as file:
        lines = [line.strip() for line in file]
    for rules in lines:
        if not rules or rules.startswith("#"):
            continue
        command = [transcribe, "--deal", rules, "--random", "--count", str(count), "--watch", "0"]
        played = subprocess.run(command, capture_output=True, text=True, check=False)
        if played.returncode != 0:
            seen.fault(rules, played.stderr.strip())
        seen.check(f"[{rules}]", played.stdout.splitlines())
    return transcript.report(seen)
