// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension AttributeScopes {
    /// The attributes that sessions heed.
    public struct TranslationAttributes: AttributeScope {
        /// Whether a stretch of text stays as it is.
        public let skipsTranslation: SkipsTranslationAttribute
    }

    /// Marks a stretch of text that is not translated.
    public enum SkipsTranslationAttribute: CodableAttributedStringKey {
        /// Whether the stretch stays.
        public typealias Value = Bool
        /// The attribute's name in archives.
        public static let name = "skipsTranslation"
    }

    /// The attributes that sessions heed.
    public var translation: TranslationAttributes.Type { TranslationAttributes.self }
}

extension AttributeDynamicLookup {
    /// Finds the attributes by their names, as in `text[range].skipsTranslation = true`.
    public subscript<Key: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.TranslationAttributes, Key>
    ) -> Key { self[Key.self] }
}
