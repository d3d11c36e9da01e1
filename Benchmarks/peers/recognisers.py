# SPDX-License-Identifier: Apache-2.0
"""The recognisers that are compared: each a program that answers a code and a probability for each line of its input."""

import dataclasses
import pathlib
import resource
import subprocess
import sys

HERE = pathlib.Path(__file__).parent
UNDETERMINED = {"un", "und"}


@dataclasses.dataclass
class Answer:
    """What a recogniser said of one line."""

    code: str
    probability: float

    @property
    def is_undetermined(self):
        return self.code in UNDETERMINED


@dataclasses.dataclass
class Recogniser:
    """One recogniser with one set of options."""

    title: str
    command: list
    codes: dict
    """The codes that are right for a tag of ours; a tag that is not among the keys is not known."""

    def answers(self, texts):
        """The answers to some lines, and the processor time that the whole process took, on one core."""
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        text = "".join(line + "\n" for line in texts)
        run = subprocess.run(["taskset", "-c", "0", *self.command], input=text.encode(), stdout=subprocess.PIPE, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        found = [self.parse(row) for row in run.stdout.decode().split("\n")[:-1]]
        if len(found) != len(texts):
            sys.exit(f"compare: {self.title} answered {len(found)} of {len(texts)} lines")
        return found, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    @staticmethod
    def parse(row):
        code, probability = row.split("\t")[:2]
        return Answer(code, float(probability))


def language(tag):
    """A tag without its script."""
    return tag.split("-")[0]


def own_codes(tags):
    """For each tag of ours the answers that are right: those in the same language, in whichever script, as peers tell no scripts apart."""
    return {tag: {other for other in tags if language(other) == language(tag)} for tag in tags}


def all_recognisers(options, codes, own, tags):
    """Every recogniser, those of dragoman last; `tags` are the languages that are compared, as a set."""
    detect = [options.dragoman, "detect", "--lines", "--jobs", "1"]
    # No other recogniser tells the two ways of writing Chinese apart; an answer in the other is right too.
    candidates = sorted(tags | ({"zh-Hans", "zh-Hant"} if "zh-Hans" in tags else set()))
    eld = [options.python, str(HERE / "eld_lines.py")]
    fasttext = [options.python, str(HERE / "fasttext_lines.py")]

    def candidate_codes(peer):
        """The codes of the languages that are compared, as a peer's argument."""
        return ",".join(sorted(set.union(set(), *(codes[peer].get(tag, set()) for tag in tags))))

    recognisers = [
        Recogniser("CLD2", [options.cld2], codes["cld2"]),
        Recogniser("CLD2, best effort", [options.cld2, "--best-effort"], codes["cld2"]),
        Recogniser("py3langid", [options.python, str(HERE / "langid_lines.py")], codes["langid"]),
        Recogniser("lingua", [options.python, str(HERE / "lingua_lines.py")], codes["lingua"]),
        Recogniser("eld", eld, codes["eld"]),
        Recogniser("eld, these languages only", [*eld, candidate_codes("eld")], codes["eld"]),
        Recogniser("fastText lid.176.ftz", fasttext, codes["fasttext"]),
        Recogniser("fastText lid.176.ftz, these languages only", [*fasttext, candidate_codes("fasttext")], codes["fasttext"]),
        Recogniser("dragoman", detect, own_codes(own)),
    ]
    if tags != own:
        only = [*detect, "--only", ",".join(candidates)]
        recognisers.append(Recogniser("dragoman, these languages only", only, own_codes(own)))
    return recognisers
