// SPDX-License-Identifier: Apache-2.0

// The actions inherit the actor that the body is on, as SwiftUI's do, unless they say otherwise.

extension View {
    /// Runs a task from before the view appears until it disappears.
    ///
    /// - Parameters:
    ///   - name: The task's name, `Task.name` within it; nil for one made of `file` and `line`.
    ///   - priority: The task's priority.
    ///   - file: Where the modifier stands, for the name.
    ///   - line: Where the modifier stands, for the name.
    ///   - action: What the task does. It is cancelled when the view disappears.
    public func task(
        name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        attaching(TaskWork(name: name ?? TaskWork.name(file, line), priority: priority, action: action))
    }

    /// Runs a task from before the view appears until it disappears, on an executor.
    ///
    /// - Parameters:
    ///   - name: The task's name, `Task.name` within it; nil for one made of `file` and `line`.
    ///   - taskExecutor: Where the task runs, as far as it is on no actor.
    ///   - priority: The task's priority.
    ///   - file: Where the modifier stands, for the name.
    ///   - line: Where the modifier stands, for the name.
    ///   - action: What the task does. It is cancelled when the view disappears.
    public func task(
        name: String? = nil, executorPreference taskExecutor: any TaskExecutor, priority: TaskPriority = .userInitiated,
        file: String = #fileID, line: Int = #line,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        attaching(
            TaskWork(name: name ?? TaskWork.name(file, line), executor: taskExecutor, priority: priority, action: action))
    }

    /// Runs a task from before the view appears until it disappears, and anew whenever a value becomes another by `==`.
    ///
    /// The task before is cancelled when the next one starts; nobody waits for its end.
    ///
    /// - Parameters:
    ///   - id: The value that the task is for.
    ///   - name: The task's name, `Task.name` within it; nil for one made of `file` and `line`.
    ///   - priority: The task's priority.
    ///   - file: Where the modifier stands, for the name.
    ///   - line: Where the modifier stands, for the name.
    ///   - action: What the task does. It is cancelled when the value changes or the view disappears.
    public func task<T: Equatable>(
        id: T, name: String? = nil, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        attaching(
            TaskWork(value: ComparedValue(id), name: name ?? TaskWork.name(file, line), priority: priority, action: action))
    }

    /// Runs a task from before the view appears until it disappears, on an executor, and anew whenever a value becomes another
    /// by `==`.
    ///
    /// The task before is cancelled when the next one starts; nobody waits for its end.
    ///
    /// - Parameters:
    ///   - id: The value that the task is for.
    ///   - name: The task's name, `Task.name` within it; nil for one made of `file` and `line`.
    ///   - taskExecutor: Where the task runs, as far as it is on no actor.
    ///   - priority: The task's priority.
    ///   - file: Where the modifier stands, for the name.
    ///   - line: Where the modifier stands, for the name.
    ///   - action: What the task does. It is cancelled when the value changes or the view disappears.
    public func task<T: Equatable>(
        id: T, name: String? = nil, executorPreference taskExecutor: any TaskExecutor,
        priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        attaching(
            TaskWork(
                value: ComparedValue(id), name: name ?? TaskWork.name(file, line), executor: taskExecutor, priority: priority,
                action: action))
    }
}

/// A task for a value.
private struct TaskWork: Attachment {
    private let value: ComparedValue
    private let name: String
    private let executor: (any TaskExecutor)?
    private let priority: TaskPriority
    private let action: SentAction

    /// - Parameter value: What the task is for; without one it runs once each time the view appears.
    init(
        value: ComparedValue = ComparedValue(0), name: String, executor: (any TaskExecutor)? = nil, priority: TaskPriority,
        action: sending @escaping @isolated(any) () async -> Void
    ) {
        self.value = value
        self.name = name
        self.executor = executor
        self.priority = priority
        self.action = SentAction(action)
    }

    /// The name of a task that was given none.
    static func name(_ file: String, _ line: Int) -> String { "task at \(file):\(line)" }

    var kind: AttachmentRules<ViewIdentity>.Entry.Kind { .work(value) }

    func start(_ run: HostedRun) -> StartedWork? {
        guard let action = action.take() else { return nil }
        // Without an executor, tasks on an actor come to it in the order of their start.
        guard let executor else { return StartedWork(task: Task(name: name, priority: priority, operation: action)) }
        return StartedWork(
            task: Task(name: name, executorPreference: executor, priority: priority, operation: action))
    }
}

/// An action that was sent here.
///
/// A body that is evaluated makes its actions anew, so that each is taken once. Only a view that was made before, and is shown
/// again, is asked for its action a second time.
@MainActor
private final class SentAction {
    // Safe, because the action came as `sending`, so that nobody else has it, and is let go as it is taken. One on an actor
    // stays: all of its runs are on that actor.
    private nonisolated(unsafe) var action: (@isolated(any) () async -> Void)?

    init(_ action: sending @escaping @isolated(any) () async -> Void) {
        self.action = action
    }

    /// - Returns: The action; nil for one on no actor that was taken before, whose runs could meet in what it has captured.
    func take() -> sending (@isolated(any) () async -> Void)? {
        // Safe for the same reason.
        nonisolated(unsafe) let taken = action
        if taken?.isolation == nil { action = nil }
        return taken
    }
}
