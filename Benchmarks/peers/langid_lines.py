"""Answers py3langid's code for each line of standard input."""

import sys

import py3langid

for line in sys.stdin:
    print(py3langid.classify(line.rstrip("\n"))[0])
