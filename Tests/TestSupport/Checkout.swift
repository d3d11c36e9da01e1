// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The folders beside this file in the checkout that the tests are built from.
enum Checkout {
    /// Returns the names of the text files in a folder, without `.txt`, sorted by their scalars.
    static func names(in folder: String) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: url(of: folder).path)
                .filter { $0.hasSuffix(textSuffix) }
                .map { String($0.dropLast(textSuffix.count)) }
                .sorted()
        } catch {
            fatalError("The texts for the tests are read from the checkout, and one folder is not there: \(error)")
        }
    }

    /// Returns the lines of a file without their line feeds, leaving out empty ones.
    static func lines(of file: String, in folder: String) throws -> [String] {
        try text(of: file, in: folder).split(separator: "\n").map(String.init)
    }

    /// Returns the whole of a file.
    static func text(of file: String, in folder: String) throws -> String {
        try String(contentsOf: url(of: folder).appendingPathComponent(file), encoding: .utf8)
    }

    private static let textSuffix = ".txt"

    private static func url(of folder: String) -> URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(folder)
    }
}
