// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import LanguageRecognition

@Suite("Answers that are the same bits everywhere")
struct PinnedAnswersTests {
    /// The fingerprint of the profile that the pin belongs to: a new profile gives new answers, and a new pin.
    private static let fingerprint = "f0c71a6d15fb562767178b174ec22bf0"
    private static let pin: UInt64 = 11_635_540_397_799_772_446

    @Test("are those that were pinned for the committed profile")
    func pinned() throws {
        let profile = try LanguageProfile.embedded()
        let detector = LanguageDetector(profile: profile)
        let sentences = try TestSentences.all().map(\.text)
        let words = sentences.prefix(150).flatMap { $0.split(separator: " ").prefix(2).map(String.init) }
        let texts = sentences + words + (try TestSentences.allNoise().map(\.text))
        #expect(texts.count >= 1000)
        // FNV-1a over every language and every bit of every probability.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func take(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        for text in texts {
            for hypothesis in detector.detect(text).hypotheses {
                hypothesis.language.canonical.utf8.forEach(take)
                let bits = hypothesis.probability.bitPattern
                for shift in 0..<8 { take(UInt8(truncatingIfNeeded: bits >> UInt64(8 * shift))) }
            }
        }
        #expect(profile.fingerprint == Self.fingerprint, "a new profile: pin its answers")
        #expect(hash == Self.pin, "the answers have other bits than on the machine that pinned them: \(hash)")
    }
}
