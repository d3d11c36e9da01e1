// SPDX-License-Identifier: Apache-2.0

import TranslationSessions

/// The modes of Debian's Apertium packages and what is known of them.
///
/// A mode that is not in it is never offered: nobody has seen what it does.
enum ModeCatalogue {
    /// The entries of modes that are offered, by mode.
    static let offered: [String: ModeEntry] = Dictionary(
        uniqueKeysWithValues: entries.compactMap { entry in
            if case .offered = entry.verdict { (entry.mode, entry) } else { nil }
        })

    /// The pack that makes an entry's mode work.
    ///
    /// - Parameter missingPrograms: Names of programs that the mode runs and that are missing although its package is installed.
    static func pack(for entry: ModeEntry, missingPrograms: Set<String> = []) -> Pack {
        let pack = packs[entry.package] ?? Pack(name: entry.package)
        let further = Set(missingPrograms.compactMap { ProgramPackage.name(holding: $0) }).subtracting(pack.companions)
        return Pack(name: pack.name, companions: pack.companions + further.sorted(), downloadSize: pack.downloadSize)
    }
}

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
