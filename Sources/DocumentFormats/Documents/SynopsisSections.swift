// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Finds the calls that are set in below the heading SYNOPSIS, as pages of manuals have them.
///
///     SYNOPSIS
///            watch [options] command
///            cut OPTION... [FILE]...
///
/// A film has a synopsis, too. Its first line begins with a capital, or its words are those of sentences.
enum SynopsisSections {
    /// The headings, in small letters.
    private static let headings: Set = ["sinopse", "sinopsi", "sinopsis", "sinossi", "synopsis", "übersicht"]
    private static let longestHeading = 12

    /// Where the lines of such calls stand, in order.
    ///
    /// - Parameter start: Where the text begins.
    /// - Complexity: Linear in the length of the text.
    static func ranges(in bytes: [UInt8], from start: Int) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        /// The lines of a section so far; nil outside of one.
        var calls: [Range<Int>]?
        for line in SourceLines(bytes, from: start) {
            let content = bytes[SourceLines.trimmed(bytes[line.content])]
            guard !content.isEmpty else { continue }
            if content.startIndex == line.content.lowerBound {
                ranges += calls ?? []
                calls = isHeading(content) ? [] : nil
            } else if let isFirst = calls?.isEmpty {
                if isCall(content, isFirst: isFirst) { calls?.append(line.content.lowerBound..<line.end) } else { calls = nil }
            }
        }
        return ranges + (calls ?? [])
    }

    private static func isHeading(_ line: ArraySlice<UInt8>) -> Bool {
        let name = line.last == UInt8(ascii: ":") ? line.dropLast() : line
        return name.count <= longestHeading && headings.contains(String(decoding: name, as: UTF8.self).lowercased())
    }

    /// Whether a line is the call of a program, or goes on with one.
    private static func isCall(_ line: ArraySlice<UInt8>, isFirst: Bool) -> Bool {
        let words = line.split(whereSeparator: \.isBlank)
        guard let name = words.first, let last = line.last else { return false }
        let isProgram =
            name.first?.isASCIISmall == true
            && name.allSatisfy { $0.isASCIISmall || $0.isASCIIDigit || "-_.+".utf8.contains($0) }
        let endsSentence = ".:,;!?".utf8.contains(last) && !line.suffix(2).elementsEqual("..".utf8)
        return (isProgram || !isFirst && "[<{(-|".utf8.contains(name.first ?? 0)) && !endsSentence
            && !words.contains { Programs.isOfSentence(String(decoding: $0, as: UTF8.self)) }
    }
}
