# SPDX-License-Identifier: GPL-3.0-or-later
"""The man page knows every command and option; the requests of the protocol page are answered."""
import pathlib
import re

from console import Referee, check, console

root = pathlib.Path(__file__).parents[3]
manual = (root / "packaging/sheepshead-console.6").read_text(encoding="utf-8").replace("\\-", "-")
for command in ("rules", "replay", "referee", "match", "simulate", "solve", "study",
                "pick-table", "opening-book", "bench", "verify", "book"):
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

# The page of the score book names columns, and keys that its texts may hold: the program has them all.
page = (root / "docs/score-book-format.md").read_text(encoding="utf-8")
sources = "".join(path.read_text(encoding="utf-8") for folder in ("engine", "app/storage")
                  for path in sorted((root / folder).rglob("*")) if path.suffix in (".h", ".cpp", ".sql"))
words = set(re.findall(r"[a-z][a-z0-9_]*(?:-[a-z0-9]+)*", sources))
quoted = re.findall(r"`([a-z][a-z0-9_, -]*)`", page)
keys = {key for text in quoted if not text.startswith("sheepshead-console")
        for key in re.findall(r"[a-z][a-z_]*(?:-[a-z0-9]+)*", text)}
check(len(keys) > 100, f"the page names its keys: {keys}")
check(not keys - words, f"the program has no {sorted(keys - words)}")
factors = re.search(r"^\| `factors` .*`(.*)`", page, re.MULTILINE).group(1)
known = (root / "engine/scoring/stake_factors.h").read_text(encoding="utf-8")
for factor in factors.split(", "):
    check(f'"{factor.split()[0]}"' in known, f"no factor is called {factor}")
