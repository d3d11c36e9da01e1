// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A folder that is there until the tests' process ends: engines may look into it at any time.
struct TemporaryFolder: Sendable {
    let path: String

    /// What all folders are in.
    private static let root: String = {
        let path = NSTemporaryDirectory() + "dragoman tests \(UUID().uuidString)"
        atexit { try? FileManager.default.removeItem(atPath: TemporaryFolder.root) }
        return path
    }()

    init() throws {
        path = Self.root + "/" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    /// Writes a file, and the folders that it is in.
    func write(_ text: String, to name: String) throws {
        let file = "\(path)/\(name)"
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try text.write(toFile: file, atomically: true, encoding: .utf8)
    }

    /// Makes a named pipe, open for reading and writing, so that its readers and writers do not wait for each other to open it.
    func makePipe(_ name: String) throws -> FileHandle {
        guard mkfifo("\(path)/\(name)", 0o600) == 0, let pipe = FileHandle(forUpdatingAtPath: "\(path)/\(name)") else {
            throw CocoaError(.fileWriteUnknown)
        }
        return pipe
    }

    /// Writes a program, and the folders that it is in.
    ///
    /// Another process puts it there: of a file that this process wrote, a child that another test is just starting may still
    /// have the descriptor, and a file that is open for writing cannot be run.
    func writeProgram(_ text: String, to name: String) throws {
        let source = "\(name).text"
        try write(text, to: source)
        let install = try Process.run(
            URL(filePath: "/usr/bin/install"), arguments: ["-m", "755", "\(path)/\(source)", "\(path)/\(name)"])
        install.waitUntilExit()
        guard install.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
    }
}
