// SPDX-License-Identifier: Apache-2.0

import Testing
import TextScanning

@Suite("Names with a full stop, a slash or a colon whose parts are words") struct DottedAndSlashedNameTests {
    private func kept(in text: String) -> [String] { FixedText.ranges(in: text).map { String(text[utf8: $0]) } }

    @Test(
        "A name whose parts are words is kept where it is no two sentences without a space",
        arguments: [
            ("Install libmisc.a and libevent.la first", ["libmisc.a", "libevent.la"]),
            ("The index.theme file of app.desktop", ["index.theme", "app.desktop"]),
            ("Moved 30-ospp-v42.rules and 31-privileged.rules.", ["30-ospp-v42.rules", "31-privileged.rules"]),
            ("Read INSTALL.windows, COPYING.LESSER", ["INSTALL.windows", "COPYING.LESSER"]),
            ("Update configure.ac and common.mk", ["configure.ac", "common.mk"]),
            ("Add it to package.mask, or collections.abc", ["package.mask", "collections.abc"]),
            ("Use Boost.Build as MAJOR.MINOR", ["Boost.Build", "MAJOR.MINOR"]),
            ("Set listen.port = 9443 there", ["listen.port"]), ("Pass &rep.length to it", ["&rep.length"]),
            ("storage.path   Where files are.\n  log.level\tHow much", ["storage.path", "log.level"]),
            ("Use key.from\\_jwk now", ["key.from\\_jwk"]),
        ])
    func keepsDottedNames(text: String, expected: [String]) {
        #expect(kept(in: text) == expected)
    }

    @Test(
        "Two sentences without a space are translated",
        arguments: [
            "the end.then we left", "He left.rules are rules", "un libro.a veces, libre.a casa", "READ THE LICENSE.THEN GO",
            "it is part-time.state it", "the port.listen to it",
            "end.then we left", "see i.e  this", "Storage.path   Where",
        ])
    func readsSentences(text: String) {
        #expect(kept(in: text) == [])
    }

    @Test(
        "Files in folders, functions with their arity, reports and names with colons are kept",
        arguments: [
            ("Update debian/rules and debian/copyright", ["debian/rules", "debian/copyright"]),
            ("See doc/COMPAT-LAYERS or image/.gitignore.", ["doc/COMPAT-LAYERS", "image/.gitignore"]),
            ("Add gsub/3 and join/1, too", ["gsub/3", "join/1"]), ("Add transpose/0 now", ["transpose/0"]),
            ("Fix PR sanitizer/62157, PR c++/90639", ["PR sanitizer/62157", "PR c++/90639"]),
            ("Send object:state-changed:defunct then", ["object:state-changed:defunct"]),
            ("Use alpine:3.19 for chromium:1393384", ["alpine:3.19", "chromium:1393384"]),
            ("Copy it to host:~user/file, please", ["host:~user/file"]),
        ])
    func keepsSlashesAndColons(text: String, expected: [String]) {
        #expect(kept(in: text) == expected)
    }

    @Test(
        "Alternatives, fractions and labels are translated",
        arguments: [
            "debian/ubuntu users and doc/notes", "the width/2 and height/4", "true/1 or false/0", "page/1 to page/2",
            "The PR team/1 is here", "note:this:that", "the alpine:house", "men/women.* or and/or.*",
        ])
    func readsAlternatives(text: String) {
        #expect(kept(in: text) == [])
    }
}
