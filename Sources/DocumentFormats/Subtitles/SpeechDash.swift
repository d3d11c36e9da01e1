// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The dash of who speaks where no space stands between it and the words, as most films have it:
///
///     -What?
///     -Nothing. -Liar!
///
/// It is kept, so that an engine sees the words alone: `-I` is no option there, and `-Thirty` no number less than nought.
enum SpeechDash {
    /// The most hyphens of one dash.
    private static let mostHyphens = 3
    /// How many bytes are looked at for the first letter of what is said.
    private static let longestBeginning = 12

    /// The end of a dash that begins at an offset of a line; nil where none does. It stands before a word with a capital or a
    /// sign that opens, and begins its line or follows the end of a sentence; white space and tags count for nothing.
    ///
    /// - Parameter tagEnd: The end of a tag that begins at an offset; nil where none does.
    static func end(in bytes: [UInt8], at start: Int, of line: Range<Int>, tagEnd: (Int) -> Int?) -> Int? {
        guard bytes[start] == UInt8(ascii: "-") || bytes[start] == 0xE2,
            let dash = scalar(in: bytes, at: start, to: line.upperBound), isDash(dash),
            maySpeak(behind: bytes[line.lowerBound..<start])
        else { return nil }
        var end = start + UTF8.width(dash)
        if dash == "-" { end = bytes[start..<line.upperBound].prefix(mostHyphens).prefix { $0 == UInt8(ascii: "-") }.endIndex }
        var next = end
        while let tag = next < line.upperBound ? tagEnd(next) : nil { next = tag }
        return beginsSpeech(in: bytes, at: next, to: line.upperBound) ? end : nil
    }

    private static func scalar(in bytes: [UInt8], at start: Int, to limit: Int) -> Unicode.Scalar? {
        guard start < limit else { return nil }
        return String(decoding: bytes[start..<min(limit, start + 4)], as: UTF8.self).unicodeScalars.first
    }

    private static func isDash(_ scalar: Unicode.Scalar) -> Bool {
        switch Punctuation(scalar.value) {
        case .hyphen, .dash: true
        default: false
        }
    }

    /// Whether somebody may begin to speak behind what a line has so far.
    private static func maySpeak(behind line: ArraySlice<UInt8>) -> Bool {
        var before = line
        while let last = before.last {
            if last.isBlank {
                before.removeLast()
            } else if let opening = openings[last], let tag = before.lastIndex(of: opening) {
                before = before[..<tag]
            } else {
                break
            }
        }
        return before.isEmpty
            || before.endIndex < line.endIndex && endsOfSentences.contains { before.reversed().starts(with: $0) }
    }

    /// What a tag begins with, by what it ends with.
    private static let openings = [UInt8(ascii: ">"): UInt8(ascii: "<"), UInt8(ascii: "}"): UInt8(ascii: "{")]

    /// Signs that sentences, and what is told of sounds, end with; their bytes backwards.
    private static let endsOfSentences = [".", "!", "?", "…", "\"", "”", "»", "]", ")", "♪"].map { Array($0.utf8.reversed()) }

    /// Whether a word that is not in small letters, or a sign that opens, stands at an offset, perhaps behind dots.
    private static func beginsSpeech(in bytes: [UInt8], at start: Int, to limit: Int) -> Bool {
        guard let first = scalar(in: bytes, at: start, to: limit) else { return false }
        if "¿¡\"“«([♪".unicodeScalars.contains(first) { return true }
        let beginning = String(decoding: bytes[start..<limit].prefix(longestBeginning), as: UTF8.self).unicodeScalars
        guard let letter = beginning.first(where: { !".…'’‘".unicodeScalars.contains($0) }) else { return false }
        return letter.properties.isAlphabetic && !letter.properties.isLowercase
    }
}
