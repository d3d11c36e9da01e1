// SPDX-License-Identifier: Apache-2.0

import Testing
import TranslationSessions

@testable import ApertiumEngine

@Suite struct ChainPlanTests {
    let folder: TemporaryFolder
    let installation: ApertiumInstallation

    init() throws {
        folder = try TemporaryFolder()
        for program in ["lt-proc", "apertium-tagger", "cg-proc", "sed"] {
            try folder.writeProgram("", to: "usr/bin/\(program)")
        }
        for file in ["apertium-spa-cat/a.bin", "apertium-es-eo/a.bin"] {
            try folder.write("", to: "usr/share/apertium/\(file)")
        }
        // Only what is in the folder counts, so that the tests do not depend on the machine.
        let unpacked = ApertiumInstallation(unpackedAt: folder.path + "/")
        installation = ApertiumInstallation(
            dataFolder: unpacked.dataFolder, programFolders: [folder.path + "/usr/bin"], libraryFolders: unpacked.libraryFolders)
    }

    private func entry(_ mode: String) throws -> ModeEntry { try #require(ModeCatalogue.offered[mode]) }

    private func plan(_ text: String, for mode: String = "spa-cat") throws -> ChainPlan {
        try ChainPlan(entry(mode), file: ModeFile(parsing: text), in: installation)
    }

    @Test("Programs have their paths, -z as their first option, and files of the installation")
    func programsHaveTheirPathsZ() throws {
        let data = "/usr/share/apertium/apertium-spa-cat/a.bin"
        let plan = try plan(
            "lt-proc -w '\(data)' | apertium-tagger -g $2 '\(data)' | lt-proc $1 '\(data)' | lt-proc -g '\(data)'")
        let bin = folder.path + "/usr/bin"
        #expect(
            plan.programs == [
                ["\(bin)/lt-proc", "-z", "-w", folder.path + data],
                ["\(bin)/apertium-tagger", "-z", "-d", "-g", folder.path + data],
                ["\(bin)/lt-proc", "-z", "-g", folder.path + data], ["\(bin)/lt-proc", "-z", "-g", folder.path + data],
            ])
        #expect(plan.marksUnknownWords)
        #expect(plan.statefulProgram == 1)
        #expect(plan.environment.contains("LC_ALL=C.UTF-8"))
        #expect(plan.environment.contains { $0.hasPrefix("LD_LIBRARY_PATH=\(folder.path)/usr/lib/") })
    }

    @Test("Marks of unknown words are asked for where they get past the programs behind the generator")
    func marksUnknownWords() throws {
        // Perl is not among the programs of this installation.
        let plan = try plan("lt-proc -w | lt-proc $1 | lt-proc -p")
        #expect(!plan.marksUnknownWords && plan.programs.map { $0.last ?? "" } == ["-w", "-n", "-p"])
        let stages = [["lt-proc", "-w"], ["lt-proc", "$1"], ["lt-proc", "-p"]]
        let marked = try #require(UnknownWordMarks.added(to: stages, hasProgram: true))
        #expect(marked.map(\.first) == ["lt-proc", "lt-proc", UnknownWordMarks.program, "lt-proc"])
        #expect(UnknownWordMarks.added(to: [["sed", "x"]], hasProgram: true) == nil)
    }

    @Test("What is missing is named")
    func whatIsMissingIsNamed() {
        #expect(
            throws: ChainPlan.Obstacle(
                programs: ["lrx-proc", "rtx-proc"], files: [folder.path + "/usr/share/apertium/apertium-spa-cat/b.bin"])
        ) {
            try plan("lrx-proc | lt-proc '/usr/share/apertium/apertium-spa-cat/b.bin' | rtx-proc x | lt-proc")
        }
    }

    @Test("A folder's name is put right")
    func aFoldersNameIsPut() throws {
        let plan = try plan("lt-proc '/usr/share/apertium/apertium-eo-es/a.bin'", for: "es-eo")
        #expect(plan.programs[0].last == folder.path + "/usr/share/apertium/apertium-es-eo/a.bin")
    }

    @Test("A tagger that crashes is left out, and the grammar before it chooses")
    func aTaggerThatCrashes() throws {
        let plan = try plan("lt-proc -w | cg-proc seg | cg-proc -w 'x' | apertium-tagger -g $2 'y' | lt-proc -b", for: "rus-ukr")
        #expect(
            plan.programs.map { $0.dropFirst().joined(separator: " ") } == ["-z -w", "-z seg", "-z -1 -n -w x", "-z -b"])
    }

    @Test("Numbers of readings are filtered out after the grammar")
    func numbersOfReadingsAreFiltered() throws {
        let plan = try plan("lt-proc -w | cg-proc -w 'x' | lt-proc -g", for: "hbs-mkd")
        #expect(
            plan.programs.map { $0.dropFirst().joined(separator: " ") } == [
                "-z -w", "-z -w x", "-z -u s/<#[0-9]*→[0-9]*>//g", "-z -g",
            ])
    }

    @Test("A grammar that judges by the texts before is run anew for each")
    func aGrammarIsRunAnew() throws {
        try folder.writeProgram("", to: "usr/bin/perl")
        let plan = try plan("lt-proc -w | cg-proc -w 'x' | apertium-tagger -g $2 'y' | lt-proc -b", for: "ita-spa")
        #expect(plan.programs[1].prefix(2).map { $0.split(separator: "/").last } == ["perl", "-0ne"])
        #expect(plan.programs[1].suffix(2) == ["-w", "x"] && plan.programs[1].dropLast(2).last?.hasSuffix("/cg-proc") == true)
        #expect(plan.statefulProgram == 2)
    }

    @Test("A mode whose program is missing is offered with the package of that program")
    func aModeWhoseProgram() throws {
        try folder.write(
            "lt-proc -w '/usr/share/apertium/apertium-spa-cat/a.bin' | lrx-proc x | lsx-proc y",
            to: "usr/share/apertium/modes/spa-cat.mode")
        let engine = ApertiumTranslationEngine(configuration: ApertiumConfiguration(installations: [installation]))
        let pair = try #require(engine.allPairs.first { $0.name == "spa-cat" })
        #expect(!pair.isInstalled)
        #expect(pair.pack?.companions == ["apertium-lex-tools", "cg3", "apertium-separable"])
    }

    @Test("A mode is taken from the first installation in which it is whole")
    func aModeIsTakenFrom() throws {
        let other = try TemporaryFolder()
        for (root, text) in [(folder, "lrx-proc x"), (other, "lt-proc x")] {
            try root.write(text, to: "usr/share/apertium/modes/spa-cat.mode")
        }
        let whole = ApertiumInstallation(
            dataFolder: other.path + "/usr/share/apertium", programFolders: [folder.path + "/usr/bin"])
        let engine = ApertiumTranslationEngine(configuration: ApertiumConfiguration(installations: [installation, whole]))
        #expect(try engine.plan(for: entry("spa-cat"))?.programs == [[folder.path + "/usr/bin/lt-proc", "-z", "x"]])
        #expect(try engine.plan(for: entry("es-pt")) == nil)
    }

    @Test("What is installed while the process runs shows")
    func whatIsInstalledWhile() async throws {
        let engine = ApertiumTranslationEngine(configuration: ApertiumConfiguration(installations: [installation]))
        #expect(await engine.offer().pairs.allSatisfy { !$0.isInstalled })
        try folder.write("lt-proc x", to: "usr/share/apertium/modes/spa-cat.mode")
        #expect(await engine.offer().pairs.filter(\.isInstalled).map(\.name) == ["spa-cat"])
    }
}
