/// A stretch of a text in one script.
public struct ScriptRun: Sendable, Hashable {
    /// Where it stands, in UTF-8 offsets into the text.
    public let range: Range<Int>
    /// The script; `.common` where no letter of any script stands in the whole text, or none that tells between several.
    public let script: Script

    /// A run of a text.
    public init(range: Range<Int>, script: Script) {
        self.range = range
        self.script = script
    }
}

extension StringProtocol {
    /// The runs of one script each that make up the text, in order; none for an empty text.
    ///
    /// Scripts are those of `Script_Extensions` (Unicode Standard Annex 24). What is common or inherited joins the run before it, at the
    /// start of the text the run after it. A closing bracket takes the script of its opening one, a mark that of what it stands on,
    /// and punctuation of another script, such as “。” after a Latin word, the run after it where that is in one of its scripts.
    /// Private use and unassigned code points count as common.
    ///
    /// - Complexity: O(*n*).
    public var scriptRuns: [ScriptRun] {
        var finder = ScriptRunFinder()
        var offset = 0
        for scalar in unicodeScalars {
            finder.append(scalar, at: offset)
            offset += UTF8.width(scalar)
        }
        return finder.finish(at: offset)
    }
}
