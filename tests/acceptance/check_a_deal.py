# SPDX-License-Identifier: GPL-3.0-or-later
"""The hash noted before a hand is that of the text which is told after it."""
import hashlib
import re

from driver import Program, check, run


def found(program, pattern):
    """The first group of the pattern in some name that can be seen."""
    matches = (re.fullmatch(pattern, node.name) for node in program.all())
    return next((match[1] for match in matches if match), None)


def test():
    program = Program("--speed", "off")
    program.press("push button", "I play called ace")
    program.until_dealt()
    digits = r"([0-9a-f]{4} [0-9a-f]{4})…"
    noted = program.until("mark of the deal", lambda: found(program, "Deal " + digits))
    program.play_until(program.hand_is_over)
    following = program.until("mark of the next deal",
                              lambda: found(program, "Next deal " + digits))
    check(following != noted, "the next deal is another one")

    program.menu("Help", "Honest deals…")
    cells = lambda: [n.name for n in program.all() if n.role == "table cell"]
    program.until("the hand that is over", lambda: "Hand 1" in cells())
    check(any(re.fullmatch("[0-9]+", name) for name in cells()), f"the seed is told: {cells()}")
    hashes = [name for name in cells() if re.fullmatch("[0-9a-f]{64}", name)]
    # A deal that was thrown in before is behind them.
    check([h[:4] + " " + h[4:8] for h in hashes[:2]] == [following, noted], hashes)
    next(n for n in program.all() if n.role == "table cell" and n.name == "Hand 1").click()
    text = program.until("text of the deal", lambda: next(
        (n.text() for n in program.all() if n.role == "text" and n.name == "Text"), None))
    check(hashlib.sha256(text.encode()).hexdigest() == hashes[1], text)
    program.quit()


run(test)
