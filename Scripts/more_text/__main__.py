# SPDX-License-Identifier: Apache-2.0
"""Makes a folder of corpora from another one and from unpacked Debian packages; called by Scripts/more-text."""

import sys

import cantonese
import dictionaries
import everyday
import romanised
import serbian
import uzbek
import word_lists
from corpora import Corpora, NewCorpora


def spelling_rows(tag, words):
    return [(f"spelling-{tag}", word, 1) for word in words]


def add_word_lists(corpora, new, packages, version):
    lists = {tag: dict.fromkeys(words, "tesseract") for tag, words in word_lists.tesseract_lists(packages)}
    for package, tag, words in word_lists.dictionary_lists(packages):
        lists[tag] = dict.fromkeys(words, package) | lists.get(tag, {})
    phrases = {tag: [(everyday.SOURCE, phrase, 1) for phrase in said] for tag, said in everyday.phrases().items()}
    # Lists of their own: the words are drawn evenly from dictionaries, most of them rare.
    spelt = dict(dictionaries.dictionary_lists(corpora, packages))
    for tag, words in word_lists.own_words(corpora, lists):
        listed = [(lists[tag][word], word, 1) for word in words]
        new.write(f"words/{tag}", listed + spelling_rows(tag, spelt.pop(tag, [])) + phrases.pop(tag, []))
    for tag in sorted(spelt.keys() | phrases.keys()):
        new.write(f"words/{tag}", spelling_rows(tag, spelt.get(tag, [])) + phrases.get(tag, []))
    new.add_source(
        id="tesseract", kind="words", role="training", commercial_use="yes", licence="Apache-2.0", title="Word lists of Tesseract's language data",
        repository="Debian packages tesseract-ocr-*", commit=version["tesseract-ocr-eng"], description="Words of the web, filtered by other corpora",
    )
    new.add_source(
        id=everyday.SOURCE, kind="phrases", role="training", commercial_use="yes", licence="Apache-2.0", title="Everyday phrases",
        repository="Scripts/more_text/everyday", description="Greetings, answers, opinions and queries, written for this",
    )
    for package, licence in sorted({(package, licence) for _, package, _, licence, _, _ in word_lists.DICTIONARIES}):
        new.add_source(
            id=package, kind="words", role="training", commercial_use="yes", licence=licence, title="Spelling dictionary with endings",
            repository=f"Debian package {package}", commit=version[package], description="Words, filtered by other corpora",
        )
    for tag, files, licence in dictionaries.DICTIONARIES:
        from_packages = [file.split(":")[0] for file in files.split()]
        new.add_source(
            id=f"spelling-{tag}", kind="words", role="training", commercial_use="yes", licence=licence, title="Spelling dictionary with endings",
            repository=f"Debian package {', '.join(from_packages)}", commit=" ".join(version[package] for package in from_packages),
            description="Stems and forms drawn at random, filtered by other corpora",
        )


def add_uzbek(corpora, new):
    new.write("train/uz-Cyrl", ((uzbek.SOURCE, line) for line in uzbek.lines(corpora)))
    new.add_source(
        id=uzbek.SOURCE, kind="running text", role="training", commercial_use="yes", licence="as the sources of uz",
        title="Uzbek in Cyrillic letters, made of text in Latin letters", repository="Scripts/more_text/uzbek.py",
        description="Made from the lines of uz",
    )


def add_serbian(corpora, new, packages):
    package, name = word_lists.BOSNIAN
    for tag, lines in serbian.lines(corpora, word_lists.dictionary_words(name, "bs", packages)):
        new.write(f"train/{tag}", ((serbian.SOURCE, line) for line in lines))
    new.add_source(
        id=serbian.SOURCE, kind="running text", role="training", commercial_use="yes", licence="as the sources of sr and sr-Latn",
        title="Serbian in its other alphabet, and Bosnian made of Serbian", repository="Scripts/more_text/serbian.py",
        description=f"Made from the lines of sr and sr-Latn; vowels of Bosnian by the words of {package} and of lines of hr",
    )


def add_cantonese(corpora, new):
    new.write("train/yue", ((cantonese.SOURCE, line) for line in cantonese.lines(corpora)))
    new.add_source(
        id=cantonese.SOURCE, kind="running text", role="training", commercial_use="yes", licence="as the sources of zh-Hant",
        title="Cantonese made of Chinese", repository="Scripts/more_text/cantonese.py", description="Made from the lines of zh-Hant",
    )


def add_romanised(corpora, new):
    held_out = []
    for tag in romanised.LANGUAGES:
        latin = romanised.latin_tag(tag)
        lines, kept_aside = romanised.romanised_lines(corpora, tag)
        if lines:
            new.write(f"train/{latin}", ((romanised.SOURCE, line) for line in lines))
        held_out += ((latin, romanised.SOURCE, line) for line in kept_aside)
    new.write("dev/sentences", held_out)
    new.add_source(
        id=romanised.SOURCE, kind="running text", role="training and development", commercial_use="yes", licence="as the sources of the language",
        title="Text in other scripts, spelt in Latin letters", repository="Scripts/more_text/romanised.py",
        description="Made from the lines of the language in its own script, each in a spelling drawn for it",
    )


def main(corpora_folder, new_folder, packages, versions):
    corpora = Corpora(corpora_folder)
    new = NewCorpora(new_folder, corpora.heading)
    with open(versions, encoding="utf-8") as file:
        version = dict(line.split() for line in file)
    add_uzbek(corpora, new)
    add_serbian(corpora, new, packages)
    add_cantonese(corpora, new)
    add_romanised(corpora, new)
    add_word_lists(corpora, new, packages, version)
    new.write_sources()


main(*sys.argv[1:])
