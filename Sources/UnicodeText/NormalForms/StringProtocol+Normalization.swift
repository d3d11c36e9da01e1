// SPDX-License-Identifier: Apache-2.0

extension StringProtocol {
    /// Whether the text is in a normalisation form already.
    ///
    /// - Complexity: O(*n*); a text in ASCII is told without ICU.
    public func isNormalized(_ form: NormalizationForm) -> Bool {
        utf8.withContiguousBytes { Normalization(form).isNormalized($0) }
    }

    /// The text in a normalisation form.
    ///
    /// A text that is in the form already comes back as it is. One of more than 64 MiB is normalised in pieces that end where
    /// the form allows a cut, which gives the same; only a run of 64 MiB of nothing but marks is cut inside.
    ///
    /// - Precondition: ICU's data are installed.
    /// - Complexity: O(*n*).
    public func normalized(_ form: NormalizationForm) -> String {
        utf8.withContiguousBytes { bytes in
            let normalization = Normalization(form)
            if normalization.isNormalized(bytes) { return nil }
            var result: [UInt8] = []
            result.reserveCapacity(bytes.count)
            normalization.normalize(bytes) { result.append(contentsOf: $0.text) }
            return String(decoding: result, as: UTF8.self)
        } ?? String(self)
    }
}
