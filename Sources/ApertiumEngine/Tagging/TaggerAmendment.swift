// SPDX-License-Identifier: Apache-2.0

import CProcess
import SystemFiles
import TranslationSessions

/// The classes of ambiguity that a tagger met in texts and was not trained with, and the file of its model with these in it.
///
/// `apertium-tagger` (3.8) takes the likeliest of the classes that it knows for one that it lacks, and overwrites the one for
/// unknown words with that: from then on both are tagged otherwise. With a model in which there are all classes of a text it
/// never does, so what it answers depends on that text alone.
///
/// The tagger is started anew for each class that it lacks, so those that are likely to follow are added with the first: of 81
/// starts for 167,000 words of Catalan 11 are left.
final class TaggerAmendment: Sendable {
    private struct State {
        /// Read when it is first wanted.
        var model: Result<TaggerModel, TaggerModel.NoModel>?
        var classes: Set<AmbiguityClass> = []
        /// The same classes.
        var additions: [TaggerModel.Addition] = []
    }

    private let path: String
    private let state = Locked(State())

    /// What the tagger writes to standard error of a class that it lacks, when it is told to: the tags in braces, separated by
    /// commas.
    private static let announcement = "New ambiguity class: {"

    /// - Parameter path: That of the tagger's model.
    init(modelAt path: String) {
        self.path = path
    }

    /// A file in memory with the classes that a tagger has just said that it lacks, and those before; -1 where there are none
    /// that could be added.
    func file(for diagnosis: UnsafeBufferPointer<UInt8>) -> Int32 {
        state.withLock { state in
            let result = state.model ?? Self.model(at: path)
            state.model = result
            guard case .success(let model) = result else { return -1 }
            var added: Set<AmbiguityClass> = []
            for line in String(decoding: diagnosis, as: UTF8.self).split(separator: "\n") {
                guard line.hasPrefix(Self.announcement), line.hasSuffix("}") else { continue }
                let names = line.dropFirst(Self.announcement.count).dropLast().split(separator: ",").map(String.init)
                guard let missing = model.missingClass(named: names), !state.classes.contains(missing) else { continue }
                if state.classes.isEmpty && added.isEmpty { added = model.likelyMissingClasses }
                added.formUnion(model.missingParts(of: missing))
                added.insert(missing)
            }
            added.subtract(state.classes)
            guard !added.isEmpty else { return -1 }
            state.classes.formUnion(added)
            state.additions += added.map(model.addition(of:))
            let bytes = model.adding(state.additions)
            return cprocess_make_file(bytes, bytes.count)
        }
    }

    private static func model(at path: String) -> Result<TaggerModel, TaggerModel.NoModel> {
        guard let bytes = try? FileBytes.read(path) else { return .failure(TaggerModel.NoModel()) }
        return Result { () throws(TaggerModel.NoModel) in try TaggerModel(bytes) }
    }
}
