#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""one_type_a_name.py ROOT: no two types of one namespace have the same name.

What is linked into one program must know one type by a name: a linker takes the inline functions of
the one for those of the other, which no compiler sees and only an optimised build may show. Types of
nameless namespaces are their own file's affair."""

import collections
import pathlib
import re
import sys

LINKED = ("engine", "ui", "app", "tests/support", "tests/measure")
OPENED = re.compile(r"namespace(?: ([\w:]+))? \{$")
CLOSED = re.compile(r"\} // namespace(?: [\w:]+)?$")
DEFINED = re.compile(r"(?:class|struct|union|enum(?: class)?) (\w+)(?: final)?(?: :(?!:).*)?(?: \{.*)?$")


def files(root):
    for folder in LINKED:
        for file in sorted((root / folder).rglob("*")):
            if file.suffix in (".h", ".cpp"):
                yield file


def types(file):
    """(namespace and name, line) of each type that other files would share; clang-format does
    not indent the content of a namespace, and names the namespace at its end."""
    namespaces = []
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        if opened := OPENED.match(line):
            namespaces.append(opened[1])
        elif CLOSED.match(line):
            namespaces.pop()
        elif (defined := DEFINED.match(line)) and None not in namespaces:
            yield "::".join([*namespaces, defined[1]]), number


def main(root):
    places = collections.defaultdict(list)
    for file in files(root):
        for name, line in types(file):
            places[name].append(f"{file.relative_to(root)}:{line}")
    if not places:
        sys.exit(f"no types below {root}")
    doubled = [f"  {name}: {', '.join(found)}" for name, found in places.items() if len(found) > 1]
    if doubled:
        sys.exit("Types of one namespace with the same name:\n" + "\n".join(doubled))


main(pathlib.Path(sys.argv[1]))
