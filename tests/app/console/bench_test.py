# SPDX-License-Identifier: GPL-3.0-or-later
"""The bench shows how far it is, and tells what it has when it is interrupted."""
from console import check, console, interrupted_after

told = interrupted_after("of 14 rows", "bench", "--quick")
check(told["quick"] and len(told["solver"]) >= 1 and not told["strength"], told)
first = told["solver"][0]
check(first["positions"] == 40 and 0 < first["milliseconds"] <= first["p95"] * 40, first)
check(console("bench", "--strength", "none").returncode == 2, "no number of deals")
