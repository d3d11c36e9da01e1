import LanguageRecognition

/// Languages so close that short texts in one are often taken for another: a document that seems to change between them hardly ever does.
struct Kinship: Sendable {
    /// The families, by tags: the macrolanguages of ISO 639-3 whose members share a script, the Nguni and the Sotho–Tswana languages (S40 and
    /// S30 of Guthrie's list), and English with Scots and the creoles that have most of its words.
    private static let families: [[LanguageTag]] = [
        ["bs", "hr", "sr-Latn"], ["nb", "nn"], ["id", "ms"], ["zh-Hans", "zh-Hant", "yue"], ["nr", "ss", "xh", "zu"],
        ["nso", "st", "tn"],
        ["en", "jam", "pcm", "sco"],
    ]

    /// The families of languages.
    private let familyOfTag: [LanguageTag: Int]
    private let familyOfColumn: [Int8]

    init(tags: [LanguageTag?]) {
        familyOfTag = Dictionary(
            uniqueKeysWithValues: Self.families.enumerated().flatMap { family, tags in tags.map { ($0, family) } })
        familyOfColumn = tags.map { [familyOfTag] tag in
            Int8(truncatingIfNeeded: tag.flatMap { familyOfTag[$0] } ?? -1)
        }
    }

    var familyCount: Int { Self.families.count }

    /// The family of the language of a column, by number.
    func family(ofColumn column: Int) -> Int? {
        familyOfColumn[column] >= 0 ? Int(familyOfColumn[column]) : nil
    }

    /// Whether two languages are the same or easily taken for each other.
    func areClose(_ left: LanguageTag, _ right: LanguageTag) -> Bool {
        left == right || (familyOfTag[left].map { $0 == familyOfTag[right] } ?? false)
    }
}
