"""Shows what differs between two recordings."""

import difflib
import filecmp
import os

LINES_SHOWN = 40
COLUMNS_SHOWN = 240


def show(before, after):
    """Prints what differs, case by case, and gives the exit status."""
    cases = {folder: _cases(folder) for folder in (before, after)}
    differing = 0
    for name in sorted(cases[before] | cases[after]):
        if name not in cases[after] or name not in cases[before]:
            print(f"{name}: only in {before if name in cases[before] else after}")
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
    together = len(cases[before] | cases[after])
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
    """The lines that differ; controls and bytes that are no UTF-8 are shown as escapes."""
    texts = [path.read_bytes() for path in (before, after)]
    lines = [[_shown(line) for line in text.split(b"\n")] for text in texts]
    found = list(difflib.unified_diff(*lines, n=0, lineterm=""))[2:]
    shown = ["     " + (line if len(line) <= COLUMNS_SHOWN else line[:COLUMNS_SHOWN] + "…") for line in found[:LINES_SHOWN]]
    return shown + ([f"     … and {len(found) - LINES_SHOWN} lines more"] if len(found) > LINES_SHOWN else [])


def _shown(line):
    text = line.decode("utf-8", errors="backslashreplace")
    return "".join(character if character.isprintable() else character.encode("unicode_escape").decode() for character in text)
