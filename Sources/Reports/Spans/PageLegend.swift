// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import LanguageSegmentation

/// How the languages of a page are shown, and the table that says so.
struct PageLegend {
    private let shares: LanguageShares
    /// The number of the first span of each language.
    private let first: [LanguageTag?: Int]
    private let names: [LanguageTag: String]
    private let places: [LanguageTag: Int]

    /// Six colours and five kinds of underline come in turns: thirty languages differ in one or the other.
    private static let colourCount = 6
    private static let underlineCount = 5

    init(_ shares: LanguageShares, first: [LanguageTag?: Int]) {
        self.shares = shares
        self.first = first
        let languages = shares.ranked.compactMap(\.language)
        names = Dictionary(uniqueKeysWithValues: languages.map { ($0, $0.displayName(in: "en")) })
        places = Dictionary(uniqueKeysWithValues: languages.enumerated().map { ($1, $0) })
    }

    /// The name of a language in English.
    func name(of language: LanguageTag) -> String { names[language] ?? language.canonical }

    /// The classes that give a language its colour and underline.
    func classes(of language: LanguageTag?) -> String {
        guard let place = language.flatMap({ places[$0] }) else { return "none" }
        return "c\(place % Self.colourCount) u\(place % Self.underlineCount)"
    }

    /// The table of languages.
    var markup: PageSection {
        let heading = Markup.element(
            "tr", ["Language", "Share of letters", "Letters", "Spans"].map { .element("th", ["scope": "col"], $0) })
        let table = Markup.element(
            "table", ["class": "shares", "aria-labelledby": "languages-heading"],
            [.element("thead", [heading]), .element("tbody", shares.ranked.map(row))])
        return PageSection(identifier: "languages", heading: "The languages", content: [table])
    }

    private func row(_ share: LanguageShares.Share) -> Markup {
        let tag = share.language?.canonical ?? "und"
        let key = Markup.element("span", ["class": "key"], share.language.map(name) ?? "no language")
        let link = Markup.element(
            "a", ["href": first[share.language].map { "#s\($0)" }, "class": classes(of: share.language)],
            [.element("span", ["class": "tag"], tag), .text(" "), key])
        let fraction = shares.fraction(of: share)
        let bar = Markup.element(
            "span", ["class": "bar \(classes(of: share.language))", "aria-hidden": "true"],
            [.element("span", ["style": "width: \(Decimals.percent(fraction ?? 0))"])])
        return .element(
            "tr",
            [
                .element("th", ["scope": "row"], [link]),
                .element("td", [bar, .element("span", ["class": "percent"], fraction.map(Decimals.percent) ?? "–")]),
                .element("td", "\(share.letterCount)"), .element("td", "\(share.spanCount)"),
            ])
    }
}
