// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite("profile check", .timeLimit(.minutes(5)))
struct ProfileCheckTests {
    let workshop: Workshop

    init() throws {
        workshop = try Workshop()
    }

    @Test("The profile inside the program is whole")
    func checksEmbedded() async throws {
        let outcome = try await workshop.run(["profile", "check"])
        #expect(outcome.status == 0)
        #expect(outcome.lines.first == "The profile is whole.")
    }

    @Test("A pipe, a device or a folder is refused as a profile, and not waited for")
    func refusesPipes() async throws {
        let outcome = try await workshop.shell(
            """
            mkfifo pipe; mkdir folder
            for name in pipe folder /dev/zero; do timeout 20 dragoman detect --profile $name </dev/null; echo $?; done
            """)
        #expect(outcome.lines == ["66", "66", "66"])
    }

    @Test(
        "The sources of the training text can be listed with their licences, in every format",
        arguments: ["text", "tsv", "ndjson"])
    func listsSources(format: String) async throws {
        let bare = try await workshop.run(["profile", "check", "--format", format])
        #expect(bare.status == 0)
        #expect(!bare.output.contains("CC0-1.0"))
        let outcome = try await workshop.run(["profile", "check", "--sources", "--format", format])
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("common-voice"))
        #expect(outcome.output.contains("CC0-1.0"))
        if format == "ndjson" {
            let object = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
            let sources = try #require(object?["sources"] as? [[String: Any]])
            #expect(sources.count > 10)
            #expect(sources.allSatisfy { ($0["licence"] as? String)?.isEmpty == false && $0["languages"] is [String] })
        }
    }

    @Test("A profile that is longer than it was written is not said to be cut off")
    func tellsSurplus() async throws {
        let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Profiles/dragoman.profile")
        try workshop.write(Array(try Data(contentsOf: url)) + [0], to: "longer")
        let outcome = try await workshop.run(["profile", "check", "longer"])
        #expect(outcome.status == 65 && outcome.messages.contains("has changed since it was written"))
    }

    @Test("What is not a profile, is cut off or is not there is refused with its status")
    func refusesDamage() async throws {
        try workshop.write("DRAGOMAN", to: "short")
        try workshop.write("Nothing of the kind, but long enough.", to: "text")
        // One byte far from what opening a profile looks at.
        let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Profiles/dragoman.profile")
        var damaged = Array(try Data(contentsOf: url))
        damaged[damaged.count / 2] ^= 1
        try workshop.write(damaged, to: "damaged")
        for (name, status) in [("short", 65), ("text", 65), ("none", 66), ("damaged", 65)] as [(String, Int32)] {
            let outcome = try await workshop.run(["profile", "check", name])
            #expect(outcome.status == status)
            #expect(outcome.output.isEmpty)
            #expect(outcome.messages.hasPrefix("dragoman: \(name): "))
            #expect(outcome.messages.split(separator: "\n").count == 2)
            let detect = try await workshop.run(["detect", "--profile", name], input: "Guten Morgen")
            #expect(detect.status == status)
        }
    }
}
