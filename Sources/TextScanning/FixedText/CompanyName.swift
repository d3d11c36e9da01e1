// SPDX-License-Identifier: Apache-2.0

/// Reads the name of a company by its legal form, which has it whole: `Bright Spark Electrical Ltd`, `Talleres Río S.L.`
enum CompanyName {
    /// Legal forms that stand behind a name and mean nothing else, without a full stop at the end.
    private static let forms: Set = [
        "AG", "B.V", "BV", "Corp", "GmbH", "Inc", "Kft", "LLC", "LLP", "Lda", "Ltd", "Ltda", "N.V", "Oy", "PLC", "Pty", "S.A",
        "S.L", "S.L.U", "S.R.L", "S.p.A", "SARL", "SAS", "SpA", "Srl", "plc", "s.r.o",
    ]
    /// What joins the words of a name.
    private static let joiners: Set = ["&", "and", "da", "de", "del", "do", "dos", "e", "et", "of", "und", "y"]
    /// Words with which a sentence about a company begins.
    private static let beginnings: Set = [
        "A", "About", "All", "An", "And", "As", "Ask", "At", "Both", "But", "By", "Call", "Contact", "Dear", "Each", "Either",
        "For", "From", "Here", "If", "In", "Join", "Neither", "Of", "On", "Only", "Our", "Pay", "Please", "See", "Since", "So",
        "Thank", "That", "The", "This", "To", "Visit", "Welcome", "When", "While", "With", "Al", "Com", "Con", "Contacte", "De",
        "Desde", "El", "En", "Em", "Estimados", "La", "O", "Para", "Por", "Según", "Au", "Avec", "Chez", "Le", "La", "Pour",
        "Bei", "Der", "Die", "Für", "Mit", "Von",
    ]
    /// The most words of a name with its legal form.
    private static let mostWords = 7
    /// The longest name, in bytes.
    private static let longest = 100

    /// The end of such a name that begins at an offset, without a full stop that ends a sentence; nil where none does.
    ///
    /// - Complexity: Looks at no more bytes than the longest name has.
    static func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int) -> Int? {
        guard bytes[start].isASCIICapital else { return nil }
        var position = start
        let limit = min(limit, start + longest)
        for count in 1...mostWords {
            let word = bytes[position..<limit].prefix { $0 > 0x20 }
            let text = String(decoding: word, as: UTF8.self)
            let core = text.hasSuffix(",") ? text.dropLast() : text[...]
            if count == 1, beginnings.contains(text) { return nil }
            let name = core.hasSuffix(".") ? core.dropLast() : core
            if count > 1, let form = [core, name].first(where: { forms.contains(String($0)) }) {
                // The full stop of `S.L.` is its own.
                let hasStop = form.contains(".") && core.hasSuffix(".")
                return position + form.utf8.count + (hasStop ? 1 : 0)
            }
            guard isPart(text, isFirst: count == 1), word.endIndex < limit, bytes[word.endIndex] == 0x20 else { return nil }
            position = word.endIndex + 1
        }
        return nil
    }

    /// Whether a word may be one of a name: a capital and letters, or what joins them; a comma may stand before the legal form.
    private static func isPart(_ word: String, isFirst: Bool) -> Bool {
        if joiners.contains(word) { return !isFirst }
        let core = word.hasSuffix(",") ? word.dropLast() : word[...]
        return core.first?.isUppercase == true
            && core.allSatisfy { $0.isLetter || $0.isNumber || "&'’-.".contains($0) } && !core.hasSuffix(".")
    }
}
