// SPDX-License-Identifier: Apache-2.0

public import Translation

/// One page of a program: a view, and what it shows of the API.
public struct Page {
    /// What the menu calls the page.
    public let title: String
    /// What of the API the page shows, in a line.
    public let subject: String
    let open: @MainActor (any ViewHost, TranslationEnvironment) -> HostedView

    /// A page.
    ///
    /// - Parameters:
    ///   - title: What the menu calls it.
    ///   - subject: What of the API it shows, in a line.
    ///   - content: The view.
    public init(_ title: String, showing subject: String, @ViewBuilder content: @escaping @MainActor () -> some View) {
        self.title = title
        self.subject = subject
        open = { host, environment in host.host(in: environment, content: content) }
    }
}
