# SPDX-License-Identifier: GPL-3.0-or-later
"""The man page knows every command and option; the requests of the protocol page are answered."""
import pathlib
import re

from console import Referee, check, console

root = pathlib.Path(__file__).parents[3]
manual = (root / "packaging/sheepshead-console.6").read_text(encoding="utf-8").replace("\\-", "-")
for command in ("rules", "replay", "referee", "match", "simulate", "solve", "bench", "verify", "book"):
    check(f"\n.SS {command}" in manual, f"the man page has no {command}")
    for option in re.findall(r"^  (--[a-z-]+)", console(command, "--help").stdout, re.MULTILINE):
        check(option in manual, f"the man page lacks {option}")

page = (root / "docs/console-protocol.md").read_text(encoding="utf-8")
requests = re.findall(r"^ +> (\{\"do\".*\})$", page, re.MULTILINE)
check(len(requests) >= 10, "the protocol page shows its requests")
referee = Referee()
for request in requests:
    reply = referee.raw(request)
    refused_on_purpose = "refused" in request
    check(("error" in reply) == refused_on_purpose, f"{request}: {reply}")
referee.end()
