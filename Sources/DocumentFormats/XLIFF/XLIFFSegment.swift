/// A segment of a unit, or what stands between two segments.
struct XLIFFSegment {
    /// What content belongs to.
    enum Side {
        case source
        case target
    }

    /// The identifier of its unit, as it is written.
    let unit: String
    /// Which unit that is: neighbours may be called the same by mistake.
    let unitNumber: Int
    /// Whether it may be translated, and has not been.
    var isOpen: Bool
    /// The content of its source.
    var source: PassageBuilder
    /// The identifiers of the inline elements of its source that stand for one thing, in order.
    var sourceCodes: [String] = []
    /// White space before the source, from the tag before it.
    var indent = ""
    /// Behind the end tag of the source.
    var sourceEnd: Int
    /// The target's tags and all between; nil where there is none.
    var target: Range<Int>?
    /// The start tag of the target.
    var targetTag: Range<Int>?
    /// The content of its target.
    var targetContent: PassageBuilder
    /// The identifiers of the inline elements of its target, in order.
    var targetCodes: [String] = []
    /// Whether the target says anything.
    var hasTarget = false
    /// Whether the target has an entity that only the document's type declares.
    var hasUnknownEntity = false

    /// Adds text of one side, or markup in it.
    mutating func add(to side: Side, _ body: (inout PassageBuilder) -> Void) {
        switch side {
        case .source: body(&source)
        case .target: body(&targetContent)
        }
    }

    /// Ends the target behind its end tag.
    mutating func endTarget(at end: Int) {
        target = target.map { $0.lowerBound..<end }
        hasTarget = !targetContent.isEmpty
    }
}
