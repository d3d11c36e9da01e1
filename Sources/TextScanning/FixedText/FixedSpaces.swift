// SPDX-License-Identifier: Apache-2.0

/// Makes one piece of what spaces hold together at which no line breaks, where it holds no words: `BS1 4DJ`, `{{ total }} €`,
/// `120 cm × 80 cm`. Models drop these spaces, and what stands beside them.
struct FixedSpaces {
    /// A space, those at which no line breaks, and thin ones, which are written in their place.
    static let spaces = [" ", "\u{A0}", "\u{202F}", "\u{2009}", "\u{200A}"]
    /// The longest word beside such a space that is looked at, in bytes.
    private static let longestWord = 40

    private let bytes: UnsafeBufferPointer<UInt8>
    private let range: Range<Int>

    /// The pieces of fixed text in a range, those that such spaces hold together as one.
    ///
    /// - Parameter pieces: All that was found in the range, in order.
    /// - Complexity: Linear in the length of the range.
    static func joined(
        _ pieces: [FixedText], in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
    ) -> [FixedText] {
        FixedSpaces(bytes: bytes, range: range).joined(pieces)
    }

    private func joined(_ pieces: [FixedText]) -> [FixedText] {
        var result: [FixedText] = []
        var rest = pieces[...]
        var following = nextSpace(from: range.lowerBound)
        var wordStart = range.lowerBound
        while let space = following {
            following = nextSpace(from: space.upperBound)
            defer { wordStart = space.upperBound }
            while let piece = rest.first, piece.range.upperBound <= space.lowerBound { result.append(rest.removeFirst()) }
            // In a piece the space is kept anyway.
            if let piece = rest.first, piece.range.lowerBound < space.upperBound { continue }
            if let piece = result.last, piece.range.upperBound > space.lowerBound { continue }
            let last = result.last.flatMap { $0.range.upperBound == space.lowerBound ? $0 : nil }
            let next = rest.first.flatMap { $0.range.lowerBound == space.upperBound ? $0 : nil }
            guard
                let before = last?.range
                    ?? value(before: space.lowerBound, from: max(wordStart, result.last?.range.upperBound ?? 0)),
                let behind = next?.range
                    ?? value(
                        behind: space.upperBound,
                        to: min(following?.lowerBound ?? range.upperBound, rest.first?.range.lowerBound ?? range.upperBound)),
                last != nil || next != nil || isCode(before) || isCode(behind)
            else { continue }
            if last != nil { result.removeLast() }
            if next != nil { rest.removeFirst() }
            let kind = last?.kind ?? next?.kind ?? .serialNumber
            result.append(FixedText(kind, at: before.lowerBound..<behind.upperBound))
        }
        return result + rest
    }

    /// Where the next of these stands but for the ordinary one.
    private func nextSpace(from start: Int) -> Range<Int>? {
        for index in start..<range.upperBound where bytes[index] == 0xC2 || bytes[index] == 0xE2 {
            for space in Self.spaces.dropFirst() where bytes[index..<range.upperBound].starts(with: space.utf8) {
                return index..<index + space.utf8.count
            }
        }
        return nil
    }

    private func value(before space: Int, from start: Int) -> Range<Int>? {
        let reach = bytes[max(start, space - Self.longestWord)..<space]
        let opening = reach.lastIndex { $0 <= 0x20 || $0 == UInt8(ascii: "(") }
        guard opening != nil || reach.count < Self.longestWord else { return nil }
        let word = (opening.map { $0 + 1 } ?? reach.startIndex)..<space
        return isValue(word) ? word : nil
    }

    private func value(behind space: Int, to end: Int) -> Range<Int>? {
        let reach = bytes[space..<min(end, space + Self.longestWord)]
        let word = reach.prefix { $0 > 0x20 }
        guard word.count < Self.longestWord else { return nil }
        let closing = word.reversed().prefix { ".,;:!?)".utf8.contains($0) }.count
        let value = word.startIndex..<word.endIndex - closing
        return isValue(value) ? value : nil
    }

    /// Whether a word is none of a language: it has a digit beside capitals of ASCII, or is the sign of a currency or an
    /// operation.
    private func isValue(_ word: Range<Int>) -> Bool {
        let scalars = String(decoding: bytes[word], as: UTF8.self).unicodeScalars
        let saysSomething = scalars.contains { scalar in
            scalar.properties.numericType == .decimal
                || [.currencySymbol, .mathSymbol].contains(scalar.properties.generalCategory)
        }
        return saysSomething
            && scalars.allSatisfy { scalar in
                !scalar.properties.isWhitespace
                    && (!scalar.properties.isAlphabetic || scalar.isASCII && scalar.properties.isUppercase)
            }
    }

    /// Whether a word has digits and letters, as no number has.
    private func isCode(_ word: Range<Int>) -> Bool {
        bytes[word].contains(where: \.isASCIIDigit) && bytes[word].contains(where: \.isASCIICapital)
    }
}
