// SPDX-License-Identifier: Apache-2.0

import TextScanning

extension PassageBuilder {
    /// What stands among text and is not to be taken as it stands.
    enum Notation {
        /// It stands for other bytes.
        case escape(end: Int, meaning: [UInt8])
        /// It stands for a character, whose spelling is remembered where it matters.
        case character(end: Int, meaning: Unicode.Scalar)
        /// It is kept.
        case inline(end: Int)

        /// A character reference, which is kept where it is not known what it means. That of the end of a line is a space.
        static func reference(_ reference: CharacterReference) -> Notation {
            if reference.isWhiteSpace { return .escape(end: reference.end, meaning: [0x20]) }
            return reference.meaning.map { .character(end: reference.end, meaning: $0) } ?? .inline(end: reference.end)
        }
    }

    /// Adds text with what stands among it.
    ///
    /// - Parameter notation: What begins at an offset; nil where that is text.
    mutating func add(_ range: Range<Int>, reading notation: (Int) -> Notation?) {
        var start = range.lowerBound
        var position = start
        while position < range.upperBound {
            guard let found = notation(position) else {
                position += 1
                continue
            }
            addText(start..<position)
            switch found {
            case .escape(let end, let meaning):
                addEscape(position..<end, for: meaning)
                start = end
            case .character(let end, let meaning):
                addReference(position..<end, for: meaning)
                start = end
            case .inline(let end):
                addInline(position..<end)
                start = end
            }
            position = start
        }
        addText(start..<position)
    }
}
