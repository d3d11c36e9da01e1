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
    private let hues: PageHues

    /// - Parameters:
    ///   - first: The number of the first span of each language, and of none.
    ///   - sequence: The languages of the spans, in their order.
    init(_ shares: LanguageShares, first: [LanguageTag?: Int], sequence: [LanguageTag] = []) {
        self.shares = shares
        self.first = first
        let languages = shares.ranked.compactMap(\.language)
        names = Dictionary(uniqueKeysWithValues: languages.map { ($0, $0.displayName(in: "en")) })
        places = Dictionary(uniqueKeysWithValues: languages.enumerated().map { ($1, $0) })
        hues = PageHues(of: languages, in: sequence)
    }

    /// The name of a language in English.
    func name(of language: LanguageTag) -> String { names[language] ?? language.canonical }

    /// The classes that give a language its colour and underline, and by which it is found.
    func classes(of language: LanguageTag?) -> String {
        guard let language, let hue = hues.hue(of: language), let place = places[language] else { return "none k\(places.count)" }
        return "c\(hue) u\(hues.underline(of: language)) k\(place)"
    }

    /// The rules of the page that are its own: where a pointer or the keyboard rests on a language in the table, spans of the
    /// others step back.
    var rules: String {
        (0...places.count).map { place in
            "main:has(.shares .k\(place):is(:hover, :focus)) .span:not(.k\(place)) { opacity: .25; }"
        }.joined(separator: "\n")
    }

    /// One bar of all shares; the table below it says the same in figures.
    private var stack: Markup {
        .element(
            "div", ["class": "stack", "aria-hidden": "true"],
            shares.ranked.filter { $0.letterCount > 0 }.map { share -> Markup in
                let name = share.language.map(name) ?? "no language"
                let percent = shares.fraction(of: share).map(Decimals.percent) ?? "–"
                return .element(
                    "span",
                    [
                        "class": classes(of: share.language), "style": "flex-grow: \(share.letterCount)",
                        "title": "\(name), \(percent)",
                    ], "")
            })
    }

    /// The table of languages.
    var markup: PageSection {
        let heading = Markup.element(
            "tr", ["Language", "Share of letters", "Letters", "Spans"].map { .element("th", ["scope": "col"], $0) })
        let table = Markup.element(
            "table", ["class": "shares", "aria-labelledby": "languages-heading"],
            [.element("thead", [heading]), .element("tbody", shares.ranked.map(row))])
        return PageSection(identifier: "languages", heading: "The languages", content: [stack, table])
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
