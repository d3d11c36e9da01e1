# SPDX-License-Identifier: Apache-2.0
"""Records and compares the outputs of the command; called by Scripts/record-outputs."""

import pathlib
import sys

import cases
import comparison
import recording

USAGE = """usage: Scripts/record-outputs COMMAND FOLDER [NAME…]
       Scripts/record-outputs --compare BEFORE AFTER
       Scripts/record-outputs --list [NAME…]"""


def stop(message, status):
    print(f"record-outputs: {message}", file=sys.stderr)
    return status


def record(command, folder, names):
    if not command.is_file():
        return stop(f"{command} is not there; build it first", 66)
    if folder.exists():
        return stop(f"{folder} is there already; name a new folder", 73)
    missing = recording.missing_engines()
    if missing:
        return stop(f"{missing} is missing; run: Scripts/prepare engines", 69)
    chosen = cases.chosen(names)
    if not chosen:
        return stop("no case has such a name", 64)
    seconds = recording.Recorder(command, folder).record(chosen)
    # What was not recorded is not compared.
    (folder / "names").write_text("".join(f"{name}\n" for name in names), encoding="utf-8")
    print(f"record-outputs: {len(chosen)} cases in {seconds:.0f} s")
    return 0


def main(arguments):
    match arguments:
        case ["--compare", before, after]:
            for folder in (before, after):
                if not recording.is_recording(folder):
                    return stop(f"{folder} is not a recording", 66)
            return comparison.show(pathlib.Path(before), pathlib.Path(after))
        case ["--list", *names]:
            for case in cases.chosen(names):
                print(f"{case.name}\t{case.command}")
            return 0
        case [command, folder, *names] if not command.startswith("-"):
            return record(pathlib.Path(command), pathlib.Path(folder), names)
        case _:
            print(USAGE, file=sys.stderr)
            return 64


sys.exit(main(sys.argv[1:]))
