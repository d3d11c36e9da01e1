// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import UnicodeText

/// The scripts that the languages of a profile are written in, numbered.
///
/// Class 0 stands for every other script. Han comes before kana, because a run that mixes the two counts as kana.
struct ScriptClasses: Sendable {
    /// The ISO 15924 code of each class.
    let codes: [String]
    /// What a letter of each class weighs when the main script of a text is sought: an ideograph or a syllable says what several
    /// letters of an alphabet say.
    let weights: [UInt8]
    /// The classes each language is written in, one bit each.
    let scriptsOfLanguages: [UInt64]

    /// A script counts as a language's own from this share of its letters on.
    private static let minimumShare = 0.10
    /// How much of a language's text is looked at.
    private static let sampleBytes = 400_000
    private static let japanese: Set<String> = ["Hira", "Kana"]
    private static let denseScripts: Set<String> = ["Hani", "Hira", "Kana", "Hang", "Bopo", "Yiii"]

    /// Classes with this many codes, the first that of all other scripts.
    ///
    /// - Throws: `TrainingError` where there are more than a profile holds.
    init(codes: [String], scriptsOfLanguages: [UInt64]) throws(TrainingError) {
        guard codes.count <= ProfileLayout.maximumScripts else {
            throw TrainingError(
                .badOptions, "\(codes.count - 1) scripts, a profile holds \(ProfileLayout.maximumScripts - 1)")
        }
        self.codes = codes
        weights = codes.map { Self.denseScripts.contains($0) ? 3 : 1 }
        self.scriptsOfLanguages = scriptsOfLanguages
    }

    /// The scripts of the languages of a corpus.
    init(of corpus: TrainingCorpus) throws(TrainingError) {
        let scripts = Self.scripts(of: corpus)
        let order = Set(scripts.joined()).sorted { left, right in
            (left != "Hani" ? 1 : 0, left) < (right != "Hani" ? 1 : 0, right)
        }
        let codes = ["Zzzz"] + order
        try self.init(codes: codes, scriptsOfLanguages: scripts.map { Self.bits(of: $0, in: codes) })
    }

    /// The codes of the scripts that each language of a corpus is written in.
    static func scripts(of corpus: TrainingCorpus) -> [Set<String>] {
        let scripts = ScriptOfScalar()
        return corpus.languages.map { language in
            let text = String(decoding: language.lines.bytes.prefix(sampleBytes), as: UTF8.self)
            var counts: [String: Int] = [:]
            for scalar in text.unicodeScalars {
                guard let code = scripts.code(of: scalar) else { continue }
                counts[code, default: 0] += 1
            }
            let letters = counts.values.reduce(0, +)
            let own = Set(counts.filter { Double($0.value) >= minimumShare * Double(letters) }.keys)
            // Scripts that are written together count together, however seldom one of them is.
            return !japanese.isDisjoint(with: own) && own.contains("Hani") ? own.union(japanese) : own
        }
    }

    /// One bit for each of some scripts, by its place among the codes.
    static func bits(of scripts: Set<String>, in codes: [String]) -> UInt64 {
        scripts.reduce(0) { bits, code in bits | UInt64(1) << UInt64(codes.firstIndex(of: code) ?? 0) }
    }

    /// The class of a script.
    func number(of code: String) -> UInt8 {
        UInt8(codes.firstIndex(of: code) ?? 0)
    }
}

/// The script of each scalar that is a letter, looked up once.
final class ScriptOfScalar {
    private var known: [UInt32: String] = [:]

    /// The ISO code of the script of a letter; nil for what is not a letter, and for letters of all scripts.
    func code(of scalar: Unicode.Scalar) -> String? {
        if let code = known[scalar.value] { return code.isEmpty ? nil : code }
        let properties = ScalarProperties(scalar)
        let code = properties.isAlphabetic && properties.script.isSpecific ? properties.script.code : ""
        known[scalar.value] = code
        return code.isEmpty ? nil : code
    }
}
