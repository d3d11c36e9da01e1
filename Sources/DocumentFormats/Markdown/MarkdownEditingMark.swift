// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Marks that editors of a text leave in it, as CriticMarkup has them: `{++added++}`, `{--taken away--}`, `{~~old~>new~~}`,
/// `{==marked==}{>>a remark<<}`. The words between them are text.
struct MarkdownEditingMark {
    /// How what was opened is closed; nil outside of such marks.
    private var closing: String?

    private static let pairs: KeyValuePairs = ["{++": "++}", "{--": "--}", "{~~": "~~}", "{==": "==}", "{>>": "<<}"]
    private static let arrow = "~>"

    /// Whether a mark may begin with a byte where one has been opened; elsewhere they begin with a brace.
    func mayBegin(with byte: UInt8) -> Bool { closing?.utf8.first == byte }

    /// The end of the mark that begins at a position; nil where none does, or what it opens is not closed.
    ///
    /// - Parameter nextEnd: Where what closes something stands next.
    mutating func end(in bytes: [UInt8], at position: Int, nextEnd: (String) -> Int?) -> Int? {
        let rest = bytes[position...]
        if let closing {
            if rest.starts(with: closing.utf8) {
                self.closing = nil
                return position + closing.utf8.count
            }
            return closing.hasPrefix("~") && rest.starts(with: Self.arrow.utf8) ? position + Self.arrow.utf8.count : nil
        }
        guard let pair = Self.pairs.first(where: { rest.starts(with: $0.key.utf8) }), nextEnd(pair.value) != nil else {
            return nil
        }
        closing = pair.value
        return position + pair.key.utf8.count
    }
}
