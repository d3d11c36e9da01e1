# SPDX-License-Identifier: Apache-2.0
"""What recognisers are compared on: labelled development lines, their other forms, and noise."""

import collections
import csv
import lzma
import pathlib
import subprocess
import unicodedata

HERE = pathlib.Path(__file__).parent
SETS = ["sentences", "pieces", "words"]
PEERS = ["cld2", "lingua", "langid", "eld", "fasttext"]
# What is compared unless a list is named: eld has too few languages to be asked for them all.
SHARING = ["cld2", "lingua", "langid"]
TEXTS = HERE.parent / "texts"
# How many letters a word has at least that is judged alone.
LEAST_LETTERS = 5
FORMS = {
    "upper": str.upper,
    "title": str.title,
    "unpunctuated": lambda text: " ".join("".join(c for c in text if unicodedata.category(c)[0] != "P").split()),
}


def read_codes():
    """For each peer, the codes that are right for a tag of ours, of those that it knows."""
    with open(HERE / "tags.tsv", encoding="utf-8") as file:
        rows = list(csv.DictReader(file, delimiter="\t"))
    return {peer: {row["tag"]: set(row[peer].split(",")) for row in rows if row[peer]} for peer in PEERS}


def read_list(name, codes, own):
    """The tags of a list of languages: a name in `lists/`, `shared` for what CLD2, lingua and py3langid know, or `any` for all of ours."""
    if name == "any":
        return set(own)
    if name == "shared":
        return set.intersection(set(own), *(set(codes[peer]) for peer in SHARING))
    return set((HERE / "lists" / f"{name}.txt").read_text(encoding="utf-8").split())


def read_lines(corpora, name, tags, limit):
    """Up to this many lines of each language, in the order of the file."""
    taken = collections.Counter()
    lines = []
    with lzma.open(corpora / "dev" / f"{name}.tsv.xz", "rt", encoding="utf-8", newline="\n") as file:
        for row in file:
            tag, _, text = row.rstrip("\n").split("\t", 2)
            if tag in tags and taken[tag] < limit:
                taken[tag] += 1
                lines.append((tag, text))
    return lines


def cut(text, name):
    """A text as one of the sets: itself, its words two by two, or its longer words. What is written without spaces is not cut."""
    if name == "sentences":
        return [text]
    marks = "".join(character for character in set(text) if unicodedata.category(character)[0] in "PS")
    words = [word for word in (word.strip(marks) for word in text.split()) if word]
    if name == "words":
        return [word for word in words if len(word) >= LEAST_LETTERS]
    return [" ".join(pair) for pair in zip(words[::2], words[1::2])]


def read_texts(path, name, tags):
    """The lines of a file of labelled texts, cut as a set has them."""
    with open(path, encoding="utf-8", newline="\n") as file:
        rows = [row.rstrip("\n").split("\t", 2) for row in file]
    return [(tag, part) for tag, _, text in rows if tag in tags and (name == "sentences" or " " in text) for part in cut(text, name)]


def make_noise(program, generator, count, seed):
    """Lines in no language from one of the generators."""
    command = [program, "--generator", generator, "--count", str(count), "--seed", str(seed)]
    printed = subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout.decode()
    return [row.split("\t", 1)[1] for row in printed.split("\n")[:-1]]
