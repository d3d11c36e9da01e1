// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import TranslationSessions

@testable import PackInstalling

@Suite("Having another process install packs", .timeLimit(.minutes(2)))
struct DetachedTests {
    private let place: PackPlace

    init() throws {
        place = try PackPlace()
    }

    private func install(_ arguments: [String], progress: @escaping @Sendable (PackProgress) -> Void = { _ in }) async throws {
        let installer = DetachedPackInstaller(running: arguments, catalogue: place.installer().catalogue)
        try await installer.install(Pack(name: "neural-x"), progress: progress)
    }

    @Test("What another process installs ends with it, and its words are told where it fails")
    func ends() async throws {
        let reports = Reports()
        try await install(["/bin/sh", "-c", "exit 0"], progress: reports.handler)
        #expect(reports.all.last?.share == 1)
        await #expect { try await install(["/bin/sh", "-c", "echo no $0 >&2; exit 7"]) } throws: {
            $0 as? PackError == PackError(.installationFailed(status: 7, message: ["no neural-x"]))
        }
        await #expect { try await install(["/bin/sh", "-c", "kill -9 $$"]) } throws: {
            $0 as? PackError == PackError(.installationFailed(status: 137, message: []))
        }
        await #expect { try await install(["/nonexistent/program"]) } throws: { ($0 as? PackError)?.code == .systemRefused }
    }

    @Test(
        "Its refusals are told apart by its status",
        arguments: [
            PackError.Code.noNetwork, .serverRefused, .notPermitted, .diskFull, .wrongChecksum, .lockHeld, .systemRefused,
            .unknownName,
        ])
    func tellsRefusalsApart(code: PackError.Code) async throws {
        let says = "printf 'dragoman: neural-x: It is so. For a reason.\\nDo it.\\n' >&2; exit \(code.status)"
        let error = await #expect(throws: PackError.self) { try await install(["/bin/sh", "-c", says]) }
        #expect(error?.code == code)
        #expect(error?.why == "It is so. For a reason.")
        #expect(error?.remedy == "Do it.")
    }

    @Test("Installations that are wanted no longer are ended")
    func stops() async throws {
        let file = place.folder.path(of: "identifier")
        let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
        let installer = DetachedPackInstaller(
            running: ["/bin/sh", "-c", "echo $$ > \(file); exec sleep 1000"], catalogue: place.installer().catalogue)
        let task = Task {
            try await installer.install(Pack(name: "neural-x")) { _ in
                if FileManager.default.fileExists(atPath: file) { beginning.yield() }
            }
        }
        for await _ in begun { break }
        installer.stop()
        await #expect(throws: PackError(.installationFailed(status: 128 + SIGTERM, message: []))) { try await task.value }
    }

    @Test("A process that nobody watches any more goes on, and leaves no zombie")
    func isReaped() async throws {
        let (file, gate) = (place.folder.path(of: "identifier"), place.folder.path(of: "gate"))
        let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
        let task = Task {
            try await install(["/bin/sh", "-c", "echo $$ > \(file); while ! [ -e \(gate) ]; do sleep .01; done"]) { _ in
                if FileManager.default.fileExists(atPath: file) { beginning.yield() }
            }
        }
        for await _ in begun { break }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        var text = ""
        while !text.hasSuffix("\n") { text = try place.folder.text(of: "identifier") }
        let identifier = try #require(Int32(text.dropLast()))
        #expect(kill(identifier, 0) == 0)
        try place.folder.write("", to: "gate")
        // A zombie would take signals for ever.
        while kill(identifier, 0) == 0 { try await Task.sleep(for: .milliseconds(10)) }
    }
}
