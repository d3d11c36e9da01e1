// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import TranslationBatches

@Suite struct EnglishPlacesTests {
    @Test(
        "Measures go behind what is measured, where a place of a template stands for them",
        arguments: [
            ("Your %d-day trial has expired.", "Your trial of %d days has expired."),
            ("Start your {days}-day free trial", "Start your free trial of {days} days"),
            ("A %1$d-hour delay", "A delay of %1$d hours"), ("a {n}-page estimate", "an estimate of {n} pages"),
            ("a \u{FFFC}-minute walk from here", "a walk of \u{FFFC} minutes from here"),
            ("a {age}-year old man", "a {age}-year old man"),
            ("a {n}-bit or {m}-bit system", "a {n}-bit or {m}-bit system"),
            ("a 30-day trial", "a 30-day trial"), ("%d-%d days", "%d-%d days"),
        ])
    func written(text: String, expected: String) {
        #expect(EnglishPlaces.written(text) == expected)
    }

    @Test(
        "Time grows with the length of the text and no faster", arguments: ["%d-day ", "%d", "\u{FFFC}-day trial "])
    func takesLinearTime(piece: String) {
        expectLinearTime(from: 2_000, to: 16_000) {
            String(repeating: piece, count: $0 / piece.utf8.count)
        } of: {
            _ = EnglishPlaces.written($0)
        }
    }
}
