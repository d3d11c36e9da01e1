// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The hours of a text with `am` or `pm`, such as `10:30 PM`, that its translation has to have: as they are, by a clock of 24
/// hours, or with words for the half of the day. Models make half past ten in the morning of some, and lose one of two.
package struct ExactHours: Sendable {
    private struct Hour {
        let range: Range<Int>
        /// As the text has it, without the half of the day.
        let digits: String
        /// What a clock of 24 hours shows, without minutes.
        let hour: Int
        let minutes: String?
        let period: DayPeriod
    }

    private var hours: [Hour] = []

    init(in text: String) {
        guard text.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "m") }) else { return }
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
        guard space.count < 2, let (period, end) = DayPeriod.leading(rest[space.endIndex...].utf8) else { return nil }
        // In German and Romanian *am* behind a number is a word, before another.
        let behind = rest[end...]
        if rest[space.endIndex..<end] == "am", !space.isEmpty, behind.first == " ", behind.dropFirst().first?.isLetter == true {
            return nil
        }
        return Hour(
            range: digits.startIndex..<digits.endIndex + rest[..<end].utf8.count,
            digits: String(decoding: digits, as: UTF8.self), hour: period == .pm ? hour + 12 : hour,
            minutes: parts.count == 2 ? String(decoding: parts[1], as: UTF8.self) : nil, period: period)
    }

    /// Where those stand that a translation lacks.
    func lost(in translation: String) -> [Range<Int>] {
        guard !hours.isEmpty else { return [] }
        let translation = translation.lowercased()
        let times = Self.times(in: translation)
        let saysHalf = Self.saysLaterHalf(translation)
        return hours.filter { hour in
            let kept = times[hour.digits]
            if kept?.contains(hour.period) == true { return false }
            if kept?.contains(nil) == true, saysHalf || hour.period == .am { return false }
            // 19 pm is no hour.
            func isThere(_ time: String) -> Bool { times[time]?.contains(nil) == true }
            guard let minutes = hour.minutes else { return !isThere("\(hour.hour)") && !isThere("0\(hour.hour)") }
            let isWhole = [":", ".", "h"].contains {
                isThere("\(hour.hour)\($0)\(minutes)") || isThere("0\(hour.hour)\($0)\(minutes)")
            }
            return !isWhole && !(isThere("\(hour.hour)") && isThere(minutes))
        }.map(\.range)
    }

    /// The numbers of a translation in small letters that may be times, as `14`, `9:30` and `9h30`, each with the halves of the
    /// day that stand behind it, nil where none does.
    static func times(in translation: String) -> [String: Set<DayPeriod?>] {
        var times: [String: Set<DayPeriod?>] = [:]
        var rest = translation[...]
        while let start = rest.firstIndex(where: { $0.isASCII && $0.isNumber }) {
            let run = rest[start...].prefix { $0.isASCII && $0.isNumber || ":.h".contains($0) }
            let number = run[...(run.lastIndex(where: \.isNumber) ?? run.startIndex)]
            let behind = rest[number.endIndex...].drop(while: \.isWhitespace)
            times[String(number), default: []].insert(DayPeriod.leading(behind.utf8)?.period)
            rest = rest[run.endIndex...]
        }
        return times
    }

    /// Whether a text in small letters has a word for the later half of the day.
    ///
    /// - Complexity: Linear in the length of the text.
    package static func saysLaterHalf(_ text: String) -> Bool {
        text.split { !$0.isLetter }.contains { halves.contains(String($0)) } || signs.contains { text.contains($0) }
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
