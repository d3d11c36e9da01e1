/// Debian's packages of the programs that modes run.
enum ProgramPackage {
    /// The package that holds a program; nil for a program that no mode of Debian's runs.
    static func name(holding program: String) -> String? {
        switch program {
        case "lt-proc": "lttoolbox"
        case "cg-proc": "cg3"
        case "lrx-proc": "apertium-lex-tools"
        case "lsx-proc": "apertium-separable"
        case "rtx-proc": "apertium-recursive"
        case "apertium-anaphora": "apertium-anaphora"
        case "sed": "sed"
        case _ where program.hasPrefix("apertium-"): "apertium"
        default: nil
        }
    }
}
