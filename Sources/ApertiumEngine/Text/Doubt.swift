/// Why an answer of a chain, or the chain itself, is not to be trusted.
enum Doubt: Error, Sendable, Hashable {
    /// A program of the chain has ended.
    case ended
    /// No answer came in time.
    case silent(Duration)
    /// An answer grew beyond what a translation can have.
    case endless
    /// The answer does not end with the identifier of its request.
    case wrongIdentifier
    /// The answer is not UTF-8, or holds a blank that nobody sent.
    case illFormed
    /// A placeholder is missing, or came twice.
    case placeholderLost
    /// Several words were answered with none.
    case emptied
    /// The system refused to read or write; with the number of its error.
    case refused(Int32)
}
