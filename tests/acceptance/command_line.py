# SPDX-License-Identifier: GPL-3.0-or-later
"""What can be asked of the program without starting a game, and what it does not take."""
import os
import subprocess
import sys

from driver import check, run


def ask(*arguments):
    without_screen = {key: value for key, value in os.environ.items()
                      if key not in ("DISPLAY", "QT_QPA_PLATFORM")}
    return subprocess.run([sys.argv[1], *arguments], capture_output=True, text=True, timeout=30,
                          env=without_screen if arguments[0].startswith(("--v", "--h")) else None)


def test():
    version = ask("--version")
    check(version.returncode == 0 and version.stdout.startswith("sheepshead "), str(version))
    usage = ask("--help")
    check(usage.returncode == 0 and "--data-dir" in usage.stdout, str(usage))
    for arguments, part in [(["--speed", "warp"], "slow, normal, fast, off"),
                            (["--seed", "many"], "--seed many"),
                            (["--frobnicate"], "frobnicate"),
                            (["--language", "xx"], "--language xx")]:
        refused = ask(*arguments)
        check(refused.returncode == 2 and part in refused.stderr and not refused.stdout, str(refused))


run(test)
