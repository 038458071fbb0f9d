# SPDX-License-Identifier: GPL-3.0-or-later
"""Workflows are sound YAML, do nothing but call scripts that are here and run anywhere, use actions by their commits, and
have no more rights than they need.

    workflows.py SOURCE-FOLDER
"""
import os
import pathlib
import re
import sys

ROOT = pathlib.Path(sys.argv[1])
GITHUB = ROOT / ".github"
SKIPPED = 77
# Before the scripts are there, the checkout needs git.
FIRST_STEP = "apt-get update && apt-get install -y --no-install-recommends git ca-certificates"
PUBLISHING = ("release.yml", "publish")

try:
    import yaml
except ImportError:
    print("Skipped: python3-yaml is not installed.")
    sys.exit(SKIPPED)

problems = []


def check(condition, words):
    if not condition:
        problems.append(words)


def load(file):
    try:
        return yaml.safe_load(file.read_text(encoding="utf-8"))
    except yaml.YAMLError as error:
        problems.append(f"{file.name}: {error}")
        return {}


def look_at_command(place, command):
    if command == FIRST_STEP:
        return
    check("${{" not in command, f"{place}: what GitHub fills in is given by \"env\", not within a command")
    for line in command.strip().splitlines():
        script = ROOT / line.split()[0]
        check(line.startswith(("packaging/", "tests/")) and script.is_file() and os.access(script, os.X_OK),
              f"{place}: \"{line}\" calls no script of this project")
        check(not re.search(r"[;&|<>`]|\$\(", line), f"{place}: \"{line}\" does more than to call a script")


def look_at_job(file, name, job):
    place = f"{file}, {name}"
    check(isinstance(job.get("timeout-minutes"), int), f"{place}: no timeout-minutes")
    rights = job.get("permissions", {})
    if (file, name) != PUBLISHING:
        check(not rights, f"{place}: has rights of its own: {rights}")
    checked_out = False
    for step in job["steps"]:
        if "run" in step:
            look_at_command(place, step["run"])
            check(checked_out or step["run"] == FIRST_STEP, f"{place}: a command before the checkout")
        elif step["uses"].startswith("actions/checkout@"):
            checked_out = True
            check(step.get("with", {}).get("persist-credentials") is False, f"{place}: the checkout keeps its token")
    cached = any(step.get("uses", "").startswith("actions/cache") for step in job["steps"])
    check(not (cached and file == "release.yml"), f"{place}: what is published comes from a cache")


def look_at_workflow(file):
    text = file.read_text(encoding="utf-8")
    workflow = load(file)
    check(workflow.get("permissions") == {"contents": "read"}, f"{file.name}: the permissions are not those to read")
    check("pull_request_target" not in text, f"{file.name}: strangers' changes run with rights")
    for line in re.findall(r"^ *(?:- )?uses: .*$", text, re.M):
        check(re.search(r"uses: [\w./-]+@[0-9a-f]{40} # v\d+[.]\d+[.]\d+$", line),
              f"{file.name}: not pinned by a commit with its version: {line.strip()}")
    for name, job in workflow.get("jobs", {}).items():
        look_at_job(file.name, name, job)


def one_commit_for_each_action(files):
    commits = {}
    for file in files:
        for action, commit in re.findall(r"uses: (actions/[\w-]+)(?:/\w+)?@(\w+)", file.read_text(encoding="utf-8")):
            check(commits.setdefault(action, commit) == commit, f"{file.name}: another {action} than elsewhere")
    return commits


def look_at_dependabot():
    updates = load(GITHUB / "dependabot.yml").get("updates", [])
    check({update["package-ecosystem"] for update in updates} == {"github-actions"}, "dependabot.yml: not for actions")


def look_at_release():
    steps = load(GITHUB / "workflows/release.yml")["jobs"]["publish"]["steps"]
    used = " ".join(step.get("uses", "") for step in steps)
    for action in ("attest-build-provenance", "attest-sbom"):
        check(f"actions/{action}@" in used, f"release.yml: nothing uses {action}")
    check(any(step.get("run", "").startswith("packaging/publish ") for step in steps), "release.yml: nothing is published")


workflows = sorted((GITHUB / "workflows").glob("*.y*ml"))
check({file.name for file in workflows} >= {"test.yml", "weekly.yml", "release.yml"}, "a workflow is missing")
for workflow_file in workflows:
    look_at_workflow(workflow_file)
one_commit_for_each_action(workflows)
for template in (GITHUB / "ISSUE_TEMPLATE").glob("*.yml"):
    load(template)
look_at_dependabot()
look_at_release()
if problems:
    sys.exit("\n".join(problems))
