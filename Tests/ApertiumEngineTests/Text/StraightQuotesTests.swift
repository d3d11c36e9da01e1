// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ApertiumEngine

@Suite struct StraightQuotesTests {
    @Test(
        "Quotation marks that look like apostrophes are kept where a word behind them would be cut, and one word with them",
        arguments: [
            ("Type 'make' now", ["'make'"]), ("Type 'make -k' here", ["'", "'"]), ("'Mind the gap' is", ["'", "'"]),
            ("I'm here, 'tis, the '80s' of it, it's", []), ("'my house", []),
            ("preceded by 'sha256//' and", ["'sha256//'"]),
        ])
    func straightQuotes(text: String, expected: [String]) {
        let scalars = Array(text.unicodeScalars)
        let found = StraightQuotes.ranges(in: scalars).map { String(String.UnicodeScalarView(scalars[$0])) }
        #expect(found == expected)
    }
}
