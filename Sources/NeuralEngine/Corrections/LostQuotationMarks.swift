// SPDX-License-Identifier: Apache-2.0

/// The quotation mark that ends a text, which models leave out behind other signs: `Clique em '....` for *Click on '....'*.
enum LostQuotationMarks {
    private static let marks: Set<Character> = ["'", "\""]

    /// The translation with the mark at its end that the source ends with behind another sign, where it has all but that one.
    ///
    /// - Complexity: Linear in the length of both.
    static func restored(in translation: String, source: String) -> String {
        func count(in text: String) -> Int { text.count { $0 == source.last } }
        guard let mark = source.last, marks.contains(mark), let sign = source.dropLast().last, sign == translation.last,
            sign.isPunctuation, sign != mark, count(in: source).isMultiple(of: 2),
            count(in: translation) == count(in: source) - 1
        else { return translation }
        return translation + String(mark)
    }
}
