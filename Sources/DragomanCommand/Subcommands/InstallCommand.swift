// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import DocumentExchange
import DocumentTranslation
import Dragoman
import Foundation
import LanguageRecognition
import PackInstalling
import TextStreams
import TranslationHosting
import TranslationReports
import TranslationSessions

/// Installs packs: models and packages that engines need.
struct InstallCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "install",
        abstract: "Install what a pair of languages, or a document, needs to be translated.",
        discussion: """
            Names are pairs such as de-en, or packs as ‘packs’ lists them. What is missing is shown with its size, and \
            somebody at the terminal is asked; without a terminal nothing is installed unless --yes says so. Press Esc \
            to stop waiting; the installation continues in the background.

            Models come from an index of packs: a folder, a file or an address of https that --index or DRAGOMAN_PACKS names. \
            None is built in. Apertium's pairs are Debian's packages; without --system they are unpacked into your own folder, \
            and nothing of the system is changed.

              dragoman install de-en --index https://models.example.org/models.json
              dragoman install --to es --for minutes.txt
            """)

    @Argument(help: ArgumentHelp("Pairs such as de-en, and names of packs.", valueName: "pair"))
    var names: [String] = []

    @Option(name: .long, help: ArgumentHelp("The language that the documents are to be translated into.", valueName: "tag"))
    var to: String?

    @Option(
        name: .customLong("for"),
        help: ArgumentHelp("A document, or ‘-’: what its languages need is installed. May be repeated.", valueName: "file"))
    var documents: [String] = []

    @Flag(name: .customLong("no-pivot"), help: "Install nothing for routes through a third language.")
    var withoutPivot = false

    @Flag(name: .shortAndLong, help: "Install without asking.")
    var yes = false

    @Flag(name: .long, help: "Install for all who use this system, as root, and Apertium's pairs by apt.")
    var system = false

    @OptionGroup var index: PackIndexOptions
    @OptionGroup var saying: MessageOptions

    func validate() throws {
        if names.isEmpty && documents.isEmpty { throw ValidationError("Name a pair or a pack, or a document with --for.") }
        if documents.count(where: { $0 == "-" }) > 1 { throw ValidationError("Standard input can be read once.") }
    }

    func run() async throws {
        let (catalogue, selection) = try index.catalogue(forSystem: system)
        try await index.refreshIfNeeded(catalogue, saying.messages)
        var environment = TranslationEnvironment.standard
        environment.engines = selection.builtInEngines(with: catalogue)
        environment.policies.allowsPivot = !withoutPivot
        environment.deadlines.installation = .seconds(86_400)
        let detached = PackIndexOptions.detachedInstaller(for: catalogue, index.arguments + (system ? ["--system"] : []))
        environment.surface = yes ? ConsentingSurface(messages: saying.messages) : TerminalSurface()
        environment.installer =
            yes
            ? StandardPackInstaller(catalogue, forSystem: system, check: { ModelFileCheck.fault(ofFile: $0, at: $1) }) : detached
        let needs = try await needs(in: environment, catalogue)
        // A document may need nothing, or several packs.
        let taskCount = max(names.count + documents.count, needs.packs.count + needs.faults.count)
        var failures = Failures(of: taskCount, messages: saying.messages)
        for fault in needs.faults { try failures.add(fault) }
        for required in needs.packs {
            do {
                try await install(required, in: environment) { detached.stop() }
            } catch {
                try failures.add(error)
            }
        }
        if needs.lacksParts { failures.addPart() }
        try failures.finish()
    }

    /// Installs what one pair needs, once somebody has agreed to it.
    ///
    /// - Parameter stop: Ends what is installed by a process of its own: who interrupts it wants the packs no longer, unlike who
    ///   does not wait for them.
    private func install(
        _ required: RequiredPacks, in environment: TranslationEnvironment, stop: @escaping @Sendable () -> Void
    ) async throws {
        let (packs, source, target) = (required.packs, required.source, required.target)
        let names = packs.names.joined(separator: ", ")
        guard !packs.isEmpty else {
            return saying.messages.note("\(source)-\(target)", "what its route needs is installed already")
        }
        guard environment.surface.canAsk else { throw CommandError.notPermitted(packs) }
        do {
            try await Interruption.shared.run {
                try await withTaskCancellationHandler {
                    try await environment.install(packs, from: source, to: target)
                } onCancel: {
                    stop()
                }
            }
            saying.messages.note(names, "installed")
        } catch is CocoaError where environment.isInstalling(packs) {
            saying.messages.note(names, "the installation goes on in the background")
        } catch {
            throw error is CocoaError ? CommandError.notPermitted(packs) : .cannotInstall(error, of: names)
        }
    }

    /// What is to be installed, and why more cannot be.
    private struct Needs {
        var packs: [RequiredPacks] = []
        /// What is wrong with names and documents.
        var faults: [CommandError] = []
        /// Whether documents have parts that nothing can be installed for; they have been named.
        var lacksParts = false
    }

    /// What the names and documents need.
    private func needs(in environment: TranslationEnvironment, _ catalogue: PackCatalogue) async throws -> Needs {
        let routes = await environment.routeFinder()
        let list = LanguageList(of: routes.languages + ((try? LanguageProfile.embedded().languages.map(\.tag)) ?? []))
        let chooser = PackChooser(catalogue, routes: routes) { try? list.tag($0, option: "") }
        var needs = Needs()
        for name in names {
            do { needs.packs.append(try chooser.packs(for: name)) } catch {
                needs.faults.append(.cannotInstall(error, of: name))
            }
        }
        let target = try to.map { try list.tag($0, option: "--to") }
        let translator = DocumentTranslator(from: nil, to: target, environment: environment)
        for document in documents.map({ TextInput(argument: $0) }) {
            do {
                try await add(document, by: translator, to: &needs)
            } catch let error as TranslationError {
                needs.faults.append(.cannotTranslate(error, input: document.name, isTargetGiven: to != nil))
            } catch {
                needs.faults.append(CommandError(error))
            }
        }
        needs.packs = RequiredPacks.once(needs.packs)
        if needs.packs.isEmpty, needs.faults.isEmpty, !needs.lacksParts {
            saying.messages.note("install", "all that is needed is installed")
        }
        return needs
    }

    /// Adds what the languages of a document need.
    private func add(_ input: TextInput, by translator: DocumentTranslator, to needs: inout Needs) async throws {
        var reader = try DocumentReader(input, mayCut: true, notices: saying.messages.notices)
        while let document = try reader.next() {
            for group in try await translator.plan(for: document).shortfalls {
                if case .notInstalled(let route) = group.outcome { needs.packs.append(RequiredPacks(of: route)) }
                guard case .unsupported(let error) = group.outcome else { continue }
                needs.lacksParts = true
                saying.messages.report(.cannotTranslate(error, input: input.name, isTargetGiven: true))
            }
        }
    }
}
