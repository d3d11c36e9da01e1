import LanguageRecognition

/// How much of a text is in each language, so far.
struct LanguageMix: Sendable {
    /// Features by column.
    private var features: [Float]

    init(columnCount: Int) {
        features = [Float](repeating: 0, count: columnCount)
    }

    /// Lets what was counted count for less.
    mutating func fade(by factor: Float) {
        for column in features.indices { features[column] *= factor }
    }

    /// Counts words.
    mutating func add(_ labels: [Label], of units: TextUnits) {
        for index in labels.indices {
            if let column = labels[index].column { features[column] += Float(units.words[index].featureCount) }
        }
    }

    /// By column, what switching to a language costs on top of the price: nothing for those with a fair share, and more for those that are
    /// easily taken for another that has one.
    func surcharges(_ prices: SwitchingPrices, kinship: Kinship) -> [Float] {
        let total = features.reduce(0, +)
        guard total > 0 else { return features.map { _ in 0 } }
        var kin = [Float](repeating: 0, count: kinship.familyCount)
        for (column, count) in features.enumerated() {
            if let family = kinship.family(ofColumn: column) { kin[family] += count }
        }
        return features.indices.map { column in
            let stranger = prices.stranger * max(0, 1 - features[column] / (total * prices.familiarShare))
            guard let family = kinship.family(ofColumn: column) else { return stranger }
            return stranger + prices.kin * (kin[family] - features[column]) / total
        }
    }
}
