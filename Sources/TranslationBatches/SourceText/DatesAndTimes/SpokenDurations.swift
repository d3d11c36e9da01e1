// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Writes halves in figures that stand in words: *dos horas y media* is `dos horas y 30 minutos`, *media taza* `½ taza`. Rules
/// take *media* for a stocking or an average.
enum SpokenDurations {
    /// A text in Spanish with its halves in figures.
    static func inSpanish(_ text: String) -> String {
        text.rewritingLines { line in
            line.containsAny(utf8: ["edia ", "edio ", " y media", "cuarto"]) ? String(inFigures(line)) : nil
        }
    }

    private static func inFigures(_ line: Substring) -> Substring {
        line.replacing(/\b([Uu]n cuarto|[Tt]res cuartos) de hora\b/) { $0.1.hasSuffix("s") ? "45 minutos" : "15 minutos" }
            .replacing(/\b(horas?) y (?:un|tres) cuartos?\b/) { "\($0.1) y \($0.0.hasSuffix("s") ? 45 : 15) minutos" }
            .replacing(hoursAndHalf) { match in
                let isSingle = match.2.lowercased() == "hora"
                let count = match.1.map { "\($0) " } ?? ""
                let hasCount = match.1.map { $0 == "una" || $0.allSatisfy(\.isNumber) } ?? false
                guard isSingle, !hasCount else { return "\(count)\(match.2) y 30 minutos" }
                return count + (match.2.first == "H" ? "Una" : "una") + " hora y 30 minutos"
            }.replacing(halves) { match in
                guard match.1.map({ !determiners.contains($0.lowercased()) }) ?? true else { return String(match.0) }
                let before = match.1.map { "\($0) " } ?? ""
                return before + (match.2 == "hora" ? "30 minutos" : "½ \(match.2)")
            }
    }

    /// A text in Portuguese with *uma* before *hora e meia*, which models take for an hour and something else.
    static func inPortuguese(_ text: String) -> String {
        guard text.contains(utf8: "ora e meia") else { return text }
        return text.replacing(/(?:\b(\p{L}+|\d{1,4}) )?\b([Hh])ora e meia\b/) { match in
            guard match.1 != "uma", match.1 != "1", match.1 != "Uma" else { return String(match.0) }
            return (match.1.map { "\($0) " } ?? "") + (match.2 == "H" ? "Uma" : "uma") + " hora e meia"
        }
    }

    /// What is before a noun that *media* describes, as in *la media hora*.
    private static let determiners: Set = ["de", "el", "esa", "esta", "la", "otra", "primera", "una", "y", "última"]

    private static var hoursAndHalf: Regex<(Substring, Substring?, Substring)> {
        /(?:\b(\p{L}+|\d{1,4}) )?\b([Hh]oras?) y media\b/
    }

    private static var halves: Regex<(Substring, Substring?, Substring)> {
        /(?:\b(\p{L}+|\d{1,4}) )?\b[Mm]edi[oa] (hora|taza|cucharada|cucharadita|cebolla|limón|litro|kilo|vaso)\b/
    }
}
