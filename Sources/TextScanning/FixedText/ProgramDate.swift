// SPDX-License-Identifier: Apache-2.0

/// Finds dates as programs write them for people: `Mon Mar  4 09:10:55 2024 +0100` of Git and of `ctime` in C, `Tue Mar 5
/// 14:22:07 UTC 2024` of `date`, `Tue Mar 05 2024 14:22:07 GMT+0100` of JavaScript, `Mon, 6 May 2024 11:20:00 +0200` of mails
/// (RFC 5322).
///
/// They stand in logs and messages in English whatever the language, and other programs read them; engines lose the month.
package enum ProgramDate {
    private static let days = Set(words: "Mon Tue Wed Thu Fri Sat Sun")
    /// The months as programs shorten them.
    package static let months = Set(words: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec")
    private static let zones = Set(
        words:
            """
            AEDT AEST AM BST CDT CEST CET CST EDT EEST EET EST GMT HST IST JST MDT MSK MST PDT PM PST UTC WEST WET
            """)

    /// The end of such a date that begins at an offset; nil where none does. What people write has no seconds, and one space
    /// before the day.
    static func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int) -> Int? {
        // Most words are told by this alone.
        if start + 8 < limit, bytes[start + 3] == UInt8(ascii: ",") { return mailEnd(bytes[start..<limit]) }
        guard start + 8 < limit, bytes[start + 3] == 0x20, bytes[start].isASCIICapital, bytes[start + 4].isASCIICapital else {
            return nil
        }
        var rest = bytes[start..<limit]
        guard word(&rest, in: days), space(&rest) == 1, word(&rest, in: months) else { return nil }
        let isPadded = space(&rest) == 2
        let day = rest.prefix(while: \.isASCIIDigit)
        guard 1...(isPadded ? 1 : 2) ~= day.count else { return nil }
        rest = rest[day.endIndex...]
        var (end, hasTime, hasSeconds) = (rest.startIndex, false, false)
        while space(&rest) == 1 {
            let field = rest.prefix { $0.isASCIILetterOrDigit || ":+-".utf8.contains($0) }
            guard !field.isEmpty else { break }
            let time = field.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
            if !hasTime, 2...3 ~= time.count, time.allSatisfy({ $0.count == 2 && $0.allSatisfy(\.isASCIIDigit) }) {
                (hasTime, hasSeconds) = (true, time.count == 3)
            } else if !(field.count == 4 && field.allSatisfy(\.isASCIIDigit)) {
                let zone = field.prefix(while: \.isASCIICapital)
                guard hasTime, isOffset(field[zone.endIndex...]),
                    zone.isEmpty || zones.contains(String(decoding: zone, as: UTF8.self))
                else { break }
            }
            rest = rest[field.endIndex...]
            end = field.endIndex
        }
        guard hasSeconds || isPadded else { return nil }
        return end < limit && (bytes[end].isASCIILetterOrDigit || bytes[end] > 0x7F) ? nil : end
    }

    /// The end of a date as the headers of mails have it, that text begins with.
    private static func mailEnd(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        var rest = text
        guard word(&rest, in: days), rest.first == UInt8(ascii: ",") else { return nil }
        rest = rest.dropFirst()
        guard space(&rest) == 1, digits(&rest, 1...2), space(&rest) == 1, word(&rest, in: months), space(&rest) == 1,
            digits(&rest, 4...4), space(&rest) == 1
        else { return nil }
        let time = rest.prefix { $0.isASCIIDigit || $0 == UInt8(ascii: ":") }
        let parts = time.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        rest = rest[time.endIndex...]
        guard 2...3 ~= parts.count, parts.allSatisfy({ $0.count == 2 }), space(&rest) == 1 else { return nil }
        let zone = rest.prefix { $0.isASCIILetterOrDigit || "+-".utf8.contains($0) }
        let isKnown =
            zones.contains(String(decoding: zone, as: UTF8.self)) || zone.first?.isASCIICapital == false && isOffset(zone)
        return isKnown && !zone.isEmpty ? zone.endIndex : nil
    }

    private static func digits(_ rest: inout Slice<UnsafeBufferPointer<UInt8>>, _ counts: ClosedRange<Int>) -> Bool {
        let digits = rest.prefix(counts.upperBound + 1).prefix(while: \.isASCIIDigit)
        rest = rest[digits.endIndex...]
        return counts.contains(digits.count)
    }

    /// Where such dates stand in a text, in UTF-8 offsets, in order.
    package static func ranges(in text: String) -> [Range<Int>] {
        var text = text
        return text.withUTF8 { bytes in
            var (found, position) = ([Range<Int>](), 0)
            while position < bytes.count {
                let beginsWord = position == 0 || !bytes[position - 1].isASCIILetterOrDigit && bytes[position - 1] < 0x80
                if bytes[position].isASCIICapital, beginsWord, let end = end(in: bytes, from: position, to: bytes.count) {
                    found.append(position..<end)
                    position = end
                } else {
                    position += 1
                }
            }
            return found
        }
    }

    /// Whether nothing is left, or the hours and minutes that a zone is before or behind.
    private static func isOffset(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let sign = text.first else { return true }
        return "+-".utf8.contains(sign) && text.count == 5 && text.dropFirst().allSatisfy(\.isASCIIDigit)
    }

    private static func word(_ rest: inout Slice<UnsafeBufferPointer<UInt8>>, in words: Set<String>) -> Bool {
        let word = rest.prefix(4).prefix(while: \.isASCIILetter)
        rest = rest[word.endIndex...]
        return words.contains(String(decoding: word, as: UTF8.self))
    }

    /// Goes behind up to two spaces.
    private static func space(_ rest: inout Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        let spaces = rest.prefix(2).prefix { $0 == 0x20 }
        rest = rest[spaces.endIndex...]
        return spaces.count
    }
}
