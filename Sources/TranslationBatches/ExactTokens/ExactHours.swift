// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The hours after noon of a text, such as `10:30 PM`, that its translation has to have: as they are, by a clock of 24 hours, or
/// with words for the half of the day. Models make half past ten in the morning of some.
struct ExactHours: Sendable {
    private struct Hour {
        let range: Range<Int>
        /// As the text has it, without the half of the day.
        let digits: String
        /// What a clock of 24 hours shows, without minutes.
        let hour: Int
        let minutes: String?
    }

    private var hours: [Hour] = []

    init(in text: String) {
        guard text.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "p") }) else { return }
        var text = text
        text.withUTF8 { bytes in
            var position = 0
            while let start = bytes[position...].firstIndex(where: \.isASCIIDigit) {
                let digits = bytes[start...].prefix { $0.isASCIIDigit || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") }
                position = digits.endIndex
                if let hour = Self.hour(digits, in: bytes) { hours.append(hour) }
            }
        }
    }

    private static func hour(_ digits: Slice<UnsafeBufferPointer<UInt8>>, in bytes: UnsafeBufferPointer<UInt8>) -> Hour? {
        let parts = digits.split(omittingEmptySubsequences: false) { !$0.isASCIIDigit }
        guard 1...2 ~= parts.count, let hour = Int(String(decoding: parts[0], as: UTF8.self)), 1...11 ~= hour,
            parts.count == 1 || parts[1].count == 2
        else { return nil }
        let rest = String(decoding: bytes[digits.endIndex...].prefix(8), as: UTF8.self)
        let space = rest.prefix { [" ", "\u{A0}", "\u{202F}"].contains($0) }
        guard space.count < 2,
            let half = ["p.m.", "pm"].first(where: { rest.dropFirst(space.count).lowercased().hasPrefix($0) }),
            rest.dropFirst(space.count + half.count).first.map({ !$0.isLetter && !$0.isNumber }) ?? true
        else { return nil }
        return Hour(
            range: digits.startIndex..<digits.endIndex + space.utf8.count + half.utf8.count,
            digits: String(decoding: digits, as: UTF8.self), hour: hour + 12,
            minutes: parts.count == 2 ? String(decoding: parts[1], as: UTF8.self) : nil)
    }

    /// Where those stand that a translation lacks.
    func lost(in translation: String) -> [Range<Int>] {
        guard !hours.isEmpty else { return [] }
        let translation = translation.lowercased()
        let numbers = Set(
            translation.split { !($0.isASCII && $0.isNumber) && !":.h".contains($0) }.map { number in
                String(number.reversed().drop { !$0.isNumber }.reversed())
            })
        let words = Set(translation.split { !$0.isLetter && $0 != "." }.map { String($0.hasSuffix(".") ? $0.dropLast() : $0) })
        let saysAfterNoon = !words.isDisjoint(with: ["pm", "p.m"])
        let saysHalf = saysAfterNoon || !words.isDisjoint(with: Self.halves) || Self.signs.contains { translation.contains($0) }
        return hours.filter { hour in
            if saysHalf, numbers.contains(hour.digits) { return false }
            // 19 pm is no hour.
            guard !saysAfterNoon else { return true }
            guard let minutes = hour.minutes else { return !numbers.contains("\(hour.hour)") }
            return !["\(hour.hour):\(minutes)", "\(hour.hour).\(minutes)", "\(hour.hour)h\(minutes)"].contains(
                where: numbers.contains)
                && !(numbers.contains("\(hour.hour)") && numbers.contains(minutes))
        }.map(\.range)
    }

    /// Words for the later half of the day in the languages that models translate into most.
    private static let halves: Set = [
        "tarde", "noite", "noche", "tarda", "vespre", "nit", "soir", "midi", "sera", "pomeriggio", "abend", "abends",
        "nachmittag",
        "nachmittags", "middag", "avond", "kväll", "kveld", "aften", "večer", "wieczorem", "полудни", "вечера", "вечора", "дня",
    ]

    /// The same where no space parts words.
    private static let signs = ["下午", "晚", "午後", "오후"]
}
