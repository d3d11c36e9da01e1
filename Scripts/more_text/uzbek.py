# SPDX-License-Identifier: Apache-2.0
"""Uzbek text in Cyrillic letters, made of text in Latin letters.

ICU's `uz_Latn-uz_Cyrl` writes э for every e and knows the marks of o‘ and g‘ in one spelling only; hence a table of our own.
"""

import re

SOURCE = "uz-converted"
MARK = "['’ʻʼ‘`]"

# The first that matches at a place applies.
RULES = [
    ("kompyuter", "компьютер"),
    (f"yo{MARK}", "йў"),
    (f"o{MARK}", "ў"),
    (f"g{MARK}", "ғ"),
    (f"s{MARK}h", "сҳ"),
    ("sh", "ш"),
    ("ch", "ч"),
    ("yo", "ё"),
    ("yu", "ю"),
    ("ya", "я"),
    (r"\bye|(?<=[aouie])ye", "е"),
    ("(?<=[bdv])ye", "ъе"),
    (r"\be|(?<=[aouie])e", "э"),
    # Loan words have ц; тс is where an Uzbek ending begins.
    ("ts(?=iya|ion|ial|ent|ikl)|(?<=[kp])s(?=iya|ion)", "ц"),
    (MARK, "ъ"),
    *zip("abdefghijklmnopqrstuvxyz", "абдефгҳижклмнопқрстувхйз"),
]
PATTERN = re.compile("|".join(f"({pattern})" for pattern, _ in RULES))
WORD = re.compile(rf"[^\W\d_]+(?:{MARK}(?:[^\W\d_]+|(?!\w)(?<=[og].)))*", re.IGNORECASE)
FOREIGN = re.compile(r"[wWçÇéöü]|[cC](?![hH])|[a-z][A-Z]|[@/\\<>{}_]")


def word(match):
    result = PATTERN.sub(lambda found: RULES[found.lastindex - 1][1], match[0].lower())
    if len(match[0]) > 1 and match[0].isupper():
        return result.upper()
    return result[:1].upper() + result[1:] if match[0][0].isupper() else result


def converted(line):
    """The line in Cyrillic letters, or nothing if it holds a foreign word, which would be left as it is."""
    return None if FOREIGN.search(line) else WORD.sub(word, line)


def lines(corpora):
    """The lines of uz that hold no foreign word, converted, each once."""
    result = dict.fromkeys(converted(text) for text in corpora.free_lines("uz", ("running text", "messages")))
    return [text for text in result if text and re.search("[а-я]{3}", text)]
