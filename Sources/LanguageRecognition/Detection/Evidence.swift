// SPDX-License-Identifier: Apache-2.0

/// What a text says about its language: sums that add up over units, texts and batches.
///
/// One fixed linear map of the profile turns any evidence into a score for each language, so the evidence of a whole is the sum
/// of the evidence of its parts, and no text has to be scored twice.
///
///     let detector = try LanguageDetector()
///     let whole = detector.evidence(of: "Guten Morgen. ") + detector.evidence(of: "Wie geht es?")
///     detector.detection(for: whole).language  // de
public struct Evidence: Sendable, Hashable {
    /// The sums of the rows of all features.
    package var lanes: SIMD32<Int64>
    /// The sums of those of words in Latin letters, which stand in texts of all scripts.
    package var latinLanes = SIMD32<Int64>.zero
    /// What was counted beside the sums.
    package var counts: TextCounts

    /// How many features were looked up.
    public var featureCount: Int { counts.featureCount }
    /// How many letters the text held, those inside links, numbers and code included.
    public var letterCount: Int { counts.letterCount }

    /// No evidence at all.
    public static var zero: Evidence {
        Evidence(lanes: .zero, letters: .zero, featureCount: 0, letterCount: 0, hasContent: false)
    }

    package init(
        lanes: SIMD32<Int64>, letters: SIMD64<UInt32>, featureCount: Int, letterCount: Int, hasContent: Bool,
        wordLetterCount: Int? = nil
    ) {
        self.lanes = lanes
        counts = TextCounts()
        counts.letters = letters
        counts.featureCount = featureCount
        counts.letterCount = letterCount
        counts.wordLetterCount = wordLetterCount ?? letterCount
        counts.hasContent = hasContent
    }

    /// The evidence of two texts taken together.
    public static func + (left: Evidence, right: Evidence) -> Evidence {
        var sum = left
        sum += right
        return sum
    }

    /// Adds the evidence of another text to this one.
    public static func += (left: inout Evidence, right: Evidence) {
        left.lanes &+= right.lanes
        left.latinLanes &+= right.latinLanes
        left.counts += right.counts
    }

    /// What the words in Latin letters say together, or all the others.
    ///
    /// A word in another script says nothing between the languages of a text: its rows were not learnt for them.
    package func sums(inLatin: Bool) -> SIMD32<Int64> { inLatin ? latinLanes : lanes &- latinLanes }
}

extension Evidence {
    /// Whether there is anything but white space and control characters in a text.
    ///
    /// - Complexity: Ends at the first character that is none.
    package static func hasContent(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes.contains(where: { $0 > 0x20 }) else { return false }
        // Control characters are not content either; white space beyond ASCII is rare, and looked for by scalars.
        if bytes.contains(where: { $0 > 0x20 && $0 < 0x7F }) { return true }
        return String(decoding: bytes, as: UTF8.self).unicodeScalars.contains {
            !$0.properties.isWhitespace && $0.properties.generalCategory != .control
        }
    }
}
