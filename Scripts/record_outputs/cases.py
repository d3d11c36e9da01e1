# SPDX-License-Identifier: Apache-2.0
"""The cases: command lines from the lists in Tests/CommandOutputs/cases.

A list has a command line for bash on each line. A line that ends in a backslash goes on on the next; a line that starts with # is
a comment. `{{a||b}}` makes a case of each alternative. A line that starts with `terminal: ` has its standard output on a
terminal.
"""

import dataclasses
import hashlib
import itertools
import pathlib
import re

CORPUS = pathlib.Path(__file__).resolve().parents[2] / "Tests" / "CommandOutputs"
TERMINAL = "terminal: "


@dataclasses.dataclass(frozen=True)
class Case:
    # The list's name and what the command line says, as the name of a folder; the sum at its end keeps two apart that read alike.
    name: str
    command: str
    is_on_terminal: bool


def chosen(names):
    """The cases that have one of the names in theirs; all without names."""
    return [case for case in _all() if is_chosen(case.name, names)]


def is_chosen(case_name, names):
    return not names or any(name in case_name for name in names)


def _all():
    cases = [case for path in sorted((CORPUS / "cases").glob("*.txt")) for case in _read(path)]
    names = [case.name for case in cases]
    for name in set(names):
        if names.count(name) > 1:
            raise SystemExit(f"record-outputs: a case stands twice: {name}")
    return cases


def _read(path):
    text = re.sub(r"\\\n\s*", "", path.read_text(encoding="utf-8"))
    for line in text.splitlines():
        if line.strip() and not line.startswith("#"):
            for command in _alternatives(line.strip()):
                yield _case(path.stem, command)


def _alternatives(line):
    """The command lines that a line stands for: one for each choice of alternatives."""
    pieces = re.split(r"\{\{(.*?)\}\}", line)
    choices = [piece.split("||") if index % 2 else [piece] for index, piece in enumerate(pieces)]
    return ("".join(choice) for choice in itertools.product(*choices))


def _case(list_name, line):
    is_on_terminal = line.startswith(TERMINAL)
    command = re.sub(r"\s+", " ", line.removeprefix(TERMINAL)).strip()
    words = re.sub(r"[^A-Za-z0-9.]+", "-", line.replace("dragoman ", "")).strip("-.")[:80].rstrip("-.")
    sum = hashlib.sha256(line.encode()).hexdigest()[:6]
    return Case(f"{list_name}/{words}-{sum}", command, is_on_terminal)
