// SPDX-License-Identifier: Apache-2.0

import Decompression
public import Foundation
import LanguageRecognition
import TranslationSessions

extension PackIndex {
    /// The names under which a folder may have an index of its own.
    private static let fileNames = ["index.json", "models.json", "db/models.json", "records.json"]
    /// The repository of models has them at models/tiny/deen, two folders down.
    private static let searchDepth = 4

    /// Reads a folder: the index that lies in it, or the packs and models in it and in the folders inside.
    ///
    /// - Throws: `PackError` where there is nothing of the kind.
    public init(folder: URL) throws(PackError) {
        let path = folder.path(percentEncoded: false)
        for name in Self.fileNames {
            let file = folder.appending(path: name)
            if let data = SmallFile.data(at: file.path(percentEncoded: false)) {
                self = try PackIndex(reading: data, from: file)
                return
            }
        }
        var models: [PublishedModel] = []
        var offers: [PackOffer] = []
        Self.visit(folder, depth: Self.searchDepth) { folder in
            if let pack = PackFolders.pack(at: folder.path(percentEncoded: false)) {
                offers.append(PackOffer(pack))
            } else if let model = PublishedModel(folder: folder) {
                models.append(model)
            }
        }
        let found = PublishedModel.best(of: models)
        guard !offers.isEmpty || !found.offers.isEmpty else {
            throw PackError(.badIndex(path, why: "No packs or models are in it."))
        }
        self.init(offers + found.offers, later: found.later)
    }

    /// What the index at a path is read from: the file, the index that a folder holds, or the folders that packs and models are
    /// looked for in.
    static func sources(at url: URL) -> [String] {
        let path = url.path(percentEncoded: false)
        let index = fileNames.map { "\(path)/\($0)" }.first { FileManager.default.fileExists(atPath: $0) }
        // Another index may come to stand before it.
        if let index { return [path, index] }
        var sources: [String] = []
        visit(url, depth: searchDepth) { sources.append($0.path(percentEncoded: false)) }
        return sources
    }

    private static func visit(_ folder: URL, depth: Int, _ body: (URL) -> Void) {
        body(folder)
        guard depth > 0 else { return }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
        for name in names.sorted() where !name.hasPrefix(".") {
            let inner = folder.appending(path: name, directoryHint: .isDirectory)
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: inner.path(percentEncoded: false), isDirectory: &isFolder),
                isFolder.boolValue
            {
                visit(inner, depth: depth - 1, body)
            }
        }
    }
}

extension PackOffer {
    /// An installed pack, to be installed elsewhere.
    init(_ pack: InstalledPack) {
        let manifest = pack.manifest
        let folder = URL(filePath: pack.folder, directoryHint: .isDirectory)
        self.init(
            manifest.description,
            files: manifest.files.map {
                File(name: $0.name, location: folder.appending(path: $0.name), size: $0.size, sha256: $0.sha256)
            })
    }
}

extension PublishedModel {
    /// What the repository says of a model, in `metadata.json` beside its files.
    private struct Metadata: Decodable {
        let architecture: String?
        let byteSize: Int?
        let hash: String?
        let version: String?
        let sourceLanguage: String?
        let targetLanguage: String?
    }

    /// The model whose files are in a folder, which is called after its direction; nil where there is none.
    init?(folder: URL) {
        let path = folder.path(percentEncoded: false)
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
        var found: [ModelFileKind: String] = [:]
        for name in names where !name.hasPrefix(".") {
            if let kind = ModelFileKind(ofFile: name), found[kind] == nil { found[kind] = name }
        }
        guard let model = found[.model] else { return nil }
        let metadata = SmallFile.data(at: "\(path)/metadata.json").flatMap { try? JSONDecoder().decode(Metadata.self, from: $0) }
        let published = metadata.flatMap { data in
            data.sourceLanguage.flatMap { source in data.targetLanguage.map { (source, $0) } }
        }
        let words = model.split(separator: ".").map(String.init)
        guard
            let direction = published.flatMap(PackManifest.Direction.init(codes:))
                ?? words.dropFirst().first.flatMap(PackManifest.Direction.init(joined:))
                ?? PackManifest.Direction(joined: folder.lastPathComponent)
        else { return nil }
        self.init(
            direction: direction, architecture: metadata?.architecture ?? folder.deletingLastPathComponent().lastPathComponent,
            version: ModelVersion(metadata?.version ?? ""), maturity: 0, licence: nil, origin: path,
            files: found.map { kind, name in
                let isModel = kind == .model
                let compression = CompressionFormat(ofFile: name)
                let size = (try? FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")[.size] as? Int) ?? nil
                return PackOffer.File(
                    name: kind.fileName(for: direction), location: folder.appending(path: name), compression: compression,
                    fetchedSize: size, size: isModel ? metadata?.byteSize : nil,
                    sha256: isModel ? metadata?.hash.flatMap { $0.isSHA256 ? $0 : nil } : nil)
            }.sorted { $0.name < $1.name })
    }
}

extension PackManifest.Direction {
    /// A direction between two codes.
    init?(codes: (source: String, target: String)) {
        self.init(LanguageDirection(from: codes.source, to: codes.target))
    }

    /// A direction as people write it, with a hyphen between two tags: `de-en`, `zh-Hans-en`.
    public init?(named name: String) {
        self.init(LanguageDirection(hyphenated: name))
    }

    /// A direction as folders have it: `deen`, `de-en` or `zh-Hans-en`.
    init?(joined name: String) {
        self.init(LanguageDirection(joined: name))
    }

    private init?(_ direction: LanguageDirection?) {
        guard let direction else { return nil }
        self.init(from: direction.source, to: direction.target)
    }
}
