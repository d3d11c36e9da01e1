// SPDX-License-Identifier: Apache-2.0

/// Dashes and quotation marks that models write where the text has none, as subtitles go on: `(Laughter) --` for *(Risos)*,
/// `But he said, "` for *Mas disse:*.
enum InventedMarks {
    private static let dashes: Set<Character> = ["-", "–", "—"]
    private static let quotationMarks: Set<Character> = ["\"", "“", "”", "„", "«", "»"]

    /// The translation without a dash at its end, and without a quotation mark that has no other half, where the source has
    /// none. The comma before the latter is a colon again.
    ///
    /// - Complexity: Linear in the length of both.
    static func removed(from translation: String, source: String) -> String {
        var result = translation
        if let last = result.last, dashes.contains(last), let end = source.last(where: { !$0.isWhitespace }),
            !dashes.contains(end)
        {
            let rest = result[..<(result.lastIndex { !dashes.contains($0) } ?? result.startIndex)]
            // *well-* is a word that is cut off.
            if result[rest.endIndex...].first?.isWhitespace == true, !rest.isEmpty {
                result = String(rest[...(rest.lastIndex { !$0.isWhitespace } ?? rest.startIndex)])
            }
        }
        return withoutOpenQuotation(result, source: source)
    }

    private static func withoutOpenQuotation(_ translation: String, source: String) -> String {
        guard let mark = translation.firstIndex(where: quotationMarks.contains),
            !translation[translation.index(after: mark)...].contains(where: quotationMarks.contains),
            !source.contains(where: { quotationMarks.contains($0) || $0 == "″" || $0 == "'" })
        else { return translation }
        var before = translation[..<mark]
        while before.last == " " { before.removeLast() }
        if before.last == ",", source.contains(":"), !translation.contains(":") { before = before.dropLast() + ":" }
        let behind = translation[translation.index(after: mark)...].drop { $0 == " " }
        // users"personal information
        let next = translation[translation.index(after: mark)...].first
        let isGenitive = translation[..<mark].last == "s" && next?.isLetter == true
        let isApart = !before.isEmpty && behind.first.map { $0.isLetter || $0.isNumber } == true
        return before + (isGenitive ? "' " : isApart ? " " : "") + behind
    }
}
