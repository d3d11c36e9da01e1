import LanguageSegmentation
import Synchronization

/// Adds up the languages of texts that are worked on side by side.
final class ShareTally: Sendable {
    private let sum = Mutex(LanguageShares())

    /// Counts a text in.
    func add(_ shares: LanguageShares) {
        sum.withLock { $0 += shares }
    }

    /// What all texts add up to.
    var shares: LanguageShares { sum.withLock { $0 } }
}
