# SPDX-License-Identifier: GPL-3.0-or-later
"""Flags of newer x86-64 processors reach no other processor, and others may not join multiplication and addition,
which would make them decide otherwise, nor count with more bits: a small project is configured as a package is, and
as a game for this machine, once as it is and once by a compiler that takes this for another processor.

    machines.py SOURCE-FOLDER
"""
import pathlib
import platform
import shutil
import subprocess
import sys
import tempfile

CMAKE_FILES = pathlib.Path(sys.argv[1]) / "cmake"
SKIPPED = 77
PROJECT = """
cmake_minimum_required(VERSION 3.25)
project(machines LANGUAGES CXX)
include(GNUInstallDirs)
include({folder}/this_machine.cmake)
include({folder}/engine_for_each_machine.cmake)
file(WRITE ${{CMAKE_BINARY_DIR}}/empty.cpp "int nothing;")
add_library(sheepshead_warnings INTERFACE)
add_library(sheepshead_engine ${{sheepshead_engine_kind}} ${{CMAKE_BINARY_DIR}}/empty.cpp)
sheepshead_engine_for_each_machine()
"""
# What a compiler for another processor says of -march, and that it defines no __x86_64__.
OTHER_COMPILER = """#!/bin/sh
case " $* " in
*x86-64-v3*) echo "unknown value 'x86-64-v3' for -march" >&2; exit 1 ;;
esac
exec c++ -U__x86_64__ "$@"
"""


def configured(folder, name, *settings):
    """build.ninja of the project with these settings."""
    build = folder / name
    done = subprocess.run(["cmake", "-G", "Ninja", "-S", folder, "-B", build, *settings],
                          capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{name}: {done.stdout}{done.stderr}")
    return (build / "build.ninja").read_text(encoding="utf-8")


for tool in ("cmake", "ninja", "c++"):
    if not shutil.which(tool):
        print(f"Skipped: {tool} is not installed.")
        sys.exit(SKIPPED)
with tempfile.TemporaryDirectory() as name:
    there = pathlib.Path(name)
    (there / "CMakeLists.txt").write_text(PROJECT.format(folder=CMAKE_FILES.resolve()), encoding="utf-8")
    other = there / "other-compiler"
    other.write_text(OTHER_COMPILER, encoding="utf-8")
    other.chmod(0o755)
    for option in ("SHEEPSHEAD_FOR_EACH_MACHINE", "SHEEPSHEAD_FOR_THIS_MACHINE"):
        text = configured(there, f"other-{option}", f"-D{option}=ON", f"-DCMAKE_CXX_COMPILER={other}")
        if "x86-64-v3" in text:
            sys.exit(f"{option}: another processor gets flags of x86-64")
    text = configured(there, "arm", "-DCMAKE_SYSTEM_NAME=Linux", "-DCMAKE_SYSTEM_PROCESSOR=aarch64")
    if "-mfpmath" in text:
        sys.exit("aarch64: flags of x86")
    if "-ffp-contract=off" not in text:
        sys.exit("aarch64: multiplication and addition may be joined")
    small = there / "small-compiler"
    small.write_text(OTHER_COMPILER.replace("-U__x86_64__", "-U__x86_64__ -D__i386__"), encoding="utf-8")
    small.chmod(0o755)
    if "-mfpmath=sse" not in configured(there, "small", f"-DCMAKE_CXX_COMPILER={small}"):
        sys.exit("i386: counts with 80 bits")
    if platform.machine() == "x86_64" and sys.maxsize > 2**32:
        if "x86-64-v3" not in configured(there, "own", "-DSHEEPSHEAD_FOR_EACH_MACHINE=ON"):
            sys.exit("SHEEPSHEAD_FOR_EACH_MACHINE: an x86-64 processor gets no flags of newer ones")
