// SPDX-License-Identifier: Apache-2.0

extension SecondNoiseGenerator {
    mutating func chemistry() -> String {
        switch draws.number(in: 0...4) {
        case 0: return several(1...3, by: " + ") { $0.molecule() } + " → " + several(1...2, by: " + ") { $0.molecule() }
        case 1: return several(1...3, by: ", ") { $0.molecule() }
        case 2:
            return draws.one(of: [
                "CC(=O)Oc1ccccc1C(=O)O", "CN1C=NC2=C1C(=O)N(C(=O)N2C)C", "C1=CC=C(C=C1)", "OC(=O)C(O)=O", "N#CCC(Cl)=C",
            ]) + filled(oneOf: ["", "C", "Cl", "[Na+]"])
        case 3: return "[Fe(CN)₆]³⁻ / \(molecule()) ⇌ \(molecule())"
        default: return "\(filled("#.#")) mmol \(molecule()), pH \(filled("#.#")), \(filled("##")) °C, \(filled("##")) h"
        }
    }

    private mutating func molecule() -> String {
        let plain = draws.one(of: [
            "H2O", "CO2", "H2SO4", "NaCl", "C6H12O6", "Fe2O3", "NH4NO3", "CaCO3", "KMnO4", "CH3COOH", "Al2(SO4)3", "C₂H₅OH",
            "SO₄²⁻", "Na⁺", "HCl(aq)",
        ])
        return draws.chance(0.3) ? "\(decimal(2...6)) \(plain)" : plain
    }

    mutating func mathematics() -> String {
        switch draws.number(in: 0...8) {
        case 0: return "f(x) = \(decimal(2...9))x² − \(decimal(2...9))x + \(decimal(1...99))"
        case 1: return "∑_{i=1}^{n} a_i·x^i ≤ \(decimal(1...99))ε, ∀n ∈ ℕ"
        case 2: return "\\frac{\\partial u}{\\partial t} = \\alpha \\nabla^2 u"
        case 3: return "∫₀^∞ e^{−\(decimal(2...9))x} dx = 1/\(decimal(2...9))"
        case 4: return several(2...5, by: draws.one(of: [" + ", " × ", " - ", " ÷ "])) { $0.decimal(1...999) } + " = ?"
        case 5: return "sin²α + cos²α = 1, tan β = \(filled("#.###"))"
        case 6: return "A ∪ (B ∩ C) ⊆ X \\ Y ⇔ ¬p ∨ q"
        case 7: return "x_{n+1} = r·x_n(1 − x_n), r = \(filled("3.##")); x_0 = 0.\(decimal(1...9))"
        default:
            return
                "p < 0.0\(decimal(1...9)), n = \(decimal(10...900)), R² = "
                + ".\(decimal(10...99)), χ²(\(decimal(1...9))) = \(filled("#.##"))"
        }
    }

    mutating func chess() -> String {
        let start = draws.number(in: 1...40)
        if draws.chance(0.15) {
            return "r1bq\(decimal(1...2))rk1/pp3ppp/2n1p3/3pP3/\(decimal(1...4))P4/2PB1N2/P4PPP/R2QK2R w KQ - 0 \(start)"
        }
        let moves = (0..<draws.number(in: 2...8)).map { "\(start + $0). \(chessMove()) \(chessMove())" }
        return moves.joined(separator: " ") + draws.one(of: ["", " 1-0", " ½–½", " 0-1", " +-"])
    }

    private mutating func chessMove() -> String {
        let piece = draws.one(of: ["", "", "N", "B", "R", "Q", "K", "S", "L", "T", "D"])
        let square = draws.characters(1...1, of: "abcdefgh") + decimal(1...8)
        return draws.chance(0.06)
            ? "O-O" : piece + (draws.chance(0.2) ? "x" : "") + square + draws.one(of: ["", "", "", "+", "!", "?!", "#"])
    }

    mutating func music() -> String {
        switch draws.number(in: 0...5) {
        case 0:
            return several(4...10, by: draws.one(of: [" ", " | ", " – "])) {
                $0.draws.one(of: ["C", "Am", "F#m7", "G/B", "Dsus4", "Bb", "E7", "Hm", "Cmaj7", "Gdim", "A7#9"])
            }
        case 1:
            return "X:\(decimal(1...99)) K:\(draws.one(of: ["G", "Dm", "Amix"])) |: "
                + several(3...6, by: " | ") { $0.draws.characters(4...8, of: "abcdefgABCDEFG234'") } + " :|"
        case 2: return "e|--\(decimal(0...12))--\(decimal(0...12))h\(decimal(0...15))-----\(decimal(0...9))p0--|"
        case 3: return "♩ = \(decimal(60...180))  4/4  ♭♭ 𝄞 ♪♪♫ ♩. ♪"
        case 4: return several(6...14) { $0.draws.one(of: ["do", "re", "mi", "fa", "sol", "la", "si", "do'"]) }
        default:
            return "\\relative c' { \(several(5...10) { $0.draws.one(of: ["c4", "d8", "ees", "f16(", "g)", "a2.", "bes'"]) }) }"
        }
    }
}
