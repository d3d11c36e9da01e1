// SPDX-License-Identifier: Apache-2.0

extension NoiseGenerator {
    /// What fingers make on a keyboard without meaning anything.
    mutating func mash(_ kind: NoiseKind) -> String {
        switch kind {
        case .keyMash:
            // Two hands in turns on the home row, straying now and then.
            joined(1...4, by: " ") {
                $0.joined(3...10, by: "") {
                    $0.random.chance(0.85)
                        ? $0.random.characters(1...2, of: "asdfghjkl;") : $0.random.characters(1...2, of: "qwertyuiopzxcvbnm")
                }
            }
        case .keyboardWalk:
            joined(1...3, by: random.one(of: ["", " "])) {
                let row = Array($0.random.one(of: NoiseVocabulary.keyboardRows))
                let start = $0.random.number(in: 0...(row.count - 4))
                let end = $0.random.number(in: (start + 4)...row.count)
                let walk = row[start..<end]
                return String($0.random.chance(0.3) ? Array(walk.reversed()) : Array(walk))
            }
        case .consonants:
            joined(1...6, by: " ") { $0.random.characters(3...9, of: "bcdfghjklmnpqrstvwxz") }
        case .repeatedLetters:
            joined(1...4, by: " ") {
                let letter = $0.random.characters(1...1, of: "aeiouhzmxwsr")
                return $0.random.characters(0...1, of: "abhwy") + String(repeating: letter, count: $0.random.number(in: 5...20))
            }
        case .otherScriptMash:
            {
                let alphabet = random.one(of: NoiseVocabulary.otherAlphabets)
                return joined(1...5, by: " ") { $0.random.characters(4...10, of: alphabet) }
            }()
        default:
            joined(1...4, by: " ") {
                $0.random.characters(5...14, of: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
            }
        }
    }
}
