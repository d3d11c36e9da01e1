// SPDX-License-Identifier: Apache-2.0

/// Tells numbers with letters behind them that name a model or a standard: `802.11ax`, `740as`, `320de`. Engines take the letters
/// for a word of their language, *an axe* or *of*.
enum ModelNumber {
    /// What makes a number an ordinal or an hour, or is a unit that engines know. Behind a number of one or two digits there are
    /// more of these than one could list.
    private static let endings: Set = ["am", "er", "hr", "ma", "me", "mo", "nd", "pm", "rd", "re", "st", "te", "th", "yr"]
    private static let fewestDigits = 3

    /// Whether two small letters stand behind a number of three digits or with a decimal point, or `y` behind any, which is *and*
    /// in Spanish.
    static func isOne(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let number = word.prefix { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
        let groups = number.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard groups.count < 3, groups.allSatisfy({ !$0.isEmpty }) else { return false }
        let letters = word[number.endIndex...]
        if letters.elementsEqual("y".utf8) { return true }
        return letters.count == 2 && letters.allSatisfy(\.isASCIISmall) && (groups.count > 1 || number.count >= fewestDigits)
            && !endings.contains(String(decoding: letters, as: UTF8.self))
    }
}
