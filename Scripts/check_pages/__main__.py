# SPDX-License-Identifier: Apache-2.0
"""Opens pages that the command has written in Chromium and checks them; called by Scripts/check-pages."""

import pathlib
import sys

import checks
import documents
from browser import Browser


def main(command, folder):
    pages = documents.write(command, folder)
    findings = 0
    with Browser() as browser:
        for page in pages:
            found = checks.run(browser, page, folder)
            for finding in found:
                print(f"{page.path.name}: {finding}", file=sys.stderr)
            findings += len(found)
            print(f"check-pages: {page.path.name}: {'passed' if not found else f'{len(found)} findings'}")
    return 1 if findings else 0


sys.exit(main(sys.argv[1], pathlib.Path(sys.argv[2]).resolve()))
