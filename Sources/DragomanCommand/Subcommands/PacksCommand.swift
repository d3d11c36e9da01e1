// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Dragoman
import PackInstalling
import Reports
import TranslationReports
import TranslationSessions

/// Lists packs: those that are installed, and those that could be.
struct PacksCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "packs",
        abstract: "List packs: installed and available, with size, licence and quality.",
        discussion: """
            The fields of tsv are the name, the state (installed, outdated or available), the version, the size in bytes, the \
            licence, the quality and the languages. What an index on a server offers is what it said last; --refresh asks it \
            again. --verify compares each installed file with its checksum; the status is 1 where one is damaged.
            """)

    @Flag(name: .long, help: "Check the files of installed packs.")
    var verify = false

    @Flag(name: .long, help: "Ask the index anew, where it is on a server.")
    var refresh = false

    @OptionGroup var index: PackIndexOptions
    @OptionGroup var common: OutputOptions

    func run() async throws {
        let (catalogue, selection) = try index.catalogue()
        if refresh || !catalogue.isRemote { try await index.refreshIfNeeded(catalogue, common.messages) }
        var pairs: [EnginePair] = []
        for engine in selection.builtInEngines(with: catalogue) { pairs += (try? await engine.pairs()) ?? [] }
        let format = common.format ?? (Terminal.showsOutput ? .text : .tsv)
        let table = PackTable(PackListing.all(in: catalogue, pairs: pairs))
        try StandardOutput().write(table.bytes(format: format, width: Terminal.tableWidth))
        for (folder, error) in catalogue.folders.unreadable {
            common.messages.warn(folder, "it counts as not installed: \(error.why)")
        }
        if catalogue.location == nil {
            common.messages.note("packs", "no index of models is named, by --index or DRAGOMAN_PACKS")
        }
        if verify { try report(catalogue.folders.installed) }
    }

    private func report(_ packs: [InstalledPack]) throws {
        var isWhole = true
        defer { if isWhole { common.messages.note("packs", "all \(packs.count) that are installed are whole") } }
        for pack in packs {
            for damage in pack.damages() {
                isWhole = false
                common.messages.report(.damagedPack(pack.manifest.name, damage))
            }
        }
        if !isWhole { throw ExitCode(1) }
    }
}

/// Removes packs.
struct RemoveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove packs that ‘install’ has installed.")

    @Argument(help: ArgumentHelp("Names of packs, or pairs such as de-en.", valueName: "pack"))
    var names: [String]

    @Flag(name: .long, help: "Remove what was installed for all who use this system.")
    var system = false

    @OptionGroup var saying: MessageOptions

    func run() async throws {
        let folders = system ? PackFolders.standard.forSystem : .standard
        var failures = Failures(of: names.count, messages: saying.messages)
        for name in names {
            do {
                saying.messages.note(try folders.remove(name), "removed")
            } catch {
                try failures.add(CommandError(error, of: name.isEmpty ? "remove" : name))
            }
        }
        try failures.finish()
    }
}
