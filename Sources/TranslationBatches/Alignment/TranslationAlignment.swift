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
    package func followed(by next: TranslationAlignment) -> TranslationAlignment {
        let onward = next.links.sorted { $0.source.lowerBound < $1.source.lowerBound }
        var found: Set<Link> = []
        var first = 0
        for link in links {
            while first < onward.count, onward[first].source.upperBound <= link.target.lowerBound { first += 1 }
            for other in onward[first...] {
                guard other.source.lowerBound < link.target.upperBound else { break }
                if other.source.overlaps(link.target) { found.insert(Link(source: link.source, target: other.target)) }
            }
        }
        return TranslationAlignment(Array(found))
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
