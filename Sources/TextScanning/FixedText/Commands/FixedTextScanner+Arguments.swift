// SPDX-License-Identifier: Apache-2.0

/// What stands right behind an option: what it is given, or a word in capitals for that, a metavariable.
extension FixedTextScanner {
    /// The end of the argument behind an option, with this: the number behind one that is written out, `--port 8080`, `--at
    /// 17:30`, or a metavariable, `-u USER`; that of the option where neither stands there.
    func endOfArgument(behind option: Range<Int>, in range: Range<Int>) -> Int {
        let rest = bytes[option.upperBound..<range.upperBound]
        guard rest.first == 0x20, let first = rest.dropFirst().first else { return option.upperBound }
        if first.isASCIICapital { return metavariableEnd(behind: option, in: range) ?? option.upperBound }
        guard bytes[option].starts(with: "--".utf8), first.isASCIIDigit else { return option.upperBound }
        let number = rest.dropFirst().prefix { $0.isASCIILetterOrDigit || ".:-/".utf8.contains($0) }
        return (number.lastIndex(where: \.isASCIILetterOrDigit) ?? number.startIndex) + 1
    }

    /// The end of a metavariable behind an option, `-u USER`, `--config FILE`, which is a word for what people type there; nil
    /// where other words stand there, as in *USE -v FOR MORE* and *use -f ONLY to force it*.
    private func metavariableEnd(behind option: Range<Int>, in range: Range<Int>) -> Int? {
        let letters = bytes[(option.upperBound + 1)..<range.upperBound].prefix {
            $0.isASCIICapital || $0.isASCIIDigit || "_-:".utf8.contains($0)
        }
        let end = (letters.lastIndex(where: \.isASCIILetterOrDigit) ?? letters.startIndex) + 1
        let rest = bytes[end..<range.upperBound]
        let (next, second) = (rest.first ?? 0x0A, rest.dropFirst().first ?? 0x0A)
        let isClosed = next < 0x20 || ",)]".utf8.contains(next) || ".;:".utf8.contains(next) && second <= 0x20
        let isApart = next == 0x20 && second == 0x20
        // -x A file
        let goesOn = next == 0x20 && second.isASCIISmall && end - letters.startIndex > 1
        guard isClosed || isApart || goesOn,
            !Self.emphasized.contains(String(decoding: bytes[letters.startIndex..<end], as: UTF8.self))
        else { return nil }
        let (beginsLine, hasSmallLetters) = words(around: option)
        return beginsLine && !goesOn || hasSmallLetters ? end : nil
    }

    /// Whether an option, or another one, begins its line, and whether a word of the line that is no option has small letters.
    private func words(around option: Range<Int>) -> (beginsLine: Bool, hasSmallLetters: Bool) {
        let before = bytes[max(0, option.lowerBound - Self.longestLine)..<option.lowerBound]
        let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? before.startIndex
        let line = bytes[start..<min(bytes.count, option.upperBound + Self.longestLine)].prefix { $0 != 0x0A }
        let words = line.split(whereSeparator: \.isBlank)
        return (
            words.first?.drop { "([".utf8.contains($0) }.first == hyphen,
            words.contains { $0.drop { "([".utf8.contains($0) }.first != hyphen && $0.contains(where: \.isASCIISmall) }
        )
    }

    /// How far around an option its line is looked at.
    private static let longestLine = 200

    /// What people say of options in capitals, and what is said rather than put for something.
    private static let emphasized = valuesOfOptions.union([
        "AFTER", "ALSO", "ALWAYS", "ARE", "BEFORE", "BUT", "CAN", "DEBE", "DEVE", "DO", "DOES", "E", "ET", "FOR", "IF", "IN",
        "IS", "MAY", "MUST", "NEVER", "NOT", "NUNCA", "O", "ONLY", "OU", "SHOULD", "SIN", "SOLO", "THE", "TO", "WHEN", "WILL",
        "WITH", "WITHOUT", "Y",
    ])
}
