// SPDX-License-Identifier: Apache-2.0

import TranslationSessions

@testable import ApertiumEngine

/// An installation one of whose modes runs programs that a test makes up, most often `sed`.
struct FakeApertium {
    let folder: TemporaryFolder

    /// - Parameters:
    ///   - stages: The programs of the mode, as a mode file has them. `sed` is called with `-z`, so it sees whole requests.
    ///   - mode: The mode.
    init(_ stages: String..., mode: String = "es-pt") throws {
        folder = try TemporaryFolder()
        try folder.write(stages.joined(separator: " | "), to: "usr/share/apertium/modes/\(mode).mode")
    }

    /// An engine that has nothing else.
    func engine(
        answerDeadline: Duration = .seconds(120), firstAnswerDeadline: Duration = .seconds(120), requestSize: Int = 10_000,
        memoryBudget: Int = 1_000_000_000, reusesChains: Bool = true
    ) -> ApertiumTranslationEngine {
        ApertiumTranslationEngine(
            configuration: ApertiumConfiguration(
                installations: [ApertiumInstallation(unpackedAt: folder.path)], memoryBudget: memoryBudget,
                firstAnswerDeadline: firstAnswerDeadline, answerDeadline: answerDeadline, requestSize: requestSize,
                reusesChains: reusesChains))
    }
}
