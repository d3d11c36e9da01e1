// SPDX-License-Identifier: Apache-2.0

extension NoiseGenerator {
    /// Pictures, marks, and notations that use letters as marks.
    mutating func marks(_ kind: NoiseKind) -> String {
        switch kind {
        case .emoji:
            joined(1...8, by: random.one(of: ["", " "])) { $0.random.one(of: NoiseVocabulary.emoji) }
        case .emoticons:
            joined(1...5, by: " ") { $0.random.one(of: NoiseVocabulary.emoticons) }
        case .punctuation:
            random.characters(3...30, of: "!?.,;:-_=*#~+/\\|()[]{}<>«»„“”…—–·•†§¶@&%$^ ")
        case .formula:
            random.one(of: [
                "f(x) = \(figure(digits: 1...2))x² + \(figure(digits: 1...2))x − \(figure(digits: 1...2))",
                "∑ᵢ aᵢ·bᵢ ≤ √(∑aᵢ²)·√(∑bᵢ²)", "C₆H₁₂O₆ + 6 O₂ → 6 CO₂ + 6 H₂O", "∀x∈ℝ: x² ≥ 0",
                "E = mc²", "H2SO4 + 2 NaOH -> Na2SO4 + 2 H2O", "sin²θ + cos²θ = 1", "P(A|B) = P(B|A)·P(A)/P(B)",
                "lim_{n→∞} (1+1/n)^n",
                "\\frac{\(figure(digits: 1...3))}{x_\(figure(digits: 1...1))} \\leq \\alpha_{ij}^{\(figure(digits: 1...1))}",
            ])
        case .chessMoves:
            joined(3...8, by: " ") {
                $0.figure(digits: 1...2) + ". " + $0.random.one(of: ["", "N", "B", "Q", "R", "Kx"])
                    + $0.random.characters(1...1, of: "abcdefgh") + $0.random.characters(1...1, of: "12345678")
                    + " " + $0.random.one(of: ["O-O", "exd5", "Nf6", "Bb5+", "Qxf7#", "a6"])
            }
        default:
            random.characters(5...40, of: "─│┌┐└┘├┤┬┴┼═║╔╗╚╝█▓▒░▀▄ ")
        }
    }
}
