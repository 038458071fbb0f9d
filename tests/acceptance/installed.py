# SPDX-License-Identifier: GPL-3.0-or-later
"""What `cmake --install` puts into place: the whole list, each description valid, and the program plays from there.

    installed.py PROGRAM BUILD-FOLDER CMAKE
"""
import fnmatch
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from driver import Program, check, run

ROOT = pathlib.Path(__file__).resolve().parents[2]


def succeeds(*command):
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    check(done.returncode == 0, f"{command}: {done.stdout}{done.stderr}")
    return done.stdout


def install(build, cmake):
    """Installs as packagers do, for /usr below another root; returns where /usr is then."""
    root = pathlib.Path(tempfile.mkdtemp(prefix="sheepshead-"))
    subprocess.run([cmake, "--install", build, "--prefix", "/usr"], check=True,
                   stdout=subprocess.DEVNULL, env={**os.environ, "DESTDIR": str(root)})
    return root / "usr"


def look_at_the_list(usr):
    lines = (ROOT / "packaging/linux/installed.txt").read_text(encoding="utf-8").splitlines()
    patterns = [line for line in lines if line and not line.startswith(("#", "?"))]
    optional = [line[1:].strip() for line in lines if line.startswith("?")]
    files = sorted(str(file.relative_to(usr)) for file in usr.rglob("*") if not file.is_dir())
    unknown = [f for f in files if not any(fnmatch.fnmatchcase(f, p) for p in patterns + optional)]
    missing = [p for p in patterns if not fnmatch.filter(files, p)]
    check(not unknown and not missing,
          f"packaging/linux/installed.txt: missing here {missing}, not named there {unknown}")


def validate(usr):
    app = "games.sheepshead.Sheepshead"
    if shutil.which("desktop-file-validate"):
        succeeds("desktop-file-validate", usr / f"share/applications/{app}.desktop")
    if shutil.which("appstreamcli"):
        succeeds("appstreamcli", "validate", "--no-net", usr / f"share/metainfo/{app}.metainfo.xml")


def know_the_files(usr):
    """A desktop knows rules, hands and studies by their names, and the latter two by their content, too."""
    if not shutil.which("update-mime-database") or not shutil.which("gio"):
        return
    subprocess.run(["update-mime-database", usr / "share/mime"], check=True, capture_output=True)
    where = {**os.environ, "XDG_DATA_DIRS": f"{usr}/share:/usr/share"}
    folder = pathlib.Path(tempfile.mkdtemp(prefix="sheepshead-"))
    for name, content, kind in (("a.sheeprules", "layout = 5H-A\n", "rules"),
                                ("a.sheephand", "# a report\n", "hand"),
                                ("without-ending", "sheepshead hand 1\n", "hand"),
                                ("a.sheepstudy", "# a study\n", "study"),
                                ("another", "sheepshead study 1\n", "study"),
                                ("a.sheepchallenge", "a challenge\n", "challenge"),
                                ("a.sheepresult", "a result\n", "challenge"),
                                ("a.sheeptournament", "{}\n", "tournament"),
                                ("a.sheepresults", "{}\n", "tournament")):
        (folder / name).write_text(content, encoding="utf-8")
        told = subprocess.run(["gio", "info", "-a", "standard::content-type,standard::icon",
                               folder / name], capture_output=True, text=True, env=where, check=True)
        check(f"application/x-sheepshead-{kind}" in told.stdout, f"{name}: {told.stdout}")
        icon = "hand" if kind in ("challenge", "tournament") else kind
        check(f"games.sheepshead.Sheepshead-{icon}" in told.stdout, f"{name}: {told.stdout}")


def play(usr):
    """All that the program needs comes from where it is installed: language, deck, lessons."""
    succeeds(usr / "bin/sheepshead-console", "rules", "called-ace")
    program = Program("--speed", "off", "--language", "de", "--show", "lessons",
                      path=str(usr / "bin/sheepshead"))
    program.says("Farbe bedienen")
    program.kill()
    program = Program("--speed", "off", "--data-dir", tempfile.mkdtemp(prefix="sheepshead-"),
                      path=str(usr / "bin/sheepshead"))
    program.press("push button", "I play called ace")
    program.play_until(program.hand_is_over)
    program.quit()


def test():
    usr = install(*sys.argv[2:])
    look_at_the_list(usr)
    validate(usr)
    play(usr)
    know_the_files(usr)


run(test)
