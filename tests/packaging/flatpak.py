# SPDX-License-Identifier: GPL-3.0-or-later
"""The Flatpak gets no network and no folder; packaging/flatpak/manifest builds the tag of this version, with its commit,
and nothing while there is no such tag.

    flatpak.py SOURCE-FOLDER
"""
import pathlib
import shutil
import subprocess
import sys
import tempfile

import addresses

ROOT = pathlib.Path(sys.argv[1])
MANIFEST = "packaging/flatpak/games.sheepshead.Sheepshead.yml"
ALLOWED = {"--share=ipc", "--socket=wayland", "--socket=fallback-x11", "--socket=pulseaudio", "--device=dri"}
SKIPPED = 77

try:
    import yaml
except ImportError:
    print("Skipped: python3-yaml is not installed.")
    sys.exit(SKIPPED)


def check(condition, words):
    if not condition:
        sys.exit(words)


def git(project, *arguments):
    return subprocess.run(["git", "-C", project, "-c", "user.name=x", "-c", "user.email=x@sheepshead.example",
                           *arguments], capture_output=True, text=True, check=True).stdout.strip()


def manifest(project):
    return subprocess.run([project / "packaging/flatpak/manifest"], capture_output=True, text=True, check=False)


def look_at_rights(description):
    rights = set(description["finish-args"])
    check(rights <= ALLOWED, f"the Flatpak may {sorted(rights - ALLOWED)}")


def look_at_release(folder):
    project = folder / "project"
    for name in ("packaging/lib", "packaging/addresses", MANIFEST, "packaging/flatpak/manifest", "CMakeLists.txt",
                 "CMakePresets.json"):
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, project / name)
    git(folder, "init", "-q", project)
    git(project, "commit", "-q", "--allow-empty", "-m", "Begin")
    tag = "v" + addresses.filled(ROOT, "@PROJECT_VERSION@")
    done = manifest(project)
    check(done.returncode and tag in done.stderr, "a manifest is made of a tag that is not there")
    git(project, "tag", tag)
    git(project, "commit", "-q", "--allow-empty", "-m", "Go on")
    done = manifest(project)
    check(done.returncode == 0, done.stderr)
    made = yaml.safe_load(done.stdout)
    look_at_rights(made)
    check(made["modules"][-1]["sources"] == [{"type": "git", "url": addresses.read(ROOT)["source"] + ".git", "tag": tag,
                                              "commit": git(project, "rev-parse", tag)}],
          f"what is built: {made['modules'][-1]['sources']}")


if not shutil.which("git"):
    print("Skipped: git is not installed.")
    sys.exit(SKIPPED)
look_at_rights(yaml.safe_load((ROOT / MANIFEST).read_text(encoding="utf-8")))
with tempfile.TemporaryDirectory() as name:
    look_at_release(pathlib.Path(name))
