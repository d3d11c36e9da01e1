// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import Glibc

/// What went wrong with some of several inputs, which does not keep the others from being done.
struct Failures {
    private let inputCount: Int
    private let messages: Messages
    private var errors: [CommandError] = []
    private var hasFailedParts = false

    init(of inputCount: Int, messages: Messages) {
        self.inputCount = inputCount
        self.messages = messages
    }

    /// Notes what went wrong with one input and names it at once; what concerns all of them is thrown.
    mutating func add(_ error: any Error) throws(CommandError) {
        let error = CommandError(error)
        guard error.concernsOneInput else { throw error }
        errors.append(error)
        messages.report(error)
    }

    /// Notes that a part of one input could not be done, and has been named.
    mutating func addPart() {
        hasFailedParts = true
    }

    /// Ends the command by the status that says what went wrong: the only input's own, 1 where others were done.
    func finish() throws(ExitCode) {
        guard let error = errors.first else {
            if hasFailedParts { throw ExitCode(EXIT_FAILURE) }
            return
        }
        throw ExitCode(inputCount == errors.count ? error.code.status : EXIT_FAILURE)
    }
}
