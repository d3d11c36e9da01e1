// SPDX-License-Identifier: Apache-2.0

/// The settings of a model that decide how it is calculated.
struct ModelSettings: Sendable, Hashable {
    /// The elements of a word's vector.
    let width: Int
    /// The elements between the two halves of a feed-forward network.
    let hiddenWidth: Int
    let headCount: Int
    let encoderDepth: Int
    let decoderDepth: Int
    let sourceVocabularySize: Int
    let targetVocabularySize: Int
    /// Whether source and target share the vectors of their words.
    let sharesVectors: Bool

    /// What this engine can calculate, and what a setting that is not there means. Other settings change nothing once a model is
    /// trained.
    private static let required: [(name: String, value: String, isNeeded: Bool)] = [
        ("type", "transformer", true), ("transformer-decoder-autoreg", "rnn", true), ("dec-cell", "ssru", true),
        ("transformer-ffn-activation", "relu", true), ("transformer-ffn-depth", "2", true),
        ("transformer-preprocess", "", false), ("transformer-postprocess", "dan", true),
        ("transformer-postprocess-emb", "d", false), ("transformer-postprocess-top", "", false),
        ("transformer-train-position-embeddings", "false", false), ("transformer-no-projection", "false", false),
        ("transformer-tied-layers", "[]", false), ("input-types", "[]", false), ("ulr", "false", false),
        ("lemma-dim-emb", "0", false), ("output-omit-bias", "false", false), ("right-left", "false", false),
        ("dec-cell-base-depth", "2", false), ("dec-cell-high-depth", "1", false),
    ]

    /// Reads settings from YAML as Marian writes it: names and values, and lists of numbers.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - offset: Where it stands in its file.
    init(parsing text: String, at offset: Int) throws(FileFault) {
        var values: [String: String] = [:]
        var lists: [String: [String]] = [:]
        var name = ""
        for line in text.split(whereSeparator: { $0.isNewline || $0 == "\0" }) {
            let words = line.withoutOuterSpace
            if words.hasPrefix("- ") {
                lists[name, default: []].append(String(words.dropFirst(2)))
            } else if let colon = words.firstIndex(of: ":") {
                name = String(words[..<colon])
                var value = words[words.index(after: colon)...].withoutOuterSpace
                if value.count >= 2, value.first == "\"", value.last == "\"" { value = value.dropFirst().dropLast() }
                values[name] = String(value)
            }
        }
        for (name, needed, isNeeded) in Self.required {
            guard let value = values[name] else {
                if isNeeded { throw FileFault(.missingSetting(name), at: offset) }
                continue
            }
            if value != needed { throw FileFault(.unsupportedSetting(name, value: value), at: offset) }
        }
        func number(_ name: String, in bounds: ClosedRange<Int>, of value: String?) throws(FileFault) -> Int {
            guard let value else { throw FileFault(.missingSetting(name), at: offset) }
            guard let number = Int(value), bounds.contains(number) else {
                throw FileFault(.unsupportedSetting(name, value: value), at: offset)
            }
            return number
        }
        width = try number("dim-emb", in: 64...4096, of: values["dim-emb"])
        hiddenWidth = try number("transformer-dim-ffn", in: 64...16384, of: values["transformer-dim-ffn"])
        headCount = try number("transformer-heads", in: 1...64, of: values["transformer-heads"])
        encoderDepth = try number("enc-depth", in: 1...64, of: values["enc-depth"])
        decoderDepth = try number("dec-depth", in: 1...64, of: values["dec-depth"])
        let sizes = lists["dim-vocabs"] ?? []
        sourceVocabularySize = try number("dim-vocabs", in: 2...(1 << 20), of: sizes.first)
        targetVocabularySize = try number("dim-vocabs", in: 2...(1 << 20), of: sizes.last)
        sharesVectors = values["tied-embeddings-all"] == "true"
        // The kernels take rows and heads by whole registers.
        for (name, number, fits) in [
            ("dim-emb", width, width.isMultiple(of: 64)), ("transformer-dim-ffn", hiddenWidth, hiddenWidth.isMultiple(of: 64)),
            ("transformer-heads", headCount, width.isMultiple(of: 16 * headCount)),
        ] where !fits {
            throw FileFault(.unsupportedSetting(name, value: String(number)), at: offset)
        }
    }
}

extension StringProtocol {
    /// The text without the spaces at its ends.
    fileprivate var withoutOuterSpace: SubSequence {
        guard let first = firstIndex(where: { $0 != " " }), let last = lastIndex(where: { $0 != " " }) else {
            return self[startIndex..<startIndex]
        }
        return self[first...last]
    }
}
