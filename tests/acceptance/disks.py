# SPDX-License-Identifier: GPL-3.0-or-later
"""Disks of a test's own: full, read-only, or pulled out. Only the test and its children see them."""
import ctypes
import os
import pathlib
import sys
import tempfile

SKIPPED = 77
NEW_MOUNTS, NEW_USER = 0x00020000, 0x10000000  # CLONE_…
READ_ONLY, REMOUNT, BIND = 1, 32, 4096  # MS_…
PRIVATE_BELOW = 0x00040000 | 0x00004000  # MS_PRIVATE, MS_REC
DETACH = 2  # MNT_DETACH
LIBC = ctypes.CDLL(None, use_errno=True)


def call(name, *arguments):
    """A call to the system; not every system lets a test make disks, which skips the test."""
    if getattr(LIBC, name)(*arguments) != 0:
        reason = os.strerror(ctypes.get_errno())
        print(f"Skipped: no disk can be made for this test here ({name}: {reason})")
        sys.exit(SKIPPED)


def mount(source, folder, kind, flags, options=None):
    call("mount", bytes(source), bytes(folder), kind, flags, options)


def small_disk(size):
    """A disk of so many bytes. To be called once, before the program starts."""
    user, group = os.getuid(), os.getgid()
    call("unshare", NEW_MOUNTS if user == 0 else NEW_MOUNTS | NEW_USER)
    if user != 0:
        pathlib.Path("/proc/self/setgroups").write_text("deny", encoding="ascii")
        pathlib.Path("/proc/self/uid_map").write_text(f"{user} {user} 1", encoding="ascii")
        pathlib.Path("/proc/self/gid_map").write_text(f"{group} {group} 1", encoding="ascii")
    folder = pathlib.Path(tempfile.mkdtemp(prefix="sheepshead-"))
    mount(b"none", b"/", None, PRIVATE_BELOW)
    mount(b"tmpfs", folder, b"tmpfs", 0, f"size={size}".encode("ascii"))
    return folder


def make_read_only(disk):
    """No program may have a file of the disk open for writing then."""
    mount(b"none", disk, None, REMOUNT | BIND | READ_ONLY)


class Drive:
    """A folder of a disk, shown in another place, that can be pulled out while files are open."""

    def __init__(self, disk):
        self.disk = disk
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="sheepshead-"))
        self.plug_in()

    def plug_in(self):
        mount(self.disk, self.folder, None, BIND)

    def pull_out(self):
        call("umount2", bytes(self.folder), DETACH)
