// SPDX-License-Identifier: Apache-2.0

import SystemFiles
import TextScanning

/// Normalises text as a vocabulary's own rules say: characters are replaced, and spaces made one and marked.
///
/// The rules are a double array of the kind of Darts: a tree of byte strings, each with the offset of what replaces it.
struct CharacterNormalizer: Sendable {
    /// What is done beside replacing characters.
    struct Options: Sendable {
        /// Whether a mark is put before the first word.
        var beginsWithMark = true
        /// Whether spaces at the ends are dropped and several made one.
        var removesExtraSpaces = true
        /// Whether a mark stands for a space.
        var marksSpaces = true
    }

    /// Text and, for each of its bytes and its end, where in the original it comes from.
    struct Result {
        var bytes: [UInt8] = []
        var origins: [Int32] = []

        mutating func removeAll() {
            bytes.removeAll(keepingCapacity: true)
            origins.removeAll(keepingCapacity: true)
        }
    }

    private let units: [UInt32]
    /// What characters are replaced by, each ended by a zero byte.
    private let replacements: [UInt8]
    private let options: Options

    /// - Parameters:
    ///   - range: Where the rules stand in the file; empty where there are none.
    ///   - file: The vocabulary's file.
    init(_ range: Range<Int>, of file: MappedFile, options: Options) throws(FileFault) {
        self.options = options
        guard !range.isEmpty else {
            units = []
            replacements = [0]
            return
        }
        var reader = ByteReader(file.bytes, range)
        let size = try reader.number(UInt32.self, of: "the rules for characters")
        guard size.isMultiple(of: 4) else {
            throw FileFault(.wrongNumber("the size of the rules", UInt64(size)), at: range.lowerBound)
        }
        let tree = try reader.take(UInt64(size), of: "the rules for characters")
        units = stride(from: tree.lowerBound, to: tree.upperBound, by: 4).map {
            UInt32(littleEndian: file.bytes.loadUnaligned(fromByteOffset: $0, as: UInt32.self))
        }
        // A last zero byte ends what a file leaves open.
        replacements = Array(file.bytes[tree.upperBound..<range.upperBound]) + [0]
    }

    /// Normalises a text.
    func normalize(_ text: UnsafeBufferPointer<UInt8>, into result: inout Result) {
        result.removeAll()
        let mark = options.marksSpaces ? Vocabulary.wordMark : [0x20]
        var isBehindSpace = options.removesExtraSpaces
        var position = 0
        var contentEnd = 0
        if options.beginsWithMark { result.append(mark, from: 0) }
        while position < text.count {
            let (count, replacement) = prefix(of: text, at: position)
            func append(_ byte: UInt8, _ result: inout Result) {
                if byte == 0x20 {
                    if isBehindSpace, options.removesExtraSpaces { return }
                    isBehindSpace = true
                    result.append(mark, from: position)
                } else {
                    isBehindSpace = false
                    result.bytes.append(byte)
                    result.origins.append(Int32(position))
                    contentEnd = result.bytes.count
                }
            }
            if let replacement {
                var index = replacement
                while replacements[index] != 0 {
                    append(replacements[index], &result)
                    index += 1
                }
            } else if UTF8Decoder.decode(text, at: position).scalar == UTF8Decoder.replacement, count == 1 {
                for byte in [0xEF, 0xBF, 0xBD] as [UInt8] { append(byte, &result) }
            } else {
                for offset in position..<position + count { append(text[offset], &result) }
            }
            position += count
        }
        if options.removesExtraSpaces {
            // Without content there is no mark either.
            result.bytes.removeSubrange(contentEnd...)
            result.origins.removeSubrange(contentEnd...)
        }
        result.origins.append(Int32(position))
    }

    /// How many bytes at a position are replaced together, and the offset of what replaces them; where no rule is for them, the
    /// bytes of one character and nil.
    private func prefix(of text: UnsafeBufferPointer<UInt8>, at position: Int) -> (count: Int, replacement: Int?) {
        var longest: (count: Int, replacement: Int?) = (UTF8Decoder.decode(text, at: position).length, nil)
        guard let root = units.first else { return longest }
        var node = Int(Self.offset(root))
        var index = position
        while index < text.count {
            let byte = UInt32(text[index])
            node ^= Int(byte)
            guard node < units.count else { break }
            let unit = units[node]
            guard unit & 0x8000_00FF == byte else { break }
            node ^= Int(Self.offset(unit))
            index += 1
            guard unit & 0x100 != 0 else { continue }
            guard node < units.count else { break }
            let replacement = Int(units[node] & 0x7FFF_FFFF)
            if replacement < replacements.count { longest = (index - position, replacement) }
        }
        return longest
    }

    private static func offset(_ unit: UInt32) -> UInt32 { (unit >> 10) << ((unit & 0x200) >> 6) }
}

extension CharacterNormalizer.Result {
    fileprivate mutating func append(_ some: [UInt8], from origin: Int) {
        bytes += some
        for _ in some { origins.append(Int32(origin)) }
    }
}
