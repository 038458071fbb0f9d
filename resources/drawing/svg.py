# SPDX-License-Identifier: GPL-3.0-or-later
"""The few SVG elements every Qt Svg version draws, as functions that return text."""

import re


def number(value):
    """A number with at most two decimals, so that every Python writes the same file."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("", "-0") else text


def _attribute(name, value):
    text = value if isinstance(value, str) else number(value)
    return f' {name.replace("_", "-")}="{text}"'


def element(tag, **attributes):
    return f"<{tag}" + "".join(_attribute(n, v) for n, v in attributes.items()) + "/>\n"


def path(d, **style):
    """Where d is wrapped in the script leaves no trace in the picture."""
    d = re.sub(r"\s*([A-Za-z])\s*", r"\1", re.sub(r"\s+", " ", d))
    return element("path", d=d.strip(), **style)


def line(d, **style):
    """An open stroke: a path without a filling."""
    return path(d, fill="none", **style)


def polygon(points, **style):
    return path("M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z", **style)


def circle(cx, cy, r, **style):
    return element("circle", cx=cx, cy=cy, r=r, **style)


def ellipse(cx, cy, rx, ry, **style):
    return element("ellipse", cx=cx, cy=cy, rx=rx, ry=ry, **style)


def rect(x, y, width, height, rx=0, **style):
    corners = {"rx": rx, "ry": rx} if rx else {}
    return element("rect", x=x, y=y, width=width, height=height, **corners, **style)


def group(*children, **attributes):
    opening = "<g" + "".join(_attribute(n, v) for n, v in attributes.items()) + ">\n"
    return opening + "".join(children) + "</g>\n"


def placed(content, x, y, scale=1.0, turn=0.0, mirrored=False):
    """The content with its own origin moved to (x, y), turned and scaled there."""
    steps = [f"translate({number(x)} {number(y)})"]
    if turn:
        steps.append(f"rotate({number(turn)})")
    if mirrored:
        steps.append(f"scale({number(-scale)} {number(scale)})")
    elif scale != 1.0:
        steps.append(f"scale({number(scale)})")
    return group(content, transform=" ".join(steps))


def half_turned(content, cx, cy):
    return group(content, transform=f"rotate(180 {number(cx)} {number(cy)})")


def document(width, height, *children):
    size = f'width="{number(width)}" height="{number(height)}"'
    box = f'viewBox="0 0 {number(width)} {number(height)}"'
    note = (
        "<!-- SPDX-License-Identifier: CC0-1.0. Generated: edit the drawing, not this file. -->\n"
    )
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box}>\n'
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + note + head + "".join(children) + "</svg>\n"
