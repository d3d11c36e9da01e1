// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import LoopbackServers
import PackInstalling
import TestSupport
import Testing
import TranslationSessions
import TranslationTesting

@testable import NeuralEngine

@Suite("Preparing a pair for the engine")
struct PreparationTests {
    @Test("S111: after preparation translation works without a network")
    func translatesOffline() async throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.path(of: "source/tlhen"), withIntermediateDirectories: true)
        let vocabulary = RandomVocabulary.letters
        let shape = RandomModel.Shape(sourceCount: vocabulary.count, targetCount: vocabulary.count)
        try folder.write(RandomModel(shape, seed: 111).file(), to: "source/tlhen/model.tlhen.intgemm.alphas.bin")
        try folder.write(vocabulary.file, to: "source/tlhen/vocab.tlhen.spm")
        let environment: TranslationEnvironment
        let surface = ScriptedSurface(.init(permitsInstallation: true))
        do {
            // What is sent comes from the folder; then the server goes.
            let list = #"""
                {"models": {"tlh-en": [{"architecture": "tiny", "releaseStatus": "Release", "sourceLanguage": "tlh",
                 "targetLanguage": "en",
                 "files": {"model": {"path": "model.tlhen.intgemm.alphas.bin"}, "vocab": {"path": "vocab.tlhen.spm"}}}]}}
                """#
            let server = try LoopbackServer { request, reply in
                if request.path == "/models.json" { return _ = reply.send(200, body: Data(list.utf8)) }
                guard let bytes = try? folder.bytes(of: "source/tlhen\(request.path)") else { return _ = reply.send(404) }
                reply.send(200, body: Data(bytes))
            }
            let catalogue = PackCatalogue(
                index: server.url("/models.json").absoluteString, folders: PackFolders(own: folder.path(of: "packs")),
                cacheFolder: folder.path(of: "cache"))
            try await catalogue.refresh()
            let offers = KnownOffers(of: catalogue)
            let engine = NeuralTranslationEngine(models: catalogue.folders.all) { offers.pairs(of: "neural") }
            environment = TranslationEnvironment(
                engines: [engine], languageIdentifier: ScriptedLanguageIdentifier([:]), surface: surface,
                installer: StandardPackInstaller(catalogue))
            let session = TranslationSession(from: "tlh", to: "en", environment: environment)
            #expect(session.canRequestDownloads)
            #expect(await !session.isReady)
            try await session.prepareTranslation()
        }
        #expect(surface.questions.count == 1)
        let availability = LanguageAvailability(environment: environment)
        #expect(await availability.status(from: LanguageTag("tlh"), to: LanguageTag("en")) == .installed)
        let session = TranslationSession(from: "tlh", to: "en", environment: environment)
        #expect(await session.isReady)
        let response = try await session.translate("a banana")
        #expect(response.sourceText == "a banana")
        #expect(response.route.legs.map(\.engine) == ["neural"])
        #expect(surface.questions.count == 1)
    }
}
