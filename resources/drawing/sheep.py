# SPDX-License-Identifier: GPL-3.0-or-later
"""Parts every sheep portrait shares. The face's middle is (64, 62) on a square of 128."""

from dataclasses import dataclass

from .palette import BLUSH, CREAM, INK
from .svg import circle, ellipse, group, line, path, placed

SIZE = 128
OUTLINE = {"stroke": INK, "stroke_width": 3, "stroke_linejoin": "round", "stroke_linecap": "round"}


@dataclass(frozen=True)
class Fleece:
    """Colouring of one sheep."""

    wool: str = "#fbf3e0"
    face: str = "#f0d7b8"
    ear: str = "#e6a58c"
    line: str = INK


def backdrop(colour):
    return circle(64, 64, 62, fill=colour)


def bust(colour):
    """Shoulders; their lower edge follows the backdrop's rim, because Qt Svg does not clip."""
    wool = """M20.4 108C12 98 18 86 29 88C31 78 44 76 50 84H78C84 76 97 78 99 88
        C110 86 116 98 107.6 108
        A62 62 0 0 1 20.4 108Z"""
    curls = line(
        (
            "M34 100C36 95 43 96 43 101M54 112C56 107 63 108 63 113M84 101C86 96 93 97 93 102M73"
            " 108C75 104 81 104 82 109"
        ),
        stroke=INK,
        stroke_width=2,
        opacity=0.35,
    )
    return path(wool, fill=colour) + curls


def ears(fleece, droop=0.0):
    outer = path("M30 0C22 -12 4 -15 -5 -6C-1 6 16 13 30 9Z", fill=fleece.face)
    inner = path("M24 1C18 -6 8 -8 2 -5C6 2 15 6 24 5Z", fill=fleece.ear, stroke="none")
    one = outer + inner
    return placed(one, 18, 50, turn=-droop) + placed(one, 110, 50, turn=droop, mirrored=True)


def face(fleece):
    return path(
        "M40 44C38 66 43 86 50 95C55 102 73 102 78 95C85 86 90 66 88 44C86 24 42 24 40 44Z",
        fill=fleece.face,
    )


def tuft(fleece):
    """The curly fringe, the sheep's own hairdo."""
    wool = """M37 50C26 47 26 33 36 31C34 20 46 13 53 19C58 10 72 10 76 18C84 13 95 20 92 31
        C102 33 102 47 91 50
        C88 56 80 56 77 50C73 56 64 56 61 51C57 56 49 55 47 50C45 54 40 54 37 50Z"""
    curls = line(
        "M47 33C49 28 56 29 56 34M68 27C70 22 77 23 77 28M78 40C80 36 85 37 85 41",
        stroke=INK,
        stroke_width=2,
        opacity=0.35,
    )
    return path(wool, fill=fleece.wool) + curls


def muzzle(fleece, mouth="M64 88V91M56 94C60 97 68 97 72 94"):
    nose = path(
        "M56 80C60 77 68 77 72 80C71 85 67 88 64 88C61 88 57 85 56 80Z",
        fill=fleece.line,
        stroke="none",
    )
    return nose + line(mouth, stroke=fleece.line, stroke_width=2.6)


def cheeks():
    return group(
        circle(47, 78, 5, fill=BLUSH), circle(81, 78, 5, fill=BLUSH), opacity=0.45, stroke="none"
    )


def eyes(look=0.0, size=1.0):
    """Round, bright eyes; look moves the pupils sideways."""

    def eye(x):
        white = ellipse(x, 65, 7 * size, 8 * size, fill="#ffffff", stroke_width=2.2)
        pupil = ellipse(x + look, 66, 3.9 * size, 5 * size, fill=INK, stroke="none")
        return (
            white + pupil + circle(x + look + 1.4, 63.6, 1.5 * size, fill="#ffffff", stroke="none")
        )

    return eye(53) + eye(75)


def closed_eyes(fleece):
    return line(
        "M46 66C49 71 56 71 59 66M69 66C72 71 79 71 82 66", stroke=fleece.line, stroke_width=3
    )


def brows(fleece, d="M45 56C49 52 55 52 58 55M70 55C73 52 79 52 83 56"):
    return line(d, stroke=fleece.line, stroke_width=2.6)


def collar(colour):
    return path("M46 92C52 104 76 104 82 92L86 99C78 113 50 113 42 99Z", fill=colour)


def bell(x, y, colour):
    return path(
        (
            f"M{x - 9} {y + 9}C{x - 7} {y + 5} {x - 8} {y - 7} {x} {y - 8}"
            f"C{x + 8} {y - 7} {x + 7} {y + 5} "
            f"{x + 9} {y + 9}Z"
        ),
        fill=colour,
    ) + circle(x, y + 11, 3, fill=CREAM, stroke_width=2)


def sheep(background, fleece, behind="", front="", droop=8.0):
    """Backdrop and bust, what is behind the head, the bare head, and what lies over it."""
    figure = bust(fleece.wool) + behind + ears(fleece, droop) + face(fleece) + front
    return backdrop(background) + group(figure, **OUTLINE)
