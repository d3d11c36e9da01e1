# SPDX-License-Identifier: Apache-2.0
"""Reading and writing folders of corpora, as docs/corpora.md describes them."""

import collections
import hashlib
import lzma
import os


def line_hash(line):
    """What stands for a line in the list of those that must not be learnt from."""
    return hashlib.sha256(line.encode()).hexdigest()[:16]


class Corpora:
    def __init__(self, folder):
        self.folder = folder
        with open(os.path.join(folder, "SOURCES.tsv"), encoding="utf-8") as file:
            self.heading, *rows = (line.rstrip("\n").split("\t") for line in file)
        self.sources = {row[0]: dict(zip(self.heading, row)) for row in rows}
        self.excluded = collections.defaultdict(set)
        for name in ("exclude.tsv.xz", "exclude.tsv"):
            for tag, _, digits in self.file_rows(name):
                self.excluded[tag].add(digits)

    def tags(self, kind="train"):
        """The languages that there are lines of, or words."""
        return sorted(name.removesuffix(".tsv.xz") for name in os.listdir(os.path.join(self.folder, kind)) if name.endswith(".tsv.xz"))

    def rows(self, kind, tag):
        """The rows of a language's file in `train` or `words`, or of a set in `dev`; none where there is no file.

        Lines of `train` that must not be learnt from are left out, for what is made of them would be learnt.
        """
        for row in self.file_rows(kind, f"{tag}.tsv.xz"):
            if kind != "train" or line_hash(row[1]) not in self.excluded[tag]:
                yield row

    def file_rows(self, *path):
        """The rows of a file of the folder; none where there is no file."""
        path = os.path.join(self.folder, *path)
        if os.path.lexists(path):
            open_text = lzma.open if path.endswith(".xz") else open
            with open_text(path, "rt", encoding="utf-8", newline="\n") as file:
                for line in file:
                    yield line.rstrip("\n").split("\t")

    def free_lines(self, tag, kinds):
        """The lines of a language from sources of these kinds that may be used commercially."""
        for source, text in self.rows("train", tag):
            row = self.sources[source]
            if row["commercial use"] == "yes" and row["kind"] in kinds:
                yield text


class NewCorpora:
    """A folder of corpora being made: says what it writes, and keeps which sources it holds."""

    def __init__(self, folder, heading):
        self.folder, self.heading, self.sources = folder, heading, {}

    def write(self, path, rows):
        """Writes a file of tab-separated rows, compressed, at a path such as `train/uz-Cyrl`."""
        path = os.path.join(self.folder, f"{path}.tsv.xz")
        os.makedirs(os.path.dirname(path), exist_ok=True)
        lines = ["\t".join(map(str, row)) + "\n" for row in rows]
        with lzma.open(path, "wt", encoding="utf-8", newline="\n", preset=6) as file:
            file.writelines(lines)
        name = os.path.relpath(path, self.folder)
        print(f"{name}\t{len(lines)} lines\t{sum(len(line.encode()) for line in lines) // 1000} kB", flush=True)

    def add_source(self, **columns):
        """Describes a source by the columns of SOURCES.tsv, of which `commercial_use` is the one with a space."""
        self.sources[columns["id"]] = {name.replace("_", " "): value for name, value in columns.items()}

    def write_sources(self):
        with open(os.path.join(self.folder, "SOURCES.tsv"), "w", encoding="utf-8") as file:
            file.write("\t".join(self.heading) + "\n")
            for source in self.sources.values():
                file.write("\t".join(source.get(name, "") for name in self.heading) + "\n")
