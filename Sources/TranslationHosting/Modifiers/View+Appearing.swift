// SPDX-License-Identifier: Apache-2.0

extension View {
    /// Does something each time the view appears, once its tasks are scheduled.
    public func onAppear(perform action: @escaping @MainActor () -> Void) -> some View {
        attaching(AppearanceNotice(onAppear: action, onDisappear: {}))
    }

    /// Does something each time the view disappears, once its tasks are cancelled and its sessions have expired.
    public func onDisappear(perform action: @escaping @MainActor () -> Void) -> some View {
        attaching(AppearanceNotice(onAppear: {}, onDisappear: action))
    }
}

private struct AppearanceNotice: Attachment {
    let onAppear: @MainActor () -> Void
    let onDisappear: @MainActor () -> Void

    var kind: AttachmentRules<ViewIdentity>.Entry.Kind { .notice }

    func appeared() { onAppear() }
    func disappeared() { onDisappear() }
}
