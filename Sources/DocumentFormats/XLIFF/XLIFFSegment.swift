// SPDX-License-Identifier: Apache-2.0

/// A segment of a unit, or what stands between two segments.
package struct XLIFFSegment {
    /// What content belongs to.
    package enum Side {
        case source
        case target
    }

    /// The identifier of its unit, as it is written.
    package let unit: String
    /// Which unit that is: neighbours may be called the same by mistake.
    package let unitNumber: Int
    /// Whether it may be translated, and has not been.
    package let isOpen: Bool
    /// The content of its source.
    package var source: PassageBuilder
    /// The identifiers of the inline elements of its source that stand for one thing, in order.
    package var sourceCodes: [String] = []
    /// White space before the source, from the tag before it.
    package var indent = ""
    /// Right after the end tag of the source.
    package var sourceEnd: Int
    /// The target's tags and all between; nil where there is none.
    package var target: Range<Int>?
    /// The start tag of the target.
    package var targetTag: XMLTag?
    /// The content of its target.
    package var targetContent: PassageBuilder
    /// The identifiers of the inline elements of its target, in order.
    package var targetCodes: [String] = []
    /// Whether the target says anything: white space alone does not.
    package var hasTarget = false
    /// Whether the target has an entity that only the document's type declares.
    package var hasUnknownEntity = false

    /// Adds text of one side, or markup in it.
    package mutating func add(to side: Side, _ body: (inout PassageBuilder) -> Void) {
        switch side {
        case .source: body(&source)
        case .target: body(&targetContent)
        }
    }

    /// Ends the target after its end tag.
    package mutating func endTarget(at end: Int) {
        target = target.map { $0.lowerBound..<end }
        hasTarget = !targetContent.isBlank
    }
}
