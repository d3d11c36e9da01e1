// SPDX-License-Identifier: Apache-2.0

public import TranslationSessions

/// What the author of a toolkit writes so that sessions live in its windows, pages or connections.
///
/// One object stands for one such place. It keeps the hosted views that belong there, tells each when it appears and disappears,
/// and puts the sessions' questions to the person in front of it, on the thread where the toolkit may be touched.
///
///     final class Window: ViewHost {
///         …
///         func keep(_ view: HostedView) {
///             views.append(view)
///             if isShown { view.appear() }
///         }
///
///         func perform(_ work: @escaping @Sendable () -> Void) { toolkit.runOnEventLoop(work) }
///
///         func ask(_ question: HostQuestion) { … }
///     }
public protocol ViewHost: AnyObject, Sendable {
    /// Keeps a view for as long as it exists here, and tells it when it appears and disappears.
    ///
    /// A view that the host lets go has its tasks cancelled and its sessions expire.
    @MainActor func keep(_ view: HostedView)

    /// Runs a closure soon on the thread where the toolkit may be touched, in the order given. It must not wait for its end.
    func perform(_ work: @escaping @Sendable () -> Void)

    /// Puts a question to the person. It is called on the toolkit's thread, and returns at once: the answer comes later.
    func ask(_ question: HostQuestion)
}

extension ViewHost {
    /// Runs a closure on the main actor.
    public func perform(_ work: @escaping @Sendable () -> Void) {
        Task { @MainActor in work() }
    }

    /// Makes a view that belongs here, whose sessions put their questions to this host.
    ///
    /// Questions of one view come one at a time, and wait for nobody that other views ask. What they lead to is shared: two
    /// views that lack the same pack wait for one installation of it.
    ///
    /// - Parameters:
    ///   - environment: What the view's sessions work with, but for its surface.
    ///   - content: The view's body.
    /// - Returns: The view, which the host keeps.
    @MainActor @discardableResult
    public func host(
        in environment: TranslationEnvironment, @ViewBuilder content: @escaping @MainActor () -> some View
    ) -> HostedView {
        let view = HostedView(environment: environment.asking(HostSurface(host: self)), content: content)
        keep(view)
        return view
    }
}
