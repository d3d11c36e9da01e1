# SPDX-License-Identifier: Apache-2.0
"""Answers py3langid's code for each line of standard input, `un` where it names none, and its normalised probability."""

import sys

from py3langid.langid import MODEL_FILE, LanguageIdentifier

identifier = LanguageIdentifier.from_model_file(MODEL_FILE, norm_probs=True)
for line in sys.stdin:
    code, probability = identifier.classify(line.rstrip("\n"))
    # `zxx` is its class of what is in no language.
    print(f"{'un' if code == 'zxx' else code}\t{probability}")
