# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints what a Debian package of the game is made of, as SPDX 2.3 in JSON: the package with its checksum, what it needs
when it runs, and what this machine built it with, each with its version.

    sbom.py PACKAGE.deb [PACKAGE-TO-BUILD-WITH...]

SOURCE_DATE_EPOCH is the time that it names; without it, that of the file.
"""
import datetime
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys

NAMESPACE = "https://spdx.org/spdxdocs/"


def field(deb, name):
    return subprocess.run(["dpkg-deb", "-f", deb, name], capture_output=True, text=True, check=True).stdout.strip()


def installed(name):
    """Version and architecture of a package of this machine; nothing if it is not installed."""
    done = subprocess.run(["dpkg-query", "-W", "-f", "${Version} ${Architecture}\n", name],
                          capture_output=True, text=True, check=False)
    words = done.stdout.split()
    return words[:2] if done.returncode == 0 and len(words) >= 2 else None


def names_of(relation):
    """The packages of a line as "a (>= 1), b | c"."""
    return [re.match(r"[a-z0-9+.-]+", part.strip()).group(0) for part in re.split(r"[,|]", relation) if part.strip()]


def part(name, version, architecture, **more):
    identity = "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", name)
    purl = f"pkg:deb/debian/{name.replace('+', '%2B')}"
    if version:
        purl += f"@{version.replace('+', '%2B').replace(':', '%3A')}?arch={architecture}"
    return {"SPDXID": identity, "name": name, **({"versionInfo": version} if version else {}),
            "downloadLocation": "NOASSERTION", "filesAnalyzed": False, "licenseConcluded": "NOASSERTION",
            "licenseDeclared": "NOASSERTION", "copyrightText": "NOASSERTION",
            "externalRefs": [{"referenceCategory": "PACKAGE-MANAGER", "referenceType": "purl",
                              "referenceLocator": purl}], **more}


def document(deb, build_packages):
    content = pathlib.Path(deb).read_bytes()
    digest = hashlib.sha256(content).hexdigest()
    game = part(field(deb, "Package"), field(deb, "Version"), field(deb, "Architecture"),
                licenseDeclared="GPL-3.0-or-later", checksums=[{"algorithm": "SHA256", "checksumValue": digest}])
    parts, relations = [game], [("SPDXRef-DOCUMENT", "DESCRIBES", game["SPDXID"])]
    known = {game["name"]}
    for names, relate in ((names_of(field(deb, "Depends")), lambda other: (game["SPDXID"], "DEPENDS_ON", other)),
                          (build_packages, lambda other: (other, "BUILD_DEPENDENCY_OF", game["SPDXID"]))):
        for name in names:
            version, architecture = installed(name) or (None, None)
            other = part(name, version, architecture)
            if name not in known:
                parts.append(other)
                known.add(name)
            relations.append(relate(other["SPDXID"]))
    time = int(os.environ.get("SOURCE_DATE_EPOCH") or os.path.getmtime(deb))
    created = datetime.datetime.fromtimestamp(time, datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
    return {"spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
            "name": pathlib.Path(deb).name, "documentNamespace": f"{NAMESPACE}sheepshead-{digest}",
            "creationInfo": {"created": created, "creators": ["Tool: packaging/sbom.py"]}, "packages": parts,
            "relationships": [{"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other}
                              for one, kind, other in relations]}


if len(sys.argv) < 2:
    sys.exit("usage: sbom.py PACKAGE.deb [PACKAGE-TO-BUILD-WITH...]")
print(json.dumps(document(sys.argv[1], sys.argv[2:]), indent=1))
