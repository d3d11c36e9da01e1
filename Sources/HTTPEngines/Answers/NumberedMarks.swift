// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// A text whose placeholders travel as marks that a language model can write: `⟦1⟧`, `⟦2⟧`.
struct NumberedMarks {
    /// The text with its marks.
    let text: String
    /// How many it has.
    let count: Int
    /// The number of the first, so that none is what stood in the text already.
    private let first: Int

    /// Marks for the placeholders of a text.
    init(in text: String) {
        let stretches = Placeholder.stretches(of: text)
        count = stretches.count - 1
        var first = 1
        while (0..<max(1, stretches.count - 1)).contains(where: { text.contains(Self.mark(first + $0)) }) { first += 100 }
        self.first = first
        var marked = ""
        for (index, stretch) in stretches.enumerated() {
            if index > 0 { marked += Self.mark(first + index - 1) }
            marked += stretch
        }
        self.text = marked
    }

    /// One of the marks.
    var example: String { Self.mark(first) }

    /// A translation with placeholders in the place of its marks; nil where it does not have each of them once, in any order.
    func restored(in translation: String) -> String? {
        guard Placeholder.count(in: translation) == 0 else { return nil }
        var restored = translation
        // From the last, since ⟦1⟧ is no part of ⟦11⟧ but may stand beside it.
        for number in (first..<first + count).reversed() {
            let parts = restored.components(separatedBy: Self.mark(number))
            guard parts.count == 2 else { return nil }
            restored = parts.joined(separator: Placeholder.text)
        }
        return restored
    }

    private static func mark(_ number: Int) -> String { "⟦\(number)⟧" }
}

extension String {
    fileprivate func components(separatedBy separator: String) -> [String] {
        split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }
}
