// SPDX-License-Identifier: Apache-2.0

import TextScanning

extension PassageBuilder {
    /// What stands among text and is not to be taken as it stands.
    enum Notation {
        /// It stands for other bytes.
        case escape(end: Int, meaning: [UInt8])
        /// It stands for a character.
        case reference(CharacterReference)
        /// It is kept.
        case inline(end: Int)
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
            case .reference(let reference):
                addReference(reference, from: position)
                start = reference.end
            case .inline(let end):
                addInline(position..<end)
                start = end
            }
            position = start
        }
        addText(start..<position)
    }
}
