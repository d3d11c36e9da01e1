// SPDX-License-Identifier: Apache-2.0

/// What a modifier attaches to a view.
@MainActor
protocol Attachment {
    /// What the rules need to know of it.
    var kind: AttachmentRules<ViewIdentity>.Entry.Kind { get }
    /// Starts the work; nil where there is none.
    func start(_ run: HostedRun) -> StartedWork?
    /// The view has appeared.
    func appeared()
    /// The view has disappeared.
    func disappeared()
}

extension Attachment {
    func start(_ run: HostedRun) -> StartedWork? { nil }
    func appeared() {}
    func disappeared() {}
}

/// A view with something attached.
struct AttachedView<Inner: View>: View, ResolvedView {
    let content: Inner
    let attachment: any Attachment

    var body: Content { Content() }

    func resolve(at identity: ViewIdentity, into resolution: inout Resolution) {
        resolution.add(content, at: identity.appending("content"))
        resolution.attach(attachment, at: identity)
    }
}

extension View {
    func attaching(_ attachment: some Attachment) -> some View {
        AttachedView(content: self, attachment: attachment)
    }
}
