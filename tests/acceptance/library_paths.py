# SPDX-License-Identifier: GPL-3.0-or-later
"""No program of the build, nor an installed one, looks for its libraries in the current folder.

    library_paths.py BUILD-FOLDER CMAKE
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile

EXECUTABLE, SHARED = 2, 3  # e_type of an ELF header


def is_linked(file):
    """Whether the file is a program or a library that the loader may read."""
    if file.is_symlink() or not file.is_file():
        return False
    with file.open("rb") as stream:
        head = stream.read(18)
    return head[:4] == b"\x7fELF" and int.from_bytes(head[16:18], sys.byteorder) in (EXECUTABLE, SHARED)


def faults(file, within=None):
    """What is wrong with its search path; `within` is a folder that the path must not name."""
    dynamic = subprocess.run(["readelf", "--wide", "-d", file], capture_output=True, text=True,
                             check=True).stdout
    for path in re.findall(r"\((?:RUNPATH|RPATH)\).*\[(.*)\]", dynamic):
        for folder in path.split(":"):
            # An empty name is the current folder, and so is what a relative one begins with.
            if not folder.startswith(("/", "$ORIGIN")):
                yield f"{file}: [{path}] has {folder!r}"
            if within and folder.startswith(str(within)):
                yield f"{file}: [{path}] leads into the build"
    for name in re.findall(r"\(NEEDED\).*\[(.*)\]", dynamic):
        if "/" in name and not name.startswith("/"):
            yield f"{file}: needs {name}, below the current folder"


def install(build, cmake, root):
    subprocess.run([cmake, "--install", build, "--prefix", "/usr"], check=True,
                   stdout=subprocess.DEVNULL, env={**os.environ, "DESTDIR": str(root)})
    return linked_below(root)


def linked_below(folder):
    found = []
    for where, folders, files in os.walk(folder):
        # What CMake compiles to try the compiler is never run again; homes belong to other tests.
        folders[:] = [name for name in folders if name not in ("CMakeFiles", "home")]
        found += [file for file in (pathlib.Path(where, name) for name in files) if is_linked(file)]
    return found


build = pathlib.Path(sys.argv[1])
built = linked_below(build)
found = [fault for file in built for fault in faults(file)]
with tempfile.TemporaryDirectory(prefix="sheepshead-") as folder:
    installed = install(build, sys.argv[2], folder)
    found += [fault for file in installed for fault in faults(file, build)]
if len(built) < 2 or len(installed) < 2:
    found.append(f"too few programs to look at: {built} {installed}")
print("\n".join(found) or f"{len(built)} of the build and {len(installed)} installed look nowhere else")
sys.exit(1 if found else 0)
