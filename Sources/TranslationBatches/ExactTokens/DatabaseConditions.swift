// SPDX-License-Identifier: Apache-2.0

/// Conditions of databases, `NOT NULL` and the like, whose *NOT* denies nothing in a sentence.
package enum DatabaseConditions {
    /// Whether a text has one.
    package static func stand(in text: String) -> Bool {
        text.contains("NOT ") && text.contains(/\bNOT (?:BETWEEN|EXISTS|IN|LIKE|NULL)\b/)
    }
}
