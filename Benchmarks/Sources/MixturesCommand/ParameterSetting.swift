// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
@_spi(Tuning) import LanguageSegmentation

/// A parameter of splitting that is to be measured with a value other than the built-in one.
struct ParameterSetting {
    private let keyPath: WritableKeyPath<LanguageSegmenter.Parameters, Float>
    private let value: Float

    /// Reads `NAME=VALUE`.
    init(_ argument: String) throws {
        let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2, let value = Float(parts[1]), let keyPath = Self.names[parts[0]] else {
            throw ValidationError("‘\(argument)’ is not a NAME=VALUE of \(Self.names.keys.sorted().joined(separator: ", "))")
        }
        self.keyPath = keyPath
        self.value = value
    }

    func apply(to parameters: inout LanguageSegmenter.Parameters) {
        parameters[keyPath: keyPath] = value
    }

    // Key paths are immutable, but not marked as such by the standard library.
    nonisolated(unsafe) private static let names: [String: WritableKeyPath<LanguageSegmenter.Parameters, Float>] = [
        "joined": \.costs.joined, "space": \.costs.space, "comma": \.costs.comma, "dash": \.costs.dash,
        "bracket": \.costs.bracket, "quotation": \.costs.quotation, "sentence": \.costs.sentence, "line": \.costs.line,
        "paragraph": \.costs.paragraph, "scriptChange": \.costs.scriptChange,
        "latinScriptChange": \.costs.latinScriptChange, "noise": \.costs.noise, "entry": \.costs.entry,
        "freeShare": \.costs.freeShare, "confusion": \.costs.confusion, "retention": \.costs.retention,
        "foreignLetter": \.weights.foreignLetter, "latinLetter": \.weights.latinLetter,
        "foreignWord": \.weights.foreignWord, "latinWord": \.weights.latinWord, "sharedWord": \.weights.sharedWord,
        "maximumOfWord": \.weights.maximumOfWord, "nameLike": \.weights.nameLike, "latinName": \.weights.latinName,
        "confidence": \.weights.confidence, "minimumPhraseProbability": \.minimumPhraseProbability,
    ]
}

extension RelabellingPassName {
    /// The pass of a name.
    ///
    /// - Throws: `ValidationError` that lists the names.
    init(named name: String) throws {
        guard let pass = Self(rawValue: name) else {
            let names = Self.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("no pass is called ‘\(name)’; there are \(names)")
        }
        self = pass
    }
}
