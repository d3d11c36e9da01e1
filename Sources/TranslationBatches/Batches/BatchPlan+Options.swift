public import LanguageRecognition

extension BatchPlan {
    /// How spans become items, and items batches.
    public struct Options: Sendable, Hashable {
        /// In which languages something may be set aside.
        public enum Languages: Sendable, Hashable {
            /// In none.
            case none
            /// In all.
            case all
            /// In these, as the batches name them.
            case only(Set<LanguageTag>)

            /// Whether a language is among them.
            public func contains(_ language: LanguageTag) -> Bool {
                switch self {
                case .none: false
                case .all: true
                case .only(let languages): languages.contains(language)
                }
            }
        }

        /// The most items a batch may hold, at least 1; nil for any number.
        public var mostItems: Int?
        /// The most Unicode scalars that the items of a batch may have together, at least 1; nil for any number. An item that has more is
        /// a batch by itself.
        public var mostScalars: Int?
        /// The most Unicode scalars that an item may have, at least 1; nil for any number.
        ///
        /// What has more is cut between sentences into several items; a sentence that has more between words, and a word between
        /// characters.
        public var mostScalarsOfItem: Int?
        /// Whether the varieties of a language go together, under the language's own tag: `sr-Latn` with `sr`, `pt-BR` with `pt`. For
        /// engines that take either.
        public var mergesVarieties: Bool
        /// The languages of the engines that give placeholders back as they were.
        ///
        /// In their items a placeholder stands for each address, each piece of code on one line, and each phrase of another language in the
        /// middle of a sentence: the sentence is one item then, and the phrase another, in the batch of its own language.
        public var placeholders: Languages

        /// Options of batches without limits that leave sentences cut where their language changes.
        public init(
            mostItems: Int? = nil, mostScalars: Int? = nil, mostScalarsOfItem: Int? = nil, mergesVarieties: Bool = false,
            placeholders: Languages = .none
        ) {
            self.mostItems = mostItems
            self.mostScalars = mostScalars
            self.mostScalarsOfItem = mostScalarsOfItem
            self.mergesVarieties = mergesVarieties
            self.placeholders = placeholders
        }
    }
}
