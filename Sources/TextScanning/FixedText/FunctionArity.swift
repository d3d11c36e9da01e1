// SPDX-License-Identifier: Apache-2.0

/// Tells functions with the number of their arguments, as jq, Erlang and Prolog have them, from fractions and alternatives:
/// `gsub/3`, `transpose/0`.
enum FunctionArity {
    /// Whether a word is one: it has no argument, or another function stands on its line and one of the two has at most one.
    /// Nobody divides by that.
    ///
    /// - Parameters:
    ///   - word: The range of the word without the punctuation around it.
    ///   - bytes: The text.
    ///   - range: What of it may be looked at.
    static func isOne(_ word: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        guard let function = function(bytes[word]) else { return false }
        if function.arity == 0 { return true }
        let lineStart = bytes[range.lowerBound..<word.lowerBound].suffix(neighbourhood).lastIndex(of: 0x0A)
        let start = lineStart ?? max(range.lowerBound, word.lowerBound - neighbourhood)
        let behind = bytes[word.upperBound..<min(range.upperBound, word.upperBound + neighbourhood)].prefix { $0 != 0x0A }
        return bytes[start..<behind.endIndex].split(whereSeparator: { $0 <= 0x20 || ",;:.()`'\"&".utf8.contains($0) }).contains {
            guard let other = self.function($0), other.name != function.name else { return false }
            return min(other.arity, function.arity) < 2
        }
    }

    /// How far around a function others are looked for, in bytes.
    private static let neighbourhood = 200

    /// The name and the number of arguments that a word gives; nil where it is something else.
    private static func function(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> (name: String, arity: Int)? {
        guard let slash = word.firstIndex(of: UInt8(ascii: "/")), slash + 2 == word.endIndex, word[slash + 1].isASCIIDigit
        else { return nil }
        let name = word[..<slash]
        guard name.count > 2, name.first?.isASCIISmall == true,
            name.allSatisfy({ $0.isASCIISmall || $0.isASCIIDigit || $0 == UInt8(ascii: "_") })
        else { return nil }
        let text = String(decoding: name, as: UTF8.self)
        return states.contains(text) ? nil : (text, Int(word[slash + 1] - UInt8(ascii: "0")))
    }

    /// What 1 and 0 stand for: *true/1 or false/0*.
    private static let states: Set = [
        "active", "disabled", "enabled", "false", "falso", "high", "inactive", "low", "none", "off", "true", "vero", "vrai",
        "yes",
    ]
}
