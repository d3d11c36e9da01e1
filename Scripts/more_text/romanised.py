# SPDX-License-Identifier: Apache-2.0
"""Lines of languages with another script, in the Latin letters that people type them in."""

import random
import re
import unicodedata

import japanese
import pinyin
from alphabets import ALPHABETS, Speller
from indic import INDIC, IndicSpeller
from korean import KoreanSpeller

SOURCE = "romanised"
SEED = "romanised 1"
MOST_BYTES = 1_000_000
HELD_OUT = 100
LANGUAGES = [*ALPHABETS, *INDIC, "zh-Hans", "ja", "ko"]

LATIN_PUNCTUATION = str.maketrans(
    {"。": ". ", "．": ". ", "，": ", ", "、": ", ", "！": "! ", "？": "? ", "；": "; ", "：": ": ", "（": " (", "）": ") "}
    | {"・": " ", "·": " ", "　": " ", "～": "~", "।": ".", "॥": ".", "։": ".", "՝": ",", "՞": "", "՜": "", "՛": ""}
    | {"…": "...", "–": "-", "—": "-", "‘": "'"}
    | dict.fromkeys("「『《“«„", ' "')
    | dict.fromkeys("」』》”»", '" ')
)


def latin_tag(tag):
    return tag.split("-")[0] + "-Latn"


def is_in_own_script(text):
    """Whether hardly any letter of a line is Latin before it is converted."""
    letters = [character for character in text if character.isalpha()]
    return len(letters) > 5 and sum(character < "\u0250" for character in letters) * 12 <= len(letters)


def drawn_lines(corpora, tag):
    """The lines to convert in the order in which they are taken: running text before messages."""
    draw = random.Random(f"{SEED} {tag} lines")
    for kind in ("running text", "messages"):
        lines = sorted({text for text in corpora.free_lines(tag, (kind,)) if len(text) < 240 and is_in_own_script(text)})
        draw.shuffle(lines)
        yield from lines


def prepared(tag, lines):
    """The lines with Latin punctuation and digits, and what a tool has to find out about them."""
    lines = [" ".join(unicodedata.normalize("NFC", line).translate(LATIN_PUNCTUATION).split()) for line in lines]
    lines = [re.sub(r"\d", lambda digit: str(unicodedata.digit(digit[0])), line) for line in lines]
    if tag == "zh-Hans":
        return pinyin.syllables(lines)
    if tag == "ja":
        return list(japanese.words(lines))
    if tag == "el":
        return [unicodedata.normalize("NFC", re.sub("[\u0300\u0301\u0342]", "", unicodedata.normalize("NFD", line))) for line in lines]
    return lines


def spelt(tag, line, draw):
    """A prepared line in a spelling drawn for it."""
    if tag in ALPHABETS:
        return Speller(ALPHABETS[tag], draw)(line)
    if tag in INDIC:
        return IndicSpeller(tag, draw)(line)
    return {"ja": japanese.JapaneseSpeller, "ko": KoreanSpeller, "zh-Hans": pinyin.PinyinSpeller}[tag](draw)(line)


def as_typed(text, draw):
    """Half of the lines without capitals, and many of those without marks, as people type; the others begin with a capital."""
    style = draw.random()
    if style < 0.2:
        text = re.sub(r'[,.;:!?"()]+', " ", text)
    text = " ".join(unicodedata.normalize("NFC", text).split())
    return text.lower().rstrip(".") if style < 0.5 else text[:1].upper() + text[1:]


def is_romanised(text):
    """Whether a line has two words, and no letter is left that is not Latin."""
    return len(text.split()) > 1 and not re.search("[^\u0000-\u024f\u1e00-\u1eff\u2000-\u206f\u20a0-\u20bf]", text)


def romanised_lines(corpora, tag):
    """Lines for training, and lines held out from it to try a profile with."""
    draw = random.Random(f"{SEED} {tag} spelling")
    result, size = {}, 0
    drawn = list(drawn_lines(corpora, tag))
    for line in prepared(tag, drawn) if drawn else []:
        text = as_typed(spelt(tag, line, draw), draw)
        if is_romanised(text) and text not in result:
            result[text] = None
            size += len(text.encode())
        if size > MOST_BYTES:
            break
    # Of little text most is learnt from.
    held_out = set(draw.sample(list(result), min(HELD_OUT, len(result) // 4)))
    return [text for text in result if text not in held_out], [text for text in result if text in held_out]
