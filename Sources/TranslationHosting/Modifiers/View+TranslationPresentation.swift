// SPDX-License-Identifier: Apache-2.0

import Foundation
public import TranslationSessions

/// What a popover points at.
public typealias PopoverAttachmentAnchor = TranslationPresentation.Anchor
/// An edge of a rectangle.
public typealias Edge = TranslationPresentation.Edge

extension View {
    /// Shows a translation of a text to the person in front of the view, while a flag is set.
    ///
    /// The text is translated into the person's language as it is when the flag is set; later changes of the text change nothing.
    /// The person may have it in another language, and copy it where the surface can. When they are done, the flag goes back. It
    /// also goes back when the view disappears, and where the translation cannot be shown or the person lets the environment's
    /// deadline for questions pass: then `HostedView.presentationFailed` is told why.
    ///
    /// Attach it to what is translated, not to the button that asks for it.
    ///
    /// - Parameters:
    ///   - isPresented: The flag.
    ///   - text: What is translated.
    ///   - attachmentAnchor: What the popover points at, where the toolkit has popovers.
    ///   - arrowEdge: The edge at which the popover's arrow is.
    ///   - replacementAction: Called with the translation when the person wants it in the text's place; without it they are not
    ///     offered that.
    public func translationPresentation(
        isPresented: Binding<Bool>, text: String, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, replacementAction: ((String) -> Void)? = nil
    ) -> some View {
        attaching(
            PresentationWork(
                isPresented: isPresented,
                text: PresentedText(
                    text: text, offersReplacement: replacementAction != nil,
                    placement: TranslationPresentation.Placement(anchor: attachmentAnchor, arrowEdge: arrowEdge)),
                replacementAction: replacementAction))
    }
}

/// A text that is shown while a flag is set.
private struct PresentationWork: Attachment {
    let isPresented: Binding<Bool>
    let text: PresentedText
    let replacementAction: ((String) -> Void)?

    /// The text is no part of the value, so that its changes change nothing.
    var kind: AttachmentRules<ViewIdentity>.Entry.Kind { .work(isPresented.wrappedValue ? ComparedValue(true) : nil) }

    func start(_ run: HostedRun) -> StartedWork? {
        let task = Task(name: "translationPresentation", priority: .userInitiated) {
            var replacement: String?
            var failure: (any Error)?
            do {
                replacement = try await text.present(in: run.environment)
            } catch {
                failure = error
            }
            // Whoever cancelled this has put the flag back, and may have set it again since.
            if Task.isCancelled { return }
            run.end()
            isPresented.wrappedValue = false
            // Seen now, so that the flag may be set again at once.
            run.view?.update()
            if let replacement { replacementAction?(replacement) }
            if let failure, !Self.isCancellation(failure) { run.view?.presentationFailed?(failure) }
        }
        return StartedWork(task: task, withdraw: { isPresented.wrappedValue = false })
    }

    /// Whether the person themself wanted no translation.
    private static func isCancellation(_ error: any Error) -> Bool {
        error is CancellationError || (error as? CocoaError)?.code == .userCancelled
    }
}
