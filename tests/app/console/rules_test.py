# SPDX-License-Identifier: GPL-3.0-or-later
"""Options, --help, and the rules subcommand."""
from console import check, console, json_of

for command in ("rules", "replay", "referee", "match", "simulate"):
    usage = console(command, "--help")
    check(usage.returncode == 0 and "--json" in usage.stdout and command in usage.stdout, usage)
    check(command in console("--help").stdout, f"{command} is listed")
    refused = console(command, "--frobnicate")
    check(refused.returncode == 2 and "--frobnicate" in refused.stderr and not refused.stdout,
          refused)

for arguments in ([], ["frobnicate"], ["replay"], ["rules", "a", "b"], ["match", "--hands", "0"],
                  ["match", "--hands", "many"], ["match", "--hands"], ["match", "--player", "me"],
                  ["simulate", "called-ace"], ["match", "--json=yes"]):
    refused = console(*arguments)
    check(refused.returncode == 2 and refused.stderr and not refused.stdout,
          f"{arguments}: {refused}")

listing = json_of("rules")
layouts = {layout["key"]: layout for layout in listing["layouts"]}
check(len(layouts) == 20 and "5H-A" in layouts, "every layout is listed")
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

changed = json_of("rules", "called-ace spitz=second")
check(changed == {**json_of("rules", "called-ace"), "spitz": "second"}, changed)

for text, place in (("nonsense", "nonsense"), ("called-ace spitz=third", "spitz=third"),
                    ("layout=5H-A partner=first-queens", "partner"),
                    ("called-ace spitz=first spitz=off", "spitz")):
    refused = console("rules", text)
    check(refused.returncode == 1 and place in refused.stderr and not refused.stdout, refused)
