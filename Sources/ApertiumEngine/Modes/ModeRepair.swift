// SPDX-License-Identifier: Apache-2.0

/// A change without which a mode of Debian's fails.
enum ModeRepair: Sendable, Hashable {
    /// The mode names a folder that the package calls otherwise.
    case renamingFolder(from: String, to: String)
    /// The tagger crashes; the constraint grammar before it can choose by itself.
    case droppingTagger
    /// The constraint grammar leaves its numbering of readings in the stream, and nothing after it understands that.
    case filteringReadingNumbers
    /// The constraint grammar judges readings by what it found of like ones in texts before: it is run anew for each text.
    case renewingGrammar

    /// The stages as they must be.
    func applied(to stages: [[String]]) -> [[String]] {
        switch self {
        case .renewingGrammar:
            return stages
        case .renamingFolder(let old, let new):
            return stages.map { $0.map { $0.replacing("/\(old)/", with: "/\(new)/") } }
        case .droppingTagger:
            guard let tagger = stages.firstIndex(where: { $0.first == "apertium-tagger" }) else { return stages }
            var stages = stages
            stages.remove(at: tagger)
            if let grammar = stages[..<tagger].lastIndex(where: { $0.first == "cg-proc" }) {
                stages[grammar] = ["cg-proc", "-1", "-n"] + stages[grammar].dropFirst().filter { $0 != "-1" && $0 != "-n" }
            }
            return stages
        case .filteringReadingNumbers:
            return stages.flatMap { stage in
                stage.first == "cg-proc" ? [stage, ["sed", "-u", "s/<#[0-9]*→[0-9]*>//g"]] : [stage]
            }
        }
    }
}
