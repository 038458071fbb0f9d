# SPDX-License-Identifier: GPL-3.0-or-later
"""The players at the table: one function is one character."""

from . import pips, sheep
from .palette import CREAM, GOLD, INK, RED, WOOD
from .sheep import Fleece
from .svg import circle, document, ellipse, line, path, placed, rect

_BLUE = "#2f5f9e"
_GREEN = "#3c7f58"


def _ada():
    """Round glasses, and counts every card."""
    fleece = Fleece()
    glasses = (
        circle(51, 66, 12, fill="none")
        + circle(77, 66, 12, fill="none")
        + line("M62.5 63C63 61 65 61 65.5 63M39.5 63L34 59M88.5 63L94 59")
    )
    front = (
        sheep.eyes(size=0.95) + sheep.cheeks() + sheep.muzzle(fleece) + glasses + sheep.tuft(fleece)
    )
    return sheep.sheep("#9cc3c9", fleece, front=front)


def _bruno():
    """A flat cap pulled low."""
    fleece = Fleece(wool="#d9c3a0", face="#8a6547", ear="#b98a6a")
    cap = (
        path(
            "M28 46C16 40 22 22 44 17C70 11 100 16 105 32C108 42 102 47 96 48C74 40 50 40 28 46Z",
            fill="#6f8057",
        )
        + path(
            "M35 45C50 38 76 38 92 46C98 52 100 58 96 60C78 51 48 50 30 57C26 54 30 48 35 45Z",
            fill="#4d5b3c",
        )
        + line(
            "M54 16C46 24 44 32 45 41M76 15C86 22 90 32 89 43",
            stroke=INK,
            stroke_width=2,
            opacity=0.45,
        )
        + circle(65, 14, 3, fill="#4d5b3c", stroke_width=2)
    )
    sides = path(
        "M38 52C28 56 28 66 36 68C40 66 41 60 40 54ZM90 52C100 56 100 66 92 68C88 66 87 60 88 54Z",
        fill=fleece.wool,
    )
    front = (
        sheep.eyes(look=1.5)
        + sheep.brows(fleece)
        + sheep.muzzle(fleece, "M64 88V91M57 95C62 97 68 96 73 92")
        + sides
        + cap
    )
    return sheep.sheep("#e8c98f", fleece, front=front, droop=16)


def _bow(x, y, colour):
    wing = path("M0 0C-8 -14 -22 -16 -25 -9C-27 -2 -25 8 -20 11C-14 13 -6 8 0 0Z", fill=colour)
    fold = line("M-4 -1L-15 -4M-4 1L-14 4", stroke=INK, stroke_width=1.8)
    half = wing + fold
    return placed(half, x, y) + placed(half, x, y, mirrored=True) + circle(x, y, 6, fill=colour)


def _clara():
    """A big bow, and a wink of a smile."""
    fleece = Fleece(wool="#fff8ea", face="#f3cfb4")
    lashes = line("M45 60L41 57M46 57L43 53M83 60L87 57M82 57L85 53", stroke=INK, stroke_width=2.2)
    front = (
        sheep.eyes(look=-1)
        + lashes
        + sheep.cheeks()
        + sheep.muzzle(fleece, "M64 88V90M55 91C58 97 70 97 73 91")
        + sheep.tuft(fleece)
        + placed(_bow(0, 0, RED), 84, 24, turn=16)
    )
    return sheep.sheep("#c9b3dd", fleece, front=front)


def _emil():
    """Dark-faced, with a pipe and all the time in the world."""
    fleece = Fleece(wool="#f6efdf", face="#3a3540", ear="#6a5a66", line="#f0e4d0")
    pipe = (
        line("M72 93C82 97 88 102 95 102", stroke=INK, stroke_width=7)
        + line("M72 93C82 97 88 102 95 102", stroke=WOOD, stroke_width=3.4)
        + path("M89 84H108C109 96 106 107 98 107C91 107 88 96 89 84Z", fill=WOOD)
        + ellipse(98.5, 84, 9.5, 3, fill="#5a3520", stroke_width=2)
    )
    smoke = line(
        "M99 74C93 68 106 64 100 57C96 52 104 49 103 45",
        stroke="#ffffff",
        stroke_width=4,
        opacity=0.8,
    )
    nose = line(
        "M57 80C60 84 62 86 64 86C66 86 68 84 71 80M64 86V91M57 94C61 96 67 96 72 93",
        stroke=fleece.line,
        stroke_width=2.6,
    )
    front = sheep.closed_eyes(fleece) + nose + sheep.tuft(fleece) + smoke + pipe
    return sheep.sheep("#a9c29a", fleece, front=front, droop=18)


def _frieda():
    """A red headscarf with dots, and the bell that leads the flock."""
    fleece = Fleece(face="#e9c7a4")
    scarf = path(
        """M64 10C34 8 24 34 30 62C31 78 40 92 48 98L52 92C44 82 40 66 41 50C50 40 78 40 87 50
        C88 66 84 82 76 92L80 98C88 92 97 78 98 62C104 34 94 8 64 10Z""",
        fill="#c9473f",
    )
    dots = "".join(
        circle(x, y, 2.8, fill=CREAM, stroke="none")
        for x, y in [
            (64, 19),
            (48, 23),
            (80, 23),
            (38, 36),
            (90, 36),
            (56, 33),
            (72, 33),
            (35, 54),
            (93, 54),
            (38, 72),
            (90, 72),
        ]
    )
    fringe = path(
        (
            "M45 52C44 44 54 39 58 44C62 38 72 40 72 45C78 41 85 46 83 53C78 57 73 55 71 51C67 56"
            " 60 56 58 51C54 57 48 57 45 52Z"
        ),
        fill=fleece.wool,
    )
    front = (
        sheep.eyes()
        + sheep.cheeks()
        + sheep.muzzle(fleece)
        + scarf
        + dots
        + fringe
        + sheep.collar(WOOD)
        + sheep.bell(64, 111, GOLD)
    )
    return sheep.sheep("#8fb4d6", fleece, front=front, droop=14)


def _horn(colour):
    """One spiral, for the right-hand side; its middle is the origin."""
    spiral = """M-18 -20C-4 -36 26 -30 30 -4C32 18 14 32 -2 26C-14 21 -16 6 -6 0C2 -4 10 2 8 9
        C14 8 16 -4 10 -10
        C2 -18 -12 -12 -16 -6Z"""
    rings = line(
        "M-3 -28L-4 -15M10 -27L6 -14M22 -19L12 -9M29 -5L15 -3M27 10L14 6M18 21L9 11M6 27L2 12",
        stroke=INK,
        stroke_width=2,
        opacity=0.55,
    )
    return path(spiral, fill=colour) + rings


def _gus():
    """The ram: great horns, heavy brows."""
    fleece = Fleece(wool="#e9e1d2", face="#b99a7c", ear="#d9b79b")
    horns = placed(_horn("#d8b064"), 96, 50, 0.9) + placed(
        _horn("#d8b064"), 32, 50, 0.9, mirrored=True
    )
    brows = line("M44 56L58 60M84 56L70 60", stroke=INK, stroke_width=4)
    front = (
        sheep.eyes(size=0.92)
        + brows
        + sheep.muzzle(fleece, "M64 88V91M56 96C60 93 68 93 72 96")
        + sheep.tuft(fleece)
        + horns
    )
    return sheep.sheep("#d99a7c", fleece, front=front, droop=30)


def _lottie():
    """The lamb: big eyes, a small tuft, and a daisy."""
    fleece = Fleece(wool="#fffaf0", face="#f8dfca", ear="#f2b5a6")
    tuft = path(
        (
            "M48 38C42 30 48 21 56 24C58 16 70 16 72 24C80 21 86 30 80 38C76 43 70 42 68 38C66 43"
            " 61 43 59 38C56 43 51 42 48 38Z"
        ),
        fill=fleece.wool,
    )
    petal = path("M0 -3C-6 -8 -5 -13 0 -14C5 -13 6 -8 0 -3Z", fill="#ffffff", stroke_width=1.8)
    daisy = "".join(placed(petal, 0, 0, turn=60 * i) for i in range(6)) + circle(
        0, 0, 4.6, fill=GOLD, stroke_width=1.8
    )
    front = (
        sheep.eyes(size=1.25)
        + sheep.cheeks()
        + sheep.muzzle(fleece, "M64 88V90M59 92C61 94 67 94 69 92")
        + tuft
        + placed(daisy, 88, 36)
    )
    return sheep.sheep("#b7d7a8", fleece, front=front, droop=2)


def _otto():
    """A bowler hat and a moustache waxed on Sundays."""
    fleece = Fleece(wool="#cfd2d6", face="#e6cdb2")
    hat = (
        path("M36 38C34 2 94 2 92 38Z", fill="#33313d")
        + path("M36.5 28C50 31 78 31 91.5 28L92.5 41H35.5Z", fill=RED)
        + path(
            "M22 36C34 44 94 44 106 36C110 36 110 42 106 44C92 52 36 52 22 44C18 42 18 36 22 36Z",
            fill="#33313d",
        )
    )
    moustache = path(
        (
            "M64 90C58 86 50 88 46 94C42 98 36 97 34 92C33 102 44 107 52 103C58 101 62 97 64 94C66"
            " 97 70 101 76 103C84 107 95 102 94 92C92 97 86 98 82 94C78 88 70 86 64 90Z"
        ),
        fill="#7d8088",
    )
    sides = path(
        "M40 48C29 50 28 62 35 66C41 64 42 56 41 50ZM88 48C99 50 100 62 93 66C87 64 86 56 87 50Z",
        fill=fleece.wool,
    )
    front = (
        sheep.eyes(look=-1.2)
        + sheep.cheeks()
        + sheep.muzzle(fleece, "M64 88V90")
        + moustache
        + sides
        + hat
    )
    return sheep.sheep("#d8bfa0", fleece, front=front)


def _wilma():
    """The black sheep: a knitted hat with a bobble, a striped scarf, and a grin."""
    fleece = Fleece(wool="#4b4552", face="#6d6573", ear="#b98fa0", line="#f3e6d2")
    hat = (
        path("M32 46C30 14 98 14 96 46C78 38 50 38 32 46Z", fill="#d9a32b")
        + path("M34 38C50 29 78 29 94 38L95 46C78 37 50 37 33 46Z", fill=_BLUE)
        + line(
            "M48 20L45 32M58 17L56 30M70 17L72 30M80 20L83 32",
            stroke=INK,
            stroke_width=2,
            opacity=0.45,
        )
        + circle(64, 14, 9, fill=CREAM)
        + line("M59 12C61 9 66 9 68 12M60 17C63 19 66 19 68 16", stroke=INK, stroke_width=1.8)
    )
    scarf = path("M42 92C52 104 76 104 86 92L90 102C78 116 50 116 38 102Z", fill=_BLUE) + line(
        "M50 99L47 110M60 102L59 113M70 102L71 113M79 98L83 108", stroke="#d9a32b", stroke_width=4
    )
    sides = path(
        "M38 50C28 54 28 66 36 69C41 66 42 58 41 52ZM90 50C100 54 100 66 92 69C87 66 86 58 87 52Z",
        fill=fleece.wool,
    )
    front = (
        sheep.eyes(look=2)
        + sheep.brows(fleece, "M45 55C49 50 55 51 58 55M70 53C73 49 80 50 83 55")
        + sheep.muzzle(fleece, "M64 88V91M53 90C57 98 70 98 76 89")
        + sides
        + hat
        + scarf
    )
    return sheep.sheep("#dfc6c0", fleece, front=front, droop=6)


def _fan():
    """Three cards held up under the chin."""

    def card(suit, colour):
        return rect(-10, -54, 20, 27, rx=3, fill=CREAM, stroke_width=2.4) + placed(
            path(pips.OUTLINES[suit], fill=colour, stroke="none"), 0, -41, 0.14
        )

    return (
        placed(card("heart", RED), 64, 147.5, turn=-24)
        + placed(card("club", INK), 64, 148)
        + placed(card("diamond", RED), 64, 147.5, turn=24)
    )


def _you():
    """The person at the table: a dealer's green eyeshade and a hand of cards."""
    fleece = Fleece(wool="#fff6e2", face="#f4d9ae", ear="#e9a98c")
    band = path("M36 40C50 32 78 32 92 40L93 48C78 41 50 41 35 48Z", fill=GOLD)
    shade = path(
        "M33 48C50 38 78 38 95 48C98 56 96 60 92 61C74 53 54 53 36 61C32 60 30 56 33 48Z",
        fill=_GREEN,
    )
    wool = path(
        """M38 40C28 36 30 24 39 24C39 14 50 10 56 16C61 8 73 9 76 17C84 12 93 19 90 26
        C98 28 99 37 90 40
        C78 33 50 33 38 40Z""",
        fill=fleece.wool,
    )
    front = (
        placed(sheep.eyes(), 0, 4)
        + sheep.cheeks()
        + sheep.muzzle(fleece, "M64 87V89M55 89C58 93 70 93 73 89")
        + wool
        + shade
        + band
        + _fan()
    )
    return sheep.sheep("#f0b94a", fleece, front=front)


_CHARACTERS = {
    "ada": _ada,
    "bruno": _bruno,
    "clara": _clara,
    "emil": _emil,
    "frieda": _frieda,
    "gus": _gus,
    "lottie": _lottie,
    "otto": _otto,
    "wilma": _wilma,
    "you": _you,
}


def portraits():
    """{file name: SVG text} of every portrait."""
    return {
        f"{name}.svg": document(sheep.SIZE, sheep.SIZE, draw())
        for name, draw in _CHARACTERS.items()
    }
