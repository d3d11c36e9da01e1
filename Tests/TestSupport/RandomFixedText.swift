// SPDX-License-Identifier: Apache-2.0

/// Makes pieces of fixed text of all kinds at random, and sets them into sentences.
public struct RandomFixedText: Sendable {
    private var numbers: SeededNumbers
    private var count = 0

    /// Pieces that begin at a seed.
    public init(seed: UInt64) {
        numbers = SeededNumbers(seed: seed)
    }

    /// Words of several languages, of which an engine would make something.
    private static let words = ["house", "casa", "maison", "rojo", "file", "open", "grande", "output", "libre", "dog"]

    /// What pieces look like; `W` stands for a word, `N` for a number that no other piece has.
    private static let shapes = [
        "https://W.example/W/N?W=W", "www.WN.example", "WN.W@example.org", "@W_N", "/usr/W/WN", "~/W/N.W", "C:\\W\\WN",
        "W/WN.txt",
        "WN.txt", "W_WN.md", "W_N", "HOUSE_N_W", "houseColorN", "openWN()", "W(N)", "--W-N", "--WN=W", "$W_N", "${WN}", "%{WN}",
        "{WN}", "{{ W.wN }}", "%(WN)s", "%N$s", "{N}", "vN.2", "3.N.1-beta", "1.N.4.2", "N kB", "N.5GB", "N km/h", "#WN", ":W_N:",
        "W+WN", "W|WN", "WN=W", "W::WN", "UF-N0", "wN", "`W W N`", "größe_N.txt", "{größeN}", "/home/größe/N", "@größeN",
        "Файл_N.txt", "aNbcdef0",
        "W.W.WN", "W.WN", "$N.50", "€N", "N €", "f(N)",
    ]

    /// A piece that is different from all before.
    public mutating func piece() -> String {
        count += 1
        // Three digits, so that no piece stands in another.
        let number = "\(100 + count)"
        return numbers.one(of: Self.shapes).reduce(into: "") { piece, letter in
            switch letter {
            case "W": piece += numbers.one(of: Self.words)
            case "N": piece += number
            default: piece.append(letter)
            }
        }
    }

    /// A sentence with one to three pieces set between its words, and the pieces.
    public mutating func sentence(from plain: String) -> (text: String, pieces: [String]) {
        var words = plain.split(separator: " ").map(String.init)
        var places = Set<Int>()
        while places.count < min(words.count, numbers.number(in: 1...3)) {
            places.insert(numbers.number(in: 0...words.count - 1))
        }
        var pieces: [String] = []
        for place in places.sorted() {
            let piece = piece()
            pieces.append(piece)
            words[place] = piece + " " + words[place]
        }
        return (words.joined(separator: " "), pieces)
    }

    /// The first of some pieces that a text does not hold once, after the piece before it; nil where it holds them all.
    public static func firstLost(of pieces: [String], in text: String) -> String? {
        var rest = text[...]
        for piece in pieces {
            guard let start = Self.start(of: piece, in: rest) else { return piece }
            rest = rest[start...].dropFirst(piece.count)
            if Self.start(of: piece, in: rest) != nil { return piece }
        }
        return nil
    }

    private static func start(of piece: String, in text: Substring) -> String.Index? {
        let bytes = Array(piece.utf8)
        return text.utf8.indices.first { text.utf8[$0...].starts(with: bytes) }
    }
}
