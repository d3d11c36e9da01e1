# SPDX-License-Identifier: Apache-2.0
"""Runs cases and keeps what came of each: a folder with its command line, standard output, standard error, status and files."""

import concurrent.futures
import os
import pathlib
import re
import queue
import shutil
import signal
import subprocess
import tempfile
import time

import inputs
import terminal
from place import Place

PATIENCE = 120  # Seconds; a case takes one or two, several where others work on the machine.
CASES_AT_ONCE = 2

# What --verbose says of time is left out; it is the only thing that differs from run to run.
DURATION = re.compile(rb"(lines|bytes,) in [0-9.e+-]+ seconds$", re.MULTILINE)

# What cases may use beside the command.
PRELUDE = """
as_nobody() { # For what root may do and nobody else: where root records, the command runs as nobody.
    if [ "$(id -u)" -eq 0 ]; then setpriv --reuid=65534 --regid=65534 --clear-groups "$@"; else "$@"; fi
}
"""


def missing_engines():
    """The first package of engines that is not there; nothing where all are."""
    packages = subprocess.run(
        [pathlib.Path(__file__).parents[1] / "packages", "engines"], stdout=subprocess.PIPE, text=True, check=True).stdout.split()
    have = _versions(packages)
    return next((package for package in packages if not have.get(package)), None)


def is_recording(folder):
    return (pathlib.Path(folder) / "names").is_file()


def _versions(patterns):
    out = subprocess.run(
        ["dpkg-query", "--show", "--showformat=${db:Status-Abbrev}\t${Package}\t${Version}\n", *patterns],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=False).stdout
    return {fields[1]: fields[2] for fields in (line.split("\t") for line in out.splitlines()) if fields[0].startswith("ii")}


class Recorder:
    def __init__(self, command, folder):
        self.command = command
        self.folder = folder

    def record(self, cases):
        """Runs the cases, and gives how many seconds it took."""
        start = time.monotonic()
        self.folder.mkdir(parents=True)
        with tempfile.TemporaryDirectory(prefix="record-outputs-") as scratch:
            self._lay_out(pathlib.Path(scratch))
            with concurrent.futures.ThreadPoolExecutor(CASES_AT_ONCE) as pool:
                runs = [pool.submit(self._record_one, case) for case in cases]
                try:
                    for run in concurrent.futures.as_completed(runs):
                        run.result()
                finally:
                    pool.shutdown(cancel_futures=True)
            if inputs.sums(self.inputs) != self.sums:
                raise SystemExit("record-outputs: a case wrote into a large input, which all cases share; let it copy that first")
        # What else the outputs depend on.
        versions = _versions(["apertium*", "libapertium*", "libicu*"])
        (self.folder / "packages").write_text("".join(f"{name} {versions[name]}\n" for name in sorted(versions)))
        return time.monotonic() - start

    def _lay_out(self, scratch):
        scratch.chmod(0o755)
        # A copy: it may be built anew meanwhile, and nobody else may be allowed to read where it stands.
        self.programs = scratch / "bin"
        self.programs.mkdir()
        shutil.copy(self.command, self.programs / "dragoman")
        self.inputs = scratch / "inputs"
        inputs.write(self.inputs)
        self.sums = inputs.sums(self.inputs)
        self.places = queue.SimpleQueue()
        for number in range(CASES_AT_ONCE):
            self.places.put(Place(scratch / f"place{number}", self.inputs))

    def _record_one(self, case):
        place = self.places.get()
        place.make_ready()
        answer = self._run(case, place)
        kept = self.folder / case.name
        kept.mkdir(parents=True)
        (kept / "command").write_text(case.command + "\n", encoding="utf-8")
        for name, content in answer.items():
            (kept / name).write_bytes(content)
        self._keep_files(place, kept)
        self.places.put(place)

    def _run(self, case, place):
        environment = {
            "PATH": f"{self.programs}:/usr/bin:/bin", "HOME": str(place.home), "TMPDIR": str(place.temporary), "TZ": "UTC",
            "LANG": "C.UTF-8", "LANGUAGE": "", "TERM": "xterm-256color", "NO_COLOR": "", "COLUMNS": "100",
        }
        with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
            reader = terminal.Reader(columns=100) if case.is_on_terminal else None
            process = subprocess.Popen(
                ["bash", "-c", PRELUDE + case.command, "bash"], cwd=place.work, env=environment, stdin=subprocess.DEVNULL,
                stdout=reader.descriptor if reader else out, stderr=err, start_new_session=True)
            if reader:
                out.write(reader.read_all(PATIENCE))
            try:
                status = process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()
                raise SystemExit(f"record-outputs: {case.command}: still running after {PATIENCE} s") from None
            out.seek(0)
            err.seek(0)
            messages = DURATION.sub(rb"\1 in (some) seconds", err.read())
            return {"stdout": out.read(), "stderr": messages, "status": f"{status}\n".encode()}

    def _keep_files(self, place, kept):
        """Keeps the files that are new or changed, and a list of them with their kinds and rights, and of what is gone."""
        changed, gone = place.changes()
        lines = [f"{what} {ascii(name)}" for name, (what, _) in changed.items()] + [f"gone {ascii(name)}" for name in gone]
        lines += [f"left in {ascii(name)}" for name in place.left_elsewhere()]
        if lines:
            (kept / "tree").write_text("\n".join(sorted(lines)) + "\n")
        for name, (_, content) in changed.items():
            if content is not None:
                path = kept / "files" / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(content)
