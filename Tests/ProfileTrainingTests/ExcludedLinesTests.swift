// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ProfileTraining

@Suite("Lines left out of training")
struct ExcludedLinesTests {
    /// The messages of FIPS 180-2's appendix B and of NIST's example values, with the first 64 bits of their hashes.
    @Test(
        "A line's hash is its SHA-256",
        arguments: [
            ("", 0xE3B0_C442_98FC_1C14), ("abc", 0xBA78_16BF_8F01_CFEA),
            ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 0x248D_6A61_D206_38B8),
        ] as [(String, UInt64)])
    func hash(_ text: String, _ first: UInt64) {
        #expect(SHA256.prefix(of: Array(text.utf8)) == first)
    }

    @Test("Padding takes another block where the length has no room", arguments: [55, 56, 63, 64, 119, 120])
    func padding(_ length: Int) {
        let text = [UInt8](repeating: 0x61, count: length)
        // A hash of so many letters and of one fewer cannot be the same, nor may either trap.
        #expect(SHA256.prefix(of: text) != SHA256.prefix(of: text.dropLast()))
    }
}
