// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder of its own for one test, which goes when the test ends.
public final class TemporaryFolder: Sendable {
    /// Where the folder is.
    public let path: String

    /// Makes the folder.
    public init() throws {
        path = FileManager.default.temporaryDirectory.appending(path: "dragoman-tests-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The path of a file in the folder.
    public func path(of name: String) -> String { "\(path)/\(name)" }

    /// Writes a file into the folder.
    ///
    /// - Returns: The path of the file.
    @discardableResult
    public func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
        try Data(bytes).write(to: URL(filePath: path(of: name)))
        return path(of: name)
    }

    /// Writes a text into a file of the folder, in UTF-8.
    ///
    /// - Returns: The path of the file.
    @discardableResult
    public func write(_ text: String, to name: String) throws -> String { try write(text.utf8, to: name) }

    /// Removes a file of the folder.
    public func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(of: name)) }

    /// The bytes of a file in the folder.
    public func bytes(of name: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path(of: name)))) }

    /// The text of a file in the folder.
    public func text(of name: String) throws -> String { String(decoding: try bytes(of: name), as: UTF8.self) }

    /// The names of the files in the folder, or in one in it, sorted.
    public func names(in folder: String = "") -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path(of: folder))) ?? []).sorted()
    }
}
