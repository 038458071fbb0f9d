# SPDX-License-Identifier: GPL-3.0-or-later
"""What is packed for other systems can be read here: descriptions, icons and scripts.

    files.py SOURCE-FOLDER
"""
import pathlib
import plistlib
import re
import struct
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

PACKAGING = pathlib.Path(sys.argv[1]) / "packaging"


def check(condition, words):
    if not condition:
        sys.exit(words)


def look_at_macos():
    cmake = (PACKAGING / "macos/CMakeLists.txt").read_text(encoding="utf-8")
    template = (PACKAGING / "macos/Info.plist.in").read_text(encoding="utf-8")
    for name in re.findall(r"\$\{(\w+)\}", template):
        check(name in cmake or name == "MACOSX_BUNDLE_EXECUTABLE_NAME", f"Info.plist.in: {name} is not set")
    plist = plistlib.loads(template.replace("@SHEEPSHEAD_LANGUAGES@", "<string>en</string>").encode())
    check(plist["NSHighResolutionCapable"] is True, "Info.plist: no high resolution")
    check(plist["CFBundleLocalizations"] == ["en"], "Info.plist: no languages")

    icon = (PACKAGING / "macos/sheepshead.icns").read_bytes()
    check(icon[:4] == b"icns" and struct.unpack(">I", icon[4:8])[0] == len(icon), "no whole icns")
    check(b"ic09" in icon and b"ic08" in icon, "the icon of macOS lacks the large sizes")


def look_at_windows():
    icon = (PACKAGING / "windows/sheepshead.ico").read_bytes()
    zero, kind, count = struct.unpack("<HHH", icon[:6])
    check((zero, kind) == (0, 1), "no ico")
    widths = set()
    for i in range(count):
        entry = struct.unpack("<BBBBHHII", icon[6 + 16 * i:22 + 16 * i])
        check(entry[6] + entry[7] <= len(icon), "the ico is cut off")
        widths.add(entry[0] or 256)
    check({16, 32, 48, 256} <= widths, f"the ico has only {widths}")

    manifest = ElementTree.parse(PACKAGING / "windows/sheepshead.manifest")
    settings = {node.tag.split("}")[1]: node.text for node in manifest.iter()}
    check(settings["dpiAwareness"].startswith("PerMonitorV2"), "the manifest asks for no sharp windows")
    check(settings["activeCodePage"] == "UTF-8", "the manifest asks for no UTF-8")


def look_at_scripts():
    for file in PACKAGING.rglob("*"):
        if file.is_file() and file.read_bytes().startswith(b"#!/bin/sh"):
            done = subprocess.run(["sh", "-n", str(file)], capture_output=True, text=True, check=False)
            check(done.returncode == 0, f"{file}: {done.stderr}")
            check(file.stat().st_mode & 0o100, f"{file} cannot be started")


look_at_macos()
look_at_windows()
look_at_scripts()
