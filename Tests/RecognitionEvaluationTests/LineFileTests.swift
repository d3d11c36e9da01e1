// SPDX-License-Identifier: Apache-2.0

import Foundation
import RecognitionEvaluation
import TestSupport
import Testing

@Suite("Lines of files")
struct LineFileTests {
    /// Some lines are empty, one is longer than what is read at once, and the last has no end.
    private static let lines =
        ["eins", "", "zwei\t2", String(repeating: "lang ", count: 60_000)] + (0..<20_000).map { "Zeile \($0)" } + ["Ende"]

    @Test(
        "are the same however the file is compressed, and one that ends early is refused",
        arguments: ["cat", "gzip -c", "xz -c"])
    func readsCompressed(program: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (plain, file) = (folder.appending(path: "plain"), folder.appending(path: "the 'file'"))
        try Data(Self.lines.joined(separator: "\r\n").utf8).write(to: plain)
        let process = try Process.run(
            URL(filePath: "/bin/sh"), arguments: ["-c", "\(program) \"$0\" >\"$1\"", plain.path, file.path])
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        #expect(try Self.read(file) == Self.lines)
        guard program != "cat" else { return }
        try Data(contentsOf: file).dropLast(4).write(to: file)
        let error = #expect(throws: EvaluationError.self) { try Self.read(file) }
        #expect(error?.code == .unreadable)
    }

    @Test("are refused where the name says that they are compressed, and they are not", arguments: [0, 3, 40])
    func refusesShortened(length: Int) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).xz")
        defer { try? FileManager.default.removeItem(at: file) }
        let bytes: [UInt8] = [0xFD, 0x37, 0x7A] + [UInt8](repeating: 0x0A, count: 37)
        try Data(bytes.prefix(length)).write(to: file)
        let error = #expect(throws: EvaluationError.self) { try Self.read(file) }
        #expect(error?.code == .unreadable)
    }

    @Test("begin after a byte order mark, which the first line may have, and no other")
    func byteOrderMark() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("\u{FEFF}de\teins\n\u{FEFF}zwei\n".utf8).write(to: file)
        #expect(try Self.read(file) == ["de\teins", "\u{FEFF}zwei"])
    }

    private static func read(_ file: URL) throws -> [String] {
        var lines: [String] = []
        try LineFile.forEachLine(of: file.path) { lines.append(String(decoding: $0, as: UTF8.self)) }
        return lines
    }
}
