# SPDX-License-Identifier: Apache-2.0
"""Programs that read lines and answer to each."""

import subprocess


def answers(command, lines):
    """What a tool answers to lines on its standard input."""
    text = "\n".join(lines) + "\n"
    return subprocess.run(command, input=text, stdout=subprocess.PIPE, encoding="utf-8", check=True).stdout.splitlines()
