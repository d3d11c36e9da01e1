# SPDX-License-Identifier: Apache-2.0
"""Answers lingua's ISO 639-1 code for each line of standard input, `un` where it names none, and its confidence."""

import sys

from lingua import LanguageDetectorBuilder

detector = LanguageDetectorBuilder.from_all_languages().with_preloaded_language_models().build()
for line in sys.stdin:
    first, second = detector.compute_language_confidence_values(line.rstrip("\n"))[:2]
    # As detect_language_of has it: nothing is known where no language is ahead of the others.
    code = "un" if first.value == second.value else first.language.iso_code_639_1.name.lower()
    print(f"{code}\t{first.value}")
