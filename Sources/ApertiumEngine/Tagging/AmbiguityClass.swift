// SPDX-License-Identifier: Apache-2.0

/// The tags between which a word leaves the choice, by number.
///
/// A bit for each tag, since thousands of classes are compared where a tagger lacks one.
struct AmbiguityClass: Sendable, Hashable {
    /// 64 tags each, the lowest first. The last is not 0, so that equal classes have equal words.
    private var words: [UInt64] = []
    /// How many tags there are.
    private(set) var count = 0

    mutating func insert(_ tag: Int) {
        let (index, bit) = (tag / 64, UInt64(1) << UInt64(tag % 64))
        while words.count <= index { words.append(0) }
        if words[index] & bit == 0 { count += 1 }
        words[index] |= bit
    }

    func contains(_ tag: Int) -> Bool {
        tag / 64 < words.count && words[tag / 64] >> UInt64(tag % 64) & 1 == 1
    }

    func isSubset(of other: Self) -> Bool {
        words.count <= other.words.count && words.indices.allSatisfy { words[$0] & ~other.words[$0] == 0 }
    }

    /// The tags in their order.
    var tags: [Int] {
        words.indices.flatMap { index in (0..<64).lazy.filter { words[index] >> UInt64($0) & 1 == 1 }.map { 64 * index + $0 } }
    }

    func inserting(_ tag: Int) -> Self {
        var larger = self
        larger.insert(tag)
        return larger
    }

    /// The classes of two tags or more that have no others than these, this one too; none where there would be too many.
    var parts: [Self] {
        guard !hasTooManyParts else { return [] }
        let tags = tags
        return (0..<1 << count).filter { $0.nonzeroBitCount > 1 }.map { bits in
            Self(tags.indices.lazy.filter { bits >> $0 & 1 == 1 }.map { tags[$0] })
        }
    }

    /// Whether its parts are too many to be listed.
    var hasTooManyParts: Bool { count > Self.largestWhole }

    /// The most tags of a class whose parts are listed, which are 2^8.
    private static let largestWhole = 8
}

extension AmbiguityClass: ExpressibleByArrayLiteral {
    init(_ tags: some Sequence<Int>) {
        for tag in tags { insert(tag) }
    }

    init(arrayLiteral tags: Int...) {
        self.init(tags)
    }
}
