// SPDX-License-Identifier: Apache-2.0

extension TranslationSession {
    /// A session as a view hands it out: for one configuration, for as long as the view shows and its configuration stays.
    ///
    /// `HostedView` of `TranslationHosting` makes and ends such sessions. A program with rules of its own may host them itself:
    ///
    ///     let session = TranslationSession(configuration: configuration, environment: environment)
    ///     // …and when its view goes, or `configuration` becomes another by `==`:
    ///     session.expire()
    ///
    /// - Parameters:
    ///   - configuration: The languages, and what is preferred where several routes join them.
    ///   - environment: What the session works with; its surface is where questions are put.
    public convenience init(configuration: Configuration, environment: TranslationEnvironment) {
        self.init(
            source: configuration.source, target: configuration.target, preferredStrategy: configuration.preferredStrategy,
            environment: environment)
    }

    /// Ends the session because its view has gone or its configuration has changed.
    ///
    /// It returns at once. Calls that run or wait end with `CancellationError`; later ones throw `sessionExpired`, or stop the
    /// process where the environment's `MisusePolicy` says so. What is warm is kept for the session that follows.
    public func expire() {
        queue.end(by: .expired)
    }
}
