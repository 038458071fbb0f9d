# SPDX-License-Identifier: GPL-3.0-or-later
"""Options, --help, and the rules subcommand."""
import os
import tempfile

from console import check, console, json_of

for command in ("rules", "replay", "referee", "match", "simulate"):
    usage = console(command, "--help")
    check(usage.returncode == 0 and "--json" in usage.stdout and command in usage.stdout, usage)
    check(command in console("--help").stdout, f"{command} is listed")
    refused = console(command, "--frobnicate")
    check(refused.returncode == 2 and "--frobnicate" in refused.stderr and not refused.stdout,
          refused)

for arguments in ([], ["frobnicate"], ["replay"], ["rules", "a", "b"], ["rules", "--compare", "called-ace"],
                  ["rules", "--compare", "a", "b", "c"], ["match", "--hands", "0"],
                  ["match", "--hands", "many"], ["match", "--hands"], ["match", "--player", "me"],
                  ["simulate", "called-ace"], ["match", "--json=yes"]):
    refused = console(*arguments)
    check(refused.returncode == 2 and refused.stderr and not refused.stdout,
          f"{arguments}: {refused}")

listing = json_of("rules")
layouts = {layout["key"]: layout for layout in listing["layouts"]}
check({"2H-1", "3H-1", "4H-1", "5H-A", "6H-1", "7H-1", "8H-1"} <= set(layouts), "2 to 8 players")
check({preset["rules"]["layout"] for preset in listing["presets"]} == set(layouts),
      "every layout has a preset")
for layout in layouts.values():
    cards = layout["players"] * layout["hand"] + layout["blind"] + len(layout["removed"])
    check(cards == 32, layout)
    check(layout["defaults"]["layout"] == layout["key"], layout)
rules = {rule["key"]: rule for rule in listing["rules"]}
check(rules["spitz"]["choices"] == ["off", "second", "first"], rules["spitz"])
check(rules["length-number"]["range"] == [1, 999], rules["length-number"])
for preset in listing["presets"]:
    check(json_of("rules", preset["key"]) == preset["rules"], preset)
    check(json_of("rules", preset["text"]) == preset["rules"], preset)
    check(set(preset["rules"]) <= set(rules), preset)

check(json_of("rules", "called-ace layout=3H-1") == json_of("rules", "layout=3H-1"),
      "rules of a preset give way")
# Without --json: the text form, then every rule in force.
for preset in listing["presets"]:
    lines = console("rules", preset["key"]).stdout.splitlines()
    check(lines[0] == preset["text"], lines[:1])
    told = dict(line.strip().split(": ") for line in lines[1:])
    check(told == {key: str(value) for key, value in preset["rules"].items()},
          f"{preset['key']}: {told}")
changed = json_of("rules", "called-ace spitz=second")
check(changed == {**json_of("rules", "called-ace"), "spitz": "second"}, changed)

for text, place in (("nonsense", "nonsense"), ("called-ace spitz=third", "spitz=third"),
                    ("layout=5H-A partner=first-queens", "partner"),
                    ("layout=2H-1 partner=called-ace", "partner"),
                    ("layout=5H-A recrack=on", "recrack"),
                    ("called-ace spitz=first spitz=off", "spitz")):
    refused = console("rules", text)
    check(refused.returncode == 1 and place in refused.stderr and not refused.stdout, refused)

# House-rule files, wherever RULES are taken
with tempfile.TemporaryDirectory() as folder:
    def written(name, text):
        path = os.path.join(folder, name)
        with open(path, "wb") as file:
            file.write(text)
        return path

    ours = written("our table.sheeprules", b"\xef\xbb\xbf# ours\r\nlayout = 5H-J\r\nspitz = first\r\n")
    check(json_of("rules", ours) == json_of("rules", "layout=5H-J spitz=first"), "a file of rules")
    check(json_of("rules", ours + " spitz=second") == json_of("rules", "layout=5H-J spitz=second"),
          "a file with changes")
    check(json_of("match", "--rules", ours, "--hands", "1", "--no-duplicate")["rules"]
          == json_of("rules", ours), "a match by a file")
    check(console("rules", written("empty.sheeprules", b"")).stdout
          == console("rules", "called-ace").stdout, "an empty file is the usual table")

    wrong = written("wrong.sheeprules", b"layout = 5H-A\nspitz = third\n")
    refused = console("rules", wrong)
    check(refused.returncode == 1 and "wrong.sheeprules: line 2, column 9" in refused.stderr
          and "second" in refused.stderr and not refused.stdout, refused)
    idle = console("rules", written("idle.sheeprules", b"layout = 3H-1\nrecrack = on\n"))
    check(idle.returncode == 1 and "idle.sheeprules: line 2" in idle.stderr
          and "recrack" in idle.stderr and not idle.stdout, idle)
    missing = console("rules", os.path.join(folder, "missing.sheeprules"))
    check(missing.returncode == 1 and "missing.sheeprules" in missing.stderr, missing)
    unreadable = console("rules", os.path.join(folder, "folder.sheeprules", "x.sheeprules"))
    check(unreadable.returncode == 1 and not unreadable.stdout, unreadable)

    found = json_of("rules", "--compare", ours, "called-ace")["differences"]
    named = {difference["rule"]: difference for difference in found}
    check(named["spitz"] == {"rule": "spitz", "one": "first", "other": "off"}, named)
    check(named["call-ten"] == {"rule": "call-ten", "one": None, "other": "on"}, named)
    told = console("rules", "--compare", ours, "called-ace").stdout
    check("spitz: first | off\n" in told, told)
    check("call-ten: (no effect there) | on\n" in told, told)
    check(json_of("rules", "--compare", ours, "layout=5H-J spitz=first") == {"differences": []},
          "the same rules")
    check(console("rules", "--compare", ours, ours).stdout == "the same rules\n", "said in words")
