// SPDX-License-Identifier: Apache-2.0

import SystemFiles

/// For each piece of the source the pieces of the target that it may be translated by: the lexical shortlist of a model.
///
/// The lists of a sentence are read, since they stand all over the file: mapped, they would take all of its memory soon. It
/// takes some microseconds of the millisecond and more that the sentence does.
final class LexicalShortlist: Sendable {
    let file: MappedFile
    /// The pieces that are candidates always: the most frequent ones, of which the end of a sentence is the first.
    private let firstCount: Int
    private let offsets: Int
    private let sourceCount: Int
    private let candidates: Int

    private static let magic: UInt64 = 0xF11A_48D5_0134_17F5
    private static let headerSize = 48

    /// Reads a shortlist.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - sourceCount: How many pieces the source has; nil for as many as the file says.
    ///   - targetCount: How many pieces the target has.
    init(_ file: MappedFile, sourceCount: Int?, targetCount: Int) throws(FileFault) {
        self.file = file
        var reader = ByteReader(file.bytes)
        let magic = try reader.number(UInt64.self, of: "the header")
        guard magic == Self.magic else { throw FileFault(.wrongNumber("the first number", magic), at: 0) }
        let checksum = try reader.number(UInt64.self, of: "the header")
        firstCount = min(try reader.count(in: 1...(1 << 24), of: "the number of frequent pieces"), targetCount)
        _ = try reader.number(UInt64.self, of: "the header")
        let offsetCount = try reader.count(in: 1...(1 << 24), of: "the number of pieces")
        if let sourceCount, offsetCount != sourceCount + 1 {
            throw FileFault(.unfitSizes("the vocabulary and its shortlist", sourceCount, offsetCount - 1), at: 32)
        }
        let listCount = try reader.count(in: 0...(1 << 32), of: "the number of candidates")
        offsets = try reader.take(UInt64(offsetCount) * 8, of: "the offsets").lowerBound
        candidates = try reader.take(UInt64(listCount) * 4, of: "the candidates").lowerBound
        guard reader.isAtEnd else { throw FileFault(.goesOn, at: reader.offset) }
        guard Self.checksum(of: file) == checksum else { throw FileFault(.wrongNumber("the checksum", checksum), at: 8) }
        self.sourceCount = offsetCount - 1
        try checkNumbers(offsetCount: offsetCount, listCount: listCount, targetCount: targetCount)
        file.forget()
    }

    /// The candidates of a sentence, in ascending order. Where the file has been shortened some are missing, which `file`
    /// tells.
    ///
    /// - Parameters:
    ///   - source: The pieces of the sentence.
    ///   - includesSource: Whether they are candidates themselves, since source and target share a vocabulary.
    ///   - set: Room for sets of pieces of the target, empty before and after.
    ///   - result: Takes the candidates.
    func candidates(for source: [UInt32], includesSource: Bool, set: inout PieceSet, into result: inout [UInt32]) {
        result.removeAll(keepingCapacity: true)
        for piece in 0..<UInt32(firstCount) { set.insert(piece) }
        var list: [UInt32] = []
        for piece in source where Int(piece) < sourceCount {
            if includesSource { set.insert(piece) }
            let (start, end) = (offset(Int(piece)), offset(Int(piece) + 1))
            guard file.read(end - start, at: candidates + start * 4, into: &list) else { continue }
            for candidate in list { set.insert(UInt32(littleEndian: candidate)) }
        }
        // The reference’s products take eight at a time.
        var filler = UInt32(firstCount)
        while !set.count.isMultiple(of: 8), Int(filler) < set.capacity {
            set.insert(filler)
            filler += 1
        }
        set.drain(into: &result)
    }

    private func offset(_ index: Int) -> Int {
        Int(UInt64(littleEndian: file.bytes.loadUnaligned(fromByteOffset: offsets + index * 8, as: UInt64.self)))
    }

    private func checkNumbers(offsetCount: Int, listCount: Int, targetCount: Int) throws(FileFault) {
        let bytes = file.bytes
        var last: UInt64 = 0
        for index in 0..<offsetCount {
            let place = offsets + index * 8
            let offset = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
            guard offset >= last, offset <= UInt64(listCount) else {
                throw FileFault(.wrongNumber("an offset", offset), at: place)
            }
            last = offset
        }
        guard last == UInt64(listCount) else { throw FileFault(.wrongNumber("the last offset", last), at: candidates - 8) }
        for index in 0..<listCount {
            let place = candidates + index * 4
            let candidate = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
            guard candidate < UInt32(targetCount) else {
                throw FileFault(.wrongNumber("a candidate", UInt64(candidate)), at: place)
            }
            if index.isMultiple(of: Self.stretch / 4), index > 0 { file.forget(place - Self.stretch..<place) }
        }
    }

    /// The checksum of what follows it.
    private static func checksum(of file: MappedFile) -> UInt64 {
        var sum: UInt64 = 0
        for place in stride(from: 16, through: file.bytes.count - 8, by: 8) {
            let word = UInt64(littleEndian: file.bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
            sum ^= word &+ 0x9E37_79B9 &+ (sum << 6) &+ (sum >> 2)
            if (place + 8).isMultiple(of: stretch) { file.forget(place + 8 - stretch..<place + 8) }
        }
        return sum
    }

    /// How much is read through before its pages are let go.
    private static let stretch = 1 << 20
}
