// SPDX-License-Identifier: Apache-2.0

import Foundation
import TextScanning

extension Error {
    /// What a person in front of a view is told of the error: what happened, why, and what they can do about it.
    ///
    /// What only the program's author can do is left out: an error's description has that. It is known of errors that are
    /// `LocalizedError`, as `TranslationError` is, and say it by `recoverySuggestion`. Who declined to install what is missing,
    /// or to wait for it, is told that, since `CocoaError.userCancelled` itself says nothing of it.
    public var messageForReader: String {
        if (self as? CocoaError)?.code == .userCancelled {
            return "What this needs is not installed: you did not want that, or did not wait for it."
        }
        if let error = self as? any LocalizedError, let description = error.errorDescription {
            return [description, error.recoverySuggestion].compactMap(\.self).joined(separator: " ")
        }
        return (self as? any ExplainedError)?.description ?? localizedDescription
    }
}
