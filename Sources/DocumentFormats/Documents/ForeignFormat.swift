// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// A structured format that nothing here reads: as plain text, its names and marks would be translated.
enum ForeignFormat {
    /// What people call the format of files with a name, or a suffix, in small letters; nil where these say nothing.
    static func name(ofFileNamed name: String, suffix: String?) -> String? {
        namesByFileName[name] ?? suffix.flatMap { namesBySuffix[$0] }
    }

    /// What people call the format that the beginning of a file is in for certain; nil where that says nothing.
    static func name(of head: ArraySlice<UInt8>) -> String? {
        let text = head.drop(while: \.isASCIISpace)
        if let markup = MarkupHead(head) { return markup.isXML ? "XML" : nil }
        if let start = starts.first(where: { text.starts(with: $0.start.utf8) }) { return start.name }
        if isLaTeX(text) { return "LaTeX" }
        if isTable(text) { return "a table (CSV)" }
        if isWikitext(text) { return "wikitext" }
        return isMessage(text) ? message : nil
    }

    private static let starts = [
        ("{\\rtf", "RTF"), ("%!PS", "PostScript"), ("%YAML", "YAML"), ("#!", "a script"), ("<?php", "PHP"),
        ("\\documentclass", "LaTeX"), ("\\input texinfo", "Texinfo"), ("BEGIN:VCALENDAR", calendar), ("BEGIN:VCARD", contact),
        (".TH ", "troff"), (".Dd ", "troff"), (".\\\"", "troff"), ("#+TITLE", "Org"), ("#+title", "Org"),
        ("[Script Info]\n", "subtitles of another kind"), ("[Script Info]\r", "subtitles of another kind"),
    ].map { (start: $0, name: $1) }

    private static let calendar = "a calendar (iCalendar)"
    private static let contact = "a contact (vCard)"
    private static let message = "an e-mail with its header"

    /// Whether one of the first lines that are not comments says what LaTeX documents say.
    private static func isLaTeX(_ text: ArraySlice<UInt8>) -> Bool {
        let lines = text.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).prefix(100)
        return lines.contains { line in
            let line = line.drop(while: \.isBlank)
            return line.starts(with: "\\documentclass".utf8) || line.starts(with: "\\begin{document}".utf8)
        }
    }

    /// Whether the first line names three columns or more by one word each, and the lines below have as many.
    private static func isTable(_ text: ArraySlice<UInt8>) -> Bool {
        let lines = text.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).prefix(4)
        guard lines.count > 2, let first = lines.first else { return false }
        for separator in [UInt8(ascii: ","), UInt8(ascii: ";")] {
            let names = first.split(separator: separator, omittingEmptySubsequences: false)
            let areNames = names.allSatisfy { name in
                !name.isEmpty && name.allSatisfy { $0.isASCIILetterOrDigit || "_\"".utf8.contains($0) || $0 >= 0x80 }
            }
            if names.count > 2, areNames,
                lines.dropFirst().dropLast().allSatisfy({ line in
                    let quoted = line.contains(UInt8(ascii: "\""))
                    let count = line.count { $0 == separator }
                    return quoted
                        ? count >= names.count - 1 : count == names.count - 1 && line.firstIndex(ignoringCase: ", ") == nil
                })
            {
                return true
            }
        }
        return false
    }

    /// Whether a line is a heading or a table of MediaWiki, and another has a link or emphasis of its.
    private static func isWikitext(_ text: ArraySlice<UInt8>) -> Bool {
        let lines = text.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).prefix(100)
        let hasBlock = lines.contains { line in
            let title = line.drop { $0 == UInt8(ascii: "=") }
            let isHeading =
                line.count - title.count == 2 && line.suffix(2).elementsEqual("==".utf8) && title.contains(where: \.isASCIILetter)
            return isHeading || line.starts(with: "{|".utf8)
        }
        return hasBlock
            && lines.contains { line in
                let link = line.firstIndex(ignoringCase: "[[").flatMap { line[$0...].firstIndex(ignoringCase: "]]") }
                return link != nil || line.firstIndex(ignoringCase: "\u{27}\u{27}\u{27}") != nil
            }
    }

    /// Whether it begins with the header of an e-mail as servers pass it on (RFC 5322). What people quote of one, as in
    /// `From: Ann`, is text.
    private static func isMessage(_ text: ArraySlice<UInt8>) -> Bool {
        var fields: [String] = []
        for line in text.split(separator: 0x0A, omittingEmptySubsequences: false).prefix(200) {
            let name = line.prefix { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "-") }
            if !name.isEmpty, line.dropFirst(name.count).first == UInt8(ascii: ":") {
                fields.append(String(decoding: name, as: UTF8.self).lowercased())
            } else if !(line.first?.isBlank ?? false || line.starts(with: "From ".utf8)) {
                // Long fields go on in lines that are set in; "From " and a time begin a message in a mailbox.
                break
            }
        }
        return fields.count > 1 && fields.contains(where: fieldsOfServers.contains)
    }

    private static let fieldsOfServers: Set = [
        "mime-version", "message-id", "received", "return-path", "delivered-to", "content-transfer-encoding", "dkim-signature",
    ]

    private static let namesByFileName: [String: String] = {
        let names = """
            makefile gnumakefile dockerfile containerfile vagrantfile rakefile gemfile jenkinsfile procfile cmakelists.txt .env \
            robots.txt requirements.txt constraints.txt .gitignore .dockerignore .npmignore .gitattributes .editorconfig \
            .mailmap codeowners
            """
        return Dictionary(uniqueKeysWithValues: names.split(separator: " ").map { (String($0), code) })
    }()

    private static let code = "source code"

    private static let namesBySuffix: [String: String] = {
        let suffixes = [
            "JSON": "jsonc json5 hjson jsonl ndjson geojson webmanifest", "a Jupyter notebook (JSON)": "ipynb",
            "a table (CSV)": "csv", "a table (tab-separated fields)": "tsv tab",
            "XML": "xml xsd xsl xslt dtd resx resw dbk docbook dita ditamap fodt fods wsdl",
            "a picture (SVG, which is XML)": "svg",
            "a feed (XML)": "rss atom", "a translation memory (TMX, which is XML)": "tmx",
            "a term base (TBX, which is XML)": "tbx",
            "translations of Qt (XML)": "ts", "a property list (XML)": "plist", "subtitles of another kind (XML)": "ttml",
            "LaTeX": "tex latex ltx sty cls bib", "Texinfo": "texi texinfo", "troff": "roff man",
            "reStructuredText": "rst rest", "AsciiDoc": "adoc asciidoc asc", "Org": "org", "wikitext": "wiki mediawiki",
            "Textile": "textile", "YAML": "yaml yml", "TOML": "toml", "INI": "ini cfg conf desktop service timer socket",
            "RTF": "rtf",
            "Java properties": "properties lang", "Apple strings": "strings stringsdict xcstrings", "Fluent": "ftl",
            "Windows resources": "rc", "a list of songs": "m3u m3u8 pls", "a directory (LDIF)": "ldif", "Gherkin": "feature",
            "gemtext": "gmi gemini", "Typst": "typ", "TiddlyWiki": "tid", "Creole": "creole", "games of chess": "pgn",
            "songs with chords": "cho chopro chordpro", "music (ABC)": "abc", "a graph (DOT)": "dot gv",
            "a diagram": "puml plantuml mmd mermaid", "subtitles of another kind": "ass ssa sub sbv lrc", "PostScript": "ps eps",
            "an office document": "doc docx xls xlsx ppt pptx odt ods odp odg pages numbers key epub pdf idml icml",
            "CSS": "css scss sass less", "SQL": "sql", "a diff": "diff patch",
            "a template": "j2 jinja jinja2 erb liquid hbs mustache ejs twig astro njk haml slim pug",
            message: "eml emlx mbox mht mhtml", calendar: "ics ifb vcs", contact: "vcf vcard",
            code: """
            c h cc cpp cxx hh hpp cs java kt kts scala swift m mm go rs py pyi rb pl pm php lua r jl hs ml fs ex exs erl clj \
            lisp el gd pod js mjs cjs jsx tsx vue svelte sh bash zsh fish bat cmd ps1 awk sed mk cmake gradle groovy dart zig \
            nim asm s v vhd proto graphql tf hcl nix bzl sol tcl pro env
            """,
        ]
        var names: [String: String] = [:]
        for (name, list) in suffixes { for suffix in list.split(separator: " ") { names[String(suffix)] = name } }
        return names
    }()
}

/// What the beginning of a file of HTML or XML says.
struct MarkupHead {
    /// The name of its first element, in small letters.
    let root: String
    /// Whether it says that it is XML, or has names that only XML has.
    let isXML: Bool
    /// Whether it is HTML: a page, or a piece of one whose first element is ended.
    var isHTML: Bool { !isXML || root == "html" }

    /// Reads the beginning of a file; nil where it is no markup for certain.
    init?(_ head: ArraySlice<UInt8>) {
        var rest = head.drop(while: \.isASCIISpace)
        guard rest.first == UInt8(ascii: "<") else { return nil }
        let bytes = Array(head)
        let limit = bytes.count
        var saysXML = false
        var saysHTML = false
        for token in HTMLTokenizer(bytes, in: rest.startIndex - head.startIndex..<limit) {
            switch token {
            case .other(let range):
                let text = bytes[range]
                if text.starts(with: "<?xml".utf8) { saysXML = true }
                if text.firstIndex(ignoringCase: "<!doctype html") == text.startIndex { saysHTML = true }
                // What is none of these is PHP, or no markup at all.
                guard text.starts(with: "<?xml".utf8) || text.starts(with: "<!".utf8) else { return nil }
            case .text(let range):
                guard bytes[range].allSatisfy(\.isASCIISpace) else { return nil }
            case .tag(let tag):
                rest = bytes[tag.range.upperBound...]
                root = tag.name
                let isPage = saysHTML || root == "html"
                let isKnown = HTMLElements.isKnown(root)
                isXML = !isPage && (saysXML || !isKnown) || saysXML && root != "html"
                guard !tag.isEnd, isPage || saysXML || rest.firstIndex(ignoringCase: "</\(root)>") != nil else { return nil }
                return
            }
        }
        return nil
    }
}
