// SPDX-License-Identifier: Apache-2.0

extension NoiseGenerator {
    /// Bytes written in letters.
    mutating func encodedBytes(_ kind: NoiseKind) -> String {
        let hexadecimal = "0123456789abcdef"
        return switch kind {
        case .hexadecimal:
            random.chance(0.5)
                ? joined(1...2, by: " ") { $0.random.characters(7...40, of: hexadecimal) }
                : joined(4...16, by: " ") { $0.random.one(of: ["", "0x"]) + $0.random.characters(2...2, of: "0123456789ABCDEF") }
        case .universalIdentifier:
            [8, 4, 4, 4, 12].map { random.characters($0...$0, of: hexadecimal) }.joined(separator: "-")
        case .base64:
            random.characters(20...76, of: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
                + random.one(of: ["", "=", "=="])
        case .percentEncoded:
            joined(6...20, by: "") {
                $0.random.chance(0.7)
                    ? "%" + $0.random.characters(2...2, of: "0123456789ABCDEF") : $0.random.characters(1...3, of: "abcdefxyz")
            }
        default:
            joined(1...4, by: " ") { $0.random.characters(8...24, of: "ACGT") }
        }
    }
}
