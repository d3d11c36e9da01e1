// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Finds the codes by which po4a writes the fonts of man pages and of POD in a message, a capital before angle brackets:
/// `B<--force>`, `I<file>`, `E<gt>`, `C<<< a > b >>>`.
///
/// Of `I<the file>`, `I<` and `>` are markup around text; of `C<ls>`, `F</etc/hosts>` and `E<gt>` all is kept, and so is
/// `B<--file>=I<name>`.
struct FormattingCodes {
    /// A code that is open.
    private struct Open {
        let letter: UInt8
        let start: Int
        let contentStart: Int
        /// How many brackets close it, behind white space where there are several.
        let depth: Int
        /// How many marks there were before it.
        let markCount: Int
    }

    /// Codes nest this deep at most.
    private static let deepest = 32

    /// Codes with text in them, and others whose content is no text.
    private static let letters = Array("BIRSUL".utf8)
    private static let keptLetters = Array("CEFXZ".utf8)

    /// What is kept, in order and without overlap.
    private(set) var marks: [Range<Int>] = []
    private let bytes: [UInt8]
    private var open: [Open] = []
    /// The last code that stands in no other one, if it has no white space.
    private var last: (range: Range<Int>, markCount: Int)?

    /// Finds the codes of a message. What is opened and not closed is text.
    ///
    /// - Parameter isCertain: Whether it is known that the message has codes. Otherwise `I<T>` may be the type of a program, and
    ///   what stands in the brackets must begin as words, options and paths do.
    init(in bytes: [UInt8], isCertain: Bool) {
        self.bytes = bytes
        var position = 0
        while position < bytes.count {
            if let code = code(at: position, isCertain: isCertain) {
                marks.append(code.start..<code.contentStart)
                open.append(code)
                position = code.contentStart
            } else if let end = closeEnd(at: position) {
                close(position..<end)
                position = end
            } else {
                position += 1
            }
        }
        // Those that are left were not closed; later ones were closed inside of them.
        for code in open { marks.removeAll { $0.lowerBound == code.start } }
    }

    private func code(at position: Int, isCertain: Bool) -> Open? {
        let letter = bytes[position]
        guard open.count < Self.deepest, position + 2 < bytes.count, bytes[position + 1] == UInt8(ascii: "<"),
            Self.letters.contains(letter) || Self.keptLetters.contains(letter),
            position == 0 || !adjoins(bytes[position - 1], isCertain: isCertain)
        else { return nil }
        var start = position + 2
        // Several brackets have white space behind them; `C<<a>` has a bracket in it.
        let brackets = bytes[(position + 1)...].prefix { $0 == UInt8(ascii: "<") }
        let isDeep = brackets.count > 1 && brackets.endIndex < bytes.count && bytes[brackets.endIndex].isASCIISpace
        if isDeep { start = brackets.endIndex + 1 }
        if !isCertain {
            guard start < bytes.count, bytes[start].isASCIISmall || "-./".utf8.contains(bytes[start]) else { return nil }
        }
        return Open(
            letter: letter, start: position, contentStart: start, depth: isDeep ? brackets.count : 1, markCount: marks.count)
    }

    /// Whether a letter before a bracket belongs to a word with the byte before it: `AB<x>`, and `listB<x>` in programs, but the
    /// source of man pages has `nameI<n>`.
    private func adjoins(_ before: UInt8, isCertain: Bool) -> Bool {
        before == UInt8(ascii: "_") || (isCertain ? before.isASCIICapital : before.isASCIILetterOrDigit)
    }

    /// The end of what closes the code that is open; nil where it goes on.
    private func closeEnd(at position: Int) -> Int? {
        guard let depth = open.last?.depth else { return nil }
        if depth == 1 { return bytes[position] == UInt8(ascii: ">") ? position + 1 : nil }
        guard bytes[position].isASCIISpace else { return nil }
        let brackets = bytes[(position + 1)...].prefix(depth).prefix { $0 == UInt8(ascii: ">") }
        return brackets.count == depth ? brackets.endIndex : nil
    }

    private mutating func close(_ mark: Range<Int>) {
        let code = open.removeLast()
        let content = bytes[code.contentStart..<mark.lowerBound]
        if Self.keptLetters.contains(code.letter) || keeps(content, of: code, before: mark.upperBound) {
            marks.removeSubrange(code.markCount...)
            marks.append(code.start..<mark.upperBound)
        } else if code.letter == UInt8(ascii: "L"), let bar = content.firstIndex(of: UInt8(ascii: "|")) {
            marks.removeSubrange((marks.lastIndex { $0.lowerBound < bar } ?? -1) + 1..<marks.count)
            marks.append(bar..<mark.upperBound)
        } else {
            marks.append(mark)
        }
        if open.isEmpty { join(code.start..<mark.upperBound, from: code.markCount) }
    }

    /// Joins a code with the one before it where signs alone stand between them, as between an option and its value.
    private mutating func join(_ code: Range<Int>, from markCount: Int) {
        guard !bytes[code].contains(where: \.isASCIISpace) else { return last = nil }
        if let before = last, code.lowerBound - before.range.upperBound <= Self.longestSign,
            bytes[before.range.upperBound..<code.lowerBound].allSatisfy({ "=:/.@[".utf8.contains($0) })
        {
            let whole = before.range.lowerBound..<code.upperBound
            marks.removeSubrange(before.markCount...)
            marks.append(whole)
            last = (whole, before.markCount)
        } else {
            last = (code, markCount)
        }
    }

    /// The most signs between two codes that belong together.
    private static let longestSign = 2

    /// Whether the content of a code is a name: a link to a page, or a bold word in small letters, which is that of a command or
    /// a value but where it is a word that is stressed.
    private func keeps(_ content: ArraySlice<UInt8>, of code: Open, before end: Int) -> Bool {
        if code.letter == UInt8(ascii: "L") { return !content.contains(UInt8(ascii: "|")) }
        // B<Ls>(1), I<printf>(3)
        if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "("), bytes[end + 1].isASCIIDigit { return true }
        return code.letter == UInt8(ascii: "B") && content.count > 1
            && content.allSatisfy { $0.isASCIISmall || $0.isASCIIDigit || "-_.+".utf8.contains($0) }
            && !Self.stressed.contains(String(decoding: content, as: UTF8.self))
    }

    /// English words that authors stress; nearly all man pages are written in English.
    private static let stressed = Set(
        words: """
            after all also always and any are at before both but can cannot do does each either every exactly few first if \
            immediately in is it just last least many may more most must need neither never no none nor not note now of on \
            once one only or other same should some that the these this those to two very warning will with without you \
            your
            """)
}
