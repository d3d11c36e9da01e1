# SPDX-License-Identifier: Apache-2.0
"""Words of spelling dictionaries of widely written languages, each stem with some of its forms.

Expanding a dictionary whole, as `unmunch` does, gives a stem of Hungarian thousands of forms, and crashes on `sr` and `tr`. Here each stem gives a
few forms drawn at random, so that a list has many stems.
"""

import collections
import random
import re
import unicodedata

from word_lists import CAPITALISED_NOUNS, hunspell_encoding, parted, words_of

# Tag, the packages and their files, licences. Left out: Armenian, whose dictionary is in the spelling that `hyw` has; Kazakh, of whose no words are
# left; Hebrew and Mongolian, whose licences ask more than those of the others.
DICTIONARIES = [
    tuple(cell.strip() for cell in line.split("|"))
    for line in """
    af | hunspell-af:af_ZA | LGPL-2.1-or-later
    ar | hunspell-ar:ar | GPL-2.0-or-later or LGPL-2.1-or-later or MPL-1.1
    be | hunspell-be:be_BY | CC-BY-SA-3.0
    bg | hunspell-bg:bg_BG | GPL-2.0-only
    bn | hunspell-bn:bn_BD | GPL-2.0-only
    br | hunspell-br:br_FR | LGPL-2.1-or-later and MPL-1.1 and GPL-2.0-or-later
    bs | hunspell-bs:bs_BA | GPL-2.0-or-later or LGPL-2.1-or-later or MPL-1.1
    ca | hunspell-ca:ca | GPL-2.0-or-later and LGPL-2.1-or-later
    cs | hunspell-cs:cs_CZ | GPL-2.0-only
    da | hunspell-da:da_DK | GPL-2.0-only or LGPL-2.1-only or MPL-1.1
    de | hunspell-de-de:de_DE | GPL-2.0-or-later
    el | hunspell-el:el_GR | GPL-2.0-only or LGPL-2.1-only or MPL-1.1
    en | hunspell-en-us:en_US hunspell-en-gb:en_GB | SCOWL's and LGPL, permissive
    eo | myspell-eo:eo | GPL-2.0-or-later
    es | hunspell-es:es_ES | GPL-3.0-or-later or LGPL-3.0-or-later or MPL-1.1
    et | myspell-et:et_EE | LGPL-2.1-or-later and the licence of the Institute of the Estonian Language
    eu | hunspell-eu:eu | LGPL-3.0-or-later
    fa | myspell-fa:fa | GPL-2.0-or-later
    fil | myspell-tl:tl | GPL-2.0-or-later
    fo | myspell-fo:fo | GPL-2.0-or-later
    fr | hunspell-fr-classical:fr | MPL-2.0
    ga | myspell-ga:ga_IE | GPL-3.0-only
    gd | hunspell-gd:gd_GB | GPL-3.0-or-later
    gl | hunspell-gl:gl_ES | GPL
    gu | hunspell-gu:gu_IN | GPL
    hi | hunspell-hi:hi_IN | GPL-2.0-or-later
    hr | hunspell-hr:hr_HR | LGPL or SISSL
    hu | hunspell-hu:hu_HU | GPL-3.0-or-later or LGPL-3.0-or-later or MPL-2.0
    id | hunspell-id:id_ID | LGPL-3.0-only
    is | hunspell-is:is_IS | CC-BY-SA-3.0
    it | hunspell-it:it_IT | GPL-3.0-only
    ku | hunspell-kmr:kmr_Latn | GPL-3.0-only or LGPL-3.0-only or MPL-1.1
    lt | hunspell-lt:lt_LT | BSD-3-Clause
    lv | hunspell-lv:lv_LV | LGPL-2.1-or-later
    ml | hunspell-ml:ml_IN | GPL-3.0-or-later
    ne | hunspell-ne:ne_NP | LGPL-2.1-only
    nl | hunspell-nl:nl | BSD-3-Clause or CC-BY-3.0
    oc | hunspell-oc:oc_FR | GPL-2.0-or-later
    pl | hunspell-pl:pl_PL | GPL or LGPL or MPL or Apache-2.0 or CC-SA-1.0
    pt | hunspell-pt-pt:pt_PT hunspell-pt-br:pt_BR | GPL-2.0-only or LGPL-2.1-only or MPL-1.1; LGPL-3.0-only or MPL
    ro | hunspell-ro:ro_RO | GPL-2.0-only or LGPL-2.1-only or MPL-1.1
    ru | hunspell-ru:ru_RU | BSD of four clauses
    si | hunspell-si:si_LK | GPL-3.0-or-later
    sk | hunspell-sk:sk_SK | GPL-2.0-only or LGPL-2.1-only or MPL-1.1
    sl | hunspell-sl:sl_SI | GPL or LGPL
    sq | myspell-sq:sq_AL | GPL-2.0-or-later
    sr | hunspell-sr:sr_RS | GPL-2.0-or-later or LGPL-2.1-only or MPL-1.1
    sr-Latn | hunspell-sr:sr_Latn_RS | GPL-2.0-or-later or LGPL-2.1-only or MPL-1.1
    sv | hunspell-sv:sv_SE | LGPL-3.0-only
    sw | hunspell-sw:sw_KE | LGPL-2.1-or-later
    te | hunspell-te:te_IN | GPL-2.0-or-later
    tr | hunspell-tr:tr_TR | MPL-2.0
    uk | hunspell-uk:uk_UA | GPL-2.0-or-later or LGPL-2.1-or-later or MPL-1.1
    uz | hunspell-uz:uz_UZ | GPL-2.0-or-later
    vi | hunspell-vi:vi_VN | GPL-2.0-only
    """.strip().splitlines()
]

MOST_STEMS, FORMS_OF_STEM, MOST_WORDS = 70_000, 2, 150_000
# How many rules of an affix are tried for a word: an affix of Turkish has hundreds.
MOST_RULES_TRIED = 80
# Flags of words that are no words by themselves, and of those that are never.
NOT_ALONE = ("FORBIDDENWORD", "NEEDAFFIX", "ONLYINCOMPOUND", "PSEUDOROOT")
NEVER = ("FORBIDDENWORD", "ONLYINCOMPOUND")
# What may stand where a rule has its condition, and is none.
MORPHOLOGY = ("is:", "ds:", "po:", "st:", "#")

Rule = collections.namedtuple("Rule", "strip add flags condition")


class Affixes:
    """The affixes of a dictionary in Hunspell's format."""

    def __init__(self, stem):
        with open(f"{stem}.aff", "rb") as file:
            raw = file.read()
        self.encoding = hunspell_encoding(raw)
        self.rules, self.aliases, self.named = {}, [], {}
        self.kind = "char"
        for line in raw.decode(self.encoding, "replace").lstrip("\ufeff").splitlines():
            self.read(line.split())
        # The first alias is their number.
        self.aliases = self.aliases[1:]
        self.not_alone = {self.named[name] for name in NOT_ALONE if name in self.named}
        self.never = {self.named[name] for name in NEVER if name in self.named}

    def read(self, fields):
        if len(fields) < 2:
            return
        if fields[0] == "FLAG":
            self.kind = fields[1].lower()
        elif fields[0] == "AF":
            self.aliases.append(fields[1])
        elif fields[0] in NOT_ALONE:
            self.named[fields[0]] = fields[1]
        elif fields[0] in ("PFX", "SFX") and len(fields) >= 4:
            self.read_rule(*fields[:4], fields[4] if len(fields) > 4 else ".")

    def read_rule(self, kind, flag, strip, addition, condition):
        if flag not in self.rules:
            # The heading of an affix, whose fields are other ones.
            self.rules[flag] = (kind == "SFX", [])
            return
        add, _, flags = addition.partition("/")
        if condition.startswith(MORPHOLOGY):
            condition = "."
        escaped = re.sub(r"([(*+?])", r"\\\1", condition)
        try:
            pattern = None if condition == "." else re.compile(f"(?:{escaped})$" if kind == "SFX" else f"^(?:{escaped})")
        except re.error:
            return
        self.rules[flag][1].append(Rule("" if strip == "0" else strip, "" if add == "0" else add, flags, pattern))

    def flags(self, text):
        if self.aliases and text.isdigit():
            number = int(text) - 1
            text = self.aliases[number] if 0 <= number < len(self.aliases) else ""
        if self.kind == "long":
            return [text[place : place + 2] for place in range(0, len(text), 2)]
        return text.split(",") if self.kind == "num" else list(text)

    def applied(self, word, flag, draw):
        """A form of a word by an affix, and the flags of that form; None where no rule that is tried fits."""
        is_suffix, rules = self.rules[flag]
        if not rules:
            return None
        start = draw.randrange(len(rules))
        stride = draw.choice((1, 7, 11, 13)) if len(rules) > 13 else 1
        for number in range(min(len(rules), MOST_RULES_TRIED)):
            rule = rules[(start + number * stride) % len(rules)]
            holds = word.endswith(rule.strip) if is_suffix else word.startswith(rule.strip)
            if not holds or (rule.condition and not rule.condition.search(word)):
                continue
            rest = word[: len(word) - len(rule.strip)] if is_suffix else word[len(rule.strip) :]
            return (rest + rule.add if is_suffix else rule.add + rest), self.flags(rule.flags)
        return None


def forms(stem, has_capitals, draw):
    """Words of a dictionary: each of its stems, or of a sample, and some forms of it."""
    affixes = Affixes(stem)
    with open(f"{stem}.dic", "rb") as file:
        lines = file.read().decode(affixes.encoding, "replace").lstrip("\ufeff").splitlines()
    if lines and lines[0].strip().isdigit():
        lines = lines[1:]
    if not has_capitals:
        lines = [line for line in lines if line[:1] == line[:1].lower()]
    if len(lines) > MOST_STEMS:
        lines = draw.sample(lines, MOST_STEMS)
    for line in lines:
        found = re.match(r"((?:[^/\\]|\\.)+)(?:/(\S+))?", line.split("\t")[0].strip())
        if not found:
            continue
        word = found[1].split(" ")[0].replace("\\/", "/")
        flags = affixes.flags(found[2] or "")
        if affixes.never.intersection(flags):
            continue
        if not affixes.not_alone.intersection(flags):
            yield word
        usable = [flag for flag in flags if flag in affixes.rules]
        for _ in range(FORMS_OF_STEM if usable else 0):
            form = affixes.applied(word, draw.choice(usable), draw)
            if form:
                yield from finished(*form, affixes, draw)


def finished(form, flags, affixes, draw):
    """A form as it is, or with one more affix of those that it takes; nothing where it needs one and has none."""
    if affixes.never.intersection(flags):
        return
    is_unfinished = bool(affixes.not_alone.intersection(flags))
    usable = [flag for flag in flags if flag in affixes.rules]
    if usable and (is_unfinished or draw.random() < 0.5):
        longer = affixes.applied(form, draw.choice(usable), draw)
        if longer and not affixes.not_alone.intersection(longer[1]):
            yield longer[0]
            return
    if not is_unfinished:
        yield form


def unseen_words(corpora):
    """What recognition of words that were never seen is measured by, which none of these lists may have."""
    return {unicodedata.normalize("NFC", word.lower()) for _, _, word in corpora.rows("dev", "unseen-words")}


def dictionary_lists(corpora, folder):
    """Pairs of tag and words: those that the language's lists know, and those that may be its own."""
    unseen = unseen_words(corpora)
    lists = {}
    for tag, files, _ in DICTIONARIES:
        words = set()
        for file in files.split():
            stem = f"{folder}/usr/share/hunspell/{file.split(':')[1]}"
            words |= words_of(forms(stem, tag in CAPITALISED_NOUNS, random.Random(f"f {tag}")), tag)
        words = sorted(words - unseen)
        lists[tag] = set(random.Random(f"c {tag}").sample(words, min(len(words), MOST_WORDS)))
    knowledge = ((tag, {row[1].lower() for row in corpora.rows("words", tag)}) for tag in corpora.tags("words"))
    for tag, sure, others in parted(lists, knowledge):
        yield tag, sorted(sure + others)
