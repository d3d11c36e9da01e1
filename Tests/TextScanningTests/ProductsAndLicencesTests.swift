// SPDX-License-Identifier: Apache-2.0

import Testing
import TextScanning

@Suite("Names of products, licences and programs with hyphens and low lines") struct ProductsAndLicencesTests {
    @Test(
        "Names with a number in them are kept, and words of everyday texts are not",
        arguments: [
            ("Use gpt-4o or gpt-4o-mini on Casa-5G", ["gpt-4o", "gpt-4o-mini", "Casa-5G"]),
            ("Join r/programming, ask u/ana-2; the r/w mode, 10 u/day", ["r/programming", "u/ana-2"]),
            ("mid-19th and over-60s, pre-5G, two-fold", []),
            (
                "GPL-3.0-or-later or BSD-3-Clause, LGPL-2.1-only, Apache-2.0",
                ["GPL-3.0-or-later", "BSD-3-Clause", "LGPL-2.1-only", "Apache-2.0"]
            ),
            ("CC-BY-SA-4.0 and CC0-1.0; the BSD-licensed one", ["CC-BY-SA-4.0", "CC0-1.0"]),
            ("AT&T or (H&M), not R&D or A&amp;B", ["AT&T", "H&M"]),
            ("41.3851° N, 2.1734° E, a 20 m", ["41.3851° N", "2.1734° E", "20 m"]), ("A 20° E depois, 30° O vento", []),
            ("< rob_> hi, file_ and (name_)", ["rob_", "file_", "name_"]),
            ("_very_ or _two words_ or _one; two_", ["_", "_", "_", "_"]),
        ])
    func names(text: String, expected: [String]) {
        #expect(FixedText.ranges(in: text).map { String(text[utf8: $0]) } == expected)
    }
}
