// SPDX-License-Identifier: Apache-2.0

import SystemFiles

/// A file of a neural model, as whoever installs one checks it.
public enum NeuralFileKind: Sendable, Hashable, CaseIterable {
    /// The weights, `model.*.bin`.
    case model
    /// Which pieces may translate which, `lex.*.bin`.
    case shortlist
    /// The pieces that words are cut into, `*.spm`.
    case vocabulary

    /// The kind of a file by its name; nil where it is no file of a model.
    public init?(ofFile name: String) {
        switch (name.split(separator: ".").first, name.split(separator: ".").last) {
        case ("model", "bin"): self = .model
        case ("lex", "bin"): self = .shortlist
        case ("vocab", "spm"), ("srcvocab", "spm"), ("trgvocab", "spm"): self = .vocabulary
        default: return nil
        }
    }

    /// Checks all of a file but whether it fits the other files of its model.
    ///
    /// - Throws: What is wrong with it, and where.
    /// - Complexity: Linear in the length of the file.
    public func verify(path: String) throws(NeuralError) {
        let file: MappedFile
        do {
            file = try MappedFile(path)
        } catch {
            throw NeuralError(.cannotOpen(path: path, error))
        }
        try withExtendedLifetime(file) { () throws(NeuralError) in try verify(file.bytes, path: path) }
    }

    /// Checks all of a file but whether it fits the other files of its model.
    ///
    /// - Parameters:
    ///   - bytes: The file's bytes, on an address that is a multiple of 4.
    ///   - path: The path that an error names.
    /// - Throws: What is wrong with them, and where.
    /// - Complexity: Linear in the number of bytes.
    public func verify(_ bytes: UnsafeRawBufferPointer, path: String) throws(NeuralError) {
        let file = MappedFile(borrowing: bytes)
        do throws(FileFault) {
            switch self {
            case .model: _ = try TransformerWeights(file, arithmetic: .best)
            case .shortlist: _ = try LexicalShortlist(file, sourceCount: nil, targetCount: Int(Int32.max))
            case .vocabulary: _ = try Vocabulary(file)
            }
        } catch {
            throw NeuralError(.unreadable(path: path, error))
        }
    }
}
