/// A change without which a mode of Debian's fails.
enum ModeRepair: Sendable, Hashable {
    /// The mode names a folder that the package calls otherwise.
    case renamingFolder(from: String, to: String)
    /// The tagger crashes; the constraint grammar before it can choose by itself.
    case droppingTagger
    /// The constraint grammar leaves its numbering of readings in the stream, and nothing after it understands that.
    case filteringReadingNumbers

    /// The stages as they must be.
    func applied(to stages: [[String]]) -> [[String]] {
        switch self {
        case .renamingFolder(let old, let new):
            return stages.map { $0.map { $0.replacing("/\(old)/", with: "/\(new)/") } }
        case .droppingTagger:
            return stages.filter { $0.first != "apertium-tagger" }.map { stage in
                stage.first == "cg-proc"
                    ? ["cg-proc", "-1", "-n"] + stage.dropFirst().filter { $0 != "-1" && $0 != "-n" } : stage
            }
        case .filteringReadingNumbers:
            return stages.flatMap { stage in
                stage.first == "cg-proc" ? [stage, ["sed", "-u", "s/<#[0-9]*→[0-9]*>//g"]] : [stage]
            }
        }
    }
}
