// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The directives of format strings, such as `%d`, `%1$s`, `%(name)s` and `{0}`.
struct GettextDirectives {
    private let hasPercent: Bool
    private let hasBraces: Bool
    /// Whether arguments have a number and no kind, as Qt and KDE have them: `%1`.
    private let areNumbered: Bool
    /// Whether directives begin with a tilde, as those of Lisp and Scheme do.
    private let hasTildes: Bool
    /// Whether they are those of GCC, which quote code: `%<-fno-jump-tables%>`.
    private let quoteCode: Bool
    /// Whether no flag says what the strings are: then a directive is what is one in any text.
    private let isUndeclared: Bool

    /// The directives that the flags of an entry say its strings have.
    init(flags: [String]) {
        let formats = flags.filter { $0.hasSuffix("-format") && !$0.hasPrefix("no-") }
        let areBraces = formats.map { Self.formatsWithBraces.contains($0) }
        hasBraces = areBraces.contains(true)
        areNumbered = formats.contains { $0.hasPrefix("kde") || $0.hasPrefix("qt") }
        hasTildes = formats.contains { ["lisp-format", "elisp-format", "scheme-format"].contains($0) }
        hasPercent = areBraces.contains(false) && !areNumbered
        quoteCode = formats.contains("gcc-internal-format")
        isUndeclared = !flags.contains { $0.hasSuffix("-format") }
    }

    private static let formatsWithBraces = [
        "python-brace-format", "java-format", "csharp-format", "c++-format", "perl-brace-format", "rust-format",
    ]

    /// The end of a directive that begins at an offset, with the ending of a word that adjoins it; nil where none does.
    func end(in bytes: [UInt8], at start: Int, to limit: Int) -> Int? {
        guard let end = directiveEnd(in: bytes, at: start, to: limit) else { return nil }
        let isName = bytes[start..<end].starts(with: "%%".utf8)
        guard bytes[start] == UInt8(ascii: "%"), !isName, !"%<>".utf8.contains(bytes[end - 1]) else { return end }
        return end + Self.endingLength(in: bytes[end..<limit], isOfPointer: bytes[end - 1] == UInt8(ascii: "p"))
    }

    /// The longest ending of a word behind a directive.
    private static let longestEnding = 3

    /// How many letters and digits behind a directive are no word of their own, but its unit or the ending of what is put in:
    /// `%ds`, `%sMB`, `%dth`, `~/.%src`, `%(object)ss`; and `%pB` of binutils. What is longer, or begins with a capital and goes
    /// on in small letters, is text behind a prefix: `%sNo such file`.
    private static func endingLength(in rest: ArraySlice<UInt8>, isOfPointer: Bool) -> Int {
        let word = rest.prefix { $0.isASCIILetterOrDigit || $0 >= 0x80 }
        guard let first = word.first, let last = word.last, word.count <= longestEnding,
            word.allSatisfy(\.isASCIILetterOrDigit)
        else { return 0 }
        if isOfPointer, word.count == 1 { return 1 }
        let isWord = first.isASCIICapital && (last.isASCIISmall || word.count == 1 && "AI".utf8.contains(first))
        return isWord ? 0 : word.count
    }

    private func directiveEnd(in bytes: [UInt8], at start: Int, to limit: Int) -> Int? {
        switch bytes[start] {
        case UInt8(ascii: "{") where hasBraces:
            let rest = bytes[(start + 1)..<limit].prefix { $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "{") }
            return rest.endIndex < limit && bytes[rest.endIndex] == UInt8(ascii: "}") ? rest.endIndex + 1 : nil
        case UInt8(ascii: "~") where hasTildes: return tildeEnd(in: bytes, at: start, to: limit)
        case UInt8(ascii: "%") where areNumbered: return numberEnd(in: bytes, at: start, to: limit)
        case UInt8(ascii: "%") where quoteCode && bytes[(start + 1)..<limit].first == UInt8(ascii: "<"):
            return quotationEnd(in: bytes, at: start, to: limit)
        case UInt8(ascii: "%") where hasPercent: return percentEnd(in: bytes, at: start, to: limit)
        case UInt8(ascii: "%") where isUndeclared:
            if let end = namedEnd(in: bytes, at: start, to: limit) { return end }
            let place = bytes.withUnsafeBufferPointer { TemplatePlace($0, at: start, in: 0..<limit) }
            return place?.kind == .formatDirective ? place?.range.upperBound : nil
        default: return nil
        }
    }

    /// The end of a directive of Lisp's `format`: `~a`, `~%`, `~10,2f`, `~:d`.
    private func tildeEnd(in bytes: [UInt8], at start: Int, to limit: Int) -> Int? {
        let rest = bytes[(start + 1)..<limit].prefix(24).drop { $0.isASCIIDigit || ",:@'#+-".utf8.contains($0) }
        guard let last = rest.first, last > 0x20, last < 0x7F else { return nil }
        return rest.startIndex + 1
    }

    /// The end of what GCC quotes, or of the sign that begins it where another string has its end.
    private func quotationEnd(in bytes: [UInt8], at start: Int, to limit: Int) -> Int {
        let content = bytes[(start + 2)..<limit]
        let end = content.indices.dropLast().first { bytes[$0] == UInt8(ascii: "%") && bytes[$0 + 1] == UInt8(ascii: ">") }
        return end.map { $0 + 2 } ?? start + 2
    }

    /// The end of an argument of Qt's or KDE's: `%1`, `%L1` as numbers are written in a language, `%n` of a plural, and `%%`.
    private func numberEnd(in bytes: [UInt8], at start: Int, to limit: Int) -> Int? {
        var rest = bytes[(start + 1)..<limit]
        if rest.first == UInt8(ascii: "%") { return start + 2 }
        if rest.first == UInt8(ascii: "L") { rest = rest.dropFirst() }
        if rest.first == UInt8(ascii: "n") { return rest.startIndex + 1 }
        let digits = rest.prefix(while: \.isASCIIDigit)
        return digits.isEmpty ? nil : digits.endIndex
    }

    /// The end of a directive of Python with a name, `%(object)s`, which is one whatever stands behind it.
    private func namedEnd(in bytes: [UInt8], at start: Int, to limit: Int) -> Int? {
        guard bytes[(start + 1)..<limit].first == UInt8(ascii: "(") else { return nil }
        let name = bytes[(start + 2)..<limit].prefix { $0.isASCIILetterOrDigit || $0 == UInt8(ascii: "_") }
        let kind = bytes[name.endIndex..<limit].dropFirst().first
        guard !name.isEmpty, bytes[name.endIndex..<limit].first == UInt8(ascii: ")"), let kind, "sdrifgxX".utf8.contains(kind)
        else {
            return nil
        }
        return name.endIndex + 2
    }

    /// The end of a directive where a flag says that there are some. Any letter ends one: programming languages differ in theirs.
    ///
    /// A space is a flag, too, as in `% d`; but `50% discount` and *in % of all* have a sign and a word.
    private func percentEnd(in bytes: [UInt8], at start: Int, to limit: Int) -> Int? {
        var position = start + 1
        if position < limit, bytes[position] == UInt8(ascii: "(") {
            let name = bytes[position..<limit].prefix { $0 != UInt8(ascii: ")") && $0 != UInt8(ascii: "%") }
            guard name.endIndex < limit, bytes[name.endIndex] == UInt8(ascii: ")") else { return nil }
            position = name.endIndex + 1
        }
        let flags = position
        let marks = Array("0123456789$-+ #'.*hlLqjztZ".utf8)
        while position < limit, position - start < 24, marks.contains(bytes[position]) { position += 1 }
        guard position < limit else { return nil }
        // `%%`, and `%1%` of Boost, but not of `5%-10%`.
        if bytes[position] == UInt8(ascii: "%") {
            guard bytes[flags..<position].allSatisfy(\.isASCIIDigit) else { return nil }
            return Self.optionEnd(in: bytes, from: start, behind: position + 1, to: limit)
        }
        if bytes[position] == UInt8(ascii: "<") { return Self.macroEnd(in: bytes, from: position, to: limit) }
        guard bytes[position].isASCIILetter || bytes[position] == UInt8(ascii: "@") else { return nil }
        if let space = bytes[flags..<position].lastIndex(of: 0x20) {
            let word = bytes[(space + 1)..<limit].drop { !$0.isASCIILetter }.prefix { $0.isASCIILetter || $0 >= 0x80 }
            let isWord = word.count > 1 && !Self.longNumbers.contains(String(decoding: word, as: UTF8.self))
            guard !isWord, !Self.isShare(bytes[..<start]) else { return nil }
        }
        return position + 1
    }

    /// The end of a macro of C's `inttypes.h` in angle brackets, as catalogues have it for a conversion: `%<PRIdMAX>`.
    private static func macroEnd(in bytes: [UInt8], from start: Int, to limit: Int) -> Int? {
        let name = bytes[(start + 1)..<limit].prefix(while: \.isASCIILetterOrDigit)
        guard name.starts(with: "PRI".utf8), name.count > 3, name.endIndex < limit, bytes[name.endIndex] == UInt8(ascii: ">")
        else { return nil }
        return name.endIndex + 1
    }

    /// The end of a percent sign with a name that a hyphen joins to it, `%%-expand`; that of the sign alone behind a number, as
    /// in *100%%-natural*, or where no name of small letters follows.
    private static func optionEnd(in bytes: [UInt8], from start: Int, behind end: Int, to limit: Int) -> Int {
        guard end == start + 2, !isShare(bytes[..<start]), end < limit, bytes[end] == UInt8(ascii: "-") else { return end }
        let name = bytes[(end + 1)..<limit].prefix { $0.isASCIISmall || $0 == UInt8(ascii: "-") }
        return name.count > 1 && name.last?.isASCIISmall == true ? name.endIndex : end
    }

    /// Directives of C of several letters that may have a space as a flag: `% ld`.
    private static let longNumbers: Set = ["hd", "ld", "lf", "li", "lld", "lli", "lu", "zd"]

    /// Whether some text ends in a number, perhaps with a space behind it, so that the percent sign behind it is that of a share.
    private static func isShare(_ before: ArraySlice<UInt8>) -> Bool {
        let number = before.last == 0x20 ? before.dropLast() : before
        return number.last?.isASCIIDigit == true
    }
}
