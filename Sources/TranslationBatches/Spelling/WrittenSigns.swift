// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Signs as the source writes them: models make one `!` of three, `...` of `…`, `< =` of `<=`, and `US $ 9` of `$9`; engines
/// of both kinds write straight apostrophes.
package enum WrittenSigns {
    /// The translation of a sentence with such signs as its source has them.
    ///
    /// - Complexity: Linear in the length of both.
    package static func restored(in translation: String, source: String) -> String {
        var result = translation
        if source.contains("…"), !source.contains(utf8: "...") { result = result.replacing("...", with: "…") }
        if source.contains("’"), !source.contains("'") { result = result.replacing("'", with: "’") }
        if source.contains("$"), !source.contains(utf8: "US"), result.contains(utf8: "US") {
            result = result.replacing(/US ?\$ ?/) { _ in "$" }
        }
        for (sign, parted) in [("<=", "< ="), (">=", "> =")] where source.contains(utf8: sign) && result.contains(utf8: parted) {
            if !source.contains(utf8: parted) { result = result.replacing(parted, with: sign) }
        }
        if source.contains(utf8: "\u{A0}") {
            for sign in ["%", "€", "$", "£", "°"] + signsOfMathematics
            where source.contains("\u{A0}" + sign) && !source.contains(" " + sign) {
                result = result.replacing(" " + sign, with: "\u{A0}" + sign)
            }
            for sign in signsOfMathematics where source.contains(sign + "\u{A0}") && !source.contains(sign + " ") {
                result = result.replacing(sign + " ", with: sign + "\u{A0}")
            }
        }
        // "Save as…" is no "Guardar como"…
        for mark in ["\"", "'", "”", "»", "’"] where source.contains("…" + mark) && !source.contains(mark + "…") {
            if !result.contains("…" + mark) { result = result.replacing(mark + "…", with: "…" + mark) }
        }
        // The point of an ordinal ends the sentence, too: *1. svibnja.* is `May 1..` to rules.
        if result.contains(utf8: ".."), !source.contains(utf8: "..") {
            result = result.replacing(/(\d)\.\.(?!\.)/) { "\($0.1)." }
        }
        result = ArticlesOfHours.restored(in: result, source: source)
        result = WrittenOrdinals.restored(in: WrittenPoints.restored(in: result, source: source), source: source)
        guard source.utf8.contains(where: { $0 == UInt8(ascii: "!") || $0 == UInt8(ascii: "?") }) else { return result }
        let runs = runs(of: source)
        let own = Self.runs(of: result)
        if let run = runs.first, runs.count == 1, run.count > 1, let other = own.first, own.count == 1, run != other {
            result.replaceSubrange(other.startIndex..<other.endIndex, with: run)
        }
        return result
    }

    private static let signsOfMathematics = ["<", "=", ">", "±", "×", "÷", "≈", "≠", "≤", "≥", "−"]

    private static func runs(of text: String) -> [Substring] { text.split { !"!?".contains($0) } }
}
