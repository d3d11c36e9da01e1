// SPDX-License-Identifier: Apache-2.0

import DocumentFormats
import Testing

@Suite("Markdown: links to headings")
struct AnchorTests {
    /// The document with each passage that a table names replaced.
    private func translated(_ content: String, _ translations: [String: String]) throws -> String {
        let document = try Document(content, format: Markdown())
        return document.replacing(document.passages.map { translations[$0.text] ?? $0.text })
    }

    static let words = ["Key features": "Rasgos «más» clave", "Install": "Instalación", "Use": "Uso_de esto"]

    @Test(
        "Where a heading is translated, links in the document lead to it by its new name",
        arguments: [
            ("[x](#key-features)\n\n## Key features\n", "[x](#rasgos-más-clave)\n\n## Rasgos «más» clave\n"),
            (
                "- [a b](#install)\n- [c d](#install \"Install\")\n\nInstall\n=======\n",
                "- [a b](#instalación)\n- [c d](#instalación \"Instalación\")\n\nInstalación\n=======\n"
            ),
            (
                "<a href=\"#install\">x</a> y <a href='#install'>z</a>\n\n# Install #\n",
                "<a href=\"#instalación\">x</a> y <a href='#instalación'>z</a>\n\n# Instalación #\n"
            ),
            (
                "<p>\n<a href=\"#install\">x</a>\n</p>\n\n# Install\n",
                "<p>\n<a href=\"#instalación\">x</a>\n</p>\n\n# Instalación\n"
            ),
            (
                "> - see [one](#install) and\n>   [two](#install-1)\n\n# Install\n\n## Install\n",
                "> - see [one](#instalación) and\n>   [two](#instalación-1)\n\n# Instalación\n\n## Instalación\n"
            ),
            (
                "[x](#use_it)\n\n## Use\\_it\n\n[y](#install)\n\n# Install\n",
                "[x](#use_it)\n\n## Use\\_it\n\n[y](#instalación)\n\n# Instalación\n"
            ),
            ("| [a](#use) |\n|---|\n| b |\n\n# Use\n", "| [a](#uso_de-esto) |\n|---|\n| b |\n\n# Uso_de esto\n"),
            ("[x](#use-run-a_b)\n\n## Use `run` a_b\n", "[x](#uso_de-esto-run-a_b)\n\n## Uso_de esto `run` a_b\n"),
        ])
    func links(content: String, expected: String) throws {
        var words = Self.words
        words["Use \u{FFFC} a_b"] = "Uso_de esto \u{FFFC} a_b"
        #expect(try translated(content, words) == expected)
    }

    @Test(
        "A link that leads elsewhere, to a heading with a name of its own, or stands in code, stays",
        arguments: [
            "[x](#install) y\n\n## Install {#install}\n", "[x](other.md#install) y\n\n## Install\n",
            "`[x](#install)` y\n\n## Install\n", "```\n[x](#install)\n```\n\n## Install\n", "[x](#nothing) y\n\n## Install\n",
            "<!-- [x](#install) -->\n\n## Install\n",
        ])
    func otherLinks(content: String) throws {
        #expect(try translated(content, Self.words) == content.replacing("## Install", with: "## Instalación"))
    }

    @Test("A name that an address writes byte by byte is known, too")
    func percentEncoding() throws {
        #expect(
            try translated("[x](#instalaci%C3%B3n) [y](#instalación)\n\n# Instalación\n", ["Instalación": "Set up"])
                == "[x](#set-up) [y](#set-up)\n\n# Set up\n")
    }
}
