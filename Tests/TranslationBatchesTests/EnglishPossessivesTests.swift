// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import TranslationBatches

@Suite struct EnglishPossessivesTests {
    @Test(
        "An owner that a place of a template or markup stands for goes behind what is owned, anywhere in a sentence",
        arguments: [
            ("It's {player}'s turn", "It's the turn of {player}"), ("It’s %s’s turn to play.", "It’s the turn of %s to play."),
            ("Open %s's profile", "Open the profile of %s"), ("View %1$s's Profile", "View the Profile of %1$s"),
            ("{name}'s profile", "The profile of {name}"), ("in {user}'s folder", "in the folder of {user}"),
            ("{name}'s account was deleted.", "The account of {name} was deleted."),
            ("Delete {name}'s account?", "Delete the account of {name}?"),
            ("You joined {team}'s chat.", "You joined the chat of {team}."),
            ("Welcome to %(user)s's new home page", "Welcome to the new home page of %(user)s"),
            ("{user}'s profile picture failed to load.", "The profile picture of {user} failed to load."),
            ("{user}'s plan expires tomorrow.", "The plan of {user} expires tomorrow."),
            ("{{ name }}'s account isn't active", "The account of {{ name }} isn't active"),
            ("{a}'s and {b}'s photos", "The photos of {a} and {b}"), ("{a} and {b}'s chat", "The chat of {a} and {b}"),
            ("See {first} {last}'s photos", "See the photos of {first} {last}"),
            ("Edit the {role}'s permissions", "Edit the permissions of the {role}"),
            ("The {role}'s permissions were changed", "The permissions of the {role} were changed"),
            ("Go to \u{FFFC}Anna\u{FFFC}'s page.", "Go to the page of \u{FFFC}Anna\u{FFFC}."),
            ("You are in \u{FFFC}{team}\u{FFFC}'s room.", "You are in the room of \u{FFFC}{team}\u{FFFC}."),
            ("\u{FFFC}'s photos from \u{FFFC}", "The photos of \u{FFFC} from \u{FFFC}"),
        ])
    func written(text: String, expected: String) {
        #expect(EnglishPossessives.written(text) == expected)
    }

    @Test(
        "What may be *is* or *has*, and what does not tell where an owner or what is owned begins or ends, stays",
        arguments: [
            "{name}'s online", "{user}'s ready", "{app}'s ready for use", "{name}'s typing…", "{name}'s left.",
            "{name}'s left the room", "{name}'s new here", "{name}'s not here", "Looks like {name}'s ready",
            "because {name}'s late", "{name}'s very new profile picture", "{name}'s shared folder",
            "User {name}'s account was deleted.", "Dr. {name}'s office", "the current {role}'s permissions",
            "Anna and {b}'s chat", "Is {name}'s account active?", "Make {name}'s profile public", "{name}'s friend's photo",
            "{name}'s 3 photos", "Anna\u{FFFC}'s page", "Ana's profile, 5 %",
        ])
    func stays(text: String) {
        #expect(EnglishPossessives.written(text) == text)
    }

    @Test(
        "Time grows with the length of the text and no faster",
        arguments: ["{n}'s a ", "{n}'s and ", "\u{FFFC}", "\u{FFFC}Aa", "%s's \u{FFFC}", "{{ a"])
    func takesLinearTime(piece: String) {
        expectLinearTime(from: 2_000, to: 16_000) {
            String(repeating: piece, count: $0 / piece.utf8.count) + "'s a"
        } of: {
            _ = EnglishPossessives.written($0)
        }
    }
}
