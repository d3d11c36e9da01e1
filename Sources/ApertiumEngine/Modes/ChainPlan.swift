// SPDX-License-Identifier: Apache-2.0

import SystemFiles

/// The programs of a chain as they are to be started.
struct ChainPlan: Sendable, Hashable {
    /// The mode's name.
    let mode: String
    /// The argument vectors; the first argument is the program's path.
    let programs: [[String]]
    /// The environment of the programs, as NAME=VALUE.
    let environment: [String]
    /// The place of a program that learns from texts, and translates those after them otherwise; nil where none does.
    var statefulProgram: Int?
    /// Whether words that are not known come with marks.
    var marksUnknownWords = false
    /// Whether the marks of words (`WordMarks`) go with them.
    var keepsWordMarks = false

    /// What such a program writes to standard error when its state changes: `TaggerAmendment` tells why it does.
    static let stateChangeMessage = "new ambiguity class"

    /// The file that such a program learnt from before; nil where none learns.
    var modelPath: String? { statefulProgram.flatMap { programs[$0].last } }
}

extension ChainPlan {
    /// What keeps a mode from working.
    struct Obstacle: Error, Sendable, Hashable {
        /// Programs that are not there, by name.
        var programs: Set<String> = []
        /// Files that are not there, by path.
        var files: Set<String> = []
        /// Why the mode file could not be understood.
        var problem: ModeFile.Problem?
    }

    /// The plan of an installed mode.
    ///
    /// - Parameters:
    ///   - entry: What is known of the mode.
    ///   - file: Its mode file.
    ///   - installation: Where it was found.
    init(_ entry: ModeEntry, file: ModeFile, in installation: ApertiumInstallation) throws(Obstacle) {
        var obstacle = Obstacle()
        var programs: [[String]] = []
        var statefulProgram: Int?
        let repaired = entry.repair?.applied(to: file.stages) ?? file.stages
        let hasProgram = installation.path(ofProgram: UnknownWordMarks.program) != nil
        let stages = (hasProgram && entry.readsEnglish ? JoinedWords.parted(in: repaired) : nil) ?? repaired
        let marked = UnknownWordMarks.added(to: stages, hasProgram: hasProgram)
        let marksUnknownWords = marked != nil
        let bound =
            entry.marks != .none ? WordMarks.added(to: marked ?? stages) { installation.path(ofProgram: $0) != nil } : nil
        for stage in bound ?? marked ?? stages {
            guard let name = stage.first else { continue }
            if let path = installation.path(ofProgram: name) {
                let arguments = stage.dropFirst().compactMap {
                    Self.argument($0, of: name, marks: marksUnknownWords).map(installation.relocated(_:))
                }
                obstacle.files.formUnion(
                    arguments.filter { $0.hasPrefix(installation.dataFolder + "/") && !FileAccess.isReadable($0) })
                if entry.repair == .renewingGrammar, name == "cg-proc",
                    let program = installation.path(ofProgram: RenewedGrammar.program)
                {
                    programs.append(RenewedGrammar.arguments(of: program, running: [path] + arguments))
                    continue
                }
                // Without `-z` most of Apertium's programs answer only at the end of their input. All take it, if it comes first.
                let takesOption = name != UnknownWordMarks.program && !WordMarks.programs.contains(name)
                var options = takesOption ? ["-z"] : []
                if name == "apertium-tagger", arguments.contains("-g"), !programs.isEmpty {
                    statefulProgram = programs.count
                    // It tells of what it learns.
                    options.append("-d")
                }
                programs.append([path] + options + arguments)
            } else {
                obstacle.programs.insert(name)
            }
        }
        guard obstacle.programs.isEmpty, obstacle.files.isEmpty else { throw obstacle }
        self.mode = entry.mode
        self.programs = programs
        self.environment = installation.environment
        self.statefulProgram = statefulProgram
        self.marksUnknownWords = marksUnknownWords
        self.keepsWordMarks = bound != nil
    }

    /// An argument with the mode file's parameters filled in; nil for one that falls away.
    ///
    /// `$1` and a fixed `-g` ask for marks at words that could not be translated; `-n` writes the words alone.
    ///
    /// - Parameter marks: Whether marks are wanted.
    private static func argument(_ argument: String, of program: String, marks: Bool) -> String? {
        switch argument {
        case "$1": marks ? "-g" : "-n"
        case "$2": nil
        case "-g" where program == "lt-proc" && !marks: "-n"
        default: argument
        }
    }
}
