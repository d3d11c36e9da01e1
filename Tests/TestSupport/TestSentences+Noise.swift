// SPDX-License-Identifier: Apache-2.0

extension TestSentences {
    /// The kinds of noise there are, sorted: addresses, numbers, source code, pictographs and the like.
    public static let noiseKinds = Checkout.names(in: noise)

    /// Returns lines of one kind of noise: texts that no detector should find a language in.
    ///
    /// - Parameter kind: one of `noiseKinds`.
    /// - Throws: Foundation's `CocoaError` when there is no such file or it is not UTF-8.
    public static func noiseLines(of kind: String) throws -> [String] {
        try Checkout.lines(of: kind + ".txt", in: noise)
    }

    /// Returns the lines of every kind of noise, ordered by kind and then as in their files.
    ///
    /// - Throws: Foundation's `CocoaError` when a file cannot be read.
    public static func allNoise() throws -> [(kind: String, text: String)] {
        try noiseKinds.flatMap { kind in try noiseLines(of: kind).map { (kind, $0) } }
    }

    private static let noise = "Noise"
}
