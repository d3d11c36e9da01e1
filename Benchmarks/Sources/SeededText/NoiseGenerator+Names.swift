// SPDX-License-Identifier: Apache-2.0

extension NoiseGenerator {
    /// Names that machines and people make up.
    mutating func madeUpName(_ kind: NoiseKind) -> String {
        switch kind {
        case .userName:
            joined(1...4, by: " ") { $0.nickname() }
        case .handleAndTag:
            joined(1...6, by: " ") { $0.random.chance(0.5) ? "@" + $0.nickname() : "#" + $0.camelCase(1...3) }
        case .identifier:
            joined(1...5, by: random.one(of: [" ", ", ", ".", "::", "->"])) {
                $0.random.chance(0.5) ? $0.snakeCase(2...4) : $0.camelCase(2...4)
            }
        case .constantName:
            joined(1...4, by: random.one(of: [" ", " | ", ", "])) { $0.snakeCase(2...4).uppercased() }
        case .serialNumber:
            joined(1...4, by: " ") {
                $0.random.characters(2...4, of: "ABCDEFGHJKLMNPQRSTUVWXYZ") + $0.random.one(of: ["-", "", "/"])
                    + $0.figure(digits: 2...6)
                    + $0.random.characters(0...3, of: "ABCDEFGHXZ")
            }
        default:
            joined(2...8, by: random.one(of: [" ", ", ", "/", " + "])) { $0.random.one(of: NoiseVocabulary.acronyms) }
        }
    }

    private mutating func nickname() -> String {
        random.one(of: NoiseVocabulary.nameParts) + random.one(of: ["_", ".", "", "-"])
            + random.one(of: NoiseVocabulary.nameParts)
            + random.one(of: ["", figure(digits: 1...4), "_x", "xx"])
    }
}
