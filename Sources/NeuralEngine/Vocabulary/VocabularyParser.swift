// SPDX-License-Identifier: Apache-2.0

/// Reads the message that a vocabulary is stored as.
struct VocabularyParser {
    let bytes: UnsafeRawBufferPointer
    private(set) var scores: [Float] = []
    private(set) var kinds: [Vocabulary.Kind] = []
    private(set) var texts: [UInt8] = []
    private(set) var starts: [Int32] = [0]
    private(set) var bytePieces: [UInt32] = []
    private(set) var unknown: UInt32 = 1
    /// Where the rules stand by which characters are replaced.
    private(set) var characterMap: Range<Int>?
    private(set) var options = CharacterNormalizer.Options()

    /// Bounds that no published vocabulary comes near.
    private static let maximumPieces = 1 << 20
    private static let longestPiece = 1 << 10
    private static let maximumBytes = 1 << 23

    init(bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    mutating func parse() throws(FileFault) {
        var unigram: UInt64 = 1
        var hasByteFallback = false
        var bytePieceOf: [UInt8: UInt32] = [:]
        var fields = ProtobufReader(bytes)
        var start = fields.offset
        while let (field, value) = try fields.next() {
            switch (field, value) {
            case (1, .range(let range)): try parsePiece(range, bytePieceOf: &bytePieceOf)
            case (2, .range(let range)):
                var fields = ProtobufReader(bytes, range)
                while let (field, value) = try fields.next() {
                    guard case .number(let number) = value else { continue }
                    switch field {
                    case 3: unigram = number
                    case 24 where number != 0:
                        throw FileFault(.unsupportedSetting("treat_whitespace_as_suffix", value: "true"), at: range.lowerBound)
                    case 35: hasByteFallback = number != 0
                    default: break
                    }
                }
            case (3, .range(let range)): try parseNormalizer(range)
            default: break
            }
            start = fields.offset
        }
        guard unigram == 1 else { throw FileFault(.unsupportedSetting("model_type", value: String(unigram)), at: 0) }
        guard kinds.count >= 2, let unknown = kinds.firstIndex(of: .unknown), kinds[0] == .control else {
            throw FileFault(.illFormed("the list of pieces"), at: start)
        }
        self.unknown = UInt32(unknown)
        if hasByteFallback, bytePieceOf.count == 256 {
            bytePieces = (0...255).compactMap { bytePieceOf[$0] }
        }
    }

    private mutating func parsePiece(_ range: Range<Int>, bytePieceOf: inout [UInt8: UInt32]) throws(FileFault) {
        var text = 0..<0
        var score: Float = 0
        var kind = Vocabulary.Kind.normal
        var fields = ProtobufReader(bytes, range)
        while let (field, value) = try fields.next() {
            switch (field, value) {
            case (1, .range(let range)): text = range
            case (2, .number(let number)): score = Float(bitPattern: UInt32(truncatingIfNeeded: number))
            case (3, .number(let number)):
                guard let known = Vocabulary.Kind(rawValue: number) else {
                    throw FileFault(.wrongNumber("the kind of a piece", number), at: range.lowerBound)
                }
                kind = known
            default: break
            }
        }
        guard score.isFinite, text.count <= Self.longestPiece, kinds.count < Self.maximumPieces,
            texts.count + text.count <= Self.maximumBytes, !text.isEmpty || kind != .normal
        else { throw FileFault(.illFormed("a piece"), at: range.lowerBound) }
        if kind == .byte {
            let name = String(decoding: bytes[text], as: UTF8.self)
            guard name.utf8.count == 6, name.hasPrefix("<0x"), name.hasSuffix(">"),
                let byte = UInt8(name.dropFirst(3).dropLast(), radix: 16)
            else { throw FileFault(.illFormed("a piece"), at: range.lowerBound) }
            bytePieceOf[byte] = UInt32(kinds.count)
            // It stands for the byte.
            texts.append(byte)
        } else {
            texts += bytes[text]
        }
        starts.append(Int32(texts.count))
        scores.append(score)
        kinds.append(kind)
    }

    private mutating func parseNormalizer(_ range: Range<Int>) throws(FileFault) {
        var fields = ProtobufReader(bytes, range)
        while let (field, value) = try fields.next() {
            switch (field, value) {
            case (2, .range(let range)): characterMap = range
            case (3, .number(let number)): options.beginsWithMark = number != 0
            case (4, .number(let number)): options.removesExtraSpaces = number != 0
            case (5, .number(let number)): options.marksSpaces = number != 0
            default: break
            }
        }
    }
}
