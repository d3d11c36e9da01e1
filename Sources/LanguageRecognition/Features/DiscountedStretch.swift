// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// A stretch of text that is not evidence, or less than its letters would say: fixed text, or words with digits or symbols among
/// them.
package struct DiscountedStretch: Sendable {
    /// What a stretch counts as.
    package enum Kind: Sendable {
        /// Words, as far as one can tell: they are evidence, but for the digits and symbols among them.
        case text
        /// The address of a page or of a person, such as people put beside anything they write.
        case address
        /// A path, a file, a serial number, a name out of a program.
        case name
        /// An expression of a programming language: words beside it are likely to be its keywords and variables.
        case code

        /// What fixed text of a kind counts as.
        init(_ kind: FixedText.Kind) {
            self = kind.isAddress ? .address : kind.isCode ? .code : .name
        }
    }

    /// Where it stands, in UTF-8 offsets.
    package let range: Range<Int>
    /// How many letters of it are not evidence.
    package let letterCount: Int
    /// How many digits there are, and twice the symbols; none in addresses, and in names with letters.
    package let digitAndSymbolCount: Int
    package let kind: Kind

    package var isCode: Bool { kind == .code }
}

extension TextCounts {
    /// Counts what is discounted.
    @inline(__always)
    mutating func count(_ stretch: DiscountedStretch) {
        letterCount &+= stretch.letterCount
        digitAndSymbolCount &+= stretch.digitAndSymbolCount
        guard stretch.kind != .address else { return }
        discountedLetterCount &+= stretch.letterCount
        if stretch.isCode {
            codeLetterCount &+= stretch.letterCount
            codeStretchCount &+= 1
        }
    }
}
