// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Testing

@testable import Reports

@Suite("Hues of a page")
struct PageHuesTests {
    private static let languages: [LanguageTag] = [
        "en", "de", "fr", "es", "it", "pt", "ru", "uk", "pl", "cs", "sv", "nl", "ca", "ja", "ko", "ar",
    ]

    @Test("Neighbours differ in hue, where each has fewer than eight of them", arguments: 0..<20)
    func separatesNeighbours(seed: Int) {
        // Each language stands beside few others, as in a document that goes from one to the next.
        var state = UInt64(seed + 1)
        var sequence: [LanguageTag] = []
        for place in 0..<200 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            sequence.append(Self.languages[(place / 14 + Int(state >> 60) % 4) % Self.languages.count])
        }
        let hues = PageHues(of: Self.languages, in: sequence)
        for (first, second) in zip(sequence, sequence.dropFirst()) where first != second {
            #expect(hues.hue(of: first) != hues.hue(of: second))
        }
    }

    @Test("Up to eight languages have a hue each, and no two of forty have hue and underline in common")
    func tellsApart() throws {
        let tags = try LanguageDetector().profile.languages.prefix(40).map(\.tag)
        for count in 1...40 {
            let hues = PageHues(of: Array(tags.prefix(count)), in: [])
            let looks = tags.prefix(count).map { "\(hues.hue(of: $0) ?? -1) \(hues.underline(of: $0))" }
            #expect(Set(looks).count == count)
            if count <= 8 { #expect(Set(tags.prefix(count).map { hues.hue(of: $0) }).count == count) }
        }
    }
}
