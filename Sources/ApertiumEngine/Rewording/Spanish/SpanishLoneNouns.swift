// SPDX-License-Identifier: Apache-2.0

/// Nouns of Spanish that rules into English take for verbs where nothing stands beside them, as in a cell of a table: of *Sal*
/// they made *Exit*, of *Vino* *It came*.
enum SpanishLoneNouns {
    /// A translation into English of a text that is such a noun alone. With a mark behind it, it may be said to somebody: *¡Sal!*
    static func english(_ translation: String, of text: String) -> String {
        nouns[text] ?? translation
    }

    private static let nouns = ["Sal": "Salt", "sal": "salt", "Tapa": "Lid", "tapa": "lid", "Vino": "Wine", "vino": "wine"]
}
