// SPDX-License-Identifier: Apache-2.0

/// A number that tells texts apart: FNV-1a of 64 bits with a seed, well mixed.
enum Fingerprint {
    /// Takes one more number into a fingerprint.
    static func combining(_ hash: UInt64, _ number: UInt64) -> UInt64 {
        (hash ^ number) &* 0x0000_0100_0000_01B3
    }

    static func of(_ bytes: some Sequence<UInt8>, seed: UInt64) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ seed
        for byte in bytes { hash = combining(hash, UInt64(byte)) }
        var mixer = RandomNumbers(seed: hash)
        return mixer.next()
    }
}
