// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// What a training leaves beside its profile so that languages can be added later, without the corpora: ordinary examples of each
/// language as numbers of rows, and how settled each row is.
///
/// It holds no text. It belongs to the profile that it was written with, whose fingerprint it keeps.
struct Replay: Sendable {
    /// The most rows of an example: of longer ones this many are drawn. Long texts are told easily, and more short examples fit
    /// into the room.
    static let maximumRows = 24
    /// How settled rows are is kept to a factor of two, from two to the power of this on.
    private static let minimumExponent = -14
    static let exponentBits = 4
    static let largestExponent = UInt8(1 << exponentBits - 1)

    /// The fingerprint of the profile; nil in what was written before it was kept.
    let profileFingerprint: String?
    /// How many rows the profile has.
    let rowCount: Int
    /// What the step of a lane was worth in the training, for the rows to be brought back to their size in it.
    let step: Float
    /// The languages, in the order of the classes.
    let languages: [LanguageTag]
    /// The sum of the mean squared gradients of each row, which slows its steps down, as an exponent of two.
    let rowExponents: [UInt8]
    /// The rows of the examples of each class: first the languages, then noise in the script of each language.
    let examples: [[[UInt32]]]

    /// What identifies the contents, for the fingerprint of a profile that is made with them.
    var identity: String {
        let tags = languages.map(\.canonical).joined(separator: " ")
        var hash = Fingerprint.of(tags.utf8, seed: UInt64(step.bitPattern))
        hash = Fingerprint.of(rowExponents, seed: hash)
        for examples in examples {
            hash = Fingerprint.combining(hash, UInt64(examples.count))
            for example in examples {
                hash = example.reduce(Fingerprint.combining(hash, UInt64(example.count))) {
                    Fingerprint.combining($0, UInt64($1))
                }
            }
        }
        return String(hash, radix: 16)
    }

    /// The sum of gradients that an exponent stands for.
    static func gradient(exponent: UInt8) -> Float {
        exponent == 0 ? 0 : Float(sign: .plus, exponent: Int(exponent) + minimumExponent, significand: 1)
    }

    /// The exponent of a sum of gradients.
    static func exponent(gradient: Float) -> UInt8 {
        guard gradient > 0, gradient.isFinite else { return 0 }
        return UInt8(min(max(Int(gradient.exponent) - minimumExponent, 0), Int(largestExponent)))
    }
}

extension Replay {
    /// The replay of a model as its training left it.
    ///
    /// - Parameter profile: The profile that the model is laid down in.
    init(of model: LowRankModel, in profile: LanguageProfile, step: Float, languages: [LanguageTag], examples: [[[UInt32]]]) {
        self.init(
            profileFingerprint: profile.fingerprint, rowCount: model.rowCount, step: step, languages: languages,
            rowExponents: (0..<model.rowCount).map { Self.exponent(gradient: model.gradient(ofRow: $0)) }, examples: examples)
    }

    /// The replay of a model that went on from this one's with further languages.
    ///
    /// - Parameters:
    ///   - profile: The profile that the model is laid down in.
    ///   - added: The examples of the further languages and of noise in their scripts.
    func extended(
        by model: LowRankModel, in profile: LanguageProfile, with further: [LanguageTag], examples added: [[[UInt32]]]
    ) -> Replay {
        let (old, new) = (languages.count, further.count)
        return Replay(
            of: model, in: profile, step: step, languages: languages + further,
            examples: Array(examples[..<old] + added[..<new] + examples[old...] + added[new...]))
    }
}
