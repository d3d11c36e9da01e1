// SPDX-License-Identifier: Apache-2.0

import Foundation
import SystemFiles

/// A pack that is installed in a folder.
public struct InstalledPack: Sendable, Hashable {
    /// What the pack is.
    public let manifest: PackManifest
    /// The folder that it stands in.
    public let folder: String

    /// What is wrong with a file of an installed pack.
    public enum Damage: Sendable, Hashable {
        /// The file is not there, or cannot be read.
        case missing(String)
        /// The file is not what was installed.
        case changed(String)
    }

    /// Compares the pack's files with the sums that its manifest has. Reads all of them.
    ///
    /// - Returns: What is wrong with which files; empty where nothing is.
    public func damages() -> [Damage] {
        manifest.files.compactMap { file in
            guard let found = try? FileDigest(of: "\(folder)/\(file.name)") else { return .missing(file.name) }
            return found.size == file.size && found.sha256 == file.sha256 ? nil : .changed(file.name)
        }
    }
}

/// The folders in which packs are installed: a person's own, and those of all who use the system.
///
///     let folders = PackFolders.standard
///     folders.installed.map(\.manifest.name)      // ["neural-de-en"]
public struct PackFolders: Sendable, Hashable {
    /// The folder that is installed into and removed from; nil where there is none.
    public let own: String?
    /// Further folders whose packs serve too. What stands in `own` goes first.
    public let shared: [String]

    /// Some folders, there or not.
    public init(own: String?, shared: [String] = []) {
        self.own = own
        self.shared = shared
    }

    /// `dragoman/packs` in the person's data folder and in those of all, by the XDG Base Directory Specification.
    public static var standard: PackFolders {
        let all = DataFolders.current
        return PackFolders(own: all.own.map { "\($0)/dragoman/packs" }, shared: all.shared.map { "\($0)/dragoman/packs" })
    }

    /// The same folders with the first that all share as the one that is installed into: for an administrator.
    public var forSystem: PackFolders { PackFolders(own: shared.first, shared: Array(shared.dropFirst())) }

    /// All folders, those to be preferred first.
    public var all: [String] { (own.map { [$0] } ?? []) + shared }

    /// The packs that are installed, by folder and name; of several of one name the first.
    public var installed: [InstalledPack] {
        var names: Set<String> = []
        return all.flatMap(Self.packs(in:)).filter { names.insert($0.manifest.name).inserted }
    }

    /// The installed pack of a name; nil where there is none.
    public func pack(named name: String) -> InstalledPack? {
        guard (try? PackName.check(name)) != nil else { return nil }
        return all.lazy.compactMap { Self.pack(at: "\($0)/\(name)") }.first { $0.manifest.name == name }
    }

    /// The installed pack that people mean by its name, or by the pair of languages that alone it is for, such as `de-en`; nil
    /// where there is none.
    public func pack(for name: String) -> InstalledPack? {
        if let pack = pack(named: name) { return pack }
        guard let direction = PackManifest.Direction(named: name) else { return nil }
        return installed.first { $0.manifest.directions == [direction] }
    }

    /// Folders of packs that count as not installed, since their manifest cannot be read, each with the reason.
    public var unreadable: [(folder: String, error: PackError)] {
        all.flatMap(Self.folders(in:)).compactMap { (folder) -> (folder: String, error: PackError)? in
            do throws(PackError) {
                _ = try Self.manifest(in: folder)
                return nil
            } catch {
                return (folder, error)
            }
        }
    }

    private static func packs(in folder: String) -> [InstalledPack] { folders(in: folder).compactMap(pack(at:)) }

    private static func folders(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { !$0.hasPrefix(".") }.sorted().map { "\(folder)/\($0)" }
    }

    /// The pack in a folder; nil where its manifest is not there or cannot be read.
    static func pack(at folder: String) -> InstalledPack? {
        (try? manifest(in: folder)).map { InstalledPack(manifest: $0, folder: folder) }
    }

    /// The manifest in a folder; nil where there is none.
    ///
    /// - Throws: `PackError` where it cannot be read, or is of a later form.
    private static func manifest(in folder: String) throws(PackError) -> PackManifest? {
        let path = "\(folder)/\(PackManifest.fileName)"
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        guard let file = try? OpenFile(readingRegular: path), let data = SmallFile.data(of: file) else {
            throw PackError(.badManifest(path))
        }
        do {
            return try JSONDecoder().decode(PackManifest.self, from: data)
        } catch let error as PackError {
            throw error
        } catch {
            throw PackError(.badManifest(path))
        }
    }
}
