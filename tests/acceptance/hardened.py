# SPDX-License-Identifier: GPL-3.0-or-later
"""The programs are built as distributions harden them.

    hardened.py PROGRAM...
"""
import subprocess
import sys


def read(option, program):
    return subprocess.run(["readelf", "--wide", option, program], capture_output=True, text=True,
                          check=True).stdout


def faults(program):
    headers, dynamic, symbols = (read(o, program) for o in ("-hl", "-d", "--dyn-syms"))
    stack = next((line for line in headers.splitlines() if "GNU_STACK" in line), "RWE")
    for fine, what in (("PIE" in dynamic and "DYN" in headers, "position-independent"),
                       ("GNU_RELRO" in headers, "relocations read-only"),
                       ("NOW" in dynamic, "bound at the start"),
                       ("RWE" not in stack and " E " not in stack, "the stack not executable"),
                       ("__stack_chk_fail" in symbols, "stack protector"),
                       ("_chk@" in symbols, "checked functions of the C library")):
        if not fine:
            yield f"{program}: not {what}"


found = [fault for program in sys.argv[1:] for fault in faults(program)]
print("\n".join(found) or "hardened")
sys.exit(1 if found else 0)
