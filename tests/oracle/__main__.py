#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The rules of Sheepshead a second time: plain, slow, and written from the rule book alone, to
check the engine. Every layout and every house rule.

    oracle check FILE...         replays transcripts: same turn, same legal actions, same scores?
                                 - reads them as `transcribe --deal` prints them; a folder stands
                                 for all in it. --untold N: fails unless the rules of exactly N
                                 hands are not told here
    oracle ways FILE...          are the counts of .perft files right?
    oracle ways --update FILE    writes the counts into the file
    oracle pot FILE...           are the pots of a file of worked examples right?
    oracle random TRANSCRIBE FILE [N]
                                 checks N hands of random players at each table of a file
    oracle reported TRANSCRIBE FOLDER
                                 replays the hand files and problem reports of a folder

Run it as `python3 tests/oracle check tests/data/transcripts`. A difference means that the engine or
the oracle has a rule wrong; the rule book decides which.
"""

import sys

import counting
import pot
import random_hands
import reported
import transcript


def main(arguments):
    command, *rest = arguments or [""]
    if command == "check" and rest:
        untold = None
        if rest[0] == "--untold" and len(rest) > 2:
            untold, rest = int(rest[1]), rest[2:]
        return transcript.check(rest, untold)
    if command == "ways" and rest:
        update = "--update" in rest
        files = [path for path in rest if path != "--update"]
        return min(sum(counting.check(path, update) for path in files), 1)
    if command == "pot" and rest:
        return min(sum(pot.check(path) for path in rest), 1)
    if command == "random" and len(rest) in (2, 3):
        return random_hands.check(rest[0], rest[1], int(rest[2]) if len(rest) == 3 else 10)
    if command == "reported" and len(rest) == 2:
        return reported.check(*rest)
    print(__doc__)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
