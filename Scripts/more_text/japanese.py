# SPDX-License-Identifier: Apache-2.0
"""Romanisation of Japanese by the readings of MeCab. As in `alphabets`, every line draws its spelling."""

import re
import unicodedata

from tools import answers

KATAKANA = re.compile("[ァ-ヺー]+")


def joins_the_word_before(surface, features):
    """Whether a morpheme of MeCab's is an ending that people write together with its word."""
    kind, subkind, conjugation = features[0], features[1], features[4]
    if kind == "助動詞":
        return conjugation not in ("特殊・ダ", "特殊・デス", "五段・ラ行アル")
    return kind in ("動詞", "形容詞", "名詞") and subkind == "接尾" or subkind == "接続助詞" and surface in ("て", "で", "ば", "ながら")


def words(lines):
    """Every line as its words, those that MeCab knows in katakana as they are read."""
    line = []
    for row in answers(["mecab"], lines):
        if row == "EOS":
            yield line
            line = []
            continue
        surface, features = row.split("\t")
        features = features.split(",")
        word = features[7] if len(features) > 7 else surface
        if features[0] == "助詞":
            word = {"ハ": "ワ", "ヘ": "エ"}.get(word, word)
        if line and KATAKANA.fullmatch(line[-1]) and KATAKANA.fullmatch(word) and joins_the_word_before(surface, features):
            line[-1] += word
        else:
            line.append(word)


def kana_table():
    """Katakana with their spelling by rows, as ti for チ."""
    rows = "アイウエオ カキクケコ サシスセソ タチツテト ナニヌネノ ハヒフヘホ マミムメモ ラリルレロ ガギグゲゴ ザジズゼゾ ダヂヅデド バビブベボ パピプペポ"
    table = dict(zip("ヤユヨワヲンヴァィゥェォャュョ", "ya yu yo wa wo n vu a i u e o ya yu yo".split()))
    for consonant, row in zip(" k s t n h m r g z d b p".split(" "), rows.split()):
        table.update(zip(row, (consonant + vowel for vowel in "aiueo")))
        if consonant:
            table.update((row[1] + small, consonant + "y" + vowel) for small, vowel in zip("ャュョ", "auo"))
    return table


KANA = kana_table()
HEPBURN = {"si": "shi", "ti": "chi", "tu": "tsu", "hu": "fu", "zi": "ji", "di": "ji", "du": "zu"}
HEPBURN_GLIDES = {"sy": "sh", "ty": "ch", "zy": "j", "dy": "j"}
# Sounds of loan words, spelt alike by everyone.
LOANS = dict(
    pair.split("=")
    for pair in """ファ=fa フィ=fi フェ=fe フォ=fo ティ=ti ディ=di トゥ=tu ドゥ=du ウィ=wi ウェ=we ウォ=wo チェ=che シェ=she ジェ=je デュ=dyu
    ヴァ=va ヴィ=vi ヴェ=ve""".split()
)


class JapaneseSpeller:
    """Spells a line of words, those in katakana by their sounds."""

    def __init__(self, random):
        self.hepburn = random.random() < 0.85
        self.long_vowels = random.choice(["written", "written", "short", "macron"])
        self.object_particle = random.choice(["o", "wo"])

    def __call__(self, line):
        text = " ".join(self.word(word) if KATAKANA.fullmatch(word) else word for word in line)
        return re.sub(r" ([,.!?;:)])", r"\1", text)

    def kana(self, kana):
        if kana in LOANS:
            return LOANS[kana]
        spelt = KANA.get(kana, "")
        if not self.hepburn:
            return spelt
        return HEPBURN.get(spelt) or HEPBURN_GLIDES.get(spelt[:2], spelt[:2]) + spelt[2:]

    def word(self, katakana):
        if katakana == "ヲ":
            return self.object_particle
        result, doubled = "", False
        for kana, following in re.findall("(.[ァィゥェォャュョ]?)(?=(.?))", katakana):
            if kana == "ッ":
                doubled = True
                continue
            if kana[0] == "ー":
                result += {"written": result[-1:], "short": "", "macron": "\u0304"}[self.long_vowels]
                continue
            spelt = self.kana(kana) if kana in KANA or kana in LOANS else "".join(map(self.kana, kana))
            if kana == "ン" and self.hepburn and following and following in "アイウエオヤユヨ":
                spelt = "n'"
            if doubled and spelt:
                spelt = ("t" if spelt.startswith("ch") else spelt[0]) + spelt
            doubled = False
            result += spelt
        if self.long_vowels != "written":
            mark = "\u0304" if self.long_vowels == "macron" else ""
            result = re.sub("uu", f"u{mark}", re.sub("ou|oo", f"o{mark}", result))
        return unicodedata.normalize("NFC", result)
