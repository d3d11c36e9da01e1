// SPDX-License-Identifier: Apache-2.0

/// Numbers of a fixed number of bits whose probabilities are learnt as they come: a tree with the probability of a zero at each
/// node.
struct BitTree {
    let depth: Int
    /// The probability of a zero at each node, in parts of 65,536.
    fileprivate private(set) var zeros: [UInt16]
    /// How often each node was visited, up to `adaptationLimit`.
    private var visitCounts: [UInt8]

    /// Each visit moves a node's probability by less than the one before, up to this many visits.
    private static let adaptationLimit: UInt8 = 60

    /// A tree of numbers below two to the power of `depth`.
    init(depth: Int) {
        self.depth = depth
        zeros = [UInt16](repeating: 1 << 15, count: 1 << depth)
        visitCounts = [UInt8](repeating: 0, count: 1 << depth)
    }

    /// A tree of numbers below a bound.
    init(below bound: Int) {
        self.init(depth: max(1, Int.bitWidth - max(0, bound - 1).leadingZeroBitCount))
    }

    fileprivate mutating func learn(_ node: Int, isZero: Bool) {
        let target: Int32 = isZero ? 65_000 : 536
        let difference = target - Int32(zeros[node])
        zeros[node] = UInt16(truncatingIfNeeded: Int32(zeros[node]) + difference / (Int32(visitCounts[node]) + 2))
        if visitCounts[node] < Self.adaptationLimit { visitCounts[node] += 1 }
    }
}

/// Writes bits in as little room as their likelihoods allow: the range coder of LZMA (Martin 1979, Pavlov 1998), with carries.
struct RangeEncoder {
    private var bytes: [UInt8] = []
    private var low: UInt64 = 0
    private var range = UInt32.max
    private var cache: UInt8 = 0
    /// How many bytes wait for a carry: `cache`, then 0xFF each.
    private var waiting = 1

    /// Writes a number by its tree.
    mutating func write(_ number: UInt32, with tree: inout BitTree) {
        var node = 1
        for bit in stride(from: tree.depth - 1, through: 0, by: -1) {
            let isZero = number >> UInt32(bit) & 1 == 0
            let bound = UInt32(truncatingIfNeeded: (UInt64(range) &* UInt64(tree.zeros[node])) >> 16)
            if isZero {
                range = bound
            } else {
                low += UInt64(bound)
                range -= bound
            }
            while range < 1 << 24 {
                shift()
                range <<= 8
            }
            tree.learn(node, isZero: isZero)
            node = node << 1 | (isZero ? 0 : 1)
        }
    }

    private mutating func shift() {
        if low < 0xFF00_0000 || low > 0xFFFF_FFFF {
            let carry = UInt8(truncatingIfNeeded: low >> 32)
            bytes.append(cache &+ carry)
            bytes.append(contentsOf: repeatElement(0xFF &+ carry, count: waiting - 1))
            waiting = 0
            cache = UInt8(truncatingIfNeeded: low >> 24)
        }
        waiting += 1
        low = (low & 0x00FF_FFFF) << 8
    }

    /// All bytes; nothing can be written after them.
    mutating func finish() -> [UInt8] {
        for _ in 0..<5 { shift() }
        return bytes
    }
}

/// Reads what `RangeEncoder` wrote. Of other bytes it makes other numbers; after the last byte it reads zeros.
struct RangeDecoder {
    private let bytes: ArraySlice<UInt8>
    private var next: Int
    private var range = UInt32.max
    private var code: UInt32 = 0

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        // The first byte is the encoder's empty cache.
        next = bytes.startIndex + 1
        for _ in 0..<4 { code = code << 8 | byte() }
    }

    private mutating func byte() -> UInt32 {
        guard next < bytes.endIndex else { return 0 }
        defer { next += 1 }
        return UInt32(bytes[next])
    }

    /// Reads a number by its tree.
    mutating func read(with tree: inout BitTree) -> UInt32 {
        var node = 1
        for _ in 0..<tree.depth {
            let bound = UInt32(truncatingIfNeeded: (UInt64(range) &* UInt64(tree.zeros[node])) >> 16)
            let isZero = code < bound
            if isZero {
                range = bound
            } else {
                code &-= bound
                range -= bound
            }
            while range < 1 << 24 {
                range <<= 8
                code = code << 8 | byte()
            }
            tree.learn(node, isZero: isZero)
            node = node << 1 | (isZero ? 0 : 1)
        }
        return UInt32(node - (1 << tree.depth))
    }
}
