import ArgumentParser
@_spi(Tuning) import LanguageSegmentation

/// A price of switching that is to be measured in place of the built-in one.
struct PriceSetting {
    private let keyPath: WritableKeyPath<SwitchingPrices, Float>
    private let value: Float

    /// Reads `NAME=VALUE`.
    init(_ argument: String) throws {
        let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2, let value = Float(parts[1]), let keyPath = Self.names[parts[0]] else {
            throw ValidationError("‘\(argument)’ is no NAME=VALUE of \(Self.names.keys.sorted().joined(separator: ", "))")
        }
        self.keyPath = keyPath
        self.value = value
    }

    func apply(to prices: inout SwitchingPrices) {
        prices[keyPath: keyPath] = value
    }

    // Key paths are immutable, but not marked as such by the standard library.
    nonisolated(unsafe) private static let names: [String: WritableKeyPath<SwitchingPrices, Float>] = [
        "joined": \.joined, "space": \.space, "comma": \.comma, "dash": \.dash, "bracket": \.bracket, "quotation": \.quotation,
        "sentence": \.sentence, "line": \.line, "paragraph": \.paragraph, "scriptChange": \.scriptChange,
        "latinScriptChange": \.latinScriptChange, "noise": \.noise,
        "stranger": \.stranger, "familiarShare": \.familiarShare, "memory": \.memory, "foreignLetter": \.foreignLetter,
        "latinLetter": \.latinLetter, "latinWord": \.latinWord, "foreignWord": \.foreignWord, "mostOfWord": \.mostOfWord,
        "confidence": \.confidence,
        "doubt": \.doubt, "leastProbability": \.leastProbability, "kin": \.kin, "nameLike": \.nameLike, "latinName": \.latinName,
    ]
}
