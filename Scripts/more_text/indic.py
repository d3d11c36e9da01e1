# SPDX-License-Identifier: Apache-2.0
"""Romanisation of the scripts of India. As in `alphabets`, every line draws its spelling."""

import re
import unicodedata

# The blocks of India's scripts lie in the order of Devanagari's, so one table of sounds serves all of them, by the distance from the block's start.
# Capitals and ñ keep sounds apart of which a spelling may tell nothing.
CONSONANTS = dict(zip(range(0x15, 0x3A), "k kh g gh n ch chh j jh ñ T Th D Dh N t th d dh n n p ph b bh m y r R l L zh v sh sh s h".split()))
DOTTED = {0x15: "q", 0x16: "kh", 0x17: "g", 0x1C: "z", 0x21: "rd", 0x22: "rdh", 0x2B: "f", 0x2F: "yy", 0x38: "sh"}
CHILLU = dict(zip(range(0x7A, 0x80), "n n r l l k".split()))
VOWELS = dict(zip(range(0x05, 0x15), "a aa i ee u oo ri li e e e ai o o o au".split()))
SIGNS = dict(zip(range(0x3E, 0x4D), "aa i ee u oo ri ri e e e ai o o o au".split()))
DOT_BELOW, VIRAMA, NASALS, VISARGA, KHANDA_TA = 0x3C, 0x4D, (0x01, 0x02, 0x70), 0x03, 0x4E
INHERENT = "ə"
PLAIN = {INHERENT: "a", "ñ": "n", "T": "t", "Th": "th", "D": "d", "Dh": "dh", "N": "n", "R": "r", "L": "l", "yy": "y"}

# What is drawn for a line: one of each row, in place of the sounds named.
LONG_VOWELS = [
    [{"aa": "a"}, {"aa": "a"}, {"aa": "aa"}],
    [{"ee": "i", "oo": "u"}, {"ee": "i", "oo": "u"}, {"ee": "ee", "oo": "oo"}],
]
NORTHERN = LONG_VOWELS + [
    [{"v": "v"}, {"v": "w"}],
    [{"ph": "ph"}, {"ph": "f"}],
    [{"chh": "chh"}, {"chh": "ch"}],
    [{"ai": "ai"}, {"ai": "ai"}, {"ai": "e"}],
    [{"q": "q"}, {"q": "k"}, {"q": "k", "z": "j"}],
    [{"rd": "d", "rdh": "dh"}, {"rd": "r", "rdh": "rh"}],
    [{"zh": "l"}],
]
BENGALI = [
    [{INHERENT: "o"}, {INHERENT: "o"}, {INHERENT: "a"}],
    [{"a": "o", "aa": "a", "ee": "i", "oo": "u", "ai": "oi", "au": "ou", "e": "e", "y": "j", "rdh": "rh", "rd": "r", "chh": "ch"}],
    [{"sh": "sh", "s": "s"}, {"sh": "s"}, {"s": "sh"}],
    [{"chh": "ch"}, {"chh": "ch"}, {"chh": "s"}],
    [{"ph": "ph", "bh": "bh"}, {"ph": "f", "bh": "v"}, {"ph": "f", "bh": "bh"}],
    [{"j": "j"}, {"j": "j", "jh": "jh"}, {"j": "z", "y": "z"}],
]
SOUTHERN = LONG_VOWELS + [
    [{"ñ": "nj"}],
    [{"t": "t"}, {"t": "th"}],
    [{"zh": "zh"}, {"zh": "zh"}, {"zh": "l"}],
    [{"ai": "ai"}, {"ai": "ei"}, {"ai": "ai"}],
]

# Words that people write shorter than they are spelt, in Hindi.
HINDI_WORDS = dict(
    (row.split("=")[0], row.split("=")[1].split("|"))
    for row in """
    में=mein|me|mein|men मैं=main|mai|me|main नहीं=nahi|nahin|nai|nhi है=hai|hai|h|he हैं=hain|hai|h|hain और=aur|aur|or
    यह=yeh|ye|yah वह=woh|wo|vo|vah हूँ=hoon|hun|hu हूं=hoon|hun|hu तो=to|toh बहुत=bahut|bohot|bahot|bhot क्यों=kyun|kyon|kyu|kyo
    कि=ki|ke पर=par|pe|pr रहा=raha|rha रही=rahi|rhi रहे=rahe|rhe अच्छा=accha|acha|achha अच्छी=acchi|achi|achhi कर=kar|kar|kr
    यहाँ=yahan|yaha|yahaan कहाँ=kahan|kaha वो=wo|woh|vo मुझे=mujhe|muje|mujhe तुम्हें=tumhe|tumhein
    """.split()
)

# The start of the block, the sounds to draw, whether unwritten vowels are dropped, and after what at a word's end they are kept.
INDIC = {
    "hi": (0x0900, NORTHERN, True, ""),
    "mr": (0x0900, NORTHERN, True, "all clusters"),
    "ne": (0x0900, NORTHERN, True, "all clusters chh"),
    "gu": (0x0A80, NORTHERN, True, ""),
    "pa": (0x0A00, NORTHERN, True, ""),
    "bn": (0x0980, BENGALI, True, "all clusters"),
    "te": (0x0C00, SOUTHERN, False, ""),
    "kn": (0x0C80, SOUTHERN, False, ""),
    "ml": (0x0D00, SOUTHERN, False, ""),
    "ta": (0x0B80, SOUTHERN, False, ""),
}


def is_vowel(sound):
    return sound[0] in "aeiouə"


def keeps_last(sounds, kept_after):
    """Whether the unwritten vowel at a word's end is said."""
    consonant, before = sounds[-2], sounds[-3]
    if consonant in kept_after.split():
        return True
    if is_vowel(before):
        return consonant == "y" and before in ("i", "ee")
    return consonant in "yrv" or "clusters" in kept_after


def drop_unwritten(sounds, kept_after):
    """Takes out vowels that are not said: the last, and, from the right, those with a single consonant on either side."""
    if len(sounds) > 2 and sounds[-1] == INHERENT and not keeps_last(sounds, kept_after):
        sounds.pop()
    for place in range(len(sounds) - 3, 1, -1):
        consonants_beside = sounds[place] == INHERENT and not is_vowel(sounds[place - 1]) and not is_vowel(sounds[place + 1])
        if consonants_beside and is_vowel(sounds[place - 2]) and is_vowel(sounds[place + 2]):
            del sounds[place]


def voice(sounds):
    """Tells apart what Tamil writes with one letter: a plosive is voiced between vowels and after a nasal, and not at a start or doubled."""
    voiced = {"k": "g", "ch": "s", "T": "D", "t": "dh", "p": "b"}
    for place in range(len(sounds)):
        before, sound, after = sounds[place - 1] if place else "", sounds[place], sounds[place + 1] if place + 1 < len(sounds) else ""
        if sound == "ch" and before == "ñ":
            sounds[place - 1 : place + 1] = ["n", "j"]
        elif sound == "ch" and not before:
            sounds[place] = "s"
        elif sound == "R" and after == "R":
            sounds[place] = "T"
        elif sound in voiced and sound != after and before and (is_vowel(before) or before in ("n", "N", "m")):
            sounds[place] = voiced[sound]


class IndicSpeller:
    def __init__(self, tag, random):
        self.tag = tag
        self.start, choices, self.drops, self.kept_after = INDIC[tag]
        self.spelling = dict(PLAIN)
        for choice in choices:
            self.spelling.update(random.choice(choice))
        self.nasal_at_end = "m" if choices is SOUTHERN else random.choice(["n", "n", ""])
        self.jn = "gy" if choices is NORTHERN else "jn"
        self.words = {word: random.choice(spellings) for word, spellings in HINDI_WORDS.items()} if tag == "hi" else {}
        self.pattern = re.compile(f"[{chr(self.start)}-{chr(self.start + 0x63)}{chr(self.start + 0x70)}-{chr(self.start + 0x7F)}\u200c\u200d]+")

    def __call__(self, text):
        return self.pattern.sub(self.word, text)

    def sounds(self, word):
        """The sounds of a word, with ə for a vowel that is not written."""
        sounds, places = [], [ord(character) - self.start for character in unicodedata.normalize("NFC", word)]
        for index, place in enumerate(places):
            before = places[index - 1] if index else None
            after = places[index + 1] if index + 1 < len(places) else None
            if place in CONSONANTS:
                sounds += [CONSONANTS[place], INHERENT]
            elif place == DOT_BELOW and before in DOTTED:
                sounds[-2] = DOTTED[before]
            elif place in SIGNS and sounds and sounds[-1] == INHERENT:
                sounds[-1] = SIGNS[place]
            elif place in VOWELS:
                sounds.append(VOWELS[place])
            elif place == VIRAMA and sounds and sounds[-1] == INHERENT:
                # Malayalam ends words in a short u that it writes so.
                sounds[-1] = "u" if self.tag == "ml" and after is None else ""
            elif place in NASALS:
                sounds.append(self.nasal(place, after))
            elif place == VISARGA:
                sounds.append("h")
            elif place == KHANDA_TA:
                sounds.append("t")
            elif place in CHILLU and self.tag == "ml":
                sounds.append(CHILLU[place])
        return [sound for sound in sounds if sound]

    def nasal(self, place, after):
        if self.tag == "bn":
            return "ng" if place == 0x02 else ""
        if after is None:
            return self.nasal_at_end
        return "m" if after in range(0x2A, 0x2F) else "n"

    def word(self, match):
        if match[0] in self.words:
            return self.words[match[0]]
        sounds = self.sounds(match[0])
        if self.drops:
            drop_unwritten(sounds, self.kept_after)
        if self.tag == "ta":
            voice(sounds)
        spelt = [self.spelling.get(sound, sound) for sound in sounds]
        # Long vowels at a word's end are hardly ever doubled.
        if len(spelt) > 2:
            spelt[-1] = {"aa": "a", "ee": "i"}.get(spelt[-1], spelt[-1])
        return "".join(spelt).replace("thth", "tth").replace("jn", self.jn)
