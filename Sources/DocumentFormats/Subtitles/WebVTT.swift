// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition
import Records
import TextScanning

/// WebVTT subtitles (`.vtt`): a heading, and cues with a line of timing, separated by empty lines.
///
/// Each cue is a passage; its identifier, timing and settings stay, and so do notes, styles, regions and what is not a cue. Tags
/// such as `<v Ada>` are inline pieces, and character references are undone. A cue's lines remain lines. There is no error.
public struct WebVTT: DocumentFormat {
    /// The format.
    public init() {}

    /// `WebVTT`.
    public var name: String { "WebVTT" }

    /// `webvtt`.
    public var identifier: String { "webvtt" }

    /// `.vtt`.
    public var fileNameSuffixes: [String] { ["vtt"] }

    /// True: what reads WebVTT decodes it as nothing else.
    public var isUTF8UnlessDeclared: Bool { true }

    /// A sentence goes on from cue to cue as it does from line to line.
    public var separator: String { "\n" }

    /// Whether it begins as WebVTT must, and a cue follows or nothing: a text about the format may begin with its name.
    public func isBegun(by head: ArraySlice<UInt8>) -> Bool {
        guard head.starts(with: "WEBVTT".utf8), head.dropFirst(6).first.map(\.isASCIISpace) ?? true else { return false }
        let body = head.drop { $0 != 0x0A && $0 != 0x0D }
        return body.allSatisfy(\.isASCIISpace) || body.firstIndex(ignoringCase: "-->") != nil
    }

    /// The text of the cues.
    ///
    /// - Complexity: Linear in the length of the content.
    public func passages(of content: String) -> [Passage] {
        let bytes = Array(content.utf8)
        let language = Self.declaredLanguage(in: bytes).flatMap { LanguageTag(String(decoding: bytes[$0], as: UTF8.self)) }
        return CueReader(bytes).cues.compactMap { cue in
            // Cues of metadata hold an object for a program.
            if let first = cue.first, let last = cue.last {
                let content = SourceLines.trimmed(bytes[first.content.lowerBound..<last.content.upperBound])
                if bytes[content].first == UInt8(ascii: "{"), (try? JSONText.tokens(of: Array(bytes[content]))) != nil {
                    return nil
                }
            }
            var passage = CueText.passage(of: cue, in: bytes, escapesMarkup: true)
            if passage?.declaredLanguage == nil { passage?.declaredLanguage = language }
            let around = passage?.declaredLanguage
            passage?.declaredPhrases = Self.declaredPhrases(in: cue, of: bytes).filter { $0.language != around }
            return passage
        }
    }

    /// What the heading says of the language, in a line `Language: en`.
    public func declarations(of language: LanguageTag, in content: String) -> [DocumentEdit] {
        Self.declaredLanguage(in: Array(content.utf8)).map { [DocumentEdit(range: $0, text: language.canonical)] } ?? []
    }

    /// Where the heading, which an empty line ends, has the language.
    private static func declaredLanguage(in bytes: [UInt8]) -> Range<Int>? {
        for line in SourceLines(bytes).dropFirst() {
            let content = SourceLines.trimmed(bytes[line.content])
            if content.isEmpty || bytes[content].firstIndex(ignoringCase: "-->") != nil { return nil }
            let name = "Language:"
            if bytes[content].starts(with: name.utf8) {
                let value = SourceLines.trimmed(bytes[content].dropFirst(name.utf8.count))
                return value.isEmpty ? nil : value
            }
        }
        return nil
    }

    /// The text with its markup escaped, and with the line ends of the cue, none of them before an empty line. Characters that
    /// nobody sees are spelt as the cue has them.
    public func written(_ text: String, for passage: Passage) -> String {
        // Writers put `>>` before who speaks.
        let keepsSign = passage.text.contains(">") && !passage.pieces.contains { $0.kind == .escape } && !text.contains("--")
        return MarkupEscape.escaped(CueText.lines(text, of: passage)) {
            keepsSign && $0 == ">" ? ">" : passage.references[$0]
        }
    }
}
