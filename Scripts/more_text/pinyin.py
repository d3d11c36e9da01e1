# SPDX-License-Identifier: Apache-2.0
"""Romanisation of Chinese by the readings of ICU. As in `alphabets`, every line draws its spelling."""

import re
import unicodedata

from tools import answers


def syllables(lines):
    """The lines with every character spelt as a syllable with its tone, and spaces between."""
    at_latin = re.compile(r"(?<=\w)(?=[0-9A-Za-z])|(?<=[0-9A-Za-z])(?=[^\x00-\x7f])")
    return answers(["uconv", "-x", "Han-Latin"], (at_latin.sub(" ", line) for line in lines))


class PinyinSpeller:
    """Joins the syllables of pinyin to words of one to three, with tones or without."""

    def __init__(self, random):
        self.random = random
        self.tones = random.random() < 0.35
        self.lengths = random.choice([(1,), (1, 2, 2, 3), (1, 1, 2, 2, 2, 3), (1, 1, 2)])
        self.umlaut = random.choice("vuü")

    def __call__(self, text):
        return re.sub(r"[^\W\d_]+(?: [^\W\d_]+)*", self.phrase, text)

    def phrase(self, match):
        text = match[0] if self.tones else without_tones(match[0]).replace("ü", self.umlaut)
        syllables, words = text.split(), []
        while syllables:
            count = self.random.choice(self.lengths)
            word = syllables[0]
            for syllable in syllables[1:count]:
                # An apostrophe tells xi'an from xian.
                word += ("'" if without_tones(syllable)[0] in "aoe" else "") + syllable
            words.append(word)
            del syllables[:count]
        return " ".join(words)


def without_tones(text):
    return unicodedata.normalize("NFC", re.sub("[\u0300\u0301\u0304\u030c]", "", unicodedata.normalize("NFD", text)))
