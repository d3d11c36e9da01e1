// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import RecognitionEvaluation

extension EvaluationPage {
    /// How many groups of close languages are drawn.
    private static let maximumGroups = 8

    /// Groups of languages that are taken for one another, and what each gets.
    var closeLanguages: PageSection {
        let groups = ConfusedGroups(in: sets.map(\.evaluation)).groups.prefix(Self.maximumGroups)
        let parts = groups.flatMap { group -> [Markup] in
            let heading = group.map { Self.name(of: $0) }.joined(separator: ", ")
            let figures = sets.compactMap { confusions(of: group, in: $0) }
            return [.element("h3", heading), PageSection.row(figures)]
        }
        let words = """
            These groups were found from the answers themselves, in all sets together. A row is a language and its cells are \
            what its texts \
            got, in percent: in the framed cell its own tag, then those of the others, any other language, and none \
            (undetermined). The \
            more of the texts went to another language, the stronger the colour of its cell.
            """
        return PageSection(
            identifier: "close", heading: "Close languages", content: parts.isEmpty ? [] : [.element("p", words)] + parts)
    }

    /// What the languages of a group get in a set; nil where it has texts in none of them.
    private func confusions(of group: [LanguageTag], in set: EvaluatedSet) -> Markup? {
        let languages = group.filter { set.evaluation.scores[$0] != nil }
        guard !languages.isEmpty else { return nil }
        // Those with texts come first, so that right answers stand on the diagonal.
        let answers = languages + group.filter { !languages.contains($0) }
        let shares = languages.map { language -> [Double] in
            guard let score = set.evaluation.scores[language] else { return [] }
            let counts = answers.map { $0 == language ? score.right : score.mistakes[$0] ?? 0 }
            let others = score.total - score.undetermined - counts.reduce(0, +)
            return (counts + [others, score.undetermined]).map { Double($0) / Double(score.total) }
        }
        let columns = answers.map(\.canonical) + ["other", "none"]
        let map = HeatMap(
            title: "\(set.name): what texts in \(languages.map(\.canonical).joined(separator: ", ")) got.",
            rows: languages.map(\.canonical), columns: columns, shares: shares)
        let table = DataTable(
            caption: set.name, headings: ["texts in"] + columns,
            rows: zip(languages, shares).map { [$0.canonical] + $1.map { Decimals.percent($0) } })
        return .element("figure", [.element("figcaption", set.name), map.markup, table.folded])
    }

    /// The languages that are recognised worst, and all of them in a table.
    var worstLanguages: PageSection {
        let parts = sets.flatMap { set -> [Markup] in
            let all = set.evaluation.worst(.max)
            let bars = all.prefix(worst).map { language, score in
                BarChart.Bar(
                    name: "\(Self.name(of: language)) (\(language))", share: score.accuracy,
                    note: "of \(score.total)" + (Self.mistake(of: score).map { ", mostly \($0)" } ?? ""))
            }
            let chart = BarChart(
                title: "\(set.name): the share of texts recognised in the languages that are recognised worst.", bars: bars)
            let table = DataTable(
                caption: "All languages of \(set.name)",
                headings: ["language", "name", "right", "undetermined", "texts", "taken most for"],
                rows: all.map { language, score in
                    [
                        language.canonical, Self.name(of: language), Decimals.percent(score.accuracy),
                        Decimals.percent(Double(score.undetermined) / Double(score.total)), "\(score.total)",
                        Self.mistake(of: score) ?? "",
                    ]
                }, textColumns: [1, 5])
            return [
                .element("h3", set.name),
                PageSection.figure([chart.markup], caption: "Share right, of how many texts, and what the others got most."),
                table.folded,
            ]
        }
        return PageSection(identifier: "worst", heading: "Worst languages", content: worst > 0 ? parts : [])
    }

    /// The wrong answer that was given most, *undetermined* included.
    private static func mistake(of score: Evaluation.Score) -> String? {
        let given = score.mistakes.max { ($0.value, $1.key) < ($1.value, $0.key) }
        guard let given, given.value >= score.undetermined else { return score.undetermined > 0 ? "undetermined" : nil }
        return given.key.canonical
    }

    private static func name(of language: LanguageTag) -> String { language.displayName(in: "en") }
}
