import LanguageRecognition

/// Languages so close that short texts in one are often taken for another: a document that seems to change between them hardly ever does.
struct Kinship: Sendable {
    /// The families, by tags: the macrolanguages of ISO 639-3 whose members share a script, and the Nguni and the Sotho–Tswana languages
    /// (S40 and S30 of Guthrie's list).
    private static let families: [[LanguageTag]] = [
        ["bs", "hr", "sr-Latn"], ["nb", "nn"], ["id", "ms"], ["zh-Hans", "zh-Hant", "yue"], ["nr", "ss", "xh", "zu"],
        ["nso", "st", "tn"],
    ]

    private let familyOfColumn: [Int8]

    init(tags: [LanguageTag?]) {
        familyOfColumn = tags.map { tag in
            Int8(truncatingIfNeeded: Self.families.firstIndex { $0.contains { $0 == tag } } ?? -1)
        }
    }

    var familyCount: Int { Self.families.count }

    /// The family of the language of a column, by number.
    func family(ofColumn column: Int) -> Int? {
        familyOfColumn[column] >= 0 ? Int(familyOfColumn[column]) : nil
    }
}
