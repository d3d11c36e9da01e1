// SPDX-License-Identifier: Apache-2.0

import Decompression
import Foundation
import LanguageRecognition

/// The list that browsers' models are published with, `models.json`: for each direction the models that there are, with the paths
/// of their files, which are compressed by gzip.
struct ModelList: Decodable, IndexLayout {
    private struct Model: Decodable {
        struct File: Decodable {
            let path: String
            let uncompressedSize: Int?
            let uncompressedHash: String?
            let compressedSize: Int?
            let compressedHash: String?
        }

        struct Files: Decodable {
            let model: File
            let lexicalShortlist: File?
            let vocab: File?
            let srcVocab: File?
            let trgVocab: File?
        }

        let architecture: String?
        let releaseStatus: String?
        let sourceLanguage: String
        let targetLanguage: String
        let version: String?
        let licence: String?
        let files: Files
    }

    private let baseUrl: String?
    private let models: [String: [Model]]

    static func fits(_ shape: IndexShape) -> Bool { shape.keys.contains("models") }

    func index(at url: URL) throws -> PackIndex {
        let base = try base(of: url)
        var published: [PublishedModel] = []
        for model in models.keys.sorted().flatMap({ models[$0] ?? [] }) {
            guard let maturity = Self.maturity(of: model.releaseStatus),
                let source = try? LanguageTag(parsing: model.sourceLanguage),
                let target = try? LanguageTag(parsing: model.targetLanguage)
            else { continue }
            let direction = PackManifest.Direction(from: source, to: target)
            let files = model.files
            let kinds: [(ModelFileKind, Model.File?)] = [
                (.model, files.model), (.shortlist, files.lexicalShortlist), (.vocabulary, files.vocab),
                (.sourceVocabulary, files.srcVocab), (.targetVocabulary, files.trgVocab),
            ]
            published.append(
                PublishedModel(
                    direction: direction, architecture: model.architecture ?? "", version: ModelVersion(model.version ?? ""),
                    maturity: maturity, licence: model.licence, origin: url.place,
                    files: try kinds.compactMap { kind, file in
                        try file.map { try Self.file($0, named: kind.fileName(for: direction), at: base) }
                    }))
        }
        return PublishedModel.best(of: published)
    }

    /// What the paths of files begin at. A list that lies in a folder is a copy, whose files lie beside it; in the repository of
    /// the models it lies in a folder of its own, `db`.
    private func base(of url: URL) throws -> URL {
        guard url.isFileURL else {
            return try baseUrl.map { try url.resolved($0.hasSuffix("/") ? $0 : $0 + "/") } ?? url
        }
        let folder = url.deletingLastPathComponent()
        return folder.lastPathComponent == "db" ? folder.deletingLastPathComponent() : url
    }

    /// How ready a model is; nil for one that was never released.
    private static func maturity(of status: String?) -> Int? {
        switch status {
        case "Release": 0
        case "Release Desktop": 1
        case "Release Android": 2
        case "Nightly": 3
        default: nil
        }
    }

    private static func file(_ file: Model.File, named name: String, at base: URL) throws -> PackOffer.File {
        PackOffer.File(
            name: name, location: try base.resolved(file.path), compression: CompressionFormat(ofFile: file.path),
            fetchedSize: file.compressedSize.flatMap { $0 >= 0 ? $0 : nil },
            fetchedSHA256: file.compressedHash.flatMap { $0.isSHA256 ? $0 : nil },
            size: file.uncompressedSize.flatMap { $0 >= 0 ? $0 : nil },
            sha256: file.uncompressedHash.flatMap { $0.isSHA256 ? $0 : nil })
    }
}
