// SPDX-License-Identifier: Apache-2.0

import Testing
import TextScanning

@Suite("Quantities that are kept as they are") struct QuantityTests {
    private func kept(in text: String) -> [String] { FixedText.ranges(in: text).map { String(text[utf8: $0]) } }

    @Test(
        "Seconds are kept, and decades, ages and plurals are not",
        arguments: [
            ("The video is 45s long.", ["45s"]), ("Try again after 60s.", ["60s"]), ("30s", ["30s"]), ("damage for 30s", ["30s"]),
            ("Timeout: 30s (default 10s), wait up to 120s", ["30s", "10s", "120s"]),
            ("It took 2.5s to load, 20s later", ["2.5s", "20s"]), ("A 30s timeout in 250ms", ["30s", "250ms"]),
            ("the 60s, in the 90s, his 30s, mid-20s, 1980s, in their 20s and 30s", []), ("The '60s and the ’70s", []),
            ("I love 90s music and the best 80s songs", []), ("for over 65s and under 30s", []), ("born in 60s London", []),
            ("100s of people and 10s of thousands", []), ("ages 20s to 40s", []), ("Os anos 90s foram", []),
        ])
    func keepsSeconds(text: String, expected: [String]) {
        #expect(kept(in: text) == expected)
    }

    @Test(
        "Sizes are kept up to their unit, and products of three or more without spaces",
        arguments: [
            ("A mesa mede 1,20 x 0,80 m.", ["1,20 x 0,80 m"]),
            ("1,20 x 0,80 x 2,10 m, 30×40 cm", ["1,20 x 0,80 x 2,10 m", "30×40 cm"]),
            ("GB 1000*1000*1000, so 1024×1024×1024 bytes", ["1000*1000*1000", "1024×1024×1024"]),
            ("a grid of 3 x 4, 2*3 and 5 x pizza", []), ("1*2*3*", ["1*2*3"]), ("1*2*3a or 4 x 4 x 4", []),
        ])
    func keepsProducts(text: String, expected: [String]) {
        #expect(kept(in: text) == expected)
    }

    @Test(
        "Models and standards are kept with two letters behind their number, and ordinals and hours are not",
        arguments: [
            ("It speaks 802.11ax and 802.3at.", ["802.11ax", "802.3at"]), ("Model 740as, rule 5.2is", ["740as", "5.2is"]),
            ("el modelo 320de, la vía 4y", ["320de", "4y"]), ("the 101st at 9.30am, 100me, 1er, 2de, 1as, 4th", []),
            ("1.500me, 2.5hr, a 2.4ghz radio", []),
        ])
    func keepsModels(text: String, expected: [String]) {
        #expect(kept(in: text) == expected)
    }

    @Test(
        "Sums of money are kept with their currency and the letters for thousands",
        arguments: [
            ("It was €250k, a £3bn deal, ¥3bn.", ["€250k", "£3bn", "¥3bn"]),
            ("$5m and $2.5M, €10K or £2.4tn", ["$5m", "$2.5M", "€10K", "£2.4tn"]),
            ("R$25M or C$5k", ["R$25M", "C$5k"]), ("€1m-€2m, £3 million", ["€1m-€2m", "£3"]),
            ("EUR 12,500.00 (net), USD 20 or 12,500 EUR", ["EUR 12,500.00", "USD 20", "12,500 EUR"]),
            ("USD and 5 more, THE 5, £3-day, €5x", []),
        ])
    func keepsSums(text: String, expected: [String]) {
        #expect(kept(in: text) == expected)
    }

    @Test(
        "Inches are kept with their mark, and the end of a quotation behind a number is none",
        arguments: [
            ("New inner tube (26\", 27.5\", 29\")", ["26\"", "27.5\"", "29\""]), ("Wheels: 26\", 28\"", ["26\"", "28\""]),
            ("He is 6'2\" tall, a screen of 5″", ["6'2\"", "5″"]), ("A \"new\" 7\" tablet", ["7\""]),
            ("He said \"I paid 15\" and left.", []), ("The word \"5\" and the number \"12\"", []),
            ("\"I was 15\nor 16\", she said.", []),
        ])
    func keepsInches(text: String, expected: [String]) {
        #expect(kept(in: text) == expected)
    }
}
