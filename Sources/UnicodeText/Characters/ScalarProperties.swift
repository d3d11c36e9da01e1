// SPDX-License-Identifier: Apache-2.0

internal import CUnicode

/// What ICU knows of one code point.
///
/// The standard library has like properties of its own version of Unicode; these are those of the ICU that is linked, so that
/// all that is derived from text agrees.
///
///     let properties = ScalarProperties("Ǆ")
///     properties.foldedText       // dž
public struct ScalarProperties: Sendable, Hashable {
    /// The code point.
    public let scalar: Unicode.Scalar

    /// The properties of a code point. Nothing is looked up before it is asked for.
    public init(_ scalar: Unicode.Scalar) {
        self.scalar = scalar
    }

    /// The general category.
    public var generalCategory: Unicode.GeneralCategory {
        let number = Int(cunicode_general_category(scalar.value))
        return Self.categories.indices.contains(number) ? Self.categories[number] : .unassigned
    }

    /// Whether this version of Unicode assigns the code point.
    public var isAssigned: Bool { cunicode_general_category(scalar.value) != 0 }

    /// Whether it is a letter or a mark or numeral that serves as one.
    public var isAlphabetic: Bool { cunicode_is_alphabetic(scalar.value) }

    /// Whether it is invisible where it is not supported, as joiners and variation selectors are.
    public var isDefaultIgnorable: Bool { cunicode_is_default_ignorable(scalar.value) }

    /// Whether it is a Han, Tangut or like ideograph.
    public var isIdeographic: Bool { cunicode_is_ideographic(scalar.value) }

    /// The canonical combining class; 0 for what starts a cluster.
    public var canonicalCombiningClass: UInt8 { cunicode_combining_class(scalar.value) }

    /// Its `NFKC_Casefold` mapping: letter case, compatibility forms and what is ignorable folded away. It may be empty.
    public var foldedText: String {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 128) { buffer in
            guard let start = buffer.baseAddress else { return String(scalar) }
            var status: Int32 = 0
            let count = Int(cunicode_nfkc_casefold(scalar.value, start, 128, &status))
            guard status <= 0, count <= 128 else { return String(scalar) }
            return String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
        }
    }

    /// What it is canonically made of, in one step: one or two code points; none where it is not composed.
    public var canonicalDecomposition: [Unicode.Scalar] {
        var first: UInt32 = 0
        var second: UInt32 = 0
        let count = cunicode_decompose(scalar.value, &first, &second)
        return [first, second].prefix(Int(count)).compactMap(Unicode.Scalar.init)
    }

    /// The code point that two make when composed canonically, such as “é” of “e” and the acute accent; nil where they make none.
    public static func composition(of first: Unicode.Scalar, and second: Unicode.Scalar) -> Unicode.Scalar? {
        UInt32(exactly: cunicode_compose(first.value, second.value)).flatMap(Unicode.Scalar.init)
    }

    /// The script of the code point: that of most of its uses.
    public var script: Script { Script(number: cunicode_script(scalar.value)) }

    /// All scripts that the code point is used in, by number; one for most code points.
    public var scriptExtensions: [Script] {
        // Danda, which has most, is used in fewer than thirty.
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: 64) { buffer in
            guard let start = buffer.baseAddress else { return [script] }
            let count = Int(cunicode_script_extensions(scalar.value, start, 64))
            return count <= 64 ? buffer.prefix(count).map(Script.init(number:)) : [script]
        }
    }

    /// ICU's general categories, in the order of its numbers.
    private static let categories: [Unicode.GeneralCategory] = [
        .unassigned, .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
        .enclosingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber, .spaceSeparator, .lineSeparator,
        .paragraphSeparator, .control, .format, .privateUse, .surrogate, .dashPunctuation, .openPunctuation, .closePunctuation,
        .connectorPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol,
        .initialPunctuation, .finalPunctuation,
    ]
}
