// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TextScanning

/// Small words before placeholders, behind which a chain sees no noun: it leaves a preposition and its article apart (*Chame a o
/// {tel}*), and reads the Galician preposition *a* as an article (*Conectando la {host}*).
struct PlaceholderPrepositions: Sendable {
    /// Two words, and the one that they become in the language translated into.
    private let contractions: [String: String]
    private let readsGalician: Bool

    /// Those of a mode; nil where nothing is known in its languages.
    init?(from source: LanguageTag?, into target: LanguageTag) {
        readsGalician = source?.language == "gl"
        contractions = Self.contractions[target.language] ?? [:]
        if contractions.isEmpty, !readsGalician { return nil }
    }

    /// A translation with the right words before its placeholders.
    func restored(in translation: String, of source: String) -> String {
        var stretches = Placeholder.stretches(of: translation).map(String.init)
        guard stretches.count > 1 else { return translation }
        let sources = Placeholder.stretches(of: source)
        for index in stretches.indices.dropLast() where stretches[index].last == " " {
            if readsGalician, sources.count == stretches.count, sources[index + 1].first?.isLetter != true {
                restorePreposition(at: index, of: &stretches, source: sources[index])
            }
            contract(&stretches[index])
        }
        return stretches.joined(separator: Placeholder.text)
    }

    /// Writes the last two words of a stretch as one.
    private func contract(_ stretch: inout String) {
        let words = stretch.dropLast().split(separator: " ", omittingEmptySubsequences: false)
        guard words.count > 1, let first = words[words.count - 2].first,
            let contraction = contractions["\(words[words.count - 2].lowercased()) \(words[words.count - 1])"]
        else { return }
        let written = first.isUppercase ? contraction.withFirstCapital : contraction
        stretch = (words.dropLast(2).map(String.init) + [written, ""]).joined(separator: " ")
    }

    /// Writes *a* for the article that the chain took it for.
    private func restorePreposition(at index: Int, of stretches: inout [String], source: Substring) {
        let own = source.split(separator: " ").last ?? ""
        guard source.last == " " else { return }
        for (preposition, article, right) in [("a", "la", "a"), ("A", "La", "A"), ("ás", "alas", "a las")] {
            guard own == preposition, stretches[index].split(separator: " ").last == article[...] else { continue }
            stretches[index] = stretches[index].dropLast(article.count + 1) + right + " "
        }
    }

    private static let contractions: [String: [String: String]] = [
        "ca": table("a el=al a els=als de el=del de els=dels per el=pel per els=pels"),
        "es": table("a el=al de el=del"),
        "fr": table("à le=au à les=aux de le=du de les=des"),
        "gl": table(
            """
            a a=á a o=ao a as=ás a os=aos con a=coa con o=co de a=da de o=do de as=das de os=dos en a=na en o=no en as=nas \
            en os=nos por a=pola por o=polo
            """),
        "it": table(
            """
            a il=al a la=alla a lo=allo a i=ai a gli=agli a le=alle da il=dal da la=dalla da i=dai da le=dalle di il=del \
            di la=della di i=dei di le=delle in il=nel in la=nella in i=nei in le=nelle su il=sul su la=sulla
            """),
        "pt": table(
            """
            a a=à a o=ao a as=às a os=aos de a=da de o=do de as=das de os=dos em a=na em o=no em as=nas em os=nos por a=pela \
            por o=pelo por as=pelas por os=pelos
            """),
    ]

    /// Contractions written as `a el=al`, with spaces between them.
    private static func table(_ text: String) -> [String: String] {
        // Each entry is two pieces: its first word, and its second with what both become.
        let words = text.split(separator: " ")
        return stride(from: 0, to: words.count - 1, by: 2).reduce(into: [:]) { result, index in
            let ends = words[index + 1].split(separator: "=")
            result["\(words[index]) \(ends[0])"] = String(ends[1])
        }
    }
}
