// SPDX-License-Identifier: Apache-2.0

import Glibc
import LanguageRecognition
import ProfileTraining

/// Tells a person on standard error how the training goes.
final class ProgressReporter {
    private let isQuiet: Bool
    private var languageCount = 0

    init(isQuiet: Bool) {
        self.isQuiet = isQuiet
    }

    func report(_ progress: TrainingProgress) {
        guard !isQuiet else { return }
        switch progress {
        case .read:
            languageCount += 1
            // One line, written over, on a terminal; the last word only elsewhere.
            if isatty(2) != 0 { say("\rread \(languageCount) languages", terminator: "") }
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
        case .added(let languages):
            for language in languages {
                let shares = [language.accuracy.sentences, language.accuracy.pieces, language.accuracy.words].map {
                    "\(Int(($0 * 100).rounded())) %"
                }
                say("added \(language.tag); of its held-back text are recognised \(shares.joined(separator: ", "))")
            }
        }
    }

    func fail(_ what: String, remedy: String) {
        say("train-profiles: \(what)")
        say(remedy)
    }

    private func say(_ text: String, terminator: String = "\n") {
        // The C library's `stderr` is a variable that Swift 6 does not let threads share; the descriptor is a number.
        var text = text + terminator
        _ = text.withUTF8 { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
