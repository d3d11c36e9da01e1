// SPDX-License-Identifier: Apache-2.0

/// The tables that fold and classify characters, as they stand in a profile.
///
/// They are made from ICU when a profile is trained and read from the profile ever after, so that answers do not change with
/// the ICU of the machine. Layout, in little-endian 32-bit words: the number of blocks, of expansions and of compositions, one
/// reserved word; then 8,704 block numbers (16 bits each), the blocks of 128 entries, the expansions (four scalars each, 0
/// where unused), and the compositions (base, mark, composed) in ascending order.
package struct CharacterTable: Sendable {
    package static let blockSize = 128
    static let blockNumberCount = 0x11_0000 / blockSize
    static let scalarsOfExpansion = 4

    private let blockNumbers: ProfileArray<UInt16>
    private let blocks: ProfileArray<UInt32>
    private let expansions: ProfileArray<UInt32>
    private let compositions: ProfileArray<UInt32>
    private let blockCount: Int
    private let compositionCount: Int
    /// The script classes of the two alphabets whose letters stand in for each other.
    package let latinClass: Int
    let cyrillicClass: Int

    /// Reads the tables of a section of a profile.
    ///
    /// - Throws: `ProfileError` where the section is shorter than its own counts say.
    package init(section: ProfileArray<UInt8>) throws(ProfileError) {
        guard let counts = section.slice(at: 0, count: 4, of: UInt32.self), counts[0] > 0 else {
            throw ProfileError(.damagedSection, section: .characters, detail: "it has no header")
        }
        let blockNumberBytes = Self.blockNumberCount * 2
        let blocksAt = 16 + blockNumberBytes
        let expansionsAt = blocksAt + Int(counts[0]) * Self.blockSize * 4
        let compositionsAt = expansionsAt + Int(counts[1]) * Self.scalarsOfExpansion * 4
        guard
            let blockNumbers = section.slice(at: 16, count: Self.blockNumberCount, of: UInt16.self),
            let blocks = section.slice(at: blocksAt, count: Int(counts[0]) * Self.blockSize, of: UInt32.self),
            let expansions = section.slice(
                at: expansionsAt, count: Int(counts[1]) * Self.scalarsOfExpansion, of: UInt32.self),
            let compositions = section.slice(at: compositionsAt, count: Int(counts[2]) * 3, of: UInt32.self)
        else {
            throw ProfileError(.damagedSection, section: .characters, detail: "it is shorter than its tables")
        }
        self.blockNumbers = blockNumbers
        self.blocks = blocks
        self.expansions = expansions
        self.compositions = compositions
        blockCount = Int(counts[0])
        compositionCount = Int(counts[2])
        let lookUp = { (scalar: UInt32) in
            Self.entry(of: scalar, blockNumbers: blockNumbers.base, blocks: blocks.base, blockCount: Int(counts[0]))
        }
        latinClass = lookUp(0x61).scriptClass
        cyrillicClass = lookUp(0x430).scriptClass
    }

    @inline(__always)
    private static func entry(
        of scalar: UInt32, blockNumbers: UnsafePointer<UInt16>, blocks: UnsafePointer<UInt32>, blockCount: Int
    ) -> CharacterEntry {
        // A damaged file may name any block, and fold to what is not a scalar: both are clamped, so that what is read is always
        // ours.
        let place = min(Int(scalar) / blockSize, blockNumberCount &- 1)
        let block = min(Int(blockNumbers[place]), blockCount &- 1)
        return CharacterEntry(stored: blocks[block &* blockSize &+ Int(scalar) % blockSize], for: scalar)
    }

    /// The entry of a scalar.
    @inline(__always)
    package func entry(of scalar: UInt32) -> CharacterEntry {
        Self.entry(of: scalar, blockNumbers: blockNumbers.base, blocks: blocks.base, blockCount: blockCount)
    }

    /// What is stored for the first 128 characters.
    @inline(__always)
    var ascii: UnsafePointer<UInt32> {
        blocks.base + min(Int(blockNumbers.base[0]), blockCount - 1) * Self.blockSize
    }

    /// Whether letters of a script may be look-alikes of another's.
    func isLatinOrCyrillic(_ scriptClass: Int) -> Bool {
        scriptClass == latinClass || scriptClass == cyrillicClass
    }

    /// The scalars that an expansion stands for; 0 where there are fewer than four.
    package func expansion(_ number: UInt32) -> SIMD4<UInt32> {
        guard expansions.count > 0 else { return .zero }
        let start = min(Int(number) * Self.scalarsOfExpansion, expansions.count - Self.scalarsOfExpansion)
        return SIMD4(expansions[start], expansions[start + 1], expansions[start + 2], expansions[start + 3])
    }

    /// The one scalar that a letter and a mark make together, both folded; nil where they stay two.
    package func composition(_ base: UInt32, _ mark: UInt32) -> UInt32? {
        if let syllable = Self.hangulSyllable(base, mark) { return syllable }
        var low = 0
        var high = compositionCount
        while low < high {
            let middle = (low + high) / 2
            if (compositions[middle * 3], compositions[middle * 3 + 1]) < (base, mark) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        guard low < compositionCount, compositions[low * 3] == base, compositions[low * 3 + 1] == mark else { return nil }
        return min(compositions[low * 3 + 2], 0x10_FFFF)
    }
}

extension CharacterTable {
    /// Hangul composes by arithmetic (The Unicode Standard, section 3.12): a lead and a vowel, or an open syllable and a final.
    private static func hangulSyllable(_ base: UInt32, _ mark: UInt32) -> UInt32? {
        if (0x1100...0x1112).contains(base), (0x1161...0x1175).contains(mark) {
            return 0xAC00 + ((base - 0x1100) * 21 + mark - 0x1161) * 28
        }
        guard (0xAC00...0xD7A3).contains(base), (base - 0xAC00) % 28 == 0, (0x11A8...0x11C2).contains(mark) else { return nil }
        return base + mark - 0x11A7
    }

    /// Checks every number that is clamped on use.
    func verify(scriptCount: Int) throws(ProfileError) {
        func fault(_ detail: String) -> ProfileError {
            ProfileError(.damagedSection, section: .characters, detail: detail)
        }
        for index in 0..<blockNumbers.count where Int(blockNumbers[index]) >= blockCount {
            throw fault("block number \(index) is out of range")
        }
        for scalar in UInt32(0)..<0x11_0000 {
            let entry = entry(of: scalar)
            let limit = entry.kind == .expansion ? UInt32(expansions.count / Self.scalarsOfExpansion) : 0x11_0000
            guard entry.scriptClass < scriptCount, entry.folded < limit else { throw fault("entry \(scalar) is out of range") }
        }
        for index in 0..<expansions.count where expansions[index] > 0x10_FFFF {
            throw fault("expansion \(index / Self.scalarsOfExpansion) is out of range")
        }
        for index in 0..<compositionCount {
            guard compositions[index * 3 + 2] <= 0x10_FFFF else { throw fault("composition \(index) is out of range") }
            guard index > 0 else { continue }
            let before = (compositions[index * 3 - 3], compositions[index * 3 - 2])
            guard before <= (compositions[index * 3], compositions[index * 3 + 1]) else {
                throw fault("composition \(index) is out of order")
            }
        }
    }
}
