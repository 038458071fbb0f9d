# SPDX-License-Identifier: GPL-3.0-or-later
"""The description for software centers keeps the rules of Flathub's linter and of its quality guidelines, as
far as they can be read here: words, addresses, colors, pictures, releases.

    metadata.py SOURCE-FOLDER
"""
import pathlib
import re
import struct
import sys
import xml.etree.ElementTree as ElementTree

import addresses

ROOT = pathlib.Path(sys.argv[1])
LINUX = ROOT / "packaging/linux"
APP = "games.sheepshead.Sheepshead"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
LONGEST_NAME = 20
LONGEST_SUMMARY = 35
LONGEST_CAPTION = 100
LARGEST_PICTURE = (1000, 700)  # a window with its frame
ARTICLES = re.compile(r"(a|an|the|der|die|das|ein|eine|el|la|los|las|un|una|le|les|une|l['’])\b", re.I)
ADDRESSES = {"homepage", "bugtracker", "vcs-browser", "help", "contribute", "translate"}
COMPLETE = "100"

problems = []


def check(condition, words):
    if not condition:
        problems.append(words)


def languages():
    return {file.stem.split("_")[1] for file in (ROOT / "translations").glob("sheepshead_*.ts")}


def plain(nodes):
    """The English text among the nodes."""
    return next((node.text or "" for node in nodes if node.get(LANG) is None), "")


def look_at_words(component):
    name = plain(component.findall("name"))
    check(0 < len(name) <= LONGEST_NAME, f"the name has {len(name)} characters")
    summaries = {node.get(LANG, "en"): node.text for node in component.findall("summary")}
    check(set(summaries) == languages(), f"summaries are in {sorted(summaries)}, the program in {sorted(languages())}")
    for language, text in summaries.items():
        check(len(text) <= LONGEST_SUMMARY, f"summary ({language}): {len(text)} characters, more than {LONGEST_SUMMARY}")
        check(not ARTICLES.match(text), f"summary ({language}) begins with an article: {text}")
        check(not text.endswith("."), f"summary ({language}) ends with a dot")
        check(name.lower() not in text.lower(), f"summary ({language}) repeats the name")
        check(text[0].isupper(), f"summary ({language}) begins with a small letter")
    paragraphs = component.findall("description/p")
    check(paragraphs and paragraphs[0].get(LANG) is None, "the description begins with no paragraph")


def look_at_persons(component):
    developer = component.find("developer")
    check(developer is not None and re.fullmatch(r"[a-z0-9-]+([.][a-z0-9_-]+)+", developer.get("id", "")),
          "the developer has no id as of a reversed domain")
    check(developer is not None and developer.findtext("name"), "the developer has no name")
    links = {node.get("type"): node.text for node in component.findall("url")}
    check(set(links) >= ADDRESSES, f"no address for {sorted(ADDRESSES - set(links))}")
    for kind, address in links.items():
        check(re.fullmatch(r"https://[^\s@]+", address), f"{kind}: {address} is no https address")


def look_at_licenses(component):
    check(component.findtext("metadata_license") in {"CC0-1.0", "FSFAP", "MIT"}, "metadata_license")
    check(component.findtext("project_license") == "GPL-3.0-or-later", "project_license")
    check(component.find("content_rating[@type='oars-1.1']") is not None, "no content rating")


def look_at_colors(component):
    colors = {node.get("scheme_preference"): node.text for node in component.findall("branding/color[@type='primary']")}
    check(set(colors) == {"light", "dark"}, f"branding colors for {sorted(colors, key=str)}, not for light and dark")
    for scheme, color in colors.items():
        check(re.fullmatch(r"#[0-9a-fA-F]{6}", color), f"branding color for {scheme}: {color}")
    check(len(set(colors.values())) == len(colors), "light and dark have one color")


def size_of(picture):
    return struct.unpack(">II", picture.read_bytes()[16:24])


def look_at_pictures(component):
    shots = component.findall("screenshots/screenshot")
    check(sum(shot.get("type") == "default" for shot in shots) == 1, "not one default picture")
    shown = set()
    for shot in shots:
        image = shot.find("image")
        file = ROOT / "packaging/screenshots" / image.text.rsplit("/", 1)[1]
        shown.add(file.name)
        caption = plain(shot.findall("caption"))
        check(0 < len(caption) <= LONGEST_CAPTION, f"{file.name}: a caption of {len(caption)} characters")
        check(not caption.endswith("."), f"{file.name}: its caption ends with a dot")
        if not file.exists():
            check(False, f"there is no {file.name}")
            continue
        size = size_of(file)
        check((image.get("width"), image.get("height")) == tuple(map(str, size)), f"{file.name} is {size}")
        check(size[0] <= LARGEST_PICTURE[0] and size[1] <= LARGEST_PICTURE[1],
              f"{file.name} is {size}, larger than {LARGEST_PICTURE}")
    there = {file.name for file in (ROOT / "packaging/screenshots").glob("*.png")}
    check(shown == there, f"pictures named nowhere: {sorted(there - shown)}; that are not there: {sorted(shown - there)}")


def look_at_releases(component):
    newest = component.find("releases/release")
    check(newest is not None and newest.get("type") == "stable", "the newest release is not stable")
    check(newest.get("version") == addresses.filled(ROOT, "@PROJECT_VERSION@"), "the newest release is not this version")
    check(re.fullmatch(r"\d{4}-\d\d-\d\d", newest.get("date", "")), "the newest release has no date")
    check(plain(newest.findall("description/p")), "the newest release has no text")


def look_at_kinds_of_files(component):
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    known = {node.get("type") for node in ElementTree.parse(LINUX / f"{APP}.xml").iter(f"{space}mime-type")}
    provided = {node.text for node in component.findall("provides/mediatype")}
    desktop = (LINUX / f"{APP}.desktop").read_text(encoding="utf-8")
    opened = set(re.search(r"^MimeType=(.*);$", desktop, re.M).group(1).split(";"))
    check(provided == known, f"kinds of files: metainfo {sorted(provided)}, known {sorted(known)}")
    check(opened == known, f"kinds of files: menu entry {sorted(opened)}, known {sorted(known)}")


def look_at_machine(component):
    controls = {node.text for node in component.findall("supports/control")}
    check({"pointing", "keyboard"} <= controls, f"supported controls are {sorted(controls)}")
    check(component.findtext("translation[@type='qt']") == "sheepshead", "no translation of the type qt")
    complete = {node.text for node in component.findall("languages/lang") if node.get("percentage") == COMPLETE}
    check(complete == languages(), f"languages {sorted(complete)}, the program has {sorted(languages())}")


text = addresses.filled(ROOT, (LINUX / f"{APP}.metainfo.xml").read_text(encoding="utf-8"))
root = ElementTree.fromstring(text)
check(root.findtext("id") == APP and root.findtext("launchable[@type='desktop-id']") == f"{APP}.desktop", "id, launchable")
check("http" not in re.sub(r"<url.*|<image.*", "", text), "an address in a text")
for look in (look_at_words, look_at_persons, look_at_licenses, look_at_colors, look_at_pictures, look_at_releases,
             look_at_kinds_of_files, look_at_machine):
    look(root)
if problems:
    sys.exit("\n".join(problems))
