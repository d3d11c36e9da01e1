// SPDX-License-Identifier: Apache-2.0

import Glibc
import LanguageRecognition
import ProfileTraining

/// Tells a person on standard error how the training goes.
final class ProgressReporter {
    private let isQuiet: Bool
    private var fileCount = 0
    /// Whether files have been read since that was last said in a line of its own.
    private var isReading = false

    init(isQuiet: Bool) {
        self.isQuiet = isQuiet
    }

    func report(_ progress: TrainingProgress) {
        guard !isQuiet else { return }
        if case .read = progress {
            fileCount += 1
            isReading = true
            // One line, written over, on a terminal; the last number only elsewhere.
            if isatty(STDERR_FILENO) != 0 { say("\rfiles read: \(fileCount)", terminator: "") }
            return
        }
        finishReading()
        switch progress {
        case .read:
            break
        case .skipped(let name, let reason):
            say("passed over, \(name): \(reason)")
        case .merged(let names):
            say("merged under one tag: \(names.joined(separator: ", "))")
        case .learnt(let examples, let total, let loss):
            let rounded = (loss * 1000).rounded() / 1000
            say("learnt \(examples / 1000) of \(total / 1000) thousand examples, mean loss \(rounded)")
        case .calibrating:
            say("calibrating on held-back text")
        case .experimental(let tags):
            let names = tags.map(\.canonical).joined(separator: " ")
            say(tags.isEmpty ? "no language is experimental" : "experimental, for too little text or success: \(names)")
        case .weak(let tags):
            let names = tags.map(\.canonical).joined(separator: " ")
            if !tags.isEmpty { say("little text, or seldom recognised, but answered: \(names)") }
        case .added(let tag, let accuracy):
            say("added \(tag); \(Self.words(for: accuracy))")
        }
    }

    /// Ends what is said of reading.
    private func finishReading() {
        guard isReading else { return }
        say(isatty(STDERR_FILENO) != 0 ? "" : "files read: \(fileCount)")
        isReading = false
    }

    private static func words(for accuracy: HeldBackAccuracy) -> String {
        let forms = [("sentences", accuracy.sentences), ("pieces", accuracy.pieces), ("words", accuracy.words)]
        let shares = forms.compactMap { name, share in share.map { "\(Int(($0 * 100).rounded())) % of \(name)" } }
        guard !shares.isEmpty else { return "nothing of its text was held back to judge it by" }
        return "of its held-back text are recognised \(shares.joined(separator: ", "))"
    }

    func fail(_ what: String, remedy: String) {
        if !isQuiet { finishReading() }
        say("train-profiles: \(what)")
        say(remedy)
    }

    private func say(_ text: String, terminator: String = "\n") {
        // The C library's `stderr` is a variable that Swift 6 does not let threads share; the descriptor is a number.
        var text = text + terminator
        _ = text.withUTF8 { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
