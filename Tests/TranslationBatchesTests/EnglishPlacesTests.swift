// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import TranslationBatches

@Suite struct EnglishPlacesTests {
    @Test(
        "Measures and owners go behind what is measured and owned, where a place of a template stands for them",
        arguments: [
            ("Your %d-day trial has expired.", "Your trial of %d days has expired."),
            ("Start your {days}-day free trial", "Start your free trial of {days} days"),
            ("A %1$d-hour delay", "A delay of %1$d hours"), ("a {n}-page estimate", "an estimate of {n} pages"),
            ("a \u{FFFC}-minute walk from here", "a walk of \u{FFFC} minutes from here"),
            ("{name}'s profile", "The profile of {name}"),
            ("Open %s’s profile picture in a window", "Open the profile picture of %s in a window"),
            ("{name}'s account was deleted.", "The account of {name} was deleted."), ("{name}'s left.", "{name}'s left."),
            ("User {name}'s account was deleted.", "User {name}'s account was deleted."),
            ("{a} and {b}'s chat", "{a} and {b}'s chat"), ("a {age}-year old man", "a {age}-year old man"),
            ("a {n}-bit or {m}-bit system", "a {n}-bit or {m}-bit system"), ("{name}'s typing…", "{name}'s typing…"),
            ("{app}'s ready", "{app}'s ready"),
            ("{name}'s very new profile picture", "{name}'s very new profile picture"),
            ("a 30-day trial", "a 30-day trial"), ("Ana's profile, 5 %", "Ana's profile, 5 %"), ("%d-%d days", "%d-%d days"),
            ("\u{FFFC}Ana\u{FFFC}'s profile", "\u{FFFC}Ana\u{FFFC}'s profile"),
        ])
    func written(text: String, expected: String) {
        #expect(EnglishPlaces.written(text) == expected)
    }

    @Test(
        "Time grows with the length of the text and no faster", arguments: ["%d-day ", "{n}'s a ", "%d", "\u{FFFC}-day trial "])
    func takesLinearTime(piece: String) {
        expectLinearTime(from: 2_000, to: 16_000) {
            String(repeating: piece, count: $0 / piece.utf8.count)
        } of: {
            _ = EnglishPlaces.written($0)
        }
    }
}
