// SPDX-License-Identifier: Apache-2.0

import TextScanning
import TranslationBatches

/// Halves of the day that models write behind times whose text has none: `at 8:30 p.m.` for *às 8:30*, `18:00 AM` for *às 18:00*.
enum InventedDayPeriods {
    /// The translation without `a.m.` and `p.m.` behind times that stand in the source as they are, where the source has no half
    /// of the day. `a.m.` stays behind a time that may be one of a clock of 12 hours.
    ///
    /// - Complexity: Linear in the length of both.
    static func removed(from translation: String, source: String) -> String {
        guard translation.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "m") }),
            translation.utf8.contains(where: \.isASCIIDigit), source.utf8.contains(where: \.isASCIIDigit)
        else { return translation }
        let invented = times(in: translation).filter { $0.period != nil }
        guard !invented.isEmpty else { return translation }
        let own = times(in: source)
        let small = source.lowercased()
        guard own.allSatisfy({ $0.period == nil }), !ExactHours.saysLaterHalf(small) else { return translation }
        var (result, start) = ("", translation.startIndex)
        for time in invented where own.contains(where: { $0.hour == time.hour && $0.minutes == time.minutes }) {
            guard time.period?.period == .pm || time.hour > 12 || time.hasLeadingZero, let end = time.period?.end else {
                continue
            }
            result += translation[start..<time.end]
            start = end
            // The last full stop of p.m. ends the sentence, too.
            let isLast = translation[end...].allSatisfy(\.isWhitespace)
            if isLast, translation[..<end].last == ".", source.last(where: { !$0.isWhitespace }) == "." { result += "." }
        }
        return result + translation[start...]
    }

    private struct Time {
        let hour: Int
        let minutes: Substring
        let hasLeadingZero: Bool
        /// Where its digits end.
        let end: String.Index
        /// The half of the day behind it, and where that ends.
        let period: (period: DayPeriod, end: String.Index)?
    }

    private static func times(in text: String) -> [Time] {
        text.matches(of: /\b([0-2]?[0-9])[:h.]([0-5][0-9])\b/).compactMap { match in
            guard let hour = Int(match.1), hour < 24 else { return nil }
            let behind = text[match.range.upperBound...]
            let period = DayPeriod.leading((behind.first?.isWhitespace == true ? behind.dropFirst() : behind).utf8)
            return Time(
                hour: hour, minutes: match.2, hasLeadingZero: match.1.first == "0", end: match.range.upperBound, period: period)
        }
    }
}
