# SPDX-License-Identifier: Apache-2.0
"""Our own phrases, as people type them alone: greetings, answers, opinions, queries; a file of `everyday` a language."""

import pathlib

SOURCE = "everyday"
FOLDER = pathlib.Path(__file__).parent / SOURCE


def phrases():
    """The phrases of each language, by tag."""
    return {file.stem: file.read_text(encoding="utf-8").splitlines() for file in sorted(FOLDER.glob("*.txt"))}
