// SPDX-License-Identifier: Apache-2.0

/// An error for people: it says what happened, why, and what to do about it.
///
/// `what` and `why` are either two sentences, each with its full stop, or two clauses without one, for errors that are reported
/// with the name of a file or a line before them: “it is not a JSON object”, “a bracket is missing”. All public errors of this
/// package conform but `UnicodeError`, whose module rests on ICU alone.
///
///     catch let error as any ExplainedError {
///         print(error.explanation)
///         print(error.remedy)
///     }
public protocol ExplainedError: Error, CustomStringConvertible {
    /// What could not be done, a sentence or a clause; or the name of the file or option concerned.
    var what: String { get }
    /// Why: a sentence or a clause, as `what` is.
    var why: String { get }
    /// What to do about it, in sentences.
    var remedy: String { get }
}

extension ExplainedError {
    /// What happened and why: the two sentences, or the two clauses with a colon between them.
    public var explanation: String { what.hasSuffix(".") ? "\(what) \(why)" : "\(what): \(why)" }

    /// What happened, why, and what to do about it.
    public var description: String { what.hasSuffix(".") ? "\(explanation) \(remedy)" : "\(explanation). \(remedy)" }
}
