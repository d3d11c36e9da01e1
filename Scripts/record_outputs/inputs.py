# SPDX-License-Identifier: Apache-2.0
"""The inputs that are made, not kept: other encodings, and what is binary, hostile or long."""

import hashlib
import shutil

import cases


def write(folder):
    """Copies the documents of the corpus into a folder, and writes beside them those that are made."""
    shutil.copytree(cases.CORPUS / "documents", folder)
    for name, content in _made().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def sums(folder):
    """The checksums of all files in a folder, by path."""
    return {path: hashlib.sha256(path.read_bytes()).digest() for path in folder.rglob("*") if path.is_file()}


def _made():
    def text(name):
        return (cases.CORPUS / "documents" / name).read_text(encoding="utf-8")

    russian = "Паром отходит в четверть десятого. Последний автобус его ждёт.\n"
    french = "La fête a été très réussie. Où est passé le garçon ?\n"
    japanese = text("japanese.txt")
    page = (
        '<!DOCTYPE html>\n<html><head><meta charset="{}"><title>A</title></head>\n<body><p>{}</p><p>{}</p></body></html>\n'
    )
    xliff = '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="{}">'
    unit = '<file id="f"><unit id="u"><segment><source>{}</source></segment></unit></file></xliff>\n'
    line = "Das Wasser im Fluss ist heute sehr kalt. "
    return {
        # In other encodings, with marks and without.
        "encodings/latin-1.txt": french.encode("latin-1"),
        "encodings/windows-1252.txt": "“Déjà vu”, dit-il — c’est très curieux.\n".encode("windows-1252"),
        "encodings/windows-1251.txt": russian.encode("windows-1251"),
        "encodings/koi8-r.txt": russian.encode("koi8-r"),
        "encodings/iso-8859-7.txt": text("greek.txt").encode("iso-8859-7"),
        "encodings/shift_jis.txt": japanese.encode("shift_jis"),
        "encodings/euc-jp.txt": japanese.encode("euc-jp"),
        "encodings/euc-kr.txt": text("korean.txt").encode("euc-kr"),
        "encodings/big5.txt": "房子很大，花園很小。孩子們今天在公園玩。\n".encode("big5"),
        "encodings/gb18030.txt": text("chinese-simplified.txt").encode("gb18030"),
        "encodings/utf-16-marked.txt": text("german.txt").encode("utf-16"),
        "encodings/utf-16le.txt": text("german.txt").encode("utf-16-le"),
        "encodings/utf-16be.txt": russian.encode("utf-16-be"),
        "encodings/utf-32.txt": text("german.txt").encode("utf-32"),
        "encodings/latin-1.html": page.format("iso-8859-1", french.strip(), "Das Haus ist groß.").encode("latin-1"),
        "encodings/windows-1251.html": page.format("windows-1251", russian.strip(), "The house.").encode("windows-1251"),
        "encodings/latin-1.xlf": (
            '<?xml version="1.0" encoding="ISO-8859-1"?>\n' + xliff.format("fr") + unit.format("La fête est réussie.")
        ).encode("latin-1"),
        "encodings/latin-1.srt": "1\n00:00:01,000 --> 00:00:02,000\nOù est passé le garçon ?\n".encode("latin-1"),
        # What is not text, or not all of it.
        "hostile/invalid.txt":
            b"Guten Morgen, sch\xc3\xb6ne Gr\xc3\xbc\xc3\x9fe, \xff\x80\xc3 und this is the end of the story.\n",
        "hostile/surrogates.txt": b"Guten Tag \xed\xa0\x80\xed\xb0\x80 und \xf4\x90\x80\x80 auf \xc0\xaf Wiedersehen.\n",
        "hostile/nul.txt": b"Guten Tag\0 und auf\0Wiedersehen, liebe Leute.\n\0\n",
        "hostile/nul-only.txt": b"\0" * 64,
        "hostile/program": b"\x7fELF\2\1\1\0" + bytes(index * index >> 3 & 0xFF for index in range(4096)),
        "hostile/picture.txt": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + bytes(range(256)) * 4,
        "hostile/controls.txt":
            b"\x1b[31mGuten Tag\x1b[0m, das ist \x07 ein Satz.\x08\n\x1b]0;title\x07The next line\r is this one.\x7f\n",
        "hostile/directions.txt":
            "Guten \u202eTag\u202c, \u2067das\u2069 ist \ufeffein\u200b Satz\u2028und\u2029noch\u0085einer.\n".encode(),
        "hostile/marks.txt": ("e" + "\u0301" * 2000 + " ist ein Buchstabe.\n").encode(),
        "hostile/private.txt": "\ue000\uf8ff\U000fffff \uffff\ufffe \ufffc\ufffd ist kein Wort.\n".encode(),
        "hostile/long-line.txt": line.encode() * 2_000,
        "hostile/long-word.txt": b"a" * 100_000 + b"\n",
        "hostile/unclosed.html": b"<div>" * 5_000 + b"<p>Das ist ein Satz, der tief im Dokument steht.\n",
        "hostile/emphasis.md": b"*a_ " * 5_000 + b"\n\nThis is the last sentence.\n",
        "hostile/quotations.md": b">" * 1_000 + b" Das ist ein Zitat, das sehr tief steht.\n",
        "hostile/brackets.md": b"[" * 2_000 + b" the boat " + b"]" * 2_000 + b"\n",
        "hostile/nested.ndjson": b'{"id":' + b"[" * 3_000 + b"]" * 3_000 + b',"text":"Guten Morgen, liebe Leute"}\n',
        "hostile/latin-1.ndjson": '{"id":1,"text":"La fête a été très réussie."}\n'.encode("latin-1"),
        "hostile/entities.xlf": (
            '<!DOCTYPE xliff [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>\n' + xliff.format("en") + unit.format("&b; house")
        ).encode(),
        # Long enough for several blocks, and for all cores.
        "long/lines.txt": text("lines.txt").encode() * 300,
        "long/mixed.txt": text("mixed.txt").encode() * 120,
        "long/paragraph.txt": (line + "The water in the river is very cold today. ").encode() * 4_000,
        "long/page.md": text("page.md").encode() * 30,
        "long/records.ndjson": text("records.ndjson").encode() * 200,
        # Names that command a terminal, or are not UTF-8.
        "names/line\nbreak\x1b[31m.txt": text("german.txt").encode(),
        "names/-dash.txt": text("english.txt").encode(),
        "names/tab\tbed.txt": text("french.txt").encode(),
        "names/UPPER.HTML": b"<p>Das Haus ist gro&szlig;, und der Garten ist klein.\n",
    }
