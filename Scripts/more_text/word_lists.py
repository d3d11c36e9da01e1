# SPDX-License-Identifier: Apache-2.0
"""Word lists of Tesseract's language data and of spelling dictionaries, with what is not the language's own taken out."""

import collections
import functools
import glob
import gzip
import os
import random
import re
import subprocess
import tempfile
import unicodedata

# Tesseract's names and the tags they stand for. Left out: `tat`, which is Latin and mostly English; `lat`, which is the web in all languages;
# `ceb`, which is names of animals and plants; `aze_cyrl`, of which no corpora hold lines; `chr`, whose letters have two cases and people use one.
TESSERACT = dict(
    pair.split("=")
    for pair in """
    afr=af amh=am ara=ar asm=as aze=az bel=be ben=bn bod=bo bos=bs bre=br bul=bg cat=ca ces=cs chi_sim=zh-Hans chi_tra=zh-Hant cos=co
    cym=cy dan=da deu=de div=dv dzo=dz ell=el eng=en epo=eo est=et eus=eu fao=fo fas=fa fil=fil fin=fi fra=fr fry=fy gla=gd gle=ga glg=gl guj=gu
    hat=ht heb=he hin=hi hrv=hr hun=hu hye=hy iku=iu ind=id isl=is ita=it jav=jv jpn=ja kan=kn kat=ka kaz=kk khm=km kir=ky kmr=ku kor=ko lao=lo
    lav=lv lit=lt ltz=lb mal=ml mar=mr mkd=mk mlt=mt mon=mn mri=mi msa=ms mya=my nep=ne nld=nl nor=nb oci=oc ori=or pan=pa pol=pl por=pt pus=ps
    que=qu ron=ro rus=ru san=sa sin=si slk=sk slv=sl snd=sd spa=es sqi=sq srp=sr srp_latn=sr-Latn sun=su swa=sw swe=sv syr=syr tam=ta tel=te
    tgk=tg tha=th tir=ti ton=to tur=tr uig=ug ukr=uk urd=ur uzb=uz uzb_cyrl=uz-Cyrl vie=vi yid=yi yor=yo
    """.split()
)

# Spelling dictionaries of languages that Tesseract lacks: tag, package, its file, licence, the file of a neighbour whose words are taken out, marks
# of compounds that are taken out. Both kinds of Norwegian are there, since a list of one alone would draw the other's words to it.
DICTIONARIES = [
    ("an", "hunspell-an", "an_ES", "MPL-1.1 or GPL-3.0-or-later or LGPL-3.0-or-later", "es_ES", "'-"),
    ("gn", "hunspell-gug", "gug_PY", "GFDL-1.2-or-later", None, "-"),
    ("gv", "myspell-gv", "gv_GB", "GPL-3.0-only", None, ""),
    ("hsb", "aspell-hsb", "hsb", "GPL-2.0-or-later", None, "-"),
    ("nb", "hunspell-no", "nb_NO", "GPL-2.0-only", "nn_NO", "-"),
    ("nn", "hunspell-no", "nn_NO", "GPL-2.0-only", "nb_NO", "-"),
]

# Words of a spelling dictionary that tell how Bosnian is spelt.
BOSNIAN = ("hunspell-bs", "bs_BA")

# Names that dictionaries have for encodings, and Python's.
ENCODINGS = {"microsoft-cp1251": "cp1251", "ISO8859-15": "iso-8859-15", "ISO-10646": "utf-8"}

# Nouns have a capital in these; in other languages a word that is never written small is nearly always a name.
CAPITALISED_NOUNS = {"de", "lb"}
MOST_WORDS = 200_000

MARKS = "".join(chr(code) for code in range(0x10000) if unicodedata.category(chr(code))[0] == "M")
LETTERS = rf"[^\W\d_][{MARKS}\u200c\u200d]*"
WORD = re.compile(rf"{LETTERS}(?:['’ʻʼ་-]?{LETTERS})*['’ʻʼ་]?")
# Scripts of so many letters that a rare one is not a sign of another language.
LARGE_SCRIPTS = {"CJK", "HANGUL", "HIRAGANA", "KATAKANA", "ETHIOPIC"}


# Tesseract's lists have a non-joiner after a word's last virama, which no text has, and some write Malayalam's chillu with a joiner.
VIRAMA_NON_JOINER = re.compile("(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])\u200c")
CHILLU = {"ണ്\u200d": "ൺ", "ന്\u200d": "ൻ", "ര്\u200d": "ർ", "ല്\u200d": "ൽ", "ള്\u200d": "ൾ", "ക്\u200d": "ൿ"}
CHILLU_PATTERN = re.compile("|".join(CHILLU))


def words_of(lines, tag):
    """The words of a list in lower case and normal form C: without names, digits, addresses and fragments."""
    result = set()
    for line in lines:
        word = unicodedata.normalize("NFC", VIRAMA_NON_JOINER.sub("", line.strip()).strip("\u200c"))
        word = CHILLU_PATTERN.sub(lambda found: CHILLU[found[0]], word)
        lower = unicodedata.normalize("NFC", word.lower())
        is_small = word == lower or (tag in CAPITALISED_NOUNS and word[1:] == lower[1:])
        if is_small and 2 <= len(lower) <= 25 and WORD.fullmatch(lower):
            result.add(lower)
    return result


def tesseract_lists(folder):
    """Pairs of tag and words from Tesseract's packages, unpacked into a folder."""
    for name, tag in TESSERACT.items():
        (data,) = glob.glob(f"{folder}/usr/share/tesseract-ocr/*/tessdata/{name}.traineddata")
        with tempfile.TemporaryDirectory() as scratch:
            subprocess.run(["combine_tessdata", "-u", data, f"{scratch}/x."], check=True, capture_output=True)
            unpacking = ["dawg2wordlist", f"{scratch}/x.lstm-unicharset", f"{scratch}/x.lstm-word-dawg", f"{scratch}/words"]
            subprocess.run(unpacking, check=True, capture_output=True)
            with open(f"{scratch}/words", encoding="utf-8", errors="replace") as file:
                yield tag, words_of(file, tag)


def hunspell_encoding(affixes):
    """The encoding of a dictionary in Hunspell's format, by the bytes of its file of affixes."""
    found = re.search(rb"^\s*SET\s+(\S+)", affixes, re.MULTILINE)
    encoding = found[1].decode() if found else "iso-8859-1"
    return ENCODINGS.get(encoding, encoding)


def dictionary_words(name, tag, folder):
    """The words of a spelling dictionary with their endings; without them where the format is Aspell's."""
    compressed = f"{folder}/usr/share/aspell/{name}.cwl.gz"
    if os.path.exists(compressed):
        with gzip.open(compressed) as file:
            text = subprocess.run(["prezip-bin", "-d"], input=file.read(), check=True, capture_output=True).stdout.decode("iso-8859-2")
    else:
        stem = f"{folder}/usr/share/hunspell/{name}"
        with open(f"{stem}.aff", "rb") as file:
            encoding = hunspell_encoding(file.read())
        text = subprocess.run(["unmunch", f"{stem}.dic", f"{stem}.aff"], check=True, capture_output=True).stdout.decode(encoding, "replace")
    # Flags stay behind a slash.
    return words_of((line.split("/")[0] for line in text.splitlines()), tag)


def dictionary_lists(folder):
    """Triples of source, tag and words from the packages of spelling dictionaries."""
    for tag, package, name, _, neighbour, marks in DICTIONARIES:
        words = dictionary_words(name, tag, folder)
        if neighbour:
            words -= dictionary_words(neighbour, tag, folder)
        yield package, tag, {word for word in words if not any(mark in word for mark in marks)}


def known_words(corpora, tag):
    """The words that a language's corpora know: those of its lists, and those that its lines have twice."""
    counts = collections.Counter()
    for _, text in corpora.rows("train", tag):
        counts.update(WORD.findall(text.lower()))
    return {word for word, count in counts.items() if count > 1} | {row[1].lower() for row in corpora.rows("words", tag)}


@functools.cache
def script(character):
    """The first word of a letter's Unicode name: LATIN, CYRILLIC, CJK …"""
    return unicodedata.name(character, "").split(" ")[0].split("-")[0]


class Spelling:
    """How a language's known words are written: in which scripts, and with which letters."""

    def __init__(self, known):
        scripts = collections.Counter(script(word[0]) for word in known)
        letters = collections.Counter(letter for word in known for letter in set(word))
        self.scripts = {name for name, count in scripts.items() if count * 10 > len(known)}
        self.is_large = bool(self.scripts & LARGE_SCRIPTS)
        self.letters = {letter for letter, count in letters.items() if count * 2000 > len(known)}
        self.has_case = sum(word[0] != word[0].upper() for word in known) * 2 > len(known)

    def admits(self, word):
        """Whether a word that is not known may be the language's. Three letters of a script with case are too few to tell."""
        if len(word) <= 3 and self.has_case:
            return False
        scripts = {script(letter) for letter in word if letter.isalpha()}
        return self.scripts >= scripts and (self.is_large or (len(scripts) == 1 and self.letters.issuperset(word)))


def parted(lists, knowledge):
    """From lists by tag, triples of tag, the words that the language knows, and those that no other does, at most two lists hold, and may be its own.

    `knowledge` is pairs of tag and known words, of languages without a list, too.
    """
    holders = collections.Counter(word for words in lists.values() for word in words)
    known, knowers = {}, collections.Counter()
    for tag, words in knowledge:
        knowers.update(word for word in words if word in holders)
        if tag in lists:
            known[tag] = words
    for tag in sorted(lists):
        own = known.get(tag)
        spelling = Spelling(own) if own else None
        sure = [word for word in lists[tag] if own and word in own]
        free = (word for word in lists[tag] if holders[word] <= 2 and not knowers[word])
        yield tag, sure, sorted(word for word in free if spelling is None or spelling.admits(word))


def own_words(corpora, lists):
    """From lists by tag, the words of each that are its language's own, if there are lines of it."""
    tags = corpora.tags()
    for tag, sure, others in parted(lists, ((tag, known_words(corpora, tag)) for tag in tags)):
        if tag in tags:
            draw = random.Random(f"words {tag}")
            yield tag, sorted(sure + draw.sample(others, max(0, min(len(others), MOST_WORDS - len(sure)))))
