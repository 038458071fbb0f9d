# SPDX-License-Identifier: GPL-3.0-or-later
"""Six backs that go with any faces, on one sheet, each under the id that the settings keep."""

from . import back
from .svg import circle, document, group, half_turned, path, polygon, rect

COLUMNS, ROWS = len(back.PATTERN[0]), len(back.PATTERN)

_BLUE_YARN = {
    ".": ("#2f5c8f", "#21446d"),
    "o": ("#fbf1dc", "#dcc9a4"),
    "#": ("#37323f", "#1d1a22"),
    "+": ("#e9c46a", "#b38d35"),
}
_ARGYLE_YARN = {
    ".": ("#2f6b4c", "#204b35"),
    "o": ("#f4e8cf", "#d3c09a"),
    "+": ("#e2a53a", "#ab7722"),
}
_SNOW_YARN = {".": ("#28324f", "#1a2138"), "o": ("#f3f5f8", "#c3cbd8"), "+": ("#b8434a", "#862d34")}


def _from_middle(column, row):
    """Distances from the middle column and from the foot of the half, where the halves meet."""
    return abs(column - COLUMNS // 2), ROWS - row - 0.5


def _argyle_stitch(column, row):
    across, up = _from_middle(column, row)
    place = (across / 6 + up / 8.8) % 2, (across / 6 - up / 8.8) % 2
    if min(abs(part - 1) for part in place) < 0.09:
        return "o"
    return "+" if (place[0] < 1) == (place[1] < 1) else "."


_FLAKE = """
...o...
.o.o.o.
..ooo..
ooo+ooo
..ooo..
.o.o.o.
...o...
""".split()


def _snow_stitch(column, row):
    left, top = (column - 1) % 8, (row - 3) % 8
    if row < 2:
        return "+" if (column + row) % 2 == 0 else "."
    if row == ROWS - 1:
        return "o" if column % 2 == 0 else "."
    if left < 7 and top < 7 and row - top + 7 <= ROWS - 2:
        return _FLAKE[top][left]
    return "."


def _pattern(stitch):
    return ["".join(stitch(column, row) for column in range(COLUMNS)) for row in range(ROWS)]


def _trellis():
    """Diamonds in two sizes inside a double frame."""
    ground, line, gold = "#6a1f3b", "#f2dfc0", "#d9a441"
    parts = [rect(10, 10, 230, 330, rx=9, fill=ground)]
    parts.append(rect(17, 17, 216, 316, rx=5, fill="none", stroke=line, stroke_width=2))
    wide, high = 24, 31.2
    for row in range(-9, 10):
        for column in range(-8, 9):
            if (row + column) % 2:
                continue
            x, y = 125 + column * wide / 2, 175 + row * high / 2
            if abs(x - 125) > 100 or abs(y - 175) > 148:
                continue
            for size, colour in ((0.44, line), (0.34, ground), (0.17, gold)):
                half_wide, half_high = wide * size, high * size
                corners = [(x, y - half_high), (x + half_wide, y), (x, y + half_high)]
                parts.append(polygon([*corners, (x - half_wide, y)], fill=colour))
    return "".join(parts)


_HOLES = [
    (52, 48, 21), (118, 34, 10), (176, 58, 27), (218, 112, 11), (92, 98, 15), (36, 124, 9),
    (146, 118, 12), (66, 160, 19), (196, 158, 17), (28, 74, 6), (126, 76, 6), (222, 34, 7),
]  # fmt: skip


def _cheese():
    rind, body, hole, shade = "#b9781c", "#f3c64f", "#d99f2c", "#b57d1b"
    holes = ""
    for x, y, radius in _HOLES:
        holes += circle(x, y, radius, fill=shade)
        holes += circle(x, y + radius * 0.14, radius * 0.88, fill=hole)
    half = group(holes)
    gloss = path("M30 22H220A8 8 0 0 1 228 30V33H22V30A8 8 0 0 1 30 22Z", fill="#f8d877")
    return (
        rect(10, 10, 230, 330, rx=9, fill=rind)
        + rect(15, 15, 220, 320, rx=7, fill=body)
        + gloss
        + half_turned(gloss, 125, 175)
        + half
        + half_turned(half, 125, 175)
    )


def backs(blank, on_sheet):
    """{file name: SVG text} of the sheet; blank() is an empty card, on_sheet() puts one on it."""
    drawn = {
        "red-jumper": back.back(),
        "blue-jumper": back.knitted(back.PATTERN, _BLUE_YARN),
        "argyle": back.knitted(_pattern(_argyle_stitch), _ARGYLE_YARN),
        "snowflakes": back.knitted(_pattern(_snow_stitch), _SNOW_YARN),
        "trellis": _trellis(),
        "cheese": _cheese(),
    }
    cards = [on_sheet(name, blank() + drawn[name], i, 0) for i, name in enumerate(drawn)]
    return {"backs.svg": document(len(drawn) * 270, 370, *cards)}
