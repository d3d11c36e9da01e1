// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
package import RecognitionEvaluation

/// A page about how well a recogniser does, in one file that needs nothing else: no script, no network, no font.
///
/// It follows the reader's preference for light or dark, tells nothing by colour alone, and gives the figures of every plot in a
/// table. It is well-formed as XML too.
package struct EvaluationPage: Sendable {
    /// A run over lines that are in no language.
    package struct Noise: Sendable {
        /// What the lines are called.
        package let name: String
        /// What became of them.
        package let evaluation: NoiseEvaluation

        /// A run with the name of its lines.
        package init(name: String, evaluation: NoiseEvaluation) {
            self.name = name
            self.evaluation = evaluation
        }
    }

    let sets: [EvaluatedSet]
    let noise: [Noise]
    /// Which recogniser it is about.
    let subject: String
    /// How many languages are shown as the worst.
    let worst: Int

    /// A page about sets of texts and lines of noise.
    ///
    /// - Parameters:
    ///   - subject: Which recogniser it is about, in a few words.
    ///   - worst: How many languages are shown as the worst.
    package init(sets: [EvaluatedSet], noise: [Noise], subject: String, worst: Int) {
        self.sets = sets
        self.noise = noise
        self.subject = subject
        self.worst = worst
    }

    /// The page.
    package var html: String {
        let sections = sections.filter { !$0.content.isEmpty }
        let links = sections.map { Markup.element("li", [.element("a", ["href": "#\($0.identifier)"], $0.heading)]) }
        return WebPage(
            title: Self.heading, style: PlotStyle.sheet,
            header: [.element("p", subject), .element("nav", ["aria-label": "Sections"], [.element("ul", links)])],
            main: sections.map(\.markup)
        ).html
    }

    private static let heading = "How well languages are recognised"

    private var sections: [PageSection] {
        sets.isEmpty
            ? [noiseSection]
            : [
                overview, accuracyByLength, riskAndCoverage, reliabilitySection, formsSection, closeLanguages, worstLanguages,
                noiseSection,
            ]
    }
}
