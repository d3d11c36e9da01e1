// SPDX-License-Identifier: Apache-2.0

public import Foundation
import HTTPTransport

/// The packs that some place offers.
///
/// An index is read from one of these, whichever it turns out to be:
///
/// - a JSON file of packs: `{"format": 1, "packs": […]}`, each as in `pack.json`, with the `location` of each file;
/// - the list of models that browsers' models are published with, `models.json`;
/// - the records of these models, one for each file with its attachment;
/// - a folder of packs, of folders with models, or of the repository in which such models were published.
///
/// Locations are relative to the index, so that a copy of the whole is an index too.
public struct PackIndex: Sendable {
    /// The packs, by name, each once.
    public let offers: [PackOffer]
    /// Packs that only later versions of this program can use, by name, with their version.
    let later: [String: String]

    init(_ offers: [PackOffer], later: [String: String] = [:]) {
        var names: Set<String> = []
        self.offers = offers.filter { names.insert($0.name).inserted }.sorted { $0.name < $1.name }
        self.later = later
    }

    /// An index of some packs.
    public init(offers: [PackOffer]) {
        self.init(offers, later: [:])
    }

    /// Reads an index in JSON.
    ///
    /// - Parameters:
    ///   - data: The index.
    ///   - url: Where it was found, to which its locations are relative.
    /// - Throws: `PackError` where it is no index.
    public init(reading data: Data, from url: URL) throws(PackError) {
        let place = url.place
        let layouts: [any IndexLayout.Type] = [PackList.self, ModelList.self, ModelRecords.self]
        do {
            let shape = try JSONDecoder().decode(IndexShape.self, from: data)
            guard let layout = layouts.first(where: { $0.fits(shape) }) else {
                throw PackError(.badIndex(place, why: "It has none of the fields packs, models, data and changes."))
            }
            self = try layout.init(reading: data).index(at: url)
        } catch let error as PackError {
            throw error
        } catch let error as DecodingError {
            throw PackError(.badIndex(place, why: Self.words(for: error)))
        } catch {
            throw PackError(.badIndex(place, why: "It is not to be understood: \(error)."))
        }
    }

    /// The offer of a name.
    ///
    /// - Throws: `PackError` where there is none.
    public func offer(named name: String) throws(PackError) -> PackOffer {
        if let offer = offers.first(where: { $0.name == name }) { return offer }
        throw PackError(later[name].map { .laterVersion(pack: name, version: $0) } ?? .notOffered(name))
    }

    private static func words(for error: DecodingError) -> String {
        func place(_ context: DecodingError.Context) -> String {
            let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
            return path.isEmpty ? "its top" : "“\(path)”"
        }
        return switch error {
        case .keyNotFound(let key, let context): "The field \(key.stringValue) is missing at \(place(context))."
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "The value at \(place(context)) is of another kind than it should be."
        case .dataCorrupted(let context):
            context.codingPath.isEmpty ? "It is not JSON." : "The value at \(place(context)) is not to be understood."
        @unknown default: "It is not to be understood."
        }
    }
}

/// Which fields an index has, by which its layout is known.
struct IndexShape: Decodable {
    let keys: Set<String>

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        keys = Set(try decoder.container(keyedBy: Key.self).allKeys.map(\.stringValue))
    }
}

/// A form in which indexes are written.
protocol IndexLayout {
    /// Whether an index with some fields has this form.
    static func fits(_ shape: IndexShape) -> Bool
    init(reading data: Data) throws
    /// The index, with what its locations are relative to.
    func index(at url: URL) throws -> PackIndex
}

extension IndexLayout where Self: Decodable {
    init(reading data: Data) throws {
        self = try JSONDecoder().decode(Self.self, from: data)
    }
}

extension URL {
    /// Where something is, for people and for manifests: a path, or an address without what in it may be secret.
    var place: String { isFileURL ? path(percentEncoded: false) : withoutSecrets }

    /// The address that an index at this one means by a location.
    ///
    /// - Throws: `PackError` where it is none, or where an index from a server leads to this machine's files.
    func resolved(_ location: String) throws(PackError) -> URL {
        guard !location.isEmpty, let url = URL(string: location, relativeTo: self)?.absoluteURL, let scheme = url.scheme,
            ["https", "http", "file"].contains(scheme), isFileURL || !url.isFileURL
        else { throw PackError(.badIndex(place, why: "The location “\(location)” leads nowhere.")) }
        return url
    }
}
