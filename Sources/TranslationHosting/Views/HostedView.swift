// SPDX-License-Identifier: Apache-2.0

import Observation
public import TranslationSessions

/// Stands for one view that a person sees, and owns its sessions and tasks.
///
///     let view = HostedView(environment: environment) {
///         Content()
///             .translationTask(model.configuration) { session in
///                 await model.translateAll(using: session)
///             }
///     }
///     view.appear()       // when what it stands for comes into sight
///     view.disappear()    // when it goes: tasks are cancelled, sessions expire
///
/// Whoever draws the view keeps this object, and lets it go with the view: what is under way ends then, too. While the view
/// shows, its body is evaluated again when `State` or properties of `@Observable` models change that it read, soon after and on
/// the main actor. What does not show evaluates nothing.
@MainActor
public final class HostedView {
    /// What the view's sessions work with. Its surface is where the person in front of the view is asked.
    public let environment: TranslationEnvironment
    /// Told why a translation could not be shown to the person.
    public var presentationFailed: (@MainActor (any Error) -> Void)?
    /// Told whenever the body was evaluated, so that `drawnViews` are drawn anew.
    public var bodyEvaluated: (@MainActor () -> Void)?
    /// The views of the body that the toolkit draws, in the body's order, each container before what it contains; empty until
    /// the view appears.
    public private(set) var drawnViews: [any DrawnView] = []

    private let content: () -> any View
    private var rules = AttachmentRules<ViewIdentity>()
    /// What is attached, as it was last evaluated.
    private var attachments: [ViewIdentity: any Attachment] = [:]
    private var cells: [ViewIdentity: any AnyObject & Sendable] = [:]
    private let works = StartedWorks()
    /// What is due, with the attachments that it was decided for.
    private var pendingActions: [(action: AttachmentRules<ViewIdentity>.Action, attachment: (any Attachment)?)] = []
    private var isActing = false
    /// How often the body was evaluated, to tell a change that concerns the last evaluation from older ones.
    private var evaluations = 0

    /// A view that does not show yet.
    ///
    /// - Parameters:
    ///   - environment: What its sessions work with.
    ///   - content: The view's body, evaluated when it appears and whenever what it read has changed.
    public init(environment: TranslationEnvironment, @ViewBuilder content: @escaping @MainActor () -> some View) {
        self.environment = environment
        self.content = content
    }

    /// Told whenever work that is attached to the view has come to its end by itself.
    public var workEnded: (@MainActor () -> Void)?

    /// Whether the view shows.
    public var isVisible: Bool { rules.isVisible }

    /// Whether work that is attached to the view goes on: a task, or a translation that is shown.
    public var isWorking: Bool { rules.isWorking }

    /// The view comes into sight: its tasks are scheduled, then it has appeared. Nothing changes where it shows already.
    public func appear() {
        guard !isVisible else { return }
        let resolution = evaluate()
        act(on: rules.appear(with: resolution.entries), from: attachments, to: resolution.attachments)
        bodyEvaluated?()
    }

    /// The view goes out of sight: its tasks are cancelled and its sessions expire. It may appear again.
    public func disappear() {
        act(on: rules.disappear(), from: attachments, to: [:])
    }

    /// Evaluates the body at once. It is needed where the body depends on what is neither `State` nor `@Observable`.
    public func update() {
        guard isVisible else { return }
        let resolution = evaluate()
        act(on: rules.evaluated(to: resolution.entries), from: attachments, to: resolution.attachments)
        bodyEvaluated?()
    }

    /// The work of a run has come to its end by itself.
    func ended(_ run: Int) {
        if rules.ended(run) { workEnded?() }
    }

    private func evaluate() -> Resolution {
        evaluations += 1
        let evaluation = evaluations
        let resolution = withObservationTracking {
            var resolution = Resolution(keeping: cells)
            resolution.add(content(), at: ViewIdentity())
            return resolution
        } onChange: { [weak self] in
            // This comes before the change: the body is evaluated after it.
            Task { @MainActor in self?.changed(since: evaluation) }
        }
        cells = resolution.cells
        drawnViews = resolution.drawnViews
        return resolution
    }

    private func changed(since evaluation: Int) {
        if evaluation == evaluations { update() }
    }

    /// Does what the rules say, one action after the other. What an action leads to comes after what is due already.
    private func act(
        on actions: [AttachmentRules<ViewIdentity>.Action], from old: [ViewIdentity: any Attachment],
        to new: [ViewIdentity: any Attachment]
    ) {
        attachments = new
        for action in actions {
            switch action {
            case .start(_, let slot), .tellAppeared(let slot): pendingActions.append((action, new[slot]))
            case .tellDisappeared(let slot): pendingActions.append((action, old[slot]))
            case .cancel, .expire: pendingActions.append((action, nil))
            }
        }
        guard !isActing else { return }
        isActing = true
        defer { isActing = false }
        while !pendingActions.isEmpty {
            let (action, attachment) = pendingActions.removeFirst()
            perform(action, on: attachment)
        }
    }

    private func perform(_ action: AttachmentRules<ViewIdentity>.Action, on attachment: (any Attachment)?) {
        switch action {
        case .start(let run, _):
            let hosted = HostedRun(number: run, view: self, environment: environment)
            guard let work = attachment?.start(hosted) else {
                ended(run)
                return
            }
            works.add(work, of: run)
            Task { [weak self] in
                await work.task.value
                self?.ended(run)
            }
        case .cancel(let run):
            works[run]?.task.cancel()
            works[run]?.withdraw?()
        case .expire(let run):
            works.expire(run)
        case .tellAppeared:
            attachment?.appeared()
        case .tellDisappeared:
            attachment?.disappeared()
        }
    }
}
