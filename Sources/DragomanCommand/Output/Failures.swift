// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import DocumentExchange
import Glibc
import TextStreams

/// What went wrong with some of several things that were asked for, such as inputs or packs, which does not keep the others from
/// being done.
struct Failures {
    private let count: Int
    private let messages: Messages
    private var errors: [CommandError] = []
    private var hasFailedParts = false
    /// Whether the inputs were found in folders, where what is not text is no failure.
    private let passesOverOthers: Bool
    private var passedOver = 0

    init(of count: Int, messages: Messages, passesOverOthers: Bool = false) {
        self.count = count
        self.messages = messages
        self.passesOverOthers = passesOverOthers
    }

    /// Notes what went wrong with one of them and names it at once; what concerns all of them is thrown.
    mutating func add(_ error: any Error) throws(CommandError) {
        if passesOverOthers, Self.isOther(error) {
            passedOver += 1
            return
        }
        let error = CommandError(error)
        guard error.concernsOneOfSeveral else { throw error }
        errors.append(error)
        messages.report(error)
    }

    /// Whether an error says that a file is not text, or is in a structured format that is not known.
    private static func isOther(_ error: any Error) -> Bool {
        switch error {
        case let error as TextStreamError: error.code == .binary
        case let error as DocumentFileError:
            error.code == .unknownFormat || (error.underlyingError as? TextStreamError)?.code == .binary
        default: false
        }
    }

    /// Notes that a part of one of them could not be done, and has been named.
    mutating func addPart() {
        hasFailedParts = true
    }

    /// Ends the command by the status that says what went wrong: that of the first failure where nothing could be done, 1 where
    /// some could.
    func finish() throws(ExitCode) {
        if passedOver > 0 {
            messages.note("--recursive", "\(passedOver) \(passedOver == 1 ? "file is" : "files are") not text and passed over")
        }
        guard let error = errors.first else {
            if hasFailedParts { throw ExitCode(EXIT_FAILURE) }
            return
        }
        throw ExitCode(count == errors.count ? error.code.status : EXIT_FAILURE)
    }
}
