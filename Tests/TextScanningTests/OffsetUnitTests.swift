// SPDX-License-Identifier: Apache-2.0

import Testing
import TextScanning

@Suite("Units of offsets")
struct OffsetUnitTests {
    @Test(
        "Offsets are those of the string's own views",
        arguments: ["", "abc", "äöü", "水と油", "a👩‍🚀b\u{10FFFF}c", "e\u{301}\u{0}"])
    func agreesWithViews(text: String) {
        let boundaries = Array(text.unicodeScalars.indices) + [text.endIndex]
        let bytes = boundaries.map { text.utf8.distance(from: text.startIndex, to: $0) }
        #expect(OffsetUnit.utf8.offsets(bytes, in: text) == bytes)
        #expect(
            OffsetUnit.scalar.offsets(bytes, in: text)
                == boundaries.map { text.unicodeScalars.distance(from: text.startIndex, to: $0) })
        #expect(
            OffsetUnit.utf16.offsets(bytes, in: text) == boundaries.map { text.utf16.distance(from: text.startIndex, to: $0) })
    }
}
