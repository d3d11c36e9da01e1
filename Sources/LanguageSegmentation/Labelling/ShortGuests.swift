import LanguageRecognition

/// Names the languages of short guests as detection would.
///
/// Word by word a creole may fit a phrase as well as the language that most of its words are from; asked about the phrase as a whole, the
/// recogniser knows which of them the world writes in. Whatever stands around it says nothing for either.
struct ShortGuests: Sendable {
    /// The features of about four words. What is longer says itself which language it is in.
    private static let mostFeatures = 64

    private let detector: LanguageDetector

    init(detector: LanguageDetector) {
        self.detector = detector
    }

    /// Relabels all words of a language that has few in a window.
    ///
    /// - Parameter last: The label of the word before the window, which stays as it is.
    func rename(in labels: inout [Label], _ structure: WindowStructure, after last: Label?) {
        let runs = Label.runs(of: labels).filter { labels[$0.lowerBound] != last }
        let evidence = Dictionary(grouping: runs) { labels[$0.lowerBound] }
            .mapValues { $0.map(structure.evidence(of:)).reduce(.zero, +) }
        var names: [Label: Label] = [:]
        for (label, sum) in evidence where label.column != nil && sum.featureCount < Self.mostFeatures {
            if let tag = detector.detection(for: sum).language, let column = detector.profile.column(of: tag) {
                names[label] = Label(column: column)
            }
        }
        for index in labels.indices { labels[index] = names[labels[index]] ?? labels[index] }
    }
}
