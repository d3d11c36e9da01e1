// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TextScanning

/// The text of a cue.
enum CueText {
    /// How the lines of a cue end. A stray carriage return in one is not to become the end of all.
    private struct Note: Sendable, Hashable {
        let lineEnds: [LineEnd]
        /// The most frequent, the first of several.
        let usual: LineEnd

        init(lineEnds: [LineEnd]) {
            self.lineEnds = lineEnds
            let counts = lineEnds.reduce(into: [:]) { $0[$1, default: 0] += 1 }
            let most = counts.values.max() ?? 0
            usual = lineEnds.first { counts[$0] == most } ?? LineEnd(text: "")
        }
    }

    /// The passage of a cue's lines; nil where there is no text in it.
    ///
    /// - Parameter escapesMarkup: Whether character references stand for characters, as in WebVTT.
    static func passage(of lines: [SourceLines.Line], in bytes: [UInt8], escapesMarkup: Bool) -> Passage? {
        var builder = PassageBuilder(bytes)
        for (index, line) in lines.enumerated() {
            if index > 0 {
                let before = lines[index - 1]
                builder.addEscape(before.content.upperBound..<before.end, for: [0x0A])
            }
            add(line.content, of: bytes, escapesMarkup: escapesMarkup, to: &builder)
        }
        builder.keep(GlossedWords.kept(of: rubies(in: lines, of: bytes), in: builder))
        let language = escapesMarkup ? declaredLanguage(of: lines, in: bytes) : nil
        let ends = lines.map { LineEnd(text: String(decoding: bytes[$0.content.upperBound..<$0.end], as: UTF8.self)) }
        var passage = builder.finish(note: Note(lineEnds: ends))
        passage?.declaredLanguage = language
        return passage
    }

    /// The language of a cue all of whose text stands in a tag such as `<lang fr>`; nil of any other. A cue ends the tag where
    /// nothing else does.
    private static func declaredLanguage(of lines: [SourceLines.Line], in bytes: [UInt8]) -> LanguageTag? {
        guard let first = lines.first, let last = lines.last else { return nil }
        let text = bytes[first.content.lowerBound..<last.content.upperBound]
        let start = text.drop(while: \.isASCIISpace)
        guard start.starts(with: "<lang".utf8), start.dropFirst(5).first.map({ $0.isASCIISpace || $0 == 0x2E }) == true,
            let end = start.firstIndex(of: UInt8(ascii: ">"))
        else { return nil }
        let name = start[..<end].dropFirst(5).split(whereSeparator: \.isASCIISpace).last
        let rest = text[end...]
        if let close = rest.firstIndex(ignoringCase: "</lang>"), rest[close...].dropFirst(7).contains(where: { !$0.isASCIISpace })
        {
            return nil
        }
        return name.flatMap { LanguageTag(String(decoding: $0, as: UTF8.self)) }
    }

    private static func add(
        _ line: Range<Int>, of bytes: [UInt8], escapesMarkup: Bool, to builder: inout PassageBuilder
    ) {
        builder.add(line) { position in
            let end =
                readingEnd(in: bytes, at: position, to: line.upperBound) ?? tagEnd(in: bytes, at: position, to: line.upperBound)
                ?? SpeechDash.end(in: bytes, at: position, of: line) { tagEnd(in: bytes, at: $0, to: line.upperBound) }
                ?? EscapedBrackets.end(in: bytes, at: position, of: line)
            if let end { return .inline(end: end) }
            guard escapesMarkup else { return nil }
            return CharacterReference(closedIn: bytes, at: position, to: line.upperBound).map { .reference($0) }
        }
    }

    /// Where the `ruby` elements of a cue stand.
    private static func rubies(in lines: [SourceLines.Line], of bytes: [UInt8]) -> [Range<Int>] {
        guard let first = lines.first, let last = lines.last else { return [] }
        var rest = bytes[first.content.lowerBound..<last.content.upperBound]
        var rubies: [Range<Int>] = []
        while let start = rest.firstIndex(ignoringCase: "<ruby>"), let end = rest[start...].firstIndex(ignoringCase: "</ruby>") {
            rest = rest[(end + "</ruby>".utf8.count)...]
            rubies.append(start..<rest.startIndex)
        }
        return rubies
    }

    /// The end of how something is read, which stands beside it, `<rt>…</rt>`, and belongs to its spelling; nil for all else.
    private static func readingEnd(in bytes: [UInt8], at start: Int, to limit: Int) -> Int? {
        let (open, close) = ("<rt>", "</rt>")
        guard bytes[start..<limit].starts(with: open.utf8) else { return nil }
        let content = bytes[(start + open.utf8.count)..<limit].prefix { $0 != UInt8(ascii: "<") }
        return bytes[content.endIndex..<limit].starts(with: close.utf8) ? content.endIndex + close.utf8.count : nil
    }

    /// The end of a tag such as `<i>`, `</c>`, `<00:01.000>` or `{\an8}`.
    private static func tagEnd(in bytes: [UInt8], at start: Int, to limit: Int) -> Int? {
        guard start + 1 < limit else { return nil }
        let (next, close): (UInt8, UInt8) = (bytes[start + 1], bytes[start] == UInt8(ascii: "{") ? 0x7D : 0x3E)
        switch bytes[start] {
        case UInt8(ascii: "<") where next.isASCIILetterOrDigit || next == UInt8(ascii: "/"): break
        case UInt8(ascii: "{") where next == UInt8(ascii: "\\"): break
        // Lines end so, and spaces at which none does, where subtitles were made of those of SubStation.
        case UInt8(ascii: "\\") where next == UInt8(ascii: "N") || next == UInt8(ascii: "h"): return start + 2
        default: return nil
        }
        // A tag ends before the next opening sign: without that, a line of opening signs would be read to its end for each.
        let rest = bytes[(start + 1)..<limit].prefix { $0 != close && $0 != bytes[start] }
        return rest.endIndex < limit && bytes[rest.endIndex] == close ? rest.endIndex + 1 : nil
    }

    /// A text with the line ends of a cue, in which no line is empty: each line has its own where there are as many, else the
    /// usual one.
    static func lines(_ text: String, of cue: Passage) -> String {
        let all = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        let lines = all.enumerated().filter { index, line in
            // What is at the ends may go on after a placeholder.
            index == 0 || index == all.count - 1 || !line.allSatisfy(\.isWhitespace)
        }.map { $0.element }
        let note = cue.note as? Note ?? Note(lineEnds: [])
        let usual = note.usual.text
        let ends = lines.count == note.lineEnds.count ? note.lineEnds.map(\.text) : []
        return lines.enumerated().reduce(into: "") { result, line in
            result += line.element
            if line.offset < lines.count - 1 { result += line.offset < ends.count ? ends[line.offset] : usual }
        }
    }
}
