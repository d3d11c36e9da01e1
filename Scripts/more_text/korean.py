# SPDX-License-Identifier: Apache-2.0
"""Romanisation of Korean. As in `alphabets`, every line draws its spelling."""

import re

INITIALS = "g kk n d tt r m b pp s ss  j jj ch k t p h".split(" ")
MEDIALS = "a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i".split()
FINALS = [""] + "k k k n n n t l k m l l l p l m p p t t ng t t k t p t".split()
BEFORE_VOWEL = [""] + "g kk ks n nj n d r lg lm lb ls lt lp r m b ps s ss ng j ch k t p ".split(" ")
SILENT_INITIAL, FINAL_NG, FINAL_H = 11, 21, 27
NASAL_INITIALS, INITIAL_N, INITIAL_R = (2, 6), 2, 5
BREATHED = {0: "k", 3: "t", 12: "ch"}
KOREAN_CHOICES = [
    [{}, {}, {"eo": "u"}, {"eo": "o"}],
    [{}, {}, {"yeo": "yu"}, {"yeo": "yo"}],
    [{}, {}, {"u": "oo"}],
    [{}, {}, {"eu": "u"}],
    [{}, {}, {"wo": "weo"}, {"ui": "eui"}],
]


class KoreanSpeller:
    """Revised Romanisation with the commonest changes of sound, and the freer vowels of those who do not know it."""

    def __init__(self, random):
        self.vowels = {}
        for choice in KOREAN_CHOICES:
            self.vowels.update(random.choice(choice))
        self.writes_changes = random.random() < 0.8

    def __call__(self, text):
        return re.sub("[가-힣]+", self.word, text)

    def word(self, match):
        # A syllable's number is (initial * 21 + medial) * 28 + final.
        syllables = [divmod(ord(character) - ord("가"), 588) for character in match[0]]
        syllables = [(initial, *divmod(rest, 28)) for initial, rest in syllables]
        result, carried = "", None
        for (initial, medial, final), (following, *_) in zip(syllables, [*syllables[1:], (None,)]):
            start = INITIALS[initial] if carried is None else carried
            end, carried = self.end(final, following)
            vowel = MEDIALS[medial]
            result += start + self.vowels.get(vowel, vowel) + end
        return result

    def end(self, final, following):
        """What a final is spelt as, and what it makes of the initial that follows, if anything."""
        end = FINALS[final]
        if final == FINAL_H:
            return "", BREATHED.get(following)
        if final and following == SILENT_INITIAL and final != FINAL_NG:
            joined = BEFORE_VOWEL[final]
            return ("", joined) if len(joined) == 1 or joined in ("kk", "ss", "ch") else (joined[0], joined[1:])
        if self.writes_changes and following in NASAL_INITIALS and end in ("k", "t", "p"):
            return {"k": "ng", "t": "n", "p": "m"}[end], None
        if self.writes_changes and (end, following) in (("n", INITIAL_R), ("l", INITIAL_N), ("l", INITIAL_R)):
            return "l", "l"
        return end, None
