# SPDX-License-Identifier: Apache-2.0
"""The documents that pages are written of."""

import dataclasses
import pathlib
import subprocess


@dataclasses.dataclass
class Page:
    """A page, and whether it is one of `split --html`."""

    path: pathlib.Path
    shows_spans: bool = True


RIGHT_TO_LEFT = """The minutes of the meeting are kept in the old house by the river, and everyone may read them.

كتب الوزير أن الاجتماع سيعقد يوم الأحد في المدينة القديمة، وسيحضره عدد كبير من الناس. وقال إن Windows برنامج معروف.
הישיבה הבאה תתקיים ביום ראשון בעיר העתיקה, וכל התושבים מוזמנים להגיע בזמן.

She said „Wir sehen uns morgen früh am alten Bahnhof“ and went home without another word.

12:30 — 14/06/2026
"""

# What could command its surroundings, were it let: tags, attributes, the end of an isolate and an override before another span.
HOSTILE = """</bdi></span></div></main><script>document.title = "broken"</script><style>* { display: none }</style>
<img src="https://fountains.example/x.png" onerror="document.title = 'broken'"> Wir fahren heute mit dem alten Zug nach Hause.
Der alte Mann geht heute in den Park\u2069\u202e. The minutes are kept in the old house by the river, and everyone may read them.
Bell \a, escape \x1b[31m, delete \x7f, and a letter with many marks: e""" + "\u0301" * 300 + "\n" + "W" * 500 + "\n"

MARKDOWN = """# Der Bericht

Wir fuhren gestern *mit dem Zug* nach Hause, und das Wetter war `nicht besser` als zuvor.

- The weather was better on [Wednesday](https://weather.example/), and we walked along the river.
"""

LABELLED = [
    ("de", "Der alte Mann geht heute mit seinem Hund in den Park."), ("de", "12:30"), ("en", "We walked along the river."),
    ("fr", "Nous avons demandé où ils remplissent leurs bouteilles."), ("nl", "Wir fahren heute mit dem Zug nach Hause."),
]


def write(command, folder):
    """Writes the documents and the pages of them, and gives the pages."""
    switches = "".join(f"{text}\n" for _, text in LABELLED if text != "12:30") * 25
    contents = {
        "mixed.txt": pathlib.Path("Examples/mixed.txt").read_text(encoding="utf-8"), "directions.txt": RIGHT_TO_LEFT,
        "hostile.txt": HOSTILE, "report.md": MARKDOWN, "switches.txt": switches, "empty.txt": "",
    }
    pages = []
    for name, content in contents.items():
        document = folder / name
        document.write_bytes(content.encode())
        page = folder / f"{name}.html"
        subprocess.run([command, "split", "--encoding", "utf-8", "--html", page, document], check=True)
        pages.append(Page(page))
    labelled, page = folder / "labelled.tsv", folder / "evaluation.html"
    labelled.write_text("".join(f"{tag}\t{text}\n" for tag, text in LABELLED), encoding="utf-8")
    subprocess.run([command, "evaluate", "--format", "tsv", "--html", page, labelled], check=True, stdout=subprocess.DEVNULL)
    return pages + [Page(page, shows_spans=False)]
