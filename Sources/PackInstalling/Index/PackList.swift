// SPDX-License-Identifier: Apache-2.0

import Decompression
import Foundation

/// dragoman's own form of an index: a list of packs with the locations of their files.
struct PackList: Decodable, IndexLayout {
    private struct Entry: Decodable {
        struct File: Decodable {
            let name: String
            let location: String?
            let compression: CompressionFormat?
            let fetchedSize: Int?
            let fetchedSHA256: String?
            let size: Int?
            let sha256: String?
        }

        let description: PackDescription
        let files: [File]

        private enum Key: String, CodingKey { case files }

        init(from decoder: any Decoder) throws {
            description = try PackDescription(from: decoder)
            files = try decoder.container(keyedBy: Key.self).decode([File].self, forKey: .files)
        }
    }

    private let format: Int
    private let packs: [Entry]

    static func fits(_ shape: IndexShape) -> Bool { shape.keys.contains("packs") }

    func index(at url: URL) throws -> PackIndex {
        guard format <= PackManifest.format else { throw PackError(.laterFormat(format)) }
        return PackIndex(offers: try packs.map { try Self.offer($0, at: url) })
    }

    private static func offer(_ entry: Entry, at url: URL) throws -> PackOffer {
        let name = entry.description.name
        let files = try entry.files.map { file in
            try PackName.check(file: file.name)
            let sums = [file.sha256, file.fetchedSHA256].compactMap(\.self)
            let sizes = [file.size, file.fetchedSize].compactMap(\.self)
            guard sums.allSatisfy(\.isSHA256), sizes.allSatisfy({ $0 >= 0 }) else {
                throw PackError(.badFileEntry(pack: name))
            }
            guard entry.files.count(where: { $0.name == file.name }) == 1 else { throw PackError(.badFileEntry(pack: name)) }
            return PackOffer.File(
                name: file.name, location: try url.resolved(file.location ?? "\(name)/\(file.name)"),
                compression: file.compression, fetchedSize: file.fetchedSize, fetchedSHA256: file.fetchedSHA256, size: file.size,
                sha256: file.sha256)
        }
        return PackOffer(entry.description, files: files)
    }
}
