// SPDX-License-Identifier: Apache-2.0

/// A part of what a person sees, to which translations and tasks are attached.
///
/// A view here says what is attached where, and keeps state; what it looks like is the affair of the toolkit that draws it. A
/// `HostedView` evaluates its body, again whenever what the body read has changed: `State`, and properties of `@Observable`
/// models.
///
///     struct Greeting: View {
///         @State private var configuration: TranslationSession.Configuration?
///         let model: GreetingModel
///
///         var body: some View {
///             Content()
///                 .translationTask(configuration) { session in
///                     await model.translate(using: session)
///                 }
///         }
///     }
///
/// Toolkits make views of their own by conforming to this protocol: a container's body is its content, a label's is `Content()`.
@MainActor
public protocol View {
    /// What the view is made of.
    associatedtype Body: View
    /// What the view is made of, with what is attached to it. It may be evaluated at any time and changes nothing.
    @ViewBuilder var body: Body { get }
}

/// A view to which something can be attached, and that has nothing attached by itself.
public struct Content: View {
    /// A view with nothing attached.
    public init() {}

    /// The view itself.
    public var body: Content { self }
}

extension Content: ResolvedView {
    func resolve(at identity: ViewIdentity, into resolution: inout Resolution) {}
}
