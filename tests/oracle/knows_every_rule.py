# SPDX-License-Identifier: GPL-3.0-or-later
"""knows_every_rule.py CONSOLE: the oracle has each row of the program's rule table, with the same layouts and
defaults, and plays by it, or says here why it does not."""

import ast
import json
import pathlib
import subprocess
import sys
import unittest

from variant import DEFAULTS, LAYOUTS, rules_from

HERE = pathlib.Path(__file__).parent
NOT_PLAYING = {"variant.py", "oracle_test.py", pathlib.Path(__file__).name}

# Rules that change no hand from its deal to its score, which is what the oracle tells.
UNTOLD = {
    "bury-together-open": "only what the two see of each other",
    "doubler-stack": "the factor of a hand comes with its deal",
    "doubler-cap": "the factor of a hand comes with its deal",
    "doubler-deal-passes": "who deals next is settled between two hands",
    "pot-end": "what becomes of the pot when the game ends is settled after the last hand",
    "pot-join": "who comes to the table pays between two hands",
    "cents-a-point": "money is worked out of the scores",
}


def console(*arguments):
    told = subprocess.run([sys.argv[1], "rules", *arguments, "--json"], check=True, capture_output=True,
                          encoding="utf-8")
    return json.loads(told.stdout)


def words_of_the_oracle():
    """All texts in the modules that play hands and score them."""
    words = set()
    for file in HERE.glob("*.py"):
        if file.name not in NOT_PLAYING:
            tree = ast.parse(file.read_text(encoding="utf-8"))
            words |= {node.value for node in ast.walk(tree)
                      if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return words


def plays_by(key, words):
    """The key stands in a module, at once or in two parts: "blitz-" and "red-queens"."""
    parts = (key.partition("-")[0] + "-", key.partition("-")[2])
    return key in words or all(part in words for part in parts)


class EveryRule(unittest.TestCase):
    listing = console()

    def test_has_a_row_in_the_oracle(self):
        keys = {rule["key"] for rule in self.listing["rules"]}
        self.assertEqual(keys, set(DEFAULTS) | {"partner"})

    def test_is_played_by_the_oracle_or_untold_with_a_reason(self):
        words = words_of_the_oracle()
        for rule in self.listing["rules"]:
            key = rule["key"]
            with self.subTest(key):
                self.assertNotEqual(plays_by(key, words), key in UNTOLD,
                                    "either a module of the oracle names it, or UNTOLD does")

    def test_untold_ones_are_rules(self):
        self.assertLessEqual(set(UNTOLD), {rule["key"] for rule in self.listing["rules"]})
        self.assertTrue(all(UNTOLD.values()))

    def test_layouts_are_the_same(self):
        choices = next(rule["choices"] for rule in self.listing["rules"] if rule["key"] == "layout")
        self.assertEqual(set(choices), set(LAYOUTS))

    def test_defaults_are_the_same_at_every_layout(self):
        for layout in LAYOUTS:
            usual = rules_from(f"layout={layout}")
            for key, value in console(f"layout={layout}").items():  # those that mean something there
                with self.subTest(layout=layout, rule=key):
                    self.assertEqual(str(value), usual[key])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
