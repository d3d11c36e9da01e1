// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import TestSupport
import Testing
import TranslationSessions
import TranslationTesting

@testable import PackInstalling

@Suite("Choosing packs")
struct ChoosingTests {
    private static let engine = FakeEngine(pairs: [
        EnginePair(
            name: "br-fr", source: "br", target: "fr", quality: .gist, pack: Pack(name: "apertium-br-fr"), isInstalled: false),
        EnginePair(name: "fr-es", source: "fr", target: "es"),
        EnginePair(name: "de-es", source: "de", target: "es"),
    ])

    private func chooser(_ place: PackPlace, index: String?) async -> PackChooser {
        var environment = TranslationEnvironment(engines: [Self.engine], languageIdentifier: ScriptedLanguageIdentifier([:]))
        environment.policies.allowsPivot = true
        let catalogue = PackCatalogue(index: index, folders: place.folders, cacheFolder: place.folder.path(of: "cache"))
        return PackChooser(catalogue, routes: await environment.routeFinder()) { ["german": "de", "english": "en"][$0] }
    }

    /// A folder that is an index with one pack, from German into English.
    private func index(_ place: PackPlace, version: String = "1.0") async throws -> String {
        let model = OfferedModel()
        let source = try TemporaryFolder()
        try model.write(to: source)
        let offered = PackFolders(own: place.folder.path(of: "offered"))
        let offer = model.offer(at: URL(filePath: source.path, directoryHint: .isDirectory), version: version)
        let installer = IndexedPackInstaller(PackCatalogue(index: nil, folders: offered))
        try await installer.install(offer, progress: { _ in })
        return offered.own ?? ""
    }

    @Test(
        "A name is that of an index's pack, of an engine's, or a pair, which has the pack that is for it or what its route lacks")
    func chooses() async throws {
        let place = try PackPlace()
        let index = try await index(place)
        let chooser = await chooser(place, index: index)
        for name in ["neural-de-en", "de-en", "german-english", "DE-EN"] {
            let packs = try chooser.packs(for: name)
            #expect(packs.packs.map(\.name) == ["neural-de-en"] && packs.source == "de" && packs.target == "en")
        }
        #expect(try chooser.packs(for: "apertium-br-fr").packs.map(\.name) == ["apertium-br-fr"])
        #expect(try chooser.packs(for: "br-es").packs.map(\.name) == ["apertium-br-fr"])
        #expect(try chooser.packs(for: "de-es").packs.isEmpty)
        #expect(throws: PackError(.unknownName("nonsense"))) { try chooser.packs(for: "nonsense") }
        #expect(throws: PackError(.unknownName("deen"))) { try chooser.packs(for: "deen") }
        #expect(throws: PackError(.unknownName("neural-tlh-en"))) { try chooser.packs(for: "neural-tlh-en") }
        #expect(throws: PackError(.singleLanguage("german"))) { try chooser.packs(for: "german") }
        #expect(throws: TranslationError.self) { try chooser.packs(for: "tlh-en") }

        let catalogue = PackCatalogue(index: index, folders: place.folders)
        try await IndexedPackInstaller(catalogue).install(Pack(name: "neural-de-en"), progress: { _ in })
        #expect(try await self.chooser(place, index: index).packs(for: "de-en").packs.isEmpty)
        #expect(place.folders.pack(for: "de-en")?.manifest.name == "neural-de-en")
        #expect(place.folders.pack(for: "de-es") == nil)
        // What is damaged is needed again.
        try place.folder.write("x", to: "packs/neural-de-en/part2.bin")
        #expect(try await self.chooser(place, index: index).packs(for: "de-en").packs.map(\.name) == ["neural-de-en"])
        try await IndexedPackInstaller(catalogue).install(Pack(name: "neural-de-en"), progress: { _ in })
        #expect(try await self.chooser(place, index: index).packs(for: "de-en").packs.isEmpty)
        let newer = try await self.index(place, version: "1.1")
        #expect(try await self.chooser(place, index: newer).packs(for: "de-en").packs.map(\.name) == ["neural-de-en"])
        for name in ["deen", "DEEN", "de", ""] {
            #expect(throws: PackError(.notInstalled(name))) { try place.folders.remove(name) }
        }
        #expect(try place.folders.remove("de-en") == "neural-de-en")
        #expect(place.folders.installed.isEmpty)
    }

    @Test("A name with more hyphens than names of languages have is no pair, and no language is looked up for it")
    func refusesLongNames() async throws {
        let environment = TranslationEnvironment(engines: [Self.engine], languageIdentifier: ScriptedLanguageIdentifier([:]))
        let catalogue = PackCatalogue(index: nil, folders: try PackPlace().folders)
        let chooser = PackChooser(catalogue, routes: await environment.routeFinder()) { name in
            Issue.record("looked up: \(name)")
            return nil
        }
        #expect(throws: PackError.self) { try chooser.packs(for: String(repeating: "a-", count: 50_000)) }
    }

    @Test("What several pairs need is planned once")
    func plansOnce() {
        func required(_ names: [String], to target: LanguageTag) -> RequiredPacks {
            RequiredPacks(names.map { Pack(name: $0) }, from: "de", to: target)
        }
        let all = [
            required(["de-en"], to: "en"), required([], to: "nl"), required(["de-en", "en-es"], to: "es"),
            required(["de-en"], to: "en"),
        ]
        #expect(RequiredPacks.once(all) == [all[0], all[1], required(["en-es"], to: "es")])
    }

    @Test("Where no engine has a pair and no index is configured, that is said")
    func wantsIndex() async throws {
        let chooser = await chooser(try PackPlace(), index: nil)
        for name in ["tlh-en", "neural-tlh-en"] {
            #expect { try chooser.packs(for: name) } throws: { ($0 as? PackError)?.code == .noIndex }
        }
        #expect(try chooser.packs(for: "br-fr").packs.map(\.name) == ["apertium-br-fr"])
    }
}
