# SPDX-License-Identifier: GPL-3.0-or-later
"""The back: a knitted jumper with a flock on it. One character of the pattern is one stitch."""

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
...ooooooo.....ooooooo...
.#ooooooooo..#ooooooooo..
##ooooooooo.##ooooooooo..
##oooooooooo##oooooooooo.
.#ooooooooo..#ooooooooo..
...ooooooo.....ooooooo...
...#.#.#.#.....#.#.#.#...
...#.#.#.#.....#.#.#.#...
.........................
.++.++.++.++.++.++.++.++.
+..+..+..+..+..+..+..+..+
.........................
....o.......o.......o....
...ooo.....ooo.....ooo...
..ooooo...ooooo...ooooo..
""".split()

YARN = {".": "#a3333a", "o": "#fbf1dc", "#": "#2a2630", "+": "#e8b145"}
_BEHIND = "#7c2129"
_LEFT, _TOP, _WIDTH, _HEIGHT = 12, 12, 226, 326


def _stitch(x, y, width, height):
    """Two slanting strands that meet at the foot: one knit stitch."""
    half = width / 2
    strand = (f"c{number(half * 0.55)} 0 {number(half)} {number(height * 0.45)} {number(half)} {number(height * 0.95)}"
              f"c{number(-half * 0.1)} {number(height * 0.3)} {number(-half * 0.2)} {number(height * 0.3)} "
              f"{number(-half * 0.3)} {number(height * 0.35)}"
              f"c{number(-half * 0.5)} {number(-height * 0.2)} {number(-half * 0.75)} {number(-height * 0.6)} "
              f"{number(-half * 0.7)} {number(-height * 1.3)}z")
    other = strand_mirrored(half, height)
    return f"M{number(x + half * 0.04)} {number(y)}{strand}M{number(x + width - half * 0.04)} {number(y)}{other}"


def strand_mirrored(half, height):
    return (f"c{number(-half * 0.55)} 0 {number(-half)} {number(height * 0.45)} {number(-half)} {number(height * 0.95)}"
            f"c{number(half * 0.1)} {number(height * 0.3)} {number(half * 0.2)} {number(height * 0.3)} "
            f"{number(half * 0.3)} {number(height * 0.35)}"
            f"c{number(half * 0.5)} {number(-height * 0.2)} {number(half * 0.75)} {number(-height * 0.6)} "
            f"{number(half * 0.7)} {number(-height * 1.3)}z")


def _half():
    width, height = _WIDTH / len(PATTERN[0]), _HEIGHT / 2 / len(PATTERN)
    stitches = {yarn: "" for yarn in YARN}
    for row, characters in enumerate(PATTERN):
        for column, yarn in enumerate(characters):
            stitches[yarn] += _stitch(_LEFT + column * width, _TOP + row * height, width, height)
    return "".join(path(d, fill=YARN[yarn]) for yarn, d in stitches.items())


def back():
    cloth = rect(_LEFT - 2, _TOP - 2, _WIDTH + 4, _HEIGHT + 4, rx=9, fill=_BEHIND)
    half = _half()
    return cloth + group(half) + half_turned(half, 125, 175)
