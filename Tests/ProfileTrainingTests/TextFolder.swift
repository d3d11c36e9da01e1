// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// A folder of files, removed with the value.
final class TextFolder {
    let path: String

    init(_ files: [String: String] = [:]) throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("dragoman-texts-\(UUID())").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files { try write(text, to: name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func path(of name: String) -> String { path + "/" + name }

    func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(of: name)))
    }

    func bytes(of name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(of: name))))
    }

    func write(_ bytes: [UInt8], to name: String) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: path(of: name)))
    }

    /// Lines of a language enough to learn from: each sentence written for the tests, beginning at each of its words.
    static func lines(of tag: String) throws -> String {
        try TestSentences.lines(of: tag).flatMap { sentence in
            let words = sentence.split(separator: " ")
            return words.indices.map { (words[$0...] + words[..<$0]).joined(separator: " ") }
        }.joined(separator: "\n")
    }
}
