// SPDX-License-Identifier: Apache-2.0

/// A tree of the texts of pieces, byte by byte, in a table that is looked up by node and byte.
///
/// There are at most 2^24 nodes: `VocabularyParser` takes no texts of more bytes.
struct PieceTrie: Sendable {
    /// The root.
    static let root: UInt32 = 0
    /// What stands for no piece.
    static let none = UInt32.max
    /// What stands in a slot for the way to no node: none has this number.
    private static let empty = UInt32.max

    /// A slot of the table.
    private struct Slot {
        /// The node and the byte that lead to another node.
        var key: UInt32 = PieceTrie.empty
        var node: UInt32 = 0
    }

    private var slots = [Slot](repeating: Slot(), count: 1 << 12)
    /// For each node the piece that ends there.
    private var pieces: [UInt32] = [PieceTrie.none]

    /// Inserts a text; of two pieces of the same text the first one stays.
    mutating func insert(_ text: ArraySlice<UInt8>, piece: UInt32) {
        var node = Self.root
        for byte in text {
            let key = node << 8 | UInt32(byte)
            var index = index(of: key)
            if slots[index].key == Self.empty {
                if pieces.count * 4 > slots.count * 3 {
                    grow()
                    index = self.index(of: key)
                }
                slots[index] = Slot(key: key, node: UInt32(pieces.count))
                pieces.append(Self.none)
            }
            node = slots[index].node
        }
        if pieces[Int(node)] == Self.none { pieces[Int(node)] = piece }
    }

    private mutating func grow() {
        let old = slots
        slots = [Slot](repeating: Slot(), count: old.count * 2)
        for slot in old where slot.key != Self.empty { slots[index(of: slot.key)] = slot }
    }

    /// The node that a byte leads to; nil where no text goes on with it.
    @inline(__always)
    func child(of node: UInt32, by byte: UInt8) -> UInt32? {
        let slot = slots[index(of: node << 8 | UInt32(byte))]
        return slot.key == Self.empty ? nil : slot.node
    }

    /// The piece whose text ends at a node, or `none`.
    @inline(__always)
    func piece(at node: UInt32) -> UInt32 { pieces[Int(node)] }

    /// The slot of a key, or the one where it would stand.
    @inline(__always)
    private func index(of key: UInt32) -> Int {
        let mask = slots.count - 1
        var index = Int(truncatingIfNeeded: UInt64(key) &* 0x9E37_79B9_7F4A_7C15 >> 32) & mask
        while slots[index].key != key, slots[index].key != Self.empty { index = (index + 1) & mask }
        return index
    }
}
