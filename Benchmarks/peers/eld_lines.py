# SPDX-License-Identifier: Apache-2.0
"""Answers eld's code for each line of standard input, `un` where it names none, and its score, which is no probability.

With an argument, codes separated by commas, only these can be answered.
"""

import sys

from eld import LanguageDetector

detector = LanguageDetector()
if len(sys.argv) > 1:
    detector.dynamic_lang_subset(sys.argv[1].split(","))
for line in sys.stdin:
    found = detector.detect(line.rstrip("\n"))
    score = min(1, found.scores()[found.language]) if found.language else 0
    print(f"{found.language or 'un'}\t{score}")
