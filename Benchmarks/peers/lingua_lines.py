"""Answers lingua's ISO 639-1 code for each line of standard input, `un` where it names none."""

import sys

from lingua import LanguageDetectorBuilder

detector = LanguageDetectorBuilder.from_all_languages().with_preloaded_language_models().build()
for line in sys.stdin:
    language = detector.detect_language_of(line.rstrip("\n"))
    print("un" if language is None else language.iso_code_639_1.name.lower())
