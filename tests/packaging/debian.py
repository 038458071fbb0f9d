# SPDX-License-Identifier: GPL-3.0-or-later
"""packaging/deb/files writes whole files for Debian: no blank is left, the changelog closes the bug that asks for the
package, tests that Debian runs are there, and "nocheck" leaves out the tests of the build.

    debian.py SOURCE-FOLDER
"""
import fnmatch
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import addresses

ROOT = pathlib.Path(sys.argv[1])
SKIPPED = 77
OLDEST_STANDARDS = (4, 7, 4)


def check(condition, words):
    if not condition:
        sys.exit(words)


def output(*command, **options):
    done = subprocess.run(command, capture_output=True, text=True, check=False, **options)
    check(done.returncode == 0, f"{command}: {done.stdout}{done.stderr}")
    return done.stdout


def written(folder, itp):
    """The folder "debian" of a copy of the project that has this number of an ITP bug."""
    project = folder / f"project{itp}"
    shutil.copytree(ROOT / "packaging", project / "packaging")
    for file in ("CMakeLists.txt", "CMakePresets.json"):
        shutil.copy(ROOT / file, project)
    settings = project / "packaging/addresses"
    settings.write_text(settings.read_text(encoding="utf-8").replace('debian_itp=""', f'debian_itp="{itp}"'),
                        encoding="utf-8")
    git = ["git", "-C", project, "-c", "user.name=x", "-c", "user.email=x@sheepshead.example"]
    output("git", "init", "-q", project)
    output(*git, "commit", "-q", "--allow-empty", "-m", "Begin")
    output(project / "packaging/deb/files", folder / f"out{itp}")
    return folder / f"out{itp}/debian"


def look_at_blanks(debian):
    for file in debian.rglob("*"):
        if file.is_file():
            left = re.search(r"@[a-z]+@", file.read_text(encoding="utf-8"))
            check(not left, f"{file.name}: {left and left.group(0)} is not filled in")


def field(debian, name):
    return output("dpkg-parsechangelog", "-l", debian / "changelog", "-S", name).strip()


def look_at_changelogs(without, with_itp):
    version = addresses.filled(ROOT, "@PROJECT_VERSION@")
    check(field(without, "Version") == f"{version}-1", f"changelog: version {field(without, 'Version')}")
    check(field(without, "Maintainer").endswith(f"<{addresses.read(ROOT)['maintainer']}>"), "changelog: maintainer")
    check(field(without, "Closes") == "", "changelog: closes a bug that there is not")
    check(field(with_itp, "Closes") == "1234567", "changelog: does not close the ITP bug")


def look_at_control(debian):
    text = (debian / "control").read_text(encoding="utf-8")
    standards = tuple(map(int, re.search(r"^Standards-Version: ([\d.]+)$", text, re.M).group(1).split(".")))
    check(standards >= OLDEST_STANDARDS, f"control: Standards-Version {standards}")
    for name in ("Homepage", "Vcs-Git", "Vcs-Browser", "Maintainer"):
        check(re.search(rf"^{name}: \S", text, re.M), f"control: no {name}")
    packages = set(re.findall(r"^Package: (\S+)$", text, re.M))
    check(packages == {"sheepshead", "sheepshead-data"}, f"control: {sorted(packages)}")
    check("sheepshead-data (= ${source:Version})" in text, "control: the game does not need its data")
    for name in packages:
        check((debian / f"{name}.install").read_text(encoding="utf-8"), f"{name}.install: nothing")
    check("<!nocheck>" in text, "control: nothing is needed for tests alone")


def look_at_libraries(debian):
    """Every library that packaging/play installs to build the game is named where else packages are built."""
    needed = re.search(r'^packages_to_build="([^"]*)"', (ROOT / "packaging/lib").read_text(encoding="utf-8"), re.M)
    control = (debian / "control").read_text(encoding="utf-8").split("\n\n")[0]
    machines = re.search(r'^libraries="([^"]*)"', (ROOT / "packaging/machines").read_text(encoding="utf-8"), re.M)
    for name in re.findall(r"\blib\S+-dev\b", needed.group(1)):
        check(re.search(rf" {name}[, ]", control), f"control: {name} is not named")
        check(name in machines.group(1).split(), f"packaging/machines: {name} is not named")


def look_at_tests(debian):
    control = (debian / "tests/control").read_text(encoding="utf-8")
    names = {name for line in re.findall(r"^Tests: (.*)$", control, re.M) for name in line.split()}
    there = {file.name for file in (debian / "tests").iterdir()} - {"control"}
    check(names == there and len(names) >= 2, f"tests/control: {sorted(names)}, there are {sorted(there)}")
    for name in names:
        file = debian / "tests" / name
        check(os.access(file, os.X_OK), f"tests/{name} cannot be started")
        output("sh", "-n", file)


def planned(debian, target, **environment):
    """What debian/rules would run."""
    return output("make", "-n", "-f", "debian/rules", target, cwd=debian.parent, env={**os.environ, **environment})


def look_at_rules(debian):
    for setting in ({"DEB_BUILD_OPTIONS": "nocheck"}, {"DEB_BUILD_PROFILES": "nocheck", "DEB_BUILD_OPTIONS": ""}):
        check("BUILD_TESTING=OFF" in planned(debian, "override_dh_auto_configure", **setting), f"{setting}: tests are built")
        check(" dh_auto_test\n" not in planned(debian, "override_dh_auto_test", **setting), f"{setting}: tests run")
    setting = {"DEB_BUILD_PROFILES": "", "DEB_BUILD_OPTIONS": ""}
    check("BUILD_TESTING=ON" in planned(debian, "override_dh_auto_configure", **setting), "no tests are built")
    check(" dh_auto_test\n" in planned(debian, "override_dh_auto_test", **setting), "no tests run")
    cross = planned(debian, "override_dh_auto_configure", DEB_HOST_ARCH="arm64", DEB_BUILD_ARCH="amd64")
    check("-DQT_HOST_PATH=/usr" in cross, "tools of another processor are run")
    check("-DQT_HOST_PATH=/usr" not in planned(debian, "override_dh_auto_configure", DEB_HOST_ARCH="amd64",
                                               DEB_BUILD_ARCH="amd64"), "tools of this processor are sought elsewhere")
    check("MAINT_STRIP" not in (debian / "rules").read_text(encoding="utf-8"), "debug symbols are left out")


def look_at_watch(debian):
    text = (debian / "watch").read_text(encoding="utf-8")
    check(text.startswith("version=4\n"), "watch: no version")
    pattern = text.split()[-1]
    found = re.fullmatch(pattern, "/project/archive/refs/tags/v1.0.2.tar.gz")
    check(found and found.group(1) == "1.0.2", f"watch: {pattern} finds no release")


def look_at_yaml(debian):
    try:
        import yaml
    except ImportError:
        print("python3-yaml is not installed: upstream/metadata and salsa-ci.yml are not looked at.")
        return
    metadata = yaml.safe_load((debian / "upstream/metadata").read_text(encoding="utf-8"))
    for name in ("Bug-Database", "Repository", "Repository-Browse", "Security-Contact"):
        check(metadata.get(name), f"upstream/metadata: no {name}")
    check(yaml.safe_load((debian / "salsa-ci.yml").read_text(encoding="utf-8"))["include"], "salsa-ci.yml: no include")


def look_at_copyright(debian):
    text = (debian / "copyright").read_text(encoding="utf-8")
    files = [str(file.relative_to(ROOT)) for folder in ("packaging", "resources") for file in (ROOT / folder).rglob("*")]
    licenses = {}
    for paragraph in text.split("\n\n"):
        patterns = re.search(r"^Files: (.*?)^Copyright: \d{4} \S", paragraph, re.M | re.S)
        if not patterns:
            continue
        for pattern in patterns.group(1).split():
            matched = fnmatch.filter(files, pattern)
            check(matched, f"copyright: there is no {pattern}")
            licenses.update({file: re.search(r"^License: (.*)$", paragraph, re.M).group(1) for file in matched})
    for file, license_name in licenses.items():
        if file.endswith((".svg", ".wav")):
            check(license_name == "CC0-1.0", f"copyright: {file} is {license_name}")
        if file.endswith(".py"):
            check(license_name == "GPL-3.0-or-later", f"copyright: {file} is {license_name}")


for tool in ("git", "make", "dpkg-parsechangelog"):
    if not shutil.which(tool):
        print(f"Skipped: {tool} is not installed.")
        sys.exit(SKIPPED)
with tempfile.TemporaryDirectory() as name:
    debian_files = written(pathlib.Path(name), "")
    look_at_changelogs(debian_files, written(pathlib.Path(name), "1234567"))
    for look in (look_at_blanks, look_at_control, look_at_libraries, look_at_tests, look_at_rules, look_at_watch, look_at_yaml,
                 look_at_copyright):
        look(debian_files)
