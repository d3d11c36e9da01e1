# SPDX-License-Identifier: Apache-2.0
"""Serbian in its other alphabet, and Bosnian made of Serbian.

What there is of Bosnian to train on is messages of programs, so that running text of any kind looked Croatian. Bosnian has most of its words
from where Serbian has them and its vowels from where Croatian has them: `prosvetni izveštaj` is `prosvjetni izvještaj`.
"""

import collections
import itertools
import random
import re

SOURCE = "serbian-converted"
# Running text, in whichever alphabet; more of it would be more of the same.
KINDS = ("running text",)
MOST_BYTES = 1_000_000

LATIN = dict(zip("абвгдђежзијклмнопрстћуфхцчш", "abvgdđežzijklmnoprstćufhcčš")) | {"љ": "lj", "њ": "nj", "џ": "dž"}
CYRILLIC = {latin: cyrillic for cyrillic, latin in LATIN.items()}
# Where n and j meet at a seam (`injekcija`) they are two letters; that is rare enough.
DIGRAPH_OR_LETTER = re.compile("lj|nj|dž|.")
WORD = re.compile(r"[^\W\d_]+")
# Words that are not Serbian, and Roman numbers, have no Cyrillic form; the markers of Wikipedia's converter say so of what they enclose.
FOREIGN = re.compile(r"[qwxyQWXY]|[^\W\d_a-zčćđšžA-ZČĆĐŠŽ]|[a-z][A-Z]|[@/\\<>{}_]|\b[IVXLCDM]{2,}\b|\b[^\W\d_]\b(?<![aiouskAIOUSK])")
MARKERS = re.compile(r"-\{|\}-")

# Words whose Serbian form is a Bosnian word, too, or that sound otherwise: the start of a word, or all of it before a full stop.
STEMS = dict(
    pair.split("=")
    for pair in """
    opšt=opć uopšt=uopć saopšt=saopć istori=histori takođe.=također jun.=juni jul.=juli lako.=lahko laka.=lahka lake.=lahke laki.=lahki
    lakog.=lahkog mekan=mehkan meko.=mehko vazduh=zrak pre.=prije posle.=poslije vreme.=vrijeme ovde.=ovdje onde.=ondje gde.=gdje negde.=negdje
    nigde.=nigdje razume.=razumije uvek.=uvijek svet.=svijet sveta.=svijeta svetu.=svijetu deo.=dio reč.=riječ reči.=riječi hteo.=htio hteti.=htjeti
    videti.=vidjeti video.=vidio želeo.=želio voleo.=volio mleko.=mlijeko hleb=hljeb lepo.=lijepo uspeo.=uspio mesto.=mjesto dve.=dvije
    """.split()
)
# The longest first, so that whole words are found before the stems that they may start with.
STEM = re.compile("|".join(re.escape(stem) for stem in sorted(STEMS, key=len, reverse=True)))
# A verb and its mark of the future, which are two words in Bosnian.
FUTURE = re.compile(r"^(.+[aiue])(ću|ćeš|će|ćemo|ćete)$")
# Vowels of another reflex are looked for in so many places of a word.
MOST_VOWELS = 6


def in_case_of(model, word):
    if len(model) > 1 and model.isupper():
        return word.upper()
    return word[:1].upper() + word[1:] if model[:1].isupper() else word


def latin(line):
    """A line of Cyrillic letters in Latin ones."""
    return WORD.sub(lambda word: in_case_of(word[0], "".join(LATIN.get(letter, letter) for letter in word[0].lower())), line)


def cyrillic(line):
    """A line of Latin letters in Cyrillic ones, or nothing if it holds what is written in Latin letters by everybody."""
    if FOREIGN.search(line):
        return None

    def spelt(word):
        return in_case_of(word[0], DIGRAPH_OR_LETTER.sub(lambda found: CYRILLIC[found[0]], word[0].lower()))

    return WORD.sub(spelt, line)


class Bosnian:
    """Turns Serbian in Latin letters into Bosnian, with the words of a spelling dictionary and of Croatian text to know vowels by."""

    def __init__(self, corpora, dictionary):
        counts = collections.Counter(word for line in corpora.free_lines("hr", KINDS) for word in WORD.findall(line.lower()))
        self.own_words = dictionary | {word for word, count in counts.items() if count > 4}
        self.known = {}

    def variants(self, word):
        """Spellings with one or two vowels of another reflex, the likelier first."""
        places = [place for place, letter in enumerate(word) if letter == "e"][:MOST_VOWELS]
        for count in (1, 2):
            for chosen in itertools.combinations(places, count):
                for reflexes in itertools.product(("je", "ije", "i"), repeat=count):
                    letters = list(word)
                    for place, reflex in zip(chosen, reflexes):
                        letters[place] = reflex
                    yield "".join(letters)

    def spelt(self, word):
        stem = STEM.match(f"{word}.")
        if stem:
            return STEMS[stem[0]] + word[stem.end() :]
        if word in self.own_words:
            return word
        future = FUTURE.match(word)
        if future:
            verb = self.word(future[1] + "ti")
            if verb in self.own_words:
                return f"{verb.removesuffix('i')} {future[2]}"
        return next((variant for variant in self.variants(word) if variant in self.own_words), word)

    def word(self, word):
        if word not in self.known:
            self.known[word] = self.spelt(word)
        return self.known[word]

    def line(self, line):
        """The line in Bosnian. Names inside it stay as they are."""

        def spelt(word):
            if word.start() > 0 and word[0][0].isupper():
                return word[0]
            return in_case_of(word[0], self.word(word[0].lower()))

        return WORD.sub(spelt, line)


def sample(lines, seed):
    """Lines, each once, drawn until there are enough."""
    lines = list(dict.fromkeys(lines))
    random.Random(seed).shuffle(lines)
    size = itertools.accumulate(len(line.encode()) for line in lines)
    return [line for line, bytes_so_far in zip(lines, size) if bytes_so_far <= MOST_BYTES]


def lines(corpora, dictionary):
    """Pairs of tag and made lines: Serbian of either alphabet in the other, and Bosnian of both."""
    in_cyrillic = [MARKERS.sub("", line) for line in corpora.free_lines("sr", KINDS)]
    in_latin = [MARKERS.sub("", line) for line in corpora.free_lines("sr-Latn", KINDS)]
    made_latin = [latin(line) for line in in_cyrillic]
    bosnian = Bosnian(corpora, dictionary)
    yield "sr", sample(filter(None, map(cyrillic, in_latin)), "sr")
    yield "sr-Latn", sample(made_latin, "sr-Latn")
    yield "bs", sample((bosnian.line(line) for line in itertools.chain(in_latin, made_latin)), "bs")
