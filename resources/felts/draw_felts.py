#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws the felts beside this script; --check says whether the committed ones are up to date."""

import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

from drawing import committed, felts  # noqa: E402

if __name__ == "__main__":
    sys.exit(committed.run(__file__, __doc__, felts.felts))
