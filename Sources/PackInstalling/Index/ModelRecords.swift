// SPDX-License-Identifier: Apache-2.0

import Decompression
import Foundation
import LanguageRecognition

/// The records that browsers read: one for each file of a model, with its attachment, which is compressed by zstd.
struct ModelRecords: Decodable, IndexLayout {
    private struct Record: Decodable {
        struct Attachment: Decodable {
            let hash: String?
            let size: Int?
            let filename: String?
            let location: String
        }

        let fileType: String?
        let sourceLanguage: String?
        let targetLanguage: String?
        let fromLang: String?
        let toLang: String?
        let architecture: String?
        let version: String?
        let decompressedHash: String?
        let decompressedSize: Int?
        let filterExpression: String?
        let attachment: Attachment?

        private enum CodingKeys: String, CodingKey {
            case fileType, sourceLanguage, targetLanguage, fromLang, toLang, architecture, version, decompressedHash
            case decompressedSize, attachment
            case filterExpression = "filter_expression"
        }
    }

    /// What the files of one model have in common.
    private struct Group: Hashable {
        let source: LanguageTag
        let target: LanguageTag
        let architecture: String
        let version: String
        let isForAndroid: Bool
    }

    private let data: [Record]?
    private let changes: [Record]?
    private let baseUrl: String?

    static func fits(_ shape: IndexShape) -> Bool { !shape.keys.isDisjoint(with: ["data", "changes"]) }

    func index(at url: URL) throws -> PackIndex {
        let base =
            try baseUrl.flatMap { url.isFileURL ? nil : $0 }.map { try url.resolved($0.hasSuffix("/") ? $0 : $0 + "/") } ?? url
        var files: [Group: [PackOffer.File]] = [:]
        for record in data ?? changes ?? [] {
            guard let attachment = record.attachment, let kind = record.fileType.flatMap(ModelFileKind.init(rawValue:)),
                let source = (record.sourceLanguage ?? record.fromLang).flatMap({ try? LanguageTag(parsing: $0) }),
                let target = (record.targetLanguage ?? record.toLang).flatMap({ try? LanguageTag(parsing: $0) })
            else { continue }
            let group = Group(
                source: source, target: target, architecture: record.architecture ?? "", version: record.version ?? "",
                isForAndroid: record.filterExpression?.contains("Android") ?? false)
            files[group, default: []].append(
                PackOffer.File(
                    name: kind.fileName(for: .init(from: source, to: target)), location: try base.resolved(attachment.location),
                    compression: CompressionFormat(ofFile: attachment.filename ?? attachment.location),
                    fetchedSize: attachment.size.flatMap { $0 >= 0 ? $0 : nil },
                    fetchedSHA256: attachment.hash.flatMap { $0.isSHA256 ? $0 : nil },
                    size: record.decompressedSize.flatMap { $0 >= 0 ? $0 : nil },
                    sha256: record.decompressedHash.flatMap { $0.isSHA256 ? $0 : nil }))
        }
        return PublishedModel.best(
            of: files.map { group, files in
                PublishedModel(
                    direction: .init(from: group.source, to: group.target), architecture: group.architecture,
                    version: ModelVersion(group.version), maturity: group.isForAndroid ? 2 : 0, licence: nil,
                    origin: url.place, files: files.sorted { $0.name < $1.name })
            })
    }
}
