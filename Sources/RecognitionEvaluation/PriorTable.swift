// SPDX-License-Identifier: Apache-2.0

package import LanguageRecognition

/// A file that says how likely languages are before a text is read, such as `Profiles/priors.tsv`.
package enum PriorTable {
    /// How many characters of a line that is not understood are told.
    private static let longestQuotation = 60

    /// The weights of a file's lines, `tag<TAB>weight` and any further columns; languages that are not named have 1.
    ///
    /// Empty lines and those that begin with `#` are passed over.
    ///
    /// - Throws: `EvaluationError` where the file cannot be read, or where a line has no tag or no weight above 0.
    package static func weights(in path: String) throws(EvaluationError) -> [LanguageTag: Double] {
        var weights: [LanguageTag: Double] = [:]
        var fault: String?
        try LineFile.forEachLine(of: path) { line in
            let text = String(decoding: line, as: UTF8.self)
            if text.isEmpty || text.hasPrefix("#") { return }
            let fields = text.split(separator: "\t", omittingEmptySubsequences: false)
            guard fields.count >= 2, let tag = try? LanguageTag(parsing: String(fields[0])), let weight = Double(fields[1]),
                weight > 0, weight.isFinite
            else { return fault = fault ?? String(text.prefix(longestQuotation)) }
            weights[tag] = weight
        }
        if let fault { throw EvaluationError(.badPriors, "\(path): “\(fault)” is no tag with its weight") }
        return weights
    }
}
