# SPDX-License-Identifier: GPL-3.0-or-later
"""The usual back: a knitted jumper with a flock on it. One character of a pattern is one stitch."""

from .svg import group, half_turned, number, path, rect

# The upper half; the lower half is the same, turned round, so a back looks alike either way up.
PATTERN = """
.o.o.o.o.o.o.o.o.o.o.o.o.
.........................
o...o...o...o...o...o...o
oo.ooo.ooo.ooo.ooo.ooo.oo
.ooo.ooo.ooo.ooo.ooo.ooo.
..o...o...o...o...o...o..
.........................
.....ooooo.......#####...
..##ooooooo...oo#######..
.###oooooooo.ooo########.
.###oooooooo.ooo########.
..#.oooooooo..o.########.
....ooooooo.....#######..
....#.#.#.#.....o.o.o.o..
....#.#.#.#.....o.o.o.o..
.........................
.++.++.++.++.++.++.++.++.
+..+..+..+..+..+..+..+..+
.........................
....o.......o.......o....
...ooo.....ooo.....ooo...
..ooooo...ooooo...ooooo..
""".split()

# Yarn: (lit strands, the shade between them)
YARN = {
    ".": ("#a3333a", "#822329"),
    "o": ("#fbf1dc", "#dcc9a4"),
    "#": ("#37323f", "#1d1a22"),
    "+": ("#eeb94a", "#b5802a"),
}
_LEFT, _TOP, _WIDTH, _HEIGHT = 12, 12, 226, 326
_STITCH_WIDTH, _STITCH_HEIGHT = _WIDTH / len(PATTERN[0]), _HEIGHT / 2 / len(PATTERN)

# The left strand of a stitch as cubic curves, in half stitch widths and stitch heights.
_STRAND = [
    (0.04, 0),
    (0.59, 0),
    (0.98, 0.45),
    (0.98, 0.95),
    (0.92, 1.25),
    (0.84, 1.25),
    (0.74, 1.3),
    (0.24, 1.1),
    (-0.02, 0.7),
    (0.04, 0),
]
# Backwards, so that both strands wind the same way: else small sizes cancel them out.
_OTHER_STRAND = [(2 - x, y) for x, y in reversed(_STRAND)]


def _strand(points, left, top):
    start_x, start_y = points[0]
    bends = ""
    for i in range(0, len(points) - 1, 3):
        from_x, from_y = points[i]
        bends += "c" + " ".join(
            f"{number((x - from_x) * _STITCH_WIDTH / 2)} {number((y - from_y) * _STITCH_HEIGHT)}"
            for x, y in points[i + 1 : i + 4]
        )
    x, y = left + start_x * _STITCH_WIDTH / 2, top + start_y * _STITCH_HEIGHT
    return f"M{number(x)} {number(y)}{bends}z"


def _cells(pattern, yarn):
    """Where a yarn is used: the upper left corner of every such stitch."""
    return [
        (_LEFT + column * _STITCH_WIDTH, _TOP + row * _STITCH_HEIGHT)
        for row, line in enumerate(pattern)
        for column, used in enumerate(line)
        if used == yarn
    ]


def _shade(pattern, yarn, colour):
    size = f"h{number(_STITCH_WIDTH)}v{number(_STITCH_HEIGHT)}h{number(-_STITCH_WIDTH)}z"
    return path(
        "".join(f"M{number(x)} {number(y + 1.5)}{size}" for x, y in _cells(pattern, yarn)),
        fill=colour,
    )


def _stitches(pattern, yarn, colour):
    cells = _cells(pattern, yarn)
    d = "".join(_strand(_STRAND, x, y) + _strand(_OTHER_STRAND, x, y) for x, y in cells)
    return path(d, fill=colour)


def knitted(pattern, yarn):
    """The pattern is the upper half, ground stitches are "."; the lower half is the same, turned."""
    used = [name for name in yarn if any(name in line for line in pattern)]
    cloth = rect(_LEFT - 2, _TOP - 2, _WIDTH + 4, _HEIGHT + 4, rx=9, fill=yarn["."][1])
    half = group(
        *(_shade(pattern, name, yarn[name][1]) for name in used if name != "."),
        *(_stitches(pattern, name, yarn[name][0]) for name in used),
    )
    return cloth + half + half_turned(half, 125, 175)


def back():
    return knitted(PATTERN, YARN)
