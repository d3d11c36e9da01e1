// SPDX-License-Identifier: Apache-2.0

import Foundation
public import HTTPTransport
import SystemFiles
import TranslationSessions

/// What is installed, and what an index offers beside it.
///
///     let catalogue = PackCatalogue(index: "https://models.example.org/models.json")
///     try await catalogue.refresh()                 // asks the server
///     catalogue.known.offers.map(\.name)            // what it said: no network
///
/// No index is built in. One is configured by its path or its address of `https`. What a server's index said last is kept in the
/// cache, so that what could be installed is known without the network.
public struct PackCatalogue: Sendable {
    /// The path or address of the index; nil where none is configured.
    public let location: String?
    /// The folders of packs.
    public let folders: PackFolders
    /// How servers are asked.
    public let client: HTTPClient
    /// The folder in which a server's index is kept; nil to keep none.
    private let cacheFolder: String?
    /// What a server said last, for as long as this catalogue and its copies live: the cache may not be writable.
    private let refreshed = Locked<PackIndex?>(nil)

    /// A catalogue.
    ///
    /// - Parameters:
    ///   - index: The path of a file or folder, or an address; nil for none.
    ///   - folders: The folders of packs.
    ///   - cacheFolder: The folder in which a server's index is kept; nil for the person's cache.
    public init(index: String?, folders: PackFolders = .standard, cacheFolder: String? = nil) {
        location = index.flatMap { $0.isEmpty ? nil : $0 }
        self.folders = folders
        var client = HTTPClient()
        // Mirrors hand their files on to stores, and no secret goes along; what comes is checked.
        client.redirects = .anyServer
        self.client = client
        self.cacheFolder = cacheFolder ?? DataFolders.current.cache.map { "\($0)/dragoman/indexes" }
    }

    /// The catalogue with the index that the variable `DRAGOMAN_PACKS` names.
    public static var standard: PackCatalogue {
        PackCatalogue(index: ProcessInfo.processInfo.environment["DRAGOMAN_PACKS"])
    }

    /// Whether the index is on a server.
    public var isRemote: Bool { location?.contains("://") ?? false }

    /// What the index offers, as far as is known without the network: empty where nothing is.
    public var known: PackIndex { (try? local()) ?? PackIndex(offers: []) }

    /// The index: as it is known, or else asked for.
    ///
    /// - Throws: `PackError`; `CancellationError`.
    public func index() async throws -> PackIndex {
        if let known = try local() { return known }
        return try await refresh()
    }

    /// Asks for the index anew.
    ///
    /// - Throws: `PackError`; `CancellationError`.
    @discardableResult
    public func refresh() async throws -> PackIndex {
        guard let address = try address() else {
            if let known = try local() { return known }
            throw PackError(.noIndex)
        }
        do {
            let (head, body) = try await client.answer(to: HTTPRequest(address), maximumSize: SmallFile.maximumSize)
            guard head.status == 200 else { throw PackError(.serverRefused(address.withoutSecrets, status: head.status)) }
            let index = try PackIndex(reading: body, from: address)
            refreshed.withLock { $0 = index }
            if let path = cachePath { try? keep(body, at: path) }
            return index
        } catch let error as HTTPError {
            throw PackError(.noNetwork(address.withoutSecrets, why: "\(error.why) \(error.remedy)"))
        }
    }

    /// The index on this machine: itself, or what is kept of a server's; nil where that has not been asked yet.
    private func local() throws(PackError) -> PackIndex? {
        guard let location else { throw PackError(.noIndex) }
        if let address = try address() {
            let kept = cachePath.flatMap { SmallFile.data(at: $0) }.flatMap { try? PackIndex(reading: $0, from: address) }
            return kept ?? refreshed.withLock { $0 }
        }
        let url = URL(filePath: location)
        var isFolder: ObjCBool = false
        let path = url.path(percentEncoded: false)
        guard access(path, R_OK) == 0, FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw PackError(.unreadableIndex(location, errno))
        }
        if isFolder.boolValue { return try PackIndex(folder: URL(filePath: path, directoryHint: .isDirectory)) }
        guard let data = SmallFile.data(at: path) else { throw PackError(.badIndex(location, why: "It cannot be read.")) }
        return try PackIndex(reading: data, from: url)
    }

    /// The server's address; nil where the index is a path.
    private func address() throws(PackError) -> URL? {
        guard let location, location.contains("://") else { return nil }
        guard let url = URL(string: location) else {
            throw PackError(.badIndex("the address that was given", why: "It is no address."))
        }
        guard url.isSafeToFetch else {
            throw PackError(.insecureAddress(url.withoutSecrets))
        }
        return url
    }

    /// Where the index is on this machine: itself, or what is kept of a server's.
    var localPath: String? { location.flatMap { $0.contains("://") ? cachePath : $0 } }

    /// Where a server's index is kept.
    private var cachePath: String? {
        guard let location, let cacheFolder else { return nil }
        var sum = SHA256Sum()
        Array(location.utf8).withUnsafeBytes { sum.add($0) }
        return "\(cacheFolder)/\(sum.hexadecimal()).json"
    }

    private func keep(_ data: Data, at path: String) throws {
        if let cacheFolder { try InstallationFolder.makeFolder(cacheFolder) }
        try data.write(to: URL(filePath: path), options: .atomic)
    }
}

extension PackFolders {
    /// Takes an installed pack of the own folder away.
    ///
    /// - Parameter name: The pack's name, or the pair of languages that it is for.
    /// - Returns: The pack's name.
    /// - Throws: `PackError`: `notInstalled`, or `notPermitted` where the pack is in a folder that all share.
    @discardableResult
    public func remove(_ name: String) throws(PackError) -> String {
        guard let pack = pack(for: name) else { throw PackError(.notInstalled(name)) }
        let name = pack.manifest.name
        guard let own, pack.folder == "\(own)/\(name)" else { throw PackError(.system(path: pack.folder, EACCES)) }
        let folder = InstallationFolder(root: own, name: name)
        try folder.prepare()
        let lock = try InstallationLock(folder)
        try folder.removePack()
        withExtendedLifetime(lock) {}
        return name
    }
}
