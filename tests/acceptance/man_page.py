# SPDX-License-Identifier: GPL-3.0-or-later
"""The man page tells the same options as --help.

    man_page.py PROGRAM PAGE
"""
import re
import shlex
import subprocess
import sys


def options_of_help(text):
    """Options with their values, and what they do: {"--seed <number>": "Deal …"}."""
    options = {}
    name = None
    for line in text.partition("Options:\n")[2].partition("\n\n")[0].splitlines():
        begin = re.match(r"  (-\S.*?)(?:  +(.*))?$", line)
        if begin:
            name = begin[1]
            options[name] = begin[2] or ""
        else:
            options[name] = f"{options[name]} {line.strip()}".strip()
    return options


def options_of_page(text):
    """The same from the lines after .SH OPTIONS."""
    section = text.partition(".SH OPTIONS\n")[2].partition("\n.SH ")[0].partition("\n.PP\n")[0]
    options = {}
    for entry in section.split(".TP\n")[1:]:
        macro, _, what = entry.replace("\\-", "-").partition("\n")
        kind, *words = shlex.split(macro)
        name = "".join(words)
        if kind == ".BI":  # "--seed number"
            name = re.sub(r" (.+)", r" <\1>", name)
        options[name] = " ".join(what.split())
    return options


def main(program, page):
    printed = subprocess.run([program, "--help"], capture_output=True, text=True, timeout=30,
                             check=True).stdout
    helped = options_of_help(printed)
    with open(page, encoding="utf-8") as file:
        told = options_of_page(file.read())
    if not helped or helped != told:
        for name in sorted(set(helped) | set(told)):
            if helped.get(name) != told.get(name):
                print(f"{name}\n  --help:   {helped.get(name)}\n  man page: {told.get(name)}")
        return 1
    return 0


sys.exit(main(*sys.argv[1:]))
