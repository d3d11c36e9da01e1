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
    private static let leastShare = 0.10
    /// How much of a language's text is looked at.
    private static let sampleBytes = 400_000
    private static let japanese: Set<String> = ["Hira", "Kana"]
    private static let heavyScripts: Set<String> = ["Hani", "Hira", "Kana", "Hang", "Bopo", "Yiii"]

    init(of corpus: TrainingCorpus) throws(TrainingError) {
        let scripts = ScriptOfScalar()
        var countsOfLanguages: [[String: Int]] = []
        var total: [String: Int] = [:]
        for language in corpus.languages {
            let text = String(decoding: language.lines.bytes.prefix(Self.sampleBytes), as: UTF8.self)
            var counts: [String: Int] = [:]
            for scalar in text.unicodeScalars {
                guard let code = scripts.code(of: scalar) else { continue }
                counts[code, default: 0] += 1
            }
            let letters = counts.values.reduce(0, +)
            var own = counts.filter { Double($0.value) >= Self.leastShare * Double(letters) }
            // Scripts that are written together count together, however seldom one of them is.
            if !Self.japanese.isDisjoint(with: own.keys) && own.keys.contains("Hani") {
                for code in Self.japanese { own[code] = max(counts[code] ?? 0, 1) }
            }
            for (code, count) in own { total[code, default: 0] += count }
            countsOfLanguages.append(own)
        }
        let order = total.keys.sorted { left, right in
            (left != "Hani" ? 1 : 0, left) < (right != "Hani" ? 1 : 0, right)
        }
        guard order.count < ProfileLayout.mostScripts else {
            throw TrainingError(.badOptions, "\(order.count) scripts, a profile holds \(ProfileLayout.mostScripts - 1)")
        }
        let codes = ["Zzzz"] + order
        self.codes = codes
        weights = codes.map { Self.heavyScripts.contains($0) ? 3 : 1 }
        scriptsOfLanguages = countsOfLanguages.map { counts in
            counts.keys.reduce(0) { bits, code in bits | UInt64(1) << UInt64(codes.firstIndex(of: code) ?? 0) }
        }
    }

    /// The class of a script.
    func number(of code: String) -> UInt8 {
        UInt8(codes.firstIndex(of: code) ?? 0)
    }
}

/// The script of each scalar that is a letter, looked up once.
final class ScriptOfScalar {
    private var known: [UInt32: String] = [:]

    /// The ISO code of the script of a letter; nil for what is no letter, and for letters of all scripts.
    func code(of scalar: Unicode.Scalar) -> String? {
        if let code = known[scalar.value] { return code.isEmpty ? nil : code }
        let properties = ScalarProperties(scalar)
        let code = properties.isAlphabetic && properties.script.isSpecific ? properties.script.code : ""
        known[scalar.value] = code
        return code.isEmpty ? nil : code
    }
}
