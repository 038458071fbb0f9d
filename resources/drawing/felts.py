# SPDX-License-Identifier: GPL-3.0-or-later
"""What table tops are covered with: tiles to lay side by side over a color, mostly transparent."""

import math

from .svg import document, line, number, path, rect


class Speckle:
    """The same scatter in every Python."""

    def __init__(self):
        self._state = 20

    def next(self, bound):
        self._state = (self._state * 1664525 + 1013904223) % 2**32
        return (self._state >> 16) % bound


_CLOTH = 160


def _cloth():
    """Short fibres in all directions, lighter and darker than the cloth."""
    speckle = Speckle()
    strands = {}
    for _ in range(3600):
        look = (speckle.next(2), speckle.next(3))
        x, y = speckle.next(_CLOTH), speckle.next(_CLOTH)
        strands.setdefault(look, []).append(
            f"M{x} {y}l{speckle.next(5) - 2} {speckle.next(5) - 2}"
        )
    drawn = [
        line(
            "".join(strands[look]),
            stroke="#ffffff" if look[0] else "#000000",
            stroke_opacity=0.022 + 0.012 * look[1],
            stroke_width=1,
        )
        for look in sorted(strands)
    ]
    return document(_CLOTH, _CLOTH, *drawn)


_PLANK, _PLANKS, _BOARD = 150, 4, 1200


def _grain(top, height, phase):
    """A line along a plank; its waves fit into the tile a whole number of times."""
    turn = 2 * math.pi / _BOARD
    points = (
        (x, top + height + 2.4 * math.sin(x * turn * 2 + phase) + 1.4 * math.sin(x * turn * 5))
        for x in range(0, _BOARD + 1, 24)
    )
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def _oak():
    speckle = Speckle()
    parts = []
    for plank in range(_PLANKS):
        top = plank * _PLANK
        parts.append(
            rect(0, top, _BOARD, _PLANK, fill="#000000", fill_opacity=speckle.next(26) / 255)
        )
        parts.append(rect(0, top, _BOARD, 1.2, fill="#000000", fill_opacity=0.35))
        phase = speckle.next(628) / 100
        height = 5
        while height < _PLANK - 4:
            parts.append(
                line(
                    _grain(top, height, phase),
                    stroke="#1e0c00",
                    stroke_opacity=0.055 + speckle.next(30) / 255,
                    stroke_width=0.9,
                )
            )
            height += 2 + speckle.next(4)
    return document(_BOARD, _PLANK * _PLANKS, *parts)


def _plaid():
    """Wide checks as on a lumberjack's shirt, with the twill of the weave."""
    size, half = 96, 48
    parts = [
        rect(0, 0, half, size, fill="#000000", fill_opacity=0.42),
        rect(0, 0, size, half, fill="#000000", fill_opacity=0.42),
    ]
    twill = "".join(f"M{x} 0L{x + size} {size}" for x in range(-size, size, 4))
    parts.append(line(twill, stroke="#ffffff", stroke_opacity=0.035, stroke_width=1.3))
    return document(size, size, *parts)


def _knit():
    """Rows of plain stitches, seen from near."""
    wide, high = 22, 20
    arm = f"M2 1C8 2 10 8 {wide // 2} 15V{high}C8 14 3 11 2 8Z"
    other = f"M{wide - 2} 1C{wide - 8} 2 {wide - 10} 8 {wide // 2} 15V{high}"
    other += f"C{wide - 8} 14 {wide - 3} 11 {wide - 2} 8Z"
    return document(
        wide,
        high,
        path(arm, fill="#ffffff", fill_opacity=0.055),
        path(other, fill="#000000", fill_opacity=0.13),
    )


def felts():
    """{file name: SVG text}"""
    return {"cloth.svg": _cloth(), "oak.svg": _oak(), "plaid.svg": _plaid(), "knit.svg": _knit()}
