// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Dragoman
import LanguageRecognition
import PackInstalling
import Reports
import TranslationReports
import TranslationSessions
import UserConfiguration

/// The option of the subcommands that know packs.
struct PackIndexOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp("The index of packs: a folder, a file or an address; DRAGOMAN_PACKS when left out.", valueName: "path")
    )
    var index: String?

    /// The arguments that say the same to another process.
    var arguments: [String] { index.map { ["--index", $0] } ?? [] }

    /// An installer whose work goes on when this process ends.
    static func detachedInstaller(for catalogue: PackCatalogue, _ arguments: [String] = []) -> DetachedPackInstaller {
        DetachedPackInstaller(runningThisProgramWith: ["install", "--yes", "--quiet"] + arguments, catalogue: catalogue)
    }

    /// The packs of the index and of the person's folders, and what the person has set up.
    ///
    /// - Parameter forSystem: Whether packs are installed for all who use the system.
    func catalogue(forSystem: Bool = false) throws(CommandError) -> (packs: PackCatalogue, selection: EngineSelection) {
        do throws(ConfigurationError) {
            let selection = try EngineSelection.standard()
            let catalogue = selection.catalogue(index: index)
            guard forSystem else { return (catalogue, selection) }
            return (PackCatalogue(index: catalogue.location, folders: catalogue.folders.forSystem), selection)
        } catch {
            throw CommandError(error)
        }
    }

    /// Reads the index, where one is named. Where DRAGOMAN_PACKS names it and it is unusable, that is a warning: much needs none.
    func refreshIfNeeded(_ catalogue: PackCatalogue, _ messages: Messages) async throws {
        guard catalogue.location != nil else { return }
        do {
            try await refresh(catalogue)
        } catch let error as CommandError where index == nil {
            messages.warn("DRAGOMAN_PACKS", "\(error.why) \(error.remedy)")
        }
    }

    /// Asks a server for its index anew.
    func refresh(_ catalogue: PackCatalogue) async throws {
        do {
            _ = try await Interruption.shared.run { try await catalogue.refresh() }
        } catch let error as PackError {
            throw CommandError(error, of: "the index of packs")
        }
    }
}

/// The surface of somebody who has said yes to all beforehand.
struct ConsentingSurface: Surface {
    let messages: Messages

    var canAsk: Bool { true }

    func chooseSource(of sample: String, among hypotheses: [Detection.Hypothesis]) async -> LanguageTag? { nil }

    func permitInstallation(of packs: [Pack], from source: LanguageTag, to target: LanguageTag) async -> Bool { true }

    func showInstallation(_ installation: PackInstallation) async {
        let names = installation.packs.names.joined(separator: ", ")
        let parts = 10_000
        Progress.shared.begin("installing \(names)", total: parts, unit: .parts, messages)
        var done = 0
        for await share in installation.progress {
            Progress.shared.add(Int(share * Double(parts)) - done)
            done = Int(share * Double(parts))
        }
        Progress.shared.end()
    }

    func present(_ presentation: TranslationPresentation) async -> TranslationPresentation.Choice { .dismissal }
}
