// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import DocumentExchange
import DocumentTranslation
import Dragoman
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
            somebody at the terminal is asked; without a terminal nothing is installed unless --yes says so. Who no longer \
            wants to wait presses Esc: the installation goes on.

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
        help: ArgumentHelp("A document: what its languages need is installed. May be repeated.", valueName: "file"))
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
    }

    func run() async throws {
        let catalogue = index.catalogue(forSystem: system)
        if catalogue.location != nil { try await index.refresh(catalogue) }
        var environment = TranslationEnvironment.standard
        environment.engines = BuiltInEngines.engines(with: catalogue)
        environment.policies.allowsPivot = !withoutPivot
        environment.deadlines.installation = .seconds(86_400)
        let standard = StandardPackInstaller(catalogue, forSystem: system)
        if yes {
            environment.surface = ConsentingSurface(messages: saying.messages)
            environment.installer = standard
        } else {
            environment.surface = TerminalSurface()
            guard environment.surface.canAsk else { throw CommandError.notPermitted }
            environment.installer = PackIndexOptions.detachedInstaller(
                for: catalogue, index.arguments + (system ? ["--system"] : []))
        }
        for wish in try await wishes(in: environment, catalogue) {
            guard !wish.packs.isEmpty else {
                saying.messages.note("\(wish.source)-\(wish.target)", "it is installed")
                continue
            }
            do {
                try await environment.install(wish.packs, from: wish.source, to: wish.target)
            } catch {
                throw CommandError.cannotInstall(error, names: wish.packs.names)
            }
        }
    }

    /// What is to be installed for a pair of languages.
    private struct Wish {
        let packs: [Pack]
        let source: LanguageTag
        let target: LanguageTag
    }

    private func wishes(in environment: TranslationEnvironment, _ catalogue: PackCatalogue) async throws -> [Wish] {
        let finder = await environment.routeFinder()
        var wishes: [Wish] = []
        for name in names {
            if let offer = catalogue.known.offers.first(where: { $0.name == name }), let direction = offer.directions.first {
                wishes.append(Self.wish(for: offer, direction, catalogue))
            } else if let wish = await Self.wish(forPack: name, in: environment.engines) {
                wishes.append(wish)
            } else if let direction = PackManifest.Direction(joined: name) {
                wishes.append(try wish(for: direction, finder, catalogue))
            } else {
                throw CommandError.noPack(name)
            }
        }
        guard !documents.isEmpty else { return wishes }
        let target = try to.map { try LanguageList(of: finder.languages).tag($0, option: "--to") }
        for path in documents {
            let translator = DocumentTranslator(from: nil, to: target, environment: environment)
            var reader = try DocumentReader(TextInput(path: path), mayCut: true, notices: saying.messages.notices)
            while let document = try reader.next() {
                let plan = try await translator.plan(for: document)
                for case .notInstalled(let route) in plan.groups.map(\.outcome) {
                    wishes.append(Wish(packs: route.missingPacks, source: route.source, target: route.target))
                }
            }
        }
        if wishes.isEmpty { saying.messages.note("install", "all that is needed is installed") }
        return wishes
    }

    /// What a pack needs, as the engine offers it that the pack is for; nil where none does.
    private static func wish(forPack name: String, in engines: [any TranslationEngine]) async -> Wish? {
        for engine in engines {
            guard let pair = (try? await engine.pairs())?.first(where: { $0.pack?.name == name }) else { continue }
            return Wish(packs: pair.isInstalled ? [] : [pair.pack].compactMap(\.self), source: pair.source, target: pair.target)
        }
        return nil
    }

    private static func wish(for offer: PackOffer, _ direction: PackManifest.Direction, _ catalogue: PackCatalogue) -> Wish {
        let isInstalled = catalogue.folders.pack(named: offer.name)?.manifest.version == offer.version
        return Wish(packs: isInstalled ? [] : [offer.pack], source: direction.source, target: direction.target)
    }

    /// What a pair needs: a pack of the index for just this direction, though another engine or a route through a third language
    /// may be there already; else what its best route lacks.
    private func wish(
        for direction: PackManifest.Direction, _ finder: RouteFinder, _ catalogue: PackCatalogue
    ) throws -> Wish {
        let (source, target) = (direction.source, direction.target)
        if let offer = catalogue.known.offers.first(where: { $0.directions.contains(direction) }) {
            return Self.wish(for: offer, direction, catalogue)
        }
        do {
            let route = try finder.route(from: source, to: target)
            return Wish(packs: route.missingPacks, source: source, target: target)
        } catch {
            // Most pairs are translated by models alone, which an index has to offer.
            if catalogue.location == nil { throw CommandError.noIndex("\(direction)", error) }
            throw CommandError.cannotInstall(error, names: ["\(direction)"])
        }
    }
}
