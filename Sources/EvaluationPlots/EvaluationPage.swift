import LanguageRecognition
package import ProfileTraining

/// A page about how well a recogniser does, in one file that needs nothing else: no script, no network, no font.
///
/// It follows the reader's preference for light or dark, tells nothing by colour alone, and gives the figures of every plot in a table. It is
/// well-formed as XML too.
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
        let head = Markup.element(
            "head",
            [
                .element("meta", ["charset": "utf-8"]),
                .element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
                .element("title", Self.heading), .element("style", PageStyle.sheet),
            ])
        let links = sections.map { Markup.element("li", [.element("a", ["href": "#\($0.identifier)"], $0.heading)]) }
        let body = Markup.element(
            "body",
            [
                .element(
                    "header",
                    [
                        .element("h1", Self.heading), .element("p", subject),
                        .element("nav", ["aria-label": "Sections"], [.element("ul", links)]),
                    ]),
                .element("main", sections.map(\.markup)),
            ])
        let page = Markup.element("html", ["xmlns": "http://www.w3.org/1999/xhtml", "lang": "en"], [head, body])
        return "<!DOCTYPE html>\n\(page.source)\n"
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
