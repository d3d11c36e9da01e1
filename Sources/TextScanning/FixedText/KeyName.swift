// SPDX-License-Identifier: Apache-2.0

/// The names of keys as programs in English write them. In a combination of keys they are no words: engines make *Casa* of
/// `Ctrl-Home`.
enum KeyName {
    /// Those that are held down together with another one.
    private static let modifiers: Set = ["Alt", "AltGr", "Cmd", "Control", "Ctl", "Ctrl", "Meta", "Shift"]
    private static let others = Set(
        words: """
            Back BackSpace Backspace Break Caps CapsLock Clear Command Del Delete Down End Enter Esc Escape Fn Help Home Ins \
            Insert Left Menu Minus NumLock Option PageDown PageUp Page_Down Page_Up Pause PgDn PgUp Plus Print PrtSc Return \
            Right ScrollLock Space Spacebar Super Tab Up Win Windows
            """)
    /// The longest one, in bytes.
    static let longest = modifiers.union(others).map(\.utf8.count).max() ?? 0

    /// Whether a word names a key, or is the capital on one.
    static func contains(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        if word.count == 1 { return word.first?.isASCIICapital == true }
        guard word.count <= longest else { return false }
        let name = String(decoding: word, as: UTF8.self)
        return others.contains(name) || modifiers.contains(name) || isFunctionKey(word)
    }

    /// Whether a word names a key that is held down together with another one.
    static func isModifier(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        word.count <= longest && modifiers.contains(String(decoding: word, as: UTF8.self))
    }

    /// `Ctrl-Home`, `Shift-Alt-F4`: keys that are pressed together, of which all but the last are held down.
    static func isCombination(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let keys = word.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return keys.count > 1 && keys.dropLast().allSatisfy(isModifier) && keys.last.map(contains) == true
    }

    private static func isFunctionKey(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        word.first == UInt8(ascii: "F") && 2...3 ~= word.count && word.dropFirst().allSatisfy(\.isASCIIDigit)
    }
}
