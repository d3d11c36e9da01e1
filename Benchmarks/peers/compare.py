# SPDX-License-Identifier: Apache-2.0
"""Sets other recognisers beside dragoman on the development lines, each as a whole process on one core.

Prints a row for each set and recogniser: how many languages and lines were judged, macro accuracy (the mean over languages of the share of
lines right), the share undetermined, and of the answers the calibration error, the Brier score, that of a constant probability and the share
at .9 or more, then processor time; with --forms also macro accuracy in other letter case and without punctuation, with --noise the share of
lines in no language that got one. A recogniser is judged on the languages of the list that it knows. CLD2 gives no probability; the
share of the text that it takes to be in its answer stands for one, and eld's score for another. Called by `compare`, which makes what it needs.
"""

import argparse
import os
import pathlib
import subprocess

import recognisers
import scores
import texts

HEADING = [
    "set", "recogniser", "languages", "lines", "accuracy", "undetermined", "calibration", "brier", "constant brier", "at .9", "seconds",
]


def parse_options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for program in ("cld2", "python", "dragoman", "noise-program"):
        parser.add_argument(f"--{program}", required=True, help=argparse.SUPPRESS)
    lists = sorted(path.stem for path in (texts.HERE / "lists").glob("*.txt"))
    parser.add_argument("--list", default="shared", choices=["shared", "any", *lists],
                        help="the languages: shared (those that CLD2, lingua and py3langid know), any (those that each knows), or a list of lists/; default %(default)s")
    parser.add_argument("--set", action="append", choices=texts.SETS, help="only this set; may be repeated")
    parser.add_argument("--recogniser", action="append", metavar="WORD", help="only recognisers whose name has this in it; may be repeated")
    parser.add_argument("--texts", choices=sorted(path.stem for path in texts.TEXTS.glob("*.tsv")),
                        help="texts written by hand, of ../texts/, in place of development lines; --limit does not apply")
    parser.add_argument("--limit", type=int, default=100, help="lines of each language and set; default %(default)s")
    parser.add_argument("--forms", action="store_true", help="judge the lines in UPPER, Title and unpunctuated form too")
    parser.add_argument("--noise", type=int, metavar="LINES", help="this many lines of each noise generator")
    parser.add_argument("--seed", type=int, default=1, help="where the noise begins; default %(default)s")
    parser.add_argument("--by-language", action="store_true", help="print the accuracies of each language too")
    return parser.parse_args()


def print_row(cells):
    print("\t".join(f"{cell:.4f}" if isinstance(cell, float) else str(cell) for cell in cells), flush=True)


def read_set(options, name, tags):
    if options.texts:
        return texts.read_texts(texts.TEXTS / f"{options.texts}.tsv", name, tags)
    return texts.read_lines(pathlib.Path(os.environ["DRAGOMAN_CORPORA"]), name, tags, options.limit)


def main():
    options = parse_options()
    codes = texts.read_codes()
    printed = subprocess.run([options.dragoman, "languages"], stdout=subprocess.PIPE, check=True).stdout.decode()
    own = {row.split("\t")[0] for row in printed.split("\n")[:-1]}
    tags = texts.read_list(options.list, codes, own)
    chosen = [
        recogniser for recogniser in recognisers.all_recognisers(options, codes, own, tags)
        if not options.recogniser or any(word.lower() in recogniser.title.lower() for word in options.recogniser)
    ]

    details = []
    forms = texts.FORMS if options.forms else {}
    print_row(HEADING + list(forms))
    for name in options.set or texts.SETS:
        lines = read_set(options, name, tags)
        for recogniser in chosen:
            found, seconds = recogniser.answers([text for _, text in lines])
            judged = scores.Scores(lines, found, recogniser.codes)
            details += [(name, recogniser.title, tag, share) for tag, share in judged.accuracies.items()]
            others = []
            for write in forms.values():
                written, _ = recogniser.answers([write(text) for _, text in lines])
                others.append(scores.Scores(lines, written, recogniser.codes).accuracy)
            print_row([
                name, recogniser.title, len(judged.total), sum(judged.total.values()), judged.accuracy, judged.undetermined_share,
                judged.calibration_error, judged.brier, judged.constant_brier, judged.confident_share, f"{seconds:.1f}", *others,
            ])

    if options.noise:
        print("\nnoise\trecogniser\tlines\tgot a language")
        for generator in ("first", "second"):
            lines = texts.make_noise(options.noise_program, generator, options.noise, options.seed)
            for recogniser in chosen:
                found, _ = recogniser.answers(lines)
                print_row([generator, recogniser.title, len(lines), scores.mean(not answer.is_undetermined for answer in found)])

    if options.by_language:
        print("\nset\trecogniser\tlanguage\taccuracy")
        for row in details:
            print_row(row)


if __name__ == "__main__":
    main()
