// SPDX-License-Identifier: Apache-2.0

import CNeural
import SystemFiles

/// The vectors of the pieces that a batch of sentences needs, read one after the other.
///
/// They are half of a small model and stand all over it: read where the file is mapped, all of them would be in memory soon,
/// since the system maps 64 KB around what is touched. Those of a batch are a megabyte at most, and near each other when each
/// step of the decoder looks at them.
final class GatheredVectors {
    private let vectors: WeightMatrix
    private let file: MappedFile
    /// The pieces, in ascending order; empty where all vectors are used where they stand.
    private var pieces: [UInt32] = []
    private var set: PieceSet

    // A row, a sum and a bias for each piece.
    private var rows: UnsafeMutablePointer<Int8>
    private var sums: UnsafeMutablePointer<Int32>
    private var biases: UnsafeMutablePointer<Float>
    private var capacity = 0

    /// Vectors that stand near each other are read together.
    private static let widestGap = 4
    private static let longestRun = 64
    private let run: UnsafeMutablePointer<Int8>

    /// - Parameters:
    ///   - vectors: Those of all pieces.
    ///   - file: The file that they stand in.
    init(_ vectors: WeightMatrix, of file: MappedFile) {
        self.vectors = vectors
        self.file = file
        set = PieceSet(capacity: vectors.matrix.outputs)
        rows = .allocate(capacity: 0)
        sums = .allocate(capacity: 0)
        biases = .allocate(capacity: 0)
        run = .allocate(capacity: Self.longestRun * vectors.matrix.inputs)
    }

    deinit {
        rows.deallocate()
        sums.deallocate()
        biases.deallocate()
        run.deallocate()
    }

    /// The vectors, a row for each piece.
    var matrix: dragoman_matrix {
        guard !pieces.isEmpty else { return vectors.matrix }
        var matrix = vectors.matrix
        matrix.weights = UnsafePointer(rows)
        matrix.sums = UnsafePointer(sums)
        matrix.biases = UnsafePointer(biases)
        matrix.outputs = pieces.count
        return matrix
    }

    /// The row of a piece that was gathered.
    func row(of piece: UInt32) -> Int {
        guard !pieces.isEmpty else { return Int(piece) }
        var range = 0..<pieces.count
        while range.count > 1 {
            let middle = range.lowerBound + range.count / 2
            range = pieces[middle] <= piece ? middle..<range.upperBound : range.lowerBound..<middle
        }
        return range.lowerBound
    }

    /// The rows of pieces that were gathered; both in ascending order.
    func rows(of list: [UInt32]) -> [UInt32] {
        guard !pieces.isEmpty else { return list }
        var row = 0
        return list.map { piece in
            while pieces[row] < piece { row += 1 }
            return UInt32(row)
        }
    }

    /// Gathers the vectors of the pieces in some lists in place of those before. Where the file has been shortened they are 0.
    func gather(_ lists: [[UInt32]]) {
        pieces.removeAll(keepingCapacity: true)
        for list in lists {
            for piece in list { set.insert(piece) }
        }
        // Most of them are as well read where they stand.
        let isSparse = set.count < vectors.matrix.outputs / 2
        set.drain(into: &pieces)
        guard isSparse else { return pieces.removeAll() }
        reserve(pieces.count)
        for (index, piece) in pieces.enumerated() {
            sums[index] = vectors.matrix.sums[Int(piece)]
            biases[index] = vectors.matrix.biases[Int(piece)]
        }
        var start = 0
        while start < pieces.count {
            var end = start + 1
            while end < pieces.count, pieces[end] - pieces[end - 1] <= Self.widestGap,
                pieces[end] - pieces[start] < Self.longestRun
            {
                end += 1
            }
            read(start..<end)
            start = end
        }
    }

    /// Reads the vectors of neighbours.
    private func read(_ range: Range<Int>) {
        let width = vectors.matrix.inputs
        let first = Int(pieces[range.lowerBound])
        let count = Int(pieces[range.upperBound - 1]) - first + 1
        let offset = file.offset(of: vectors.matrix.weights) + first * width
        let destination = rows + range.lowerBound * width
        guard count > range.count else {
            if !file.readBytes(count * width, at: offset, into: destination) {
                destination.update(repeating: 0, count: count * width)
            }
            return
        }
        if !file.readBytes(count * width, at: offset, into: run) { run.update(repeating: 0, count: count * width) }
        for index in range {
            (rows + index * width).update(from: run + (Int(pieces[index]) - first) * width, count: width)
        }
    }

    private func reserve(_ count: Int) {
        guard count > capacity else { return }
        capacity = count + count / 4
        rows.deallocate()
        sums.deallocate()
        biases.deallocate()
        let width = vectors.matrix.inputs
        rows = UnsafeMutableRawPointer.allocate(byteCount: capacity * width, alignment: 64)
            .bindMemory(to: Int8.self, capacity: capacity * width)
        sums = .allocate(capacity: capacity)
        biases = .allocate(capacity: capacity)
    }
}
