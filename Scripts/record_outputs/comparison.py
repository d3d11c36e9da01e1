# SPDX-License-Identifier: Apache-2.0
"""Shows what differs between two recordings."""

import difflib
import filecmp
import os

import cases

LINES_SHOWN = 40
COLUMNS_SHOWN = 160
COLUMNS_BEFORE = 60


def show(before, after):
    """Prints what differs, case by case, and gives the exit status."""
    names = [(folder / "names").read_text(encoding="utf-8").split("\n")[:-1] for folder in (before, after)]
    found = {
        folder: {name for name in _cases(folder) if all(cases.is_chosen(name, chosen) for chosen in names)}
        for folder in (before, after)
    }
    differing = 0
    for name in sorted(found[before] | found[after]):
        if name not in found[after] or name not in found[before]:
            print(f"{name}: only in {before if name in found[before] else after}")
            differing += 1
            continue
        findings = _differences(before / name, after / name)
        if findings:
            differing += 1
            print(f"── {name}\n   $ {(after / name / 'command').read_text(encoding='utf-8').rstrip()}")
            print("\n".join(findings) + "\n")
    if not filecmp.cmp(before / "packages", after / "packages", shallow=False):
        print("These were recorded with other packages, which may be why:")
        print("\n".join(_difference(before / "packages", after / "packages")))
    together = len(found[before] | found[after])
    print("record-outputs: " + (f"{differing} of {together} cases differ" if differing else f"all {together} cases are equal"))
    return 1 if differing else 0


def _cases(folder):
    return {str(path.parent.relative_to(folder)) for path in folder.glob("*/*/command")}


def _differences(before, after):
    findings = []
    for name in sorted(_files(before) | _files(after)):
        one, other = before / name, after / name
        if not one.exists() or not other.exists():
            findings.append(f"   {ascii(name)}: only {'before' if one.exists() else 'after'}")
        elif not filecmp.cmp(one, other, shallow=False):
            findings.append(f"   {ascii(name)}:")
            findings += _difference(one, other)
    return findings


def _files(folder):
    return {os.path.relpath(os.path.join(parent, name), folder) for parent, _, names in os.walk(folder) for name in names}


def _difference(before, after):
    """The lines that differ; controls and bytes that are not UTF-8 are shown as escapes."""
    one, other = ([_shown(line) for line in path.read_bytes().split(b"\n")] for path in (before, after))
    found = []
    for kind, start, end, other_start, other_end in difflib.SequenceMatcher(None, one, other, autojunk=False).get_opcodes():
        if kind == "equal":
            continue
        old, new = one[start:end], other[other_start:other_end]
        alike = len(os.path.commonprefix([old[0], new[0]])) if old and new else 0
        found.append(f"     line {start + 1}, {other_start + 1} after")
        found += [f"     - {_cut(line, alike)}" for line in old] + [f"     + {_cut(line, alike)}" for line in new]
    more = len(found) - LINES_SHOWN
    return found[:LINES_SHOWN] + ([f"     … and {more} lines more"] if more > 0 else [])


def _cut(line, alike):
    """A long line from a little before the place where it begins to differ."""
    start = max(0, alike - COLUMNS_BEFORE) if len(line) > COLUMNS_SHOWN else 0
    end = start + COLUMNS_SHOWN
    return ("…" if start else "") + line[start:end] + ("…" if len(line) > end else "")


def _shown(line):
    text = line.decode("utf-8", errors="backslashreplace")
    return "".join(character if character.isprintable() else character.encode("unicode_escape").decode() for character in text)
