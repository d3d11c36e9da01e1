// SPDX-License-Identifier: Apache-2.0

/// Which parts of a text became which parts of its translation.
///
///     // “red car” became “carro vermelho”.
///     TranslationAlignment([.init(source: 4..<7, target: 0..<5), .init(source: 0..<3, target: 6..<14)])
///
/// A part may have links with several of the other text. What was left out, or was invented, has none.
public struct TranslationAlignment: Sendable, Hashable {
    /// A part of a text and what it became.
    public struct Link: Sendable, Hashable {
        /// The part of the text, in UTF-8 offsets.
        public let source: Range<Int>
        /// The part of the translation, in UTF-8 offsets.
        public let target: Range<Int>

        /// A link between two parts.
        public init(source: Range<Int>, target: Range<Int>) {
            self.source = source
            self.target = target
        }
    }

    /// The links, in the order of the translation.
    public let links: [Link]

    /// An alignment of links in any order.
    public init(_ links: [Link]) {
        self.links = links.sorted { $0.order < $1.order }
    }

    /// The alignment of a text with itself.
    package init(identityOf text: String) {
        let whole = 0..<text.utf8.count
        links = whole.isEmpty ? [] : [Link(source: whole, target: whole)]
    }

    /// Whether all links lie inside of a text and of its translation, and begin and end between scalars.
    ///
    /// - Complexity: Linear in the number of links.
    package func isSound(from source: String, to target: String) -> Bool {
        var (source, target) = (source, target)
        return source.withUTF8 { source in
            target.withUTF8 { target in
                links.allSatisfy { source.hasPart($0.source) && target.hasPart($0.target) }
            }
        }
    }

    /// The alignment of this one's text with another's translation, where that is a translation of this one's.
    ///
    /// - Complexity: Linear in the number of links, but for sorting them, and in that of the links that meet.
    package func followed(by next: TranslationAlignment) -> TranslationAlignment {
        // From left to right over the text between: whatever begins meets all that goes on there and comes from the other side.
        var (before, after) = (OpenLinks(links, by: \.target), OpenLinks(next.links, by: \.source))
        var found: Set<Link> = []
        while let start = [before.nextStart, after.nextStart].compactMap(\.self).min() {
            if before.nextStart == start {
                let link = before.takeNext()
                after.forEachOpen(at: start) { found.insert(Link(source: link.source, target: $0.target)) }
            } else {
                let link = after.takeNext()
                before.forEachOpen(at: start) { found.insert(Link(source: $0.source, target: link.target)) }
            }
        }
        return TranslationAlignment(Array(found))
    }
}

/// The links on one side of a text that is gone through from left to right: those that are to begin, and those that go on.
private struct OpenLinks {
    typealias Link = TranslationAlignment.Link

    /// Where a link stands in the text.
    private let range: (Link) -> Range<Int>
    /// Those that are to begin, the next one last.
    private var coming: [Link]
    private var open: [Link] = []

    /// Links that have no part of the text meet nothing.
    init(_ links: [Link], by range: @escaping (Link) -> Range<Int>) {
        self.range = range
        coming = links.filter { !range($0).isEmpty }.sorted { range($0).lowerBound > range($1).lowerBound }
    }

    var nextStart: Int? { coming.last.map { range($0).lowerBound } }

    /// Begins the next link.
    mutating func takeNext() -> Link {
        let link = coming.removeLast()
        open.append(link)
        return link
    }

    /// Calls a function with each link that has begun and goes on at an offset. Those that have ended are let go.
    mutating func forEachOpen(at offset: Int, _ body: (Link) -> Void) {
        open.removeAll { range($0).upperBound <= offset }
        open.forEach(body)
    }
}

extension TranslationAlignment.Link {
    /// By the translation first.
    fileprivate var order: (Int, Int, Int, Int) {
        (target.lowerBound, target.upperBound, source.lowerBound, source.upperBound)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether a range lies inside of the bytes and between scalars.
    fileprivate func hasPart(_ range: Range<Int>) -> Bool {
        range.lowerBound >= 0 && range.upperBound <= count && !isInsideScalar(range.lowerBound)
            && !isInsideScalar(range.upperBound)
    }
}
