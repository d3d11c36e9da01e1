# SPDX-License-Identifier: Apache-2.0
"""Translates the lines of standard input, up to the first tab of each, with fxtranslate, and prints words a processor second."""

import os
import pathlib
import sys
import time

import fxtranslate

pair = sys.argv[1]
cache = pathlib.Path(os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache")
folder = cache / "dragoman" / "test-models" / pair
vocabulary = (folder / f"vocab.{pair}.spm").read_bytes()
translator = fxtranslate.Translator(
    model=(folder / f"model.{pair}.intgemm.alphas.bin").read_bytes(),
    src_vocab=vocabulary,
    trg_vocab=vocabulary,
    shortlist=(folder / f"lex.50.50.{pair}.s2t.bin").read_bytes(),
)
lines = [line.rstrip("\n").split("\t")[0] for line in sys.stdin]
translator.translate(lines[0])
start = time.process_time()
for line in lines:
    translator.translate(line)
seconds = time.process_time() - start
words = sum(len(line.split()) for line in lines)
print(f"{words} words: {words / seconds:.0f} a processor second ({translator.backend()})")
