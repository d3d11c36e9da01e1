// SPDX-License-Identifier: Apache-2.0

/// Makes lines that are in no language, every kind as often as any other.
package struct NoiseGenerator: Sendable {
    var random: SeededGenerator
    private var kinds: [NoiseKind] = []

    package init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    /// The next line. All kinds come once, in an order of their own, before any comes again.
    package mutating func next() -> NoiseLine {
        if kinds.isEmpty {
            kinds = random.shuffled(NoiseKind.allCases)
        }
        let kind = kinds.removeLast()
        return NoiseLine(kind: kind.rawValue, text: line(of: kind))
    }

    /// A line of one kind.
    package mutating func line(of kind: NoiseKind) -> String {
        switch kind {
        case .link, .linkWithQuery, .bareDomain, .mailAddress, .networkAddress, .filePath, .windowsPath, .fileName: address(kind)
        case .numbers, .money, .dateAndTime, .telephone, .version, .coordinates, .measurements: figures(kind)
        case .userName, .handleAndTag, .identifier, .constantName, .serialNumber, .acronyms: madeUpName(kind)
        case .cCode, .scriptCode, .shellCommand, .markup, .styleSheet: code(kind)
        case .query, .dataNotation, .regularExpression, .stackFrame, .logLine: notation(kind)
        case .hexadecimal, .universalIdentifier, .base64, .percentEncoded, .geneSequence: encodedBytes(kind)
        case .keyMash, .keyboardWalk, .consonants, .repeatedLetters, .otherScriptMash, .mixedCaseMash: mash(kind)
        case .emoji, .emoticons, .punctuation, .formula, .chessMoves, .boxDrawing: marks(kind)
        }
    }

    // MARK: - Parts that several kinds share

    mutating func stem() -> String { random.one(of: NoiseVocabulary.stems) }

    /// Numbers without a leading zero, of up to this many digits.
    mutating func figure(digits: ClosedRange<Int>) -> String {
        String(random.number(in: 1...9)) + random.characters((digits.lowerBound - 1)...(digits.upperBound - 1), of: "0123456789")
    }

    mutating func host() -> String {
        var parts = (0..<random.number(in: 1...2)).map { _ in random.one(of: NoiseVocabulary.hostParts) }
        parts.append(random.one(of: NoiseVocabulary.stems) + random.one(of: NoiseVocabulary.hostParts))
        return parts.joined(separator: ".") + "." + random.one(of: NoiseVocabulary.topLevelDomains)
    }

    /// A number of parts made one after the other, joined.
    mutating func joined(
        _ count: ClosedRange<Int>, by separator: String, _ part: (inout NoiseGenerator) -> String
    ) -> String {
        (0..<random.number(in: count)).map { _ in part(&self) }.joined(separator: separator)
    }

    mutating func camelCase(_ count: ClosedRange<Int>) -> String {
        let parts = (0..<random.number(in: count)).map { _ in stem() }
        return parts[0] + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    mutating func snakeCase(_ count: ClosedRange<Int>) -> String {
        joined(count, by: "_") { $0.stem() }
    }
}
