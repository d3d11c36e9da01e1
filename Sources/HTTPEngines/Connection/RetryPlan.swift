// SPDX-License-Identifier: Apache-2.0

/// When a request that failed is made again.
///
/// What is used up or refused is never asked for again. Where a server has too much to do, the waits double from one second,
/// within a limit that lets a quota by the minute pass; where it says when to come back, that is heeded within the same limit.
struct RetryPlan: Sendable {
    /// How long all waits of one request may take together: a minute and some, since servers count requests by the minute.
    static let patience = Duration.seconds(75)
    /// How often a request is made again that broke off or that the server failed at.
    static let failureCount = 2

    private var waited = Duration.zero
    private var nextWait = Duration.seconds(1)
    private var failureCount = 0

    /// How long to wait before the request is made again; nil where it is not.
    mutating func wait(after fault: ServerFault) -> Duration? {
        let wanted: Duration
        switch fault {
        case .busy(let retryAfter, _):
            // A server that has too much to do and wants to be asked at once is asked as if it had not said when.
            wanted = retryAfter.flatMap { $0 >= .seconds(1) ? $0 : nil } ?? nextWait
        case .failed where failureCount < Self.failureCount:
            failureCount += 1
            wanted = nextWait
        default:
            return nil
        }
        guard waited + wanted <= Self.patience else { return nil }
        waited += wanted
        nextWait = min(nextWait * 2, .seconds(32))
        return wanted
    }
}
