# SPDX-License-Identifier: Apache-2.0
"""The folder that cases run in, one after the other: each finds the inputs in it, and nothing of the cases before."""

import os
import pathlib
import shutil
import stat
import subprocess

SHARED_SIZE = 20_000  # Bytes. Larger inputs are links to one file, since cases only read them.


class Place:
    def __init__(self, folder, inputs):
        self._folder = folder
        self._inputs = inputs
        self.work, self.home, self.temporary = (folder / name for name in ("work", "home", "temporary"))
        self._as_made = None

    def make_ready(self):
        """Lays everything out anew where the last case has left something behind; most do not."""
        if self._as_made is not None and _marks(self._folder) == self._as_made:
            return
        if self._folder.exists():
            subprocess.run(["chmod", "-R", "u+rwX", self.work], check=True)
            shutil.rmtree(self._folder)
        self._folder.mkdir()
        shutil.copytree(self._inputs, self.work, copy_function=_copy)
        for folder in (self.home, self.temporary):
            folder.mkdir()
            folder.chmod(0o777)
        self._as_made = _marks(self._folder)

    def changes(self):
        """What is new or changed in the working folder: kind, rights and, of files, the content; and what is gone from it."""
        before = {name: mark for name, mark in self._as_made.items() if name.startswith("work/")}
        after = {name: mark for name, mark in _marks(self._folder).items() if name.startswith("work/")}
        changed = {}
        for name, mark in after.items():
            if mark == before.get(name):
                continue
            kind_and_rights = stat.filemode(mark[0])
            if stat.S_ISDIR(mark[0]) and name in before and kind_and_rights == stat.filemode(before[name][0]):
                continue  # Only what is in it has changed.
            changed[name.removeprefix("work/")] = (kind_and_rights, _content(self._folder / name, mark[0]))
        return changed, [name.removeprefix("work/") for name in before.keys() - after.keys()]

    def left_elsewhere(self):
        """What was left where nobody looks."""
        return [f"{name}: {path.relative_to(folder)}" for name, folder in (("HOME", self.home), ("TMPDIR", self.temporary))
                for path in folder.rglob("*")]


def _copy(source, target):
    if os.stat(source).st_size > SHARED_SIZE:
        os.link(source, target)
    else:
        shutil.copy2(source, target)


def _content(path, mode):
    if stat.S_ISREG(mode):
        return path.read_bytes()
    return os.readlink(path).encode() if stat.S_ISLNK(mode) else None


def _marks(folder):
    """What tells whether an entry was changed, for each in a folder and below."""
    marks = {}
    for parent, folders, files in os.walk(folder):
        for name in folders + files:
            path = os.path.join(parent, name)
            status = os.lstat(path)
            marks[os.path.relpath(path, folder)] = (status.st_mode, status.st_ino, status.st_size, status.st_mtime_ns)
    return marks
