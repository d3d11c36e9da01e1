// SPDX-License-Identifier: Apache-2.0

public import LanguageRecognition

extension Evaluation {
    /// What became of some texts.
    public struct Score: Sendable, Hashable {
        /// How many texts there were.
        public private(set) var total = 0
        /// How many got the right language.
        public private(set) var right = 0
        /// How many were undetermined.
        public private(set) var undetermined = 0
        /// How often each wrong language was given.
        public private(set) var mistakes: [LanguageTag: Int] = [:]

        /// The share that got the right language, from 0 to 1.
        public var accuracy: Double { total == 0 ? 0 : Double(right) / Double(total) }

        /// Counts a text.
        ///
        /// - Parameter language: What it got; nil for *undetermined*.
        mutating func add(_ language: LanguageTag?, isRight: Bool) {
            total += 1
            if isRight {
                right += 1
            } else if let language {
                mistakes[language, default: 0] += 1
            } else {
                undetermined += 1
            }
        }
    }
}
