# SPDX-License-Identifier: GPL-3.0-or-later
"""The programs are built as distributions harden them.

    hardened.py PROGRAM...
"""
import platform
import re
import subprocess
import sys

# How gcc and clang let a stack grow by more than a page: page by page, and each is written to.
GROWS = re.compile(r"\bsub\s+\$0x1000,%[re]sp")
PROBE = re.compile(r"\b(?:or|mov)[lq]\s+\$0x0,\(%[re]sp\)")


def read(option, program):
    return subprocess.run(["readelf", "--wide", option, program], capture_output=True, text=True,
                          check=True).stdout


def counted(program):
    """How many functions may be jumped to, and how many pages of large stacks are tried one by one."""
    targets = probes = 0
    grows = False
    listing = subprocess.Popen(["objdump", "--disassemble", "--no-show-raw-insn", program],
                               stdout=subprocess.PIPE, text=True)
    for line in listing.stdout:
        targets += "endbr" in line
        probes += grows and bool(PROBE.search(line))
        grows = bool(GROWS.search(line))
    if listing.wait() != 0:
        raise SystemExit(f"objdump cannot read {program}")
    return targets, probes


def faults(program):
    headers, dynamic, symbols = (read(o, program) for o in ("-hl", "-d", "--dyn-syms"))
    stack = next((line for line in headers.splitlines() if "GNU_STACK" in line), "RWE")
    x86 = platform.machine() in ("x86_64", "i686")
    targets, probes = counted(program) if x86 else (0, 0)
    for fine, what in (("PIE" in dynamic and "DYN" in headers, "position-independent"),
                       ("GNU_RELRO" in headers, "relocations read-only"),
                       ("NOW" in dynamic, "bound at the start"),
                       ("RWE" not in stack and " E " not in stack, "the stack not executable"),
                       ("__stack_chk_fail" in symbols, "stack protector"),
                       ("_chk@" in symbols, "checked functions of the C library"),
                       (targets > 100 or not x86, "its targets of jumps marked"),
                       (probes > 0 or not x86, "its stacks kept from jumping over the guard page")):
        if not fine:
            yield f"{program}: not {what}"


found = [fault for program in sys.argv[1:] for fault in faults(program)]
print("\n".join(found) or "hardened")
sys.exit(1 if found else 0)
