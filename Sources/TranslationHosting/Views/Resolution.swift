// SPDX-License-Identifier: Apache-2.0

/// The place of a view or of an attachment in the body of a hosted view. It stays the same from evaluation to evaluation.
struct ViewIdentity: Hashable {
    private var path: [AnyHashable] = []

    /// The place of a part.
    func appending(_ component: some Hashable) -> ViewIdentity {
        var copy = self
        copy.path.append(AnyHashable(component))
        return copy
    }
}

/// A view that says itself what is in it, where others have a body.
@MainActor
protocol ResolvedView {
    /// Adds what is in the view to a resolution.
    func resolve(at identity: ViewIdentity, into resolution: inout Resolution)
}

/// What a body says when it is evaluated: the attachments of all views in it, in their order.
@MainActor
struct Resolution {
    /// What is attached, by slot.
    private(set) var attachments: [ViewIdentity: any Attachment] = [:]
    /// The attachments as the rules know them, in the order of the body.
    private(set) var entries: [AttachmentRules<ViewIdentity>.Entry] = []
    /// The views that the toolkit draws, in the order of the body.
    private(set) var drawnViews: [any DrawnView] = []
    /// What `Environment` properties find.
    var objects = EnvironmentObjects()
    /// The cells of `State` properties that were used before and now, by the property's place.
    private let known: [ViewIdentity: any AnyObject & Sendable]
    private(set) var cells: [ViewIdentity: any AnyObject & Sendable] = [:]

    /// A resolution that takes up the state of the one before.
    init(keeping known: [ViewIdentity: any AnyObject & Sendable]) {
        self.known = known
    }

    /// Adds a view with all that is in it.
    mutating func add(_ view: some View, at identity: ViewIdentity) {
        if let view = view as? any ResolvedView {
            view.resolve(at: identity, into: &self)
            return
        }
        let place = identity.appending(ObjectIdentifier(type(of: view)))
        for (index, child) in Mirror(reflecting: view).children.enumerated() {
            (child.value as? any ConnectedProperty)?.connect(at: place.appending(index), in: &self)
        }
        if let drawn = view as? any DrawnView { drawnViews.append(drawn) }
        add(view.body, at: place)
    }

    /// Adds an attachment.
    mutating func attach(_ attachment: any Attachment, at slot: ViewIdentity) {
        attachments[slot] = attachment
        // Read here, so that it counts as read by the body.
        entries.append(.init(slot: slot, kind: attachment.kind))
    }

    /// The cell of a property: the one it had before, or its new one.
    mutating func cell<Cell: AnyObject & Sendable>(at place: ViewIdentity, or new: Cell) -> Cell {
        let cell = (cells[place] ?? known[place]) as? Cell ?? new
        cells[place] = cell
        return cell
    }
}

/// A property of a view that finds its value where the view stands.
@MainActor
protocol ConnectedProperty {
    /// Finds the value.
    func connect(at place: ViewIdentity, in resolution: inout Resolution)
}
