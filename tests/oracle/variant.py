# SPDX-License-Identifier: GPL-3.0-or-later
"""Layouts, house rules and their defaults."""

from cards import SUIT_LETTER


class NotTold(Exception):
    """The rule book does not say what happens here."""


# By layout: the number of players, what the picker's neighbour takes of the blind, what stays in
# the box with diamonds trump, and the usual way to find a partner.
LAYOUTS = {
    "2H-1": (2, 0, "", "none"),
    "2H-2": (2, 0, "", "none"),
    "3H-1": (3, 0, "", "none"),
    "3H-2": (3, 0, "7C 7S", "none"),
    "3H-3": (3, 0, "7C 8C 7S 8S 7H 8H", "none"),
    "4H-1": (4, 0, "", "none"),
    "4H-1P": (4, 0, "", "called-ace"),
    "4H-2": (4, 0, "7C 7S", "jack-of-diamonds"),
    "4H-3": (4, 0, "", "black-queens"),
    "4H-4": (4, 0, "", "first-queens"),
    "4H-5": (4, 0, "", "bid-call"),
    "4H-6": (4, 0, "", "across"),
    "4H-7": (4, 0, "7C 8C 7S 8S 7H 8H 7D 8D", "black-queens"),
    "5H-A": (5, 0, "", "called-ace"),
    "5H-J": (5, 0, "", "jack-of-diamonds"),
    "6H-1": (6, 0, "", "jack-of-diamonds"),
    "6H-2": (6, 0, "", "jack-and-ace"),
    "7H-1": (7, 0, "", "jack-of-diamonds"),
    "7H-2": (7, 2, "", "neighbour"),
    "7H-3": (7, 1, "", "jack-of-diamonds"),
    "8H-1": (8, 0, "", "black-queens"),
    "8H-2": (8, 0, "", "queen-jack-seven"),
}
WITHOUT_PICKER = ("2H-1", "2H-2", "4H-3", "4H-4", "4H-6", "4H-7", "8H-1", "8H-2")

# Where a layout has another default than the rule.
LAYOUT_DEFAULTS = {
    "4H-1P": {"settlement": "pairwise", "no-pick": "redeal"},
    "6H-1": {"call-up": "next-jack", "call-up-source": "blind-only"},
    "7H-1": {"call-up": "next-jack"},
    "4H-5": {
        "trump-suit": "hearts",
        "jacks-over-queens": "on",
        "length": "points",
        "length-number": "24",
    },
}
LAYOUT_DEFAULTS.update({key: {"settlement": "pairwise"} for key in WITHOUT_PICKER})
LAYOUT_DEFAULTS["4H-6"] = {"double-on-the-bump": "off"}

# The cards that make their holders partners at tables without a picker.
PARTNER_CARDS = {
    "black-queens": ["QC", "QS"],
    "queen-of-clubs-and-seven": ["QC", "7D"],
    "queen-jack-seven": ["QC", "JD", "7D"],
}

DEFAULTS = {
    "layout": "5H-A",
    "dealer-sits-out": "off",
    "trump-suit": "diamonds",
    "spitz": "off",
    "queen-order": "CSHD",
    "jack-order": "CSHD",
    "jacks-over-queens": "off",
    "redeal-hand": "mandatory",
    "call-hold": "on",
    "call-ten": "on",
    "ten-beats-ace": "on",
    "call-king": "off",
    "call-under": "on",
    "under-judged-on": "kept",
    "call-own-ace": "off",
    "running": "off",
    "alone": "on",
    "jack-alone-announced": "off",
    "call-up": "none",
    "call-up-when": "after-picking",
    "call-up-source": "any",
    "call-down": "off",
    "bury-partner-jack-alone": "on",
    "bury-together-open": "off",  # only what the two see of each other
    "different-first-queens": "off",
    "overcall": "first-bid",
    "first-lead": "dealers-left",
    "renege": "refused",
    "forced-seat": "off",
    "blind-pick": "off",
    "no-pick": "leaster",
    "forced-no-punish": "off",
    "leaster-blind": "aside",
    "leaster-trick-needed": "on",
    "leaster-double-trickless": "off",
    "leaster-tie": "wash",
    "schwanzer-tie": "highest-trump",
    "schwanzer-exempt": "off",
    "doubler-stack": "queue",  # the factor of a hand comes with its deal
    "doubler-cap": "8",
    "doubler-deal-passes": "off",
    "pot": "off",
    "pot-loss": "match",
    "pot-win": "all",
    "pot-end": "divide",
    "pot-join": "divide",
    "crack": "off",
    "crack-after-pass": "off",
    "recrack": "off",
    "crack-around-the-corner": "off",
    "blitz-black-queens": "off",
    "blitz-red-queens": "off",
    "blitz-black-jacks": "off",
    "blitz-all-jacks": "off",
    "blitz-when": "after-crack",
    "raise-cap": "none",
    "call-sheepshead": "off",
    "sheepshead-alone": "on",
    "sheepshead-needs-jack": "off",
    "double-on-the-bump": "on",
    "no-trick": "share",
    "all-tricks-stake": "three",
    "defenders-safe-at": "30",
    "settlement": "unit",
    "length": "open",
    "length-number": "20",
    "cents-a-point": "0",
}


def rules_from(text):
    """All rules of a table from "layout=5H-J spitz=first": a rule that is not named has the default
    of the layout, or else of the rule."""
    named = dict(word.split("=") for word in text.split())
    unknown = set(named) - set(DEFAULTS) - {"partner"}
    if unknown:
        raise ValueError(f"unknown rule {', '.join(sorted(unknown))}")
    layout = named.get("layout", DEFAULTS["layout"])
    rules = {**DEFAULTS, **LAYOUT_DEFAULTS.get(layout, {}), **named}
    rules.setdefault("partner", LAYOUTS[layout][3])
    return rules


def players(rules):
    return LAYOUTS[rules["layout"]][0]


def chairs(rules):
    return players(rules) + (rules["dealer-sits-out"] == "on")


def box(rules):
    """The cards left out. With another suit trump, diamonds take the place of that suit."""
    trump = SUIT_LETTER[rules["trump-suit"]]
    places = {"D": trump, trump: "D"}
    return [c[0] + places.get(c[1], c[1]) for c in LAYOUTS[rules["layout"]][2].split()]


def partner_jack(rules):
    return {"jack-of-diamonds": "JD", "jack-of-clubs": "JC"}.get(rules["partner"])
