// SPDX-License-Identifier: Apache-2.0

/// Latin and Cyrillic letters of one shape, which people type for each other.
///
/// Ossetic and Chuvash are often written with Latin æ, ă, ĕ, ç and ÿ in Cyrillic words, and single letters stray everywhere.
enum Lookalikes {
    /// Each Latin letter with the Cyrillic one that looks like it, folded.
    private static let pairs: [(latin: UInt32, cyrillic: UInt32)] = [
        (0x61, 0x430), (0x63, 0x441), (0x65, 0x435), (0x69, 0x456), (0x6A, 0x458), (0x6F, 0x43E), (0x70, 0x440), (0x73, 0x455),
        (0x78, 0x445), (0x79, 0x443), (0xE6, 0x4D5), (0xE4, 0x4D3), (0xEB, 0x451), (0xEF, 0x457), (0xF6, 0x4E7), (0xFF, 0x4F1),
        (0x103, 0x4D1), (0x115, 0x4D7), (0xE7, 0x4AB), (0x259, 0x4D9), (0x68, 0x4BB),
    ]

    /// Rewrites a word of both scripts in one of them.
    ///
    /// - Returns: Whether the word is Cyrillic now (true) or Latin (false); nil where some letter has no counterpart either
    ///   way, and the word stays as it was.
    static func resolve(_ scalars: UnsafeMutablePointer<UInt32>, count: Int, table: CharacterTable) -> Bool? {
        func isReplaceable(from script: Int, with replacement: (UInt32) -> UInt32?) -> Bool {
            (0..<count).allSatisfy { table.entry(of: scalars[$0]).scriptClass != script || replacement(scalars[$0]) != nil }
        }
        func replace(from script: Int, with replacement: (UInt32) -> UInt32?) {
            for index in 0..<count where table.entry(of: scalars[index]).scriptClass == script {
                scalars[index] = replacement(scalars[index]) ?? scalars[index]
            }
        }
        let toCyrillic = { (scalar: UInt32) in pairs.first { $0.latin == scalar }?.cyrillic }
        let toLatin = { (scalar: UInt32) in pairs.first { $0.cyrillic == scalar }?.latin }
        if isReplaceable(from: table.latinClass, with: toCyrillic) {
            replace(from: table.latinClass, with: toCyrillic)
            return true
        }
        if isReplaceable(from: table.cyrillicClass, with: toLatin) {
            replace(from: table.cyrillicClass, with: toLatin)
            return false
        }
        return nil
    }
}
