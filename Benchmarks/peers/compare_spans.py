# SPDX-License-Identifier: Apache-2.0
"""Sets CLD2's chunks and lingua's spans beside dragoman's on documents that mix languages, all scored by `mixtures`.

Prints a row for each recogniser and kind of documents: the share of letters and digits in the right language, of documents whose set of
languages is exactly right, and of those cut into more languages than they have. CLD2 leaves much in no language; ‘filled’ gives that to the
language that it names for the whole document, as whoever uses it would. Each recogniser has all its languages as candidates; dragoman runs
a second time with those alone that all three know, and documents with any other are left out. With --speed prints the MB/s of each on the
same text instead, as processor time on one core without start-up. Called by `compare-spans`, which makes what it needs.
"""

import argparse
import dataclasses
import json
import pathlib
import subprocess
import tempfile

import recognisers
import texts

KINDS = ["paragraphs", "sentences", "phrases", "monolingual", "lines", "switching"]


@dataclasses.dataclass
class Splitter:
    """One way of one recogniser to find spans."""

    title: str
    answer: object
    """A function from documents to their spans, a line each as `mixtures --spans` reads them, with codes for tags."""
    codes: dict
    """The codes that are right for a tag of ours."""

    def lines(self, documents):
        """The spans of documents with tags of ours; `-` for documents that are not scored."""
        tags = {}
        for tag, codes in self.codes.items():
            for code in codes:
                tags.setdefault(code, []).append(tag)
        answers = self.answer([document for document in documents if document["shared"]])
        for document in documents:
            yield self.canonical(next(answers), tags, document["languages"]) if document["shared"] else "-"

    @staticmethod
    def canonical(line, tags, languages):
        """A line with tags for codes. A code that stands for several tags, as zh does, is taken for the one that the document holds."""
        fields = []
        for field in filter(None, line.split("\t")):
            end, code = field.split(":")
            meant = tags.get(code, ["und" if code in recognisers.UNDETERMINED else code])
            fields.append(f"{end}:{next((tag for tag in meant if tag in languages), meant[0])}")
        return "\t".join(fields)


def framed(documents):
    """Documents as the programs of peers read them: the length in bytes on a line, then the bytes."""
    encoded = [document["text"].encode() for document in documents]
    return b"".join(b"%d\n%s" % (len(text), text) for text in encoded)


def run(command, given=b""):
    """What a program prints, run on one core."""
    return subprocess.run(["taskset", "-c", "0", *command], input=given, stdout=subprocess.PIPE, check=True).stdout.decode()


def peer(command):
    """The answers of a peer's program."""
    return lambda documents: iter(run(command, framed(documents)).split("\n")[:-1])


def dragoman(program, *options):
    """The answers of `dragoman split`."""
    def answers(documents):
        given = "".join(json.dumps({"id": 1, "text": document["text"]}) + "\n" for document in documents)
        command = [program, "split", "--ndjson", "--offsets", "utf8", "--jobs", "1", *options]
        for line in run(command, given.encode()).split("\n")[:-1]:
            yield "\t".join(f"{span['end']}:{span['language']}" for span in json.loads(line)["spans"])
    return answers


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for program in ("cld2-spans", "python", "dragoman", "mixtures"):
        parser.add_argument(f"--{program}", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--kind", action="append", choices=KINDS, help="only these documents; may be repeated")
    parser.add_argument("--count", type=int, default=500, help="documents of each kind; default %(default)s")
    parser.add_argument("--seed", type=int, default=1, help="where the draws start; default %(default)s")
    parser.add_argument("--recogniser", action="append", metavar="WORD", help="only recognisers whose name has this in it; may be repeated")
    parser.add_argument("--by-pair", action="store_true", help="print each pair and length of the documents of the kind switching too")
    parser.add_argument("--speed", type=int, nargs="?", const=4_000, metavar="KILOBYTES",
                        help="measure speed instead, on texts of this size; default %(const)s")
    return parser.parse_args()


def make_documents(options, kind, count):
    """Documents of a kind, as `mixtures` makes them."""
    command = [options.mixtures, "--documents", "--kind", kind, "--count", str(count), "--seed", str(options.seed)]
    return [json.loads(line) for line in run(command).split("\n")[:-1]]


def compare(options, splitters, known):
    print("recogniser\tkind\tdocuments\tletters and digits right\tset of languages right\tover-split")
    for kind in options.kind or KINDS:
        documents = make_documents(options, kind, options.count)
        for document in documents:
            document["shared"] = known.issuperset(document["languages"])
        for splitter in splitters:
            with tempfile.NamedTemporaryFile("w", suffix=".tsv") as file:
                file.writelines(line + "\n" for line in splitter.lines(documents))
                file.flush()
                command = [options.mixtures, "--kind", kind, "--count", str(options.count), "--seed", str(options.seed), "--spans", file.name]
                rows = run(command).split("\n")[1:-1]
            for row in rows:
                if options.by_pair or row.split("\t")[0] in [kind, f"{kind}, monolingual"]:
                    print(f"{splitter.title}\t{row}", flush=True)


def measure_speed(options):
    """Each recogniser in turn, twice, on the same text; lingua on the beginning of it, as it takes long."""
    print("text\trecogniser\twork\tMB/s")
    for kind in ("monolingual", "paragraphs", "sentences"):
        documents = []
        while sum(len(document["text"]) for document in documents) < options.speed * 1_000:
            documents = make_documents(options, kind, 2 * len(documents) or 1_000)
        text = "\n\n".join(document["text"] for document in documents).encode()[:options.speed * 1_000].decode(errors="ignore")
        beginning = text[:50_000]
        with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf-8", newline="") as file:
            file.write(text)
            file.flush()
            commands = [
                ("CLD2", [options.cld2_spans, "--speed"], text),
                ("dragoman", [options.mixtures, "--speed-of", file.name], ""),
            ]
            lingua = ("lingua", [options.python, str(texts.HERE / "lingua_spans.py"), "--speed"], beginning)
            for title, command, given in [*commands, *commands, lingua]:
                for row in run(command, framed([{"text": given}])).split("\n")[:-1]:
                    work, speed = row.split("\t")
                    print(f"{kind}\t{title}\t{work}\t{float(speed):.3g}", flush=True)


def main():
    options = parse_options()
    if options.speed:
        measure_speed(options)
        return
    codes = texts.read_codes()
    known = set(codes["cld2"]) & set(codes["lingua"])
    own = {row.split("\t")[0] for row in run([options.dragoman, "languages"]).split("\n")[:-1]}
    only = ",".join(sorted(known & own))
    splitters = [
        Splitter("CLD2", peer([options.cld2_spans]), codes["cld2"]),
        Splitter("CLD2, filled", peer([options.cld2_spans, "--filled"]), codes["cld2"]),
        Splitter("lingua", peer([options.python, str(texts.HERE / "lingua_spans.py")]), codes["lingua"]),
        # Held to the very tag, where a peer's answer counts in whichever script.
        Splitter("dragoman", dragoman(options.dragoman), {tag: {tag} for tag in own}),
        Splitter("dragoman, these languages only", dragoman(options.dragoman, "--only", only), {tag: {tag} for tag in own}),
    ]
    compare(options, [
        splitter for splitter in splitters
        if not options.recogniser or any(word.lower() in splitter.title.lower() for word in options.recogniser)
    ], known & own)


if __name__ == "__main__":
    main()
