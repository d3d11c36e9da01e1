/// Lines that are in no language, for the class of noise to learn: what is left of keyboards, codes and names of programs when links,
/// paths and identifiers have been cut out by rule.
package struct NoiseText: Sendable {
    package init() {}

    private static let kinds: [@Sendable (inout RandomNumbers) -> String] = [
        keyMash, keyMash, hexadecimal, consonants, abbreviations, repetition, mixture, syllables,
    ]

    /// A line of one to eight words of noise.
    package func line(with numbers: inout RandomNumbers) -> String {
        let kind = Self.kinds[numbers.below(Self.kinds.count)]
        return (0...numbers.below(numbers.below(2) == 0 ? 2 : 8)).map { _ in kind(&numbers) }.joined(separator: " ")
    }

    private static func draw(_ letters: String, _ count: Int, _ numbers: inout RandomNumbers) -> String {
        let letters = Array(letters)
        return String((0..<count).map { _ in letters[numbers.below(letters.count)] })
    }

    /// Fingers that run along the rows of a keyboard.
    private static func keyMash(_ numbers: inout RandomNumbers) -> String {
        let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop", "azertyuiop", "asdfjkl", "йцукенгшщз", "фывапролдж"]
        let row = Array(rows[numbers.below(rows.count)])
        var place = numbers.below(row.count)
        return String(
            (0..<3 + numbers.below(10)).map { _ in
                place = min(max(place + numbers.below(5) - 2, 0), row.count - 1)
                return row[place]
            })
    }

    private static func hexadecimal(_ numbers: inout RandomNumbers) -> String {
        draw("abcdef", 2 + numbers.below(14), &numbers)
    }

    private static func consonants(_ numbers: inout RandomNumbers) -> String {
        draw("bcdfghjklmnpqrstvwxz", 3 + numbers.below(8), &numbers)
    }

    private static func abbreviations(_ numbers: inout RandomNumbers) -> String {
        draw("ABCDEFGHIJKLMNOPQRSTUVWXYZ", 2 + numbers.below(4), &numbers)
    }

    private static func repetition(_ numbers: inout RandomNumbers) -> String {
        let letter = draw("abcdefghijklmnopqrstuvwxyzабвгдеж", 1 + numbers.below(2), &numbers)
        return String(repeating: letter, count: 3 + numbers.below(8))
    }

    private static func mixture(_ numbers: inout RandomNumbers) -> String {
        draw("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ", 4 + numbers.below(20), &numbers)
    }

    /// Made-up words, as the names of users and products are.
    private static func syllables(_ numbers: inout RandomNumbers) -> String {
        (0..<2 + numbers.below(3)).map { _ in
            draw("bcdfghjklmnpqrstvwxyz", 1, &numbers) + draw("aeiouxy", 1 + numbers.below(2), &numbers)
                + draw("bdfgklmnprstvxz", numbers.below(2), &numbers)
        }.joined()
    }
}
