"""Sets other recognisers beside dragoman on the development lines, each as a whole process on one core.

Prints macro accuracy (the mean over languages of the share of lines right) over the languages that all of them know, and processor time.
Called by `compare`, which makes what it needs.
"""

import argparse
import collections
import csv
import lzma
import os
import pathlib
import resource
import subprocess
import sys

HERE = pathlib.Path(__file__).parent
SETS = ["sentences", "pieces", "words"]


def read_tags():
    """The codes of each recogniser that are right for a tag of ours; a language that one of them does not know is left out."""
    with open(HERE / "tags.tsv", encoding="utf-8") as file:
        rows = list(csv.DictReader(file, delimiter="\t"))
    peers = {row["tag"]: {peer: set(row[peer].split(",")) for peer in ("cld2", "lingua", "langid")} for row in rows if all(row.values())}
    return {tag: codes | {"dragoman": {tag}} for tag, codes in peers.items()}


def read_lines(corpora, name, tags, limit):
    """Up to so many lines of each language, in the order of the file."""
    taken = collections.Counter()
    lines = []
    with lzma.open(corpora / "dev" / f"{name}.tsv.xz", "rt", encoding="utf-8", newline="\n") as file:
        for row in file:
            tag, _, text = row.rstrip("\n").split("\t", 2)
            if tag in tags and taken[tag] < limit:
                taken[tag] += 1
                lines.append((tag, text))
    return lines


def answers(command, lines):
    """The first field of each line that a command prints, and the processor time that it took."""
    text = "".join(line + "\n" for _, line in lines)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    run = subprocess.run(["taskset", "-c", "0", *command], input=text.encode(), stdout=subprocess.PIPE, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    found = [row.split("\t")[0] for row in run.stdout.decode().split("\n")[:-1]]
    if len(found) != len(lines):
        sys.exit(f"compare: {command[0]} answered {len(found)} of {len(lines)} lines")
    return found, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def accuracies(lines, found, codes):
    """The share of lines right, by language."""
    total, right = collections.Counter(), collections.Counter()
    for (tag, _), code in zip(lines, found):
        total[tag] += 1
        right[tag] += code in codes[tag]
    return {tag: right[tag] / total[tag] for tag in total}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cld2", required=True)
    parser.add_argument("--python", required=True)
    parser.add_argument("--dragoman", required=True)
    parser.add_argument("--limit", type=int, default=100, help="lines of each language and set")
    parser.add_argument("--by-language", action="store_true", help="print the accuracies of each language too")
    options = parser.parse_args()

    tags = read_tags()
    commands = [
        ("CLD2", "cld2", [options.cld2]),
        ("CLD2, best effort", "cld2", [options.cld2, "--best-effort"]),
        ("py3langid", "langid", [options.python, str(HERE / "langid_lines.py")]),
        ("lingua", "lingua", [options.python, str(HERE / "lingua_lines.py")]),
        ("dragoman", "dragoman", [options.dragoman, "detect", "--lines", "--jobs", "1"]),
        ("dragoman, these languages only", "dragoman",
         [options.dragoman, "detect", "--lines", "--jobs", "1", "--only", ",".join(sorted(tags))]),
    ]
    print("set\trecogniser\tlanguages\tlines\tmacro accuracy\tprocessor seconds")
    details = []
    for name in SETS:
        lines = read_lines(pathlib.Path(os.environ["DRAGOMAN_CORPORA"]), name, tags, options.limit)
        for title, peer, command in commands:
            found, seconds = answers(command, lines)
            shares = accuracies(lines, found, {tag: codes[peer] for tag, codes in tags.items()})
            print(f"{name}\t{title}\t{len(shares)}\t{len(lines)}\t{sum(shares.values()) / len(shares):.4f}\t{seconds:.1f}", flush=True)
            details += [(name, title, tag, share) for tag, share in sorted(shares.items())]
    if options.by_language:
        print("\nset\trecogniser\tlanguage\taccuracy")
        for name, title, tag, share in details:
            print(f"{name}\t{title}\t{tag}\t{share:.3f}")


if __name__ == "__main__":
    main()
