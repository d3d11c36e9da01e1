// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import NeuralEngine

@Suite("Files that change while they are used") struct ShortenedFileTests {
    @Test("A model that was shortened, or is a pipe, is an error, and one that took its place is read")
    func refusesShortenedModel() async throws {
        let folder = try TemporaryFolder()
        let engine = try RandomModel.engine(seed: 7, in: folder)
        let before = try await engine.translations(of: ["a banana"], over: "tlhen")
        let path = folder.path(of: "tlhen/model.tlhen.intgemm.alphas.bin")
        let whole = try Data(contentsOf: URL(filePath: path))
        let file = try FileHandle(forWritingTo: URL(filePath: path))
        try file.truncate(atOffset: UInt64(whole.count / 2))
        try file.close()
        let error = await #expect(throws: NeuralError.self) { try await engine.translations(of: ["a banana"], over: "tlhen") }
        #expect(error?.code == .fileUnreadable && error?.why == "It was shortened while it was in use.")
        // A pipe in its place is not waited for.
        try FileManager.default.removeItem(atPath: path)
        #expect(mkfifo(path, 0o600) == 0)
        await #expect(throws: NeuralError.self) { try await engine.translations(of: ["a banana"], over: "tlhen") }
        // Written beside it and renamed into its place.
        try whole.write(to: URL(filePath: path), options: .atomic)
        #expect(try await engine.translations(of: ["a banana"], over: "tlhen") == before)
    }
}
