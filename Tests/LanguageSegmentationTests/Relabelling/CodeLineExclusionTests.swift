// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Testing

@testable import LanguageSegmentation

@Suite("Taking lines of code out of languages")
struct CodeLineExclusionTests {
    private let detector: LanguageDetector

    init() throws {
        detector = try LanguageDetector()
    }

    private func relabelled(_ text: String) throws -> [String] {
        try LabelledText([("en", text)], detector).relabelled(by: CodeLineExclusion())
    }

    @Test(
        "Lines that are mostly code are in no language",
        arguments: [
            "let total = items.reduce(0) { $0 + $1.price }", "old_total = sum_of(items) or sum_of(prices)",
            "* Total = sum_of(items) + sum_of(prices)", "- name: sum_of_items, sum_of_prices",
        ])
    func code(line: String) throws {
        let runs = try relabelled("The sum of all items is needed later.\n\(line)\nIt is printed at the end of each page.")
        #expect(runs.count == 3)
        #expect(runs.first == "en: The sum of all items is needed later")
        #expect(runs.dropFirst().first?.hasPrefix("none: ") == true)
        #expect(runs.last == "en: It is printed at the end of each page")
    }

    @Test(
        "Prose that names things of code stays in its language",
        arguments: [
            "The function calculate_total(items) returns the sum of all prices, and print_page() shows it.",
            "Nobody in the room answered him.",
            "Renamed get_user() to fetch_user().",
            "* Renamed get_user() to fetch_user()",
            "(1) 4 photos (IMG_2041.jpg to IMG_2044.jpg);",
            "* the photos: IMG_1.jpg, IMG_2.jpg",
        ])
    func prose(line: String) throws {
        #expect(try relabelled("The sum of all items is needed later.\n\(line)\n").allSatisfy { $0.hasPrefix("en: ") })
    }

    @Test(
        "Prose beside code without words stays in its language",
        arguments: [
            "user_name=anna_k; page_size=20; sort_by=last_seen",
            "max_width: calc(100% - 2 * var(--page_gap)); min_height: var(--row_size)",
        ])
    func blocksWithoutWords(code: String) throws {
        #expect(try relabelled("Nobody knew why.\n\n\(code)\n\nIt rained again.") == ["en: Nobody knew why It rained again"])
        #expect(try relabelled("\(code)\n\nIt rained again.") == ["en: It rained again"])
    }
}
