// SPDX-License-Identifier: Apache-2.0

import Glibc
import Testing
import TextScanning

@testable import ApertiumEngine

@Suite("Contract 4.7: errors of Apertium")
struct ErrorTests {
    private static let report = ChainReport(diagnostics: "first\nlast\n", outcomes: [])
    private static let failures: [AnswerFailure] = [
        .ended, .silent(.seconds(10)), .endless, .wrongIdentifier, .illFormed, .placeholderLost, .emptied, .refused(EMFILE),
    ]

    /// All causes, in all their forms.
    static let causes: [ApertiumError.Cause] =
        [
            .unknownPair("xxx-yyy"), .notInstalled(mode: "es-pt", nil),
            .notInstalled(mode: "es-pt", ChainPlan.Obstacle(programs: ["lt-proc"], files: ["/a/b.bin"])),
            .notInstalled(mode: "es-pt", ChainPlan.Obstacle(problem: .openQuote)),
            .notInstalled(mode: "es-pt", ChainPlan.Obstacle(problem: .emptyStage)),
            .notInstalled(mode: "es-pt", ChainPlan.Obstacle(problem: .unexpected(">"))),
            .cannotStart(mode: "es-pt", program: nil, ENOENT), .cannotStart(mode: "es-pt", program: "/usr/bin/lt-proc", EACCES),
            .systemRefused(EAGAIN),
        ]
        + failures.flatMap { failure -> [ApertiumError.Cause] in
            [.chainFailed(mode: "es-pt", failure, report), .textFailed(mode: "es-pt", failure, report)]
        }

    @Test("Every error says what happened, why, and what to do, in sentences", arguments: causes)
    func sentences(of cause: ApertiumError.Cause) {
        let error = ApertiumError(cause)
        for sentence in [error.what, error.why, error.remedy] {
            #expect(sentence.hasSuffix("."))
            #expect(sentence.first?.isLowercase != true)
            #expect(!sentence.contains("  ") && !sentence.contains("\n"))
        }
        #expect(error.description == "\(error.what) \(error.why) \(error.remedy)")
    }

    @Test("The system's number is kept where there is one, and what the programs said last is shown")
    func details() {
        #expect(ApertiumError(.cannotStart(mode: "es-pt", program: nil, ENOENT)).systemError == ENOENT)
        #expect(ApertiumError(.chainFailed(mode: "es-pt", .refused(EPIPE), Self.report)).systemError == EPIPE)
        #expect(ApertiumError(.chainFailed(mode: "es-pt", .ended, Self.report)).systemError == nil)
        #expect(ApertiumError(.textFailed(mode: "es-pt", .ended, Self.report)).why.contains("“last”"))
    }
}
