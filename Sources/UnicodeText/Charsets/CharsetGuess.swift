// SPDX-License-Identifier: Apache-2.0

internal import CUnicode

/// What charset some bytes may be in, by ICU's statistics.
public struct CharsetGuess: Sendable, Hashable {
    /// The charset.
    public let charset: Charset
    /// ICU's name of the guess. It tells more than the charset does in one case: `IBM424_ltr` is Hebrew stored as it is seen,
    /// from left to right.
    public let name: String
    /// How sure ICU is, from 0 to 1. It is not a probability, and low for short texts.
    public let confidence: Double
    /// The language whose statistics fitted, as ICU's code of it; nil for charsets that are told by form.
    public let language: String?

    /// How many bytes are looked at.
    public static let sampleSize = 1 << 20

    /// The charsets that bytes may be in, best first.
    ///
    /// Of a long text the first `sampleSize` bytes are looked at.
    ///
    /// - Parameters:
    ///   - bytes: The text; of an empty one nothing can be said, and ICU's guess is worth nothing.
    ///   - declared: What a header or a file's name says, which counts for a little.
    ///   - strippingMarkup: Whether tags in angle brackets are left out.
    /// - Throws: `UnicodeError` where memory runs out.
    public static func guesses(
        for bytes: some Collection<UInt8>, declared: String? = nil, strippingMarkup: Bool = false
    ) throws(UnicodeError) -> [CharsetGuess] {
        let result: Result<[CharsetGuess], UnicodeError> = bytes.prefix(sampleSize).withContiguousBytes { sample in
            guard let text = sample.baseAddress, !sample.isEmpty else { return .success([]) }
            return guesses(text, Int32(sample.count), declared, strippingMarkup)
        }
        return try result.get()
    }

    private static func guesses(
        _ text: UnsafePointer<UInt8>, _ count: Int32, _ declared: String?, _ stripsMarkup: Bool
    ) -> Result<[CharsetGuess], UnicodeError> {
        withUnsafeTemporaryAllocation(of: cunicode_charset_match.self, capacity: 100) { buffer in
            guard let matches = buffer.baseAddress else { return .success([]) }
            var status: Int32 = 0
            let found = cunicode_detect_charsets(text, count, declared, stripsMarkup, matches, Int32(buffer.count), &status)
            guard status <= 0 else { return .failure(UnicodeError(.charsetDetectionFailed, "", icuCode: status)) }
            return .success(buffer.prefix(Int(found)).compactMap(CharsetGuess.init))
        }
    }

    private init?(_ match: cunicode_charset_match) {
        let name = String(cString: match.name)
        let language = String(cString: match.language)
        // What follows an underscore is the direction, which the charset's own name does not have.
        guard let charset = (try? Charset(name)) ?? (try? Charset(String(name.prefix { $0 != "_" }))) else { return nil }
        self.charset = charset
        self.name = name
        self.confidence = Double(match.confidence) / 100
        self.language = language.isEmpty ? nil : language
    }
}
