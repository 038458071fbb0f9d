# SPDX-License-Identifier: GPL-3.0-or-later
"""packaging/publish takes only the tag of this version, with whole addresses and all files, and writes the checksums of
everything; packaging/sbom.py lists what a package is made of.

    publish.py SOURCE-FOLDER
"""
import hashlib
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

import addresses

ROOT = pathlib.Path(sys.argv[1])
VERSION = addresses.filled(ROOT, "@PROJECT_VERSION@")
SKIPPED = 77
CONTROL = f"""Package: sheepshead
Version: {VERSION}-1
Architecture: all
Maintainer: Example <x@sheepshead.example>
Depends: dpkg (>= 1.0), not-there-at-all | tar
Description: card game
"""


def check(condition, words):
    if not condition:
        sys.exit(words)


def package(folder):
    tree = folder / "tree"
    (tree / "DEBIAN").mkdir(parents=True)
    (tree / "DEBIAN/control").write_text(CONTROL, encoding="utf-8")
    deb = folder / f"sheepshead_{VERSION}-1_all.deb"
    subprocess.run(["dpkg-deb", "--root-owner-group", "-b", tree, deb], capture_output=True, check=True)
    return deb


def look_at_parts(deb):
    done = subprocess.run([sys.executable, "-B", ROOT / "packaging/sbom.py", deb, "dpkg", "sed"], capture_output=True,
                          text=True, check=True, env={**os.environ, "SOURCE_DATE_EPOCH": "86400"})
    document = json.loads(done.stdout)
    parts = {part["name"]: part for part in document["packages"]}
    check(document["spdxVersion"] == "SPDX-2.3" and document["creationInfo"]["created"] == "1970-01-02T00:00:00Z",
          "sbom: version or time")
    check(set(parts) == {"sheepshead", "dpkg", "not-there-at-all", "tar", "sed"}, f"sbom: {sorted(parts)}")
    digest = hashlib.sha256(deb.read_bytes()).hexdigest()
    check(parts["sheepshead"]["checksums"][0]["checksumValue"] == digest, "sbom: another checksum")
    check(parts["dpkg"].get("versionInfo") and not parts["not-there-at-all"].get("versionInfo"), "sbom: versions")
    known = {part["SPDXID"] for part in document["packages"]} | {"SPDXRef-DOCUMENT"}
    kinds = set()
    for relation in document["relationships"]:
        kinds.add(relation["relationshipType"])
        check({relation["spdxElementId"], relation["relatedSpdxElement"]} <= known, f"sbom: {relation}")
    check(kinds == {"DESCRIBES", "DEPENDS_ON", "BUILD_DEPENDENCY_OF"}, f"sbom: {kinds}")
    return done.stdout


def project(folder):
    """A copy of the scripts whose addresses are all there."""
    copy = folder / "project"
    (copy / "packaging").mkdir(parents=True)
    for file in ("packaging/lib", "packaging/publish", "CMakeLists.txt", "CMakePresets.json"):
        shutil.copy(ROOT / file, copy / file)
    text = (ROOT / "packaging/addresses").read_text(encoding="utf-8").replace(".invalid", ".example")
    (copy / "packaging/addresses").write_text(text, encoding="utf-8")
    return copy


def publish(copy, folder, tag):
    environment = {name: value for name, value in os.environ.items() if name != "GH_TOKEN"}
    return subprocess.run([copy / "packaging/publish", folder], capture_output=True, text=True, check=False,
                          env={**environment, "TAG": tag})


def look_at_publishing(folder, deb, sbom):
    copy = project(folder)
    files = folder / "files"
    made = files / f"release-{VERSION}"
    made.mkdir(parents=True)
    shutil.copy(deb, made)
    (made / "notes.md").write_text("New.\n", encoding="utf-8")
    (made / f"sheepshead-{VERSION}.tar.xz").write_text("source", encoding="utf-8")
    tag = f"v{VERSION}"
    check(publish(copy, files, "v99.0").returncode, "another tag is published")
    check("sheepshead.spdx.json" in publish(copy, files, tag).stderr, "a release without a list of parts is published")
    (files / "sheepshead.spdx.json").write_text(sbom, encoding="utf-8")
    done = publish(copy, files, tag)
    check(done.returncode == 0 and "nothing was published" in done.stdout, f"{done.stdout}{done.stderr}")
    sums = (files / "SHA256SUMS").read_text(encoding="utf-8")
    for name in (deb.name, f"sheepshead-{VERSION}.tar.xz", "sheepshead.spdx.json"):
        line = f"{hashlib.sha256((files / name).read_bytes()).hexdigest()}  {name}\n"
        check(line in sums, f"SHA256SUMS: no line for {name}")
    settings = copy / "packaging/addresses"
    settings.write_text(settings.read_text(encoding="utf-8").replace(".example", ".invalid"), encoding="utf-8")
    check("packaging/addresses" in publish(copy, files, tag).stderr, "addresses that are not there are published")


for tool in ("dpkg-deb", "dpkg-query", "sha256sum"):
    if not shutil.which(tool):
        print(f"Skipped: {tool} is not installed.")
        sys.exit(SKIPPED)
with tempfile.TemporaryDirectory() as name:
    there = pathlib.Path(name)
    package_file = package(there)
    look_at_publishing(there, package_file, look_at_parts(package_file))
