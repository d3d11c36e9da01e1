// SPDX-License-Identifier: Apache-2.0

/// Lines in no language, made by a second author.
///
/// The recogniser's rules were written with `NoiseGenerator` in view; this one was written from a list of things seen in mail,
/// logs, chats and tables, without sight of those rules or of that generator. Nothing is to be tuned on it: the distance between
/// the shares of both says how far the rules carry to noise that nobody had in mind.
package struct SecondNoiseGenerator: Sendable {
    var draws: SeededGenerator
    private var kinds: [SecondNoiseKind] = []

    /// A generator whose lines are the same for the same seed.
    package init(seed: UInt64) {
        draws = SeededGenerator(seed: seed)
    }

    /// The next line. All kinds come once, in an order of their own, before any comes again.
    package mutating func next() -> NoiseLine {
        if kinds.isEmpty {
            kinds = draws.shuffled(SecondNoiseKind.allCases)
        }
        let kind = kinds.removeLast()
        return NoiseLine(kind: kind.rawValue, text: line(of: kind))
    }

    /// A line of one kind.
    private mutating func line(of kind: SecondNoiseKind) -> String {
        switch kind {
        case .link: link()
        case .mailAddress: mailAddress()
        case .mailHeader: mailHeader()
        case .networkAddress: networkAddress()
        case .filePath: filePath()
        case .userName: userNames()
        case .hashtag: hashtags()
        case .phoneNumber: phoneNumber()
        case .price: price()
        case .timestamp: timestamp()
        case .coordinates: coordinates()
        case .plate: plate()
        case .postalCode: postalCode()
        case .catalogueNumber: catalogueNumber()
        case .modelNumber: modelNumber()
        case .identifier: identifiers()
        case .stackTrace: stackTrace()
        case .logLine: logLine()
        case .json: json()
        case .csvRow: csvRow()
        case .sql: sql()
        case .pattern: pattern()
        case .shell: shell()
        case .diffHunk: diffHunk()
        case .markup: markup()
        case .digest: digest()
        case .token: token()
        case .sequence: sequence()
        case .chemistry: chemistry()
        case .mathematics: mathematics()
        case .chess: chess()
        case .music: music()
        case .emoji: emoji()
        case .kaomoji: kaomoji()
        case .latinMash: latinMash()
        case .otherMash: otherMash()
        case .repeatedLetters: repeatedLetters()
        case .laughter: laughter()
        case .acronyms: acronyms()
        }
    }
}

extension SecondNoiseGenerator {
    /// As many draws as the range asks for, joined.
    mutating func several(
        _ count: ClosedRange<Int>, by separator: String = " ", _ make: (inout SecondNoiseGenerator) -> String
    ) -> String {
        let number = draws.number(in: count)
        var parts: [String] = []
        for _ in 0..<number { parts.append(make(&self)) }
        return parts.joined(separator: separator)
    }

    /// A text in which each of these letters stands for a draw: `#` a digit, `Λ` a Latin capital, `λ` a small Latin letter,
    /// `ξ` a small hexadecimal digit; a backslash keeps the character after it.
    mutating func filled(_ template: String) -> String {
        var result = ""
        var isKept = false
        for character in template {
            if isKept {
                result.append(character)
                isKept = false
                continue
            }
            switch character {
            case "\\": isKept = true
            case "#": result += draws.characters(1...1, of: "0123456789")
            case "Λ": result += draws.characters(1...1, of: "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
            case "λ": result += draws.characters(1...1, of: "abcdefghijklmnopqrstuvwxyz")
            case "ξ": result += draws.characters(1...1, of: "0123456789abcdef")
            default: result.append(character)
            }
        }
        return result
    }

    /// One of several templates, filled.
    mutating func filled(oneOf templates: [String]) -> String {
        filled(draws.one(of: templates))
    }

    /// A number in decimal digits.
    mutating func decimal(_ range: ClosedRange<Int>) -> String {
        String(draws.number(in: range))
    }
}
