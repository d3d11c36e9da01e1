// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Conditions of databases, `NOT NULL` and the like, whose *NOT* denies nothing in a sentence.
package enum DatabaseConditions {
    /// Whether a text has one.
    package static func stand(in text: String) -> Bool {
        text.contains(utf8: "NOT ") && text.contains(/\bNOT (?:BETWEEN|EXISTS|IN|LIKE|NULL)\b/)
    }
}
