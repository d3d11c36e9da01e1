// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import TranslationSessions

extension View {
    /// Translates before the view appears, and whenever its configuration becomes another.
    ///
    /// The action runs when there is a configuration as the view appears, and while it shows for each new configuration that is
    /// not nil and not equal to the one before. `invalidate()` makes a configuration another one; a fresh one that is equal is
    /// none. Each run has a session of its own. A change cancels the run before and lets its session expire; so does the view's
    /// disappearing. The end of the action does not: tasks that it began may use the session while the view shows.
    ///
    ///     Content()
    ///         .translationTask(configuration) { session in
    ///             await model.translateAll(using: session)
    ///         }
    ///
    /// - Parameters:
    ///   - configuration: The languages; nil while there is nothing to translate.
    ///   - action: What translates. It runs on the main actor; the session's work does not.
    public func translationTask(
        _ configuration: TranslationSession.Configuration?, action: @escaping (TranslationSession) async -> Void
    ) -> some View {
        attaching(TranslationWork(configuration: configuration, action: action))
    }

    /// Translates before the view appears, and whenever one of the languages changes.
    ///
    /// The pair of languages is all that tells one run from the next: to translate anew between the same two, use
    /// `translationTask(_:action:)` and invalidate its configuration.
    ///
    /// - Parameters:
    ///   - source: The language to translate from; nil to identify it, call by call.
    ///   - target: The language to translate into; nil to pick one of the person's.
    ///   - action: What translates. It runs on the main actor; the session's work does not.
    public func translationTask(
        source: Locale.Language? = nil, target: Locale.Language? = nil,
        action: @escaping (TranslationSession) async -> Void
    ) -> some View {
        translationTask(TranslationSession.Configuration(source: source, target: target), action: action)
    }
}

/// A session for a configuration, and the task that uses it.
private struct TranslationWork: Attachment {
    let configuration: TranslationSession.Configuration?
    let action: (TranslationSession) async -> Void

    var kind: AttachmentRules<ViewIdentity>.Entry.Kind { .work(configuration.map { ComparedValue($0) }) }

    func start(_ run: HostedRun) -> StartedWork? {
        guard let configuration else { return nil }
        let session = TranslationSession(configuration: configuration, environment: run.environment)
        let task = Task(name: "translationTask", priority: .userInitiated) { await action(session) }
        return StartedWork(task: task, session: session)
    }
}
