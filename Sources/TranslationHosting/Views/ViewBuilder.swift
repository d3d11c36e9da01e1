// SPDX-License-Identifier: Apache-2.0

/// Puts views together that stand under each other, with `if` and `switch` among them.
@MainActor @resultBuilder
public enum ViewBuilder {
    /// Views one after the other.
    public static func buildBlock<each Part: View>(_ parts: repeat each Part) -> some View {
        var all: [any View] = []
        repeat all.append(each parts)
        return ViewSequence(parts: all)
    }

    /// One view.
    public static func buildBlock<Part: View>(_ part: Part) -> Part { part }

    /// A view that may be missing.
    public static func buildOptional(_ part: (some View)?) -> some View {
        ViewSequence(parts: part.map { [$0] } ?? [])
    }

    /// The first of two views.
    public static func buildEither<First: View, Second: View>(first part: First) -> ViewAlternative<First, Second> {
        .first(part)
    }

    /// The second of two views.
    public static func buildEither<First: View, Second: View>(second part: Second) -> ViewAlternative<First, Second> {
        .second(part)
    }
}

/// Views one after the other, each known by its place.
struct ViewSequence: View, ResolvedView {
    let parts: [any View]

    var body: Content { Content() }

    func resolve(at identity: ViewIdentity, into resolution: inout Resolution) {
        for (index, part) in parts.enumerated() { resolution.add(part, at: identity.appending(index)) }
    }
}

/// One of two views: what is attached to the one goes when the other takes its place.
public enum ViewAlternative<First: View, Second: View>: View, ResolvedView {
    case first(First)
    case second(Second)

    /// Nothing of its own.
    public var body: Content { Content() }

    func resolve(at identity: ViewIdentity, into resolution: inout Resolution) {
        switch self {
        case .first(let view): resolution.add(view, at: identity.appending(0))
        case .second(let view): resolution.add(view, at: identity.appending(1))
        }
    }
}

/// A view for each element of a collection, known by the element's identifier: what is attached to it stays while the element
/// does, wherever it moves.
public struct ForEach<Elements: RandomAccessCollection, Identifier: Hashable, Part: View>: View, ResolvedView {
    private let elements: Elements
    private let identifier: KeyPath<Elements.Element, Identifier>
    private let part: (Elements.Element) -> Part

    /// A view for each element.
    ///
    /// - Parameters:
    ///   - elements: What is shown.
    ///   - identifier: What tells one element from another.
    ///   - content: The view of one element.
    public init(
        _ elements: Elements, id identifier: KeyPath<Elements.Element, Identifier>,
        @ViewBuilder content: @escaping (Elements.Element) -> Part
    ) {
        self.elements = elements
        self.identifier = identifier
        self.part = content
    }

    /// Nothing of its own.
    public var body: Content { Content() }

    func resolve(at identity: ViewIdentity, into resolution: inout Resolution) {
        for element in elements { resolution.add(part(element), at: identity.appending(element[keyPath: identifier])) }
    }
}
