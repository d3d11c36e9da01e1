// SPDX-License-Identifier: Apache-2.0

import Decompression
import Foundation
import LanguageRecognition
import LoopbackServers
import TestSupport
import Testing
import TextScanning
import TranslationSessions

@testable import PackInstalling

@Suite("Indexes of packs")
struct IndexTests {
    private static let sum = String(repeating: "0a", count: 32)
    private static let server = URL(filePath: "/srv/models/index.json")

    private static let list = """
        {"format": 1, "packs": [
          {"name": "neural-de-en", "engine": "neural", "directions": [{"source": "de", "target": "eng"}], "version": "3.1",
           "licence": "MPL-2.0", "quality": "usable",
           "files": [{"name": "a.bin", "size": 7, "sha256": "\(sum)"},
                     {"name": "b.bin", "location": "other/b.bin.gz", "compression": "gzip", "fetchedSize": 5, "size": 9}]}]}
        """

    private static let models = """
        {"generated": "2026", "baseUrl": "https://models.example.org/base", "models": {
          "en-pt": [
            {"architecture": "tiny", "releaseStatus": "Release", "sourceLanguage": "en", "targetLanguage": "pt",
             "files": {"model": {"path": "tiny/enpt/model.enpt.intgemm.alphas.bin.gz", "uncompressedSize": 20,
                         "uncompressedHash": "\(sum)"},
                       "lexicalShortlist": {"path": "tiny/enpt/lex.50.50.enpt.s2t.bin.gz"},
                       "vocab": {"path": "tiny/enpt/vocab.enpt.spm.gz"}}},
            {"architecture": "base-memory", "releaseStatus": "Release", "sourceLanguage": "en", "targetLanguage": "pt",
             "files": {"model": {"path": "memory/enpt/model.enpt.intgemm.alphas.bin.gz", "uncompressedSize": 40},
                       "vocab": {"path": "memory/enpt/vocab.enpt.spm.gz"}}},
            {"architecture": "base", "releaseStatus": null, "sourceLanguage": "en", "targetLanguage": "pt",
             "files": {"model": {"path": "x"}, "vocab": {"path": "y"}}}],
          "ja-en": [
            {"architecture": "base", "releaseStatus": "Nightly", "sourceLanguage": "ja", "targetLanguage": "en",
             "files": {"model": {"path": "m.gz"}, "srcVocab": {"path": "s.gz"}, "trgVocab": {"path": "t.gz"}}}],
          "de-en": [{"architecture": "tiny", "releaseStatus": "Release", "sourceLanguage": "de", "targetLanguage": "en",
             "files": {"model": {"path": "without vocabulary"}}}]}}
        """

    private static func record(_ pair: (String, String), _ kind: String, _ version: String, filter: String = "") -> String {
        """
        {"name": "x", "fileType": "\(kind)", "sourceLanguage": "\(pair.0)", "targetLanguage": "\(pair.1)", "architecture": "tiny",
         "version": "\(version)", "decompressedHash": "\(sum)", "decompressedSize": 11, "filter_expression": "\(filter)",
         "attachment": {"hash": "\(sum)", "size": 6, "filename": "f.zst",
          "location": "bucket/\(pair.0)\(pair.1)-\(kind)-\(version).zst"}}
        """
    }

    private static let records: String = {
        let kinds = ["model", "lex", "vocab"]
        var records = ["3.0", "3.10", "3.9", "4.0", "3.11a1", "2.8"].flatMap { version in
            kinds.map { record(("de", "en"), $0, version) }
        }
        records += kinds.map { record(("ko", "en"), $0, "4.1") }
        records += kinds.map { record(("en", "ru"), $0, "3.1", filter: "env.appinfo.OS == 'Android'") }
        records += kinds.map { record(("en", "ru"), $0, "3.0") }
        records += kinds.map { record(("en", "zh-Hant"), $0, "3.0") }
        return "{\"data\": [\(records.joined(separator: ","))], \"timestamp\": 1}"
    }()

    private func index(_ text: String, at url: URL = Self.server) throws -> PackIndex {
        try PackIndex(reading: Data(text.utf8), from: url)
    }

    @Test("A list of packs is read with its locations, sizes and sums")
    func readsLists() throws {
        let offer = try index(Self.list).offer(named: "neural-de-en")
        #expect(offer.directions == [.init(from: "de", to: "en")])
        #expect(offer.quality == .usable)
        #expect(offer.files.map(\.location.path) == ["/srv/models/neural-de-en/a.bin", "/srv/models/other/b.bin.gz"])
        #expect(offer.downloadSize == 12)
        #expect(offer.installedSize == 16)
        #expect(offer.pairs.map(\.isInstalled) == [false])
        #expect(offer.pairs.first?.pack?.downloadSize == 12)
    }

    @Test("Of published models each direction gets the best that is ready, wherever the list lies")
    func readsModels() throws {
        let address = try #require(URL(string: "https://models.example.org/db/models.json"))
        let index = try index(Self.models, at: address)
        #expect(index.offers.map(\.name) == ["neural-en-pt", "neural-ja-en"])
        let portuguese = try index.offer(named: "neural-en-pt")
        #expect(portuguese.files.map(\.name) == ["model.en-pt.intgemm.alphas.bin", "vocab.en-pt.spm"])
        #expect(
            portuguese.files[0].location.absoluteString
                == "https://models.example.org/base/memory/enpt/model.enpt.intgemm.alphas.bin.gz")
        #expect(portuguese.files.map(\.compression) == [.gzip, .gzip])
        #expect(portuguese.downloadSize == nil)
        #expect(
            try index.offer(named: "neural-ja-en").files.map(\.name) == [
                "model.ja-en.intgemm.alphas.bin", "srcvocab.ja-en.spm", "trgvocab.ja-en.spm",
            ])
        // A copy has its files beside it.
        let copy = try self.index(Self.models).offer(named: "neural-en-pt")
        #expect(copy.files[0].location.path == "/srv/models/memory/enpt/model.enpt.intgemm.alphas.bin.gz")
        let repository = try self.index(Self.models, at: URL(filePath: "/srv/models/db/models.json")).offer(named: "neural-en-pt")
        #expect(repository.files[0].location.path == copy.files[0].location.path)
    }

    @Test("Of records the newest version of the known kind is taken, and later kinds are told apart")
    func readsRecords() throws {
        let index = try index(Self.records)
        #expect(
            index.offers.map { "\($0.name) \($0.version)" } == ["neural-de-en 3.10", "neural-en-ru 3.0", "neural-en-zh-Hant 3.0"])
        let german = try index.offer(named: "neural-de-en")
        #expect(german.files.map(\.name) == ["lex.50.50.de-en.s2t.bin", "model.de-en.intgemm.alphas.bin", "vocab.de-en.spm"])
        #expect(german.files.map(\.compression) == [.zstd, .zstd, .zstd])
        #expect(german.files[1].location.path == "/srv/models/bucket/deen-model-3.10.zst")
        #expect(german.downloadSize == 18)
        #expect(german.installedSize == 33)
        #expect(throws: PackError(.laterVersion(pack: "neural-ko-en", version: "4.1"))) { try index.offer(named: "neural-ko-en") }
        #expect(throws: PackError(.notOffered("neural-fr-en"))) { try index.offer(named: "neural-fr-en") }
    }

    @Test("Of versions the one whose numbers are higher counts as newer, the third of them, too")
    func comparesVersions() {
        #expect(ModelVersion("3.1.10").numbers == [3, 1, 10])
        #expect(ModelVersion("3.1.2").numbers.lexicographicallyPrecedes(ModelVersion("3.1.10").numbers))
        #expect(ModelVersion("3.0a1").isTest && ModelVersion("3.0a1").isKnown && !ModelVersion("4.1").isKnown)
    }

    @Test("A list that names a file of a pack twice is refused: one of them would overwrite the other")
    func refusesTwins() {
        let file = #"{"name": "a", "size": 1, "sha256": "\#(Self.sum)"}"#
        let list = #"""
            {"format": 1, "packs": [{"format": 1, "name": "neural-xx", "engine": "neural", "directions": [], "version": "1",
             "files": [\#(file), \#(file)]}]}
            """#
        #expect(throws: PackError(.badFileEntry(pack: "neural-xx"))) { try index(list) }
    }

    @Test("A folder of models is an index, and so is the repository they were published in, and a folder of packs")
    func readsFolders() throws {
        let folder = try TemporaryFolder()
        for name in ["enpt", "models/tiny/deen", "packs/neural-xx"] {
            try FileManager.default.createDirectory(atPath: folder.path(of: name), withIntermediateDirectories: true)
        }
        try folder.write([1, 2, 3], to: "enpt/model.enpt.intgemm.alphas.bin")
        try folder.write([1, 2], to: "enpt/vocab.enpt.spm")
        try folder.write([1], to: "models/tiny/deen/model.deen.intgemm.alphas.bin.gz")
        try folder.write([1], to: "models/tiny/deen/vocab.deen.spm.gz")
        try folder.write(
            #"{"architecture": "tiny", "byteSize": 77, "hash": "\#(Self.sum)", "sourceLanguage": "de", "targetLanguage": "en"}"#,
            to: "models/tiny/deen/metadata.json")
        try folder.write(
            #"""
            {"format": 1, "name": "neural-xx", "engine": "neural", "directions": [], "version": "1", "files":
             [{"name": "a", "size": 1, "sha256": "\#(Self.sum)"}]}
            """#, to: "packs/neural-xx/pack.json")
        let index = try PackIndex(folder: URL(filePath: folder.path, directoryHint: .isDirectory))
        #expect(index.offers.map(\.name) == ["neural-de-en", "neural-en-pt", "neural-xx"])
        #expect(try index.offer(named: "neural-en-pt").downloadSize == 5)
        let offers = KnownOffers(of: PackCatalogue(index: folder.path))
        #expect(offers.pairs(of: "neural").count == 2)
        try FileManager.default.createDirectory(atPath: folder.path(of: "models/tiny/fren"), withIntermediateDirectories: true)
        try folder.write([1], to: "models/tiny/fren/model.fren.intgemm.alphas.bin")
        try folder.write([1], to: "models/tiny/fren/vocab.fren.spm")
        #expect(offers.pairs(of: "neural").count == 3)
        let german = try index.offer(named: "neural-de-en")
        #expect(german.files.map(\.compression) == [.gzip, .gzip])
        #expect(german.files.first?.size == 77)
        let empty = try TemporaryFolder()
        #expect { try PackIndex(folder: URL(filePath: empty.path)) } throws: { ($0 as? PackError)?.code == .badIndex }
    }

    @Test(
        "What is no index, or could lead out of a pack's folder, is refused",
        arguments: [
            ("", PackError.Code.badIndex), ("[]", .badIndex), ("{}", .badIndex), (#"{"packs": 7, "format": 1}"#, .badIndex),
            (#"{"packs": [], "format": 2}"#, .programTooOld),
            (list.replacing("\"neural-de-en\"", with: "\"../x\""), .unsafeName),
            (list.replacing("\"neural-de-en\"", with: "\"x;touch$IFS$HOME\""), .unsafeName),
            (list.replacing("\"neural-de-en\"", with: "\"-x\""), .unsafeName),
            (list.replacing("a.bin", with: "a/../../b"), .unsafeName), (list.replacing("a.bin", with: "/etc/x"), .unsafeName),
            (list.replacing("a.bin", with: "pack.json"), .unsafeName), (list.replacing("a.bin", with: ".hidden"), .unsafeName),
            (list.replacing("\"size\": 7", with: "\"size\": -7"), .badIndex), (list.replacing(sum, with: "zz"), .badIndex),
            (list.replacing("other/b.bin.gz", with: "gopher://x/"), .badIndex),
        ])
    func refuses(text: String, code: PackError.Code) {
        #expect { try index(text) } throws: {
            let error = $0 as? PackError
            return error?.code == code && error?.description.isEmpty == false
        }
    }

    @Test("What is secret in an index's address stands in no message and in no pack")
    func keepsSecrets() throws {
        let address = try #require(URL(string: "https://user:hush@models.example.org/index.json?key=hush"))
        for text in [Self.models, Self.records] {
            for offer in try index(text, at: address).offers { #expect(offer.origin?.contains("hush") != true) }
        }
        for text in ["", Self.list.replacing("other/b.bin.gz", with: "gopher://x/")] {
            #expect {
                try index(text, at: address)
            } throws: {
                !"\($0)".contains("hush") && "\($0)".contains("models.example.org")
            }
        }
    }

    @Test("What an index lacks is named with its place, which may be the top")
    func namesPlaces() {
        #expect { try index(#"{"packs": []}"#) } throws: {
            ($0 as? PackError)?.why == "The field format is missing at its top."
        }
        #expect { try index(Self.list.replacing("\"version\"", with: "\"edition\"")) } throws: {
            ($0 as? PackError)?.why == "The field version is missing at “packs.[0]”."
        }
    }

    @Test("An index on a server leads to no file of this machine, and any bytes give an index or an error")
    func survivesAnything() throws {
        let address = try #require(URL(string: "https://models.example.org/index.json"))
        let local = Self.list.replacing("other/b.bin.gz", with: "file:///etc/passwd")
        #expect { try index(local, at: address) } throws: { ($0 as? PackError)?.code == .badIndex }
        var numbers = SeededNumbers(seed: 5)
        for text in [Self.list, Self.models, Self.records] {
            for _ in 0..<300 {
                var bytes = Array(text.utf8)
                for _ in 0..<Int.random(in: 1...4, using: &numbers) {
                    let place = Int.random(in: 0..<bytes.count, using: &numbers)
                    switch Int.random(in: 0..<3, using: &numbers) {
                    case 0: bytes[place] = UInt8.random(in: 0x20...0x7E, using: &numbers)
                    case 1: bytes.removeSubrange(place..<min(bytes.count, place + 5))
                    default: bytes.insert(contentsOf: bytes[..<place].suffix(9), at: place)
                    }
                    if bytes.isEmpty { bytes = [0x7B] }
                }
                do {
                    for offer in try PackIndex(reading: Data(bytes), from: address).offers {
                        #expect(offer.files.allSatisfy { !$0.location.isFileURL && !$0.name.contains("..") })
                    }
                } catch {
                    #expect(!error.description.isEmpty)
                }
            }
        }
    }

    @Test("What a server's index said last is known without the network; an index that is broken is not kept")
    func keepsIndexes() async throws {
        let isBroken = Locked(false)
        let server = try LoopbackServer { _, reply in
            reply.send(200, body: Data((isBroken.withLock { $0 } ? "{" : Self.list).utf8))
        }
        let folder = try TemporaryFolder()
        let folders = PackFolders(own: folder.path(of: "packs"))
        let catalogue = PackCatalogue(
            index: server.url("/index.json").absoluteString, folders: folders, cacheFolder: folder.path(of: "cache"))
        #expect(catalogue.isRemote)
        #expect(catalogue.known.offers.isEmpty)
        #expect(KnownOffers(of: catalogue).pairs(of: "neural").isEmpty)
        #expect(server.requests.isEmpty)
        #expect(try await catalogue.index().offers.count == 1)
        #expect(catalogue.known.offers.count == 1)
        #expect(KnownOffers(of: catalogue).pairs(of: "neural").count == 1)
        #expect(PackListing.all(in: catalogue).map(\.state) == [.available])
        _ = try await catalogue.index()
        #expect(server.requests.count == 1)
        isBroken.withLock { $0 = true }
        await #expect(throws: PackError.self) { try await catalogue.refresh() }
        #expect(catalogue.known.offers.count == 1)
        // Where nothing can be kept, what was asked for is known as long as the catalogue lives.
        isBroken.withLock { $0 = false }
        let keepsNothing = PackCatalogue(
            index: server.url("/index.json").absoluteString, folders: folders, cacheFolder: "/dev/null/cache")
        try await keepsNothing.refresh()
        #expect(keepsNothing.known.offers.count == 1)
        let plain = PackCatalogue(index: "http://models.example.org/", folders: folders, cacheFolder: folder.path(of: "cache"))
        await #expect { try await plain.refresh() } throws: { ($0 as? PackError)?.code == .serverRefused }
    }

    @Test("SHA-256 gives the sums that the standard names, at every length around its blocks")
    func sums() throws {
        #expect(OfferedModel.sum(of: []) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(
            OfferedModel.sum(of: Array("abc".utf8)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        let million = [UInt8](repeating: 0x61, count: 1_000_000)
        #expect(OfferedModel.sum(of: million) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
        for count in 0...200 {
            let bytes = (0..<count).map { UInt8($0) }
            var sum = SHA256Sum()
            for byte in bytes { withUnsafeBytes(of: byte) { sum.add($0) } }
            #expect(sum.hexadecimal() == OfferedModel.sum(of: bytes))
        }
    }
}
