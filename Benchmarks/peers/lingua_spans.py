# SPDX-License-Identifier: Apache-2.0
"""Answers the spans of lingua's `detect_multiple_languages_of` for each document of standard input: `END:CODE` with the UTF-8 offset of each
end and the ISO 639-1 code, tab-separated on one line. A document is its length in bytes on a line of its own, then its bytes.

With --speed it answers the MB/s of that call over all documents instead.
"""

import sys
import time

from lingua import LanguageDetectorBuilder


def read_documents(file):
    while length := file.readline():
        yield file.read(int(length)).decode()


def spans(detector, text):
    """The spans, with `un` for what stands between them; lingua counts in characters."""
    end = offset = 0
    for found in detector.detect_multiple_languages_of(text):
        if found.start_index > end:
            offset += len(text[end:found.start_index].encode())
            yield offset, "un"
        offset += len(text[found.start_index:found.end_index].encode())
        end = found.end_index
        yield offset, found.language.iso_code_639_1.name.lower()


detector = LanguageDetectorBuilder.from_all_languages().with_preloaded_language_models().build()
documents = list(read_documents(sys.stdin.buffer))
if "--speed" in sys.argv:
    start = time.process_time()
    for text in documents:
        detector.detect_multiple_languages_of(text)
    print(f"spans\t{sum(len(text.encode()) for text in documents) / (time.process_time() - start) / 1e6}")
else:
    for text in documents:
        print("\t".join(f"{end}:{code}" for end, code in spans(detector, text)))
