// SPDX-License-Identifier: Apache-2.0

/// Reads the name of a company by its legal form, which has it whole: `Bright Spark Electrical Ltd`, `Talleres Río S.L.`
enum CompanyName {
    /// Legal forms that stand behind a name and mean nothing else, without a full stop at the end.
    private static let forms: Set = [
        "B.V", "GmbH", "Inc", "Kft", "Lda", "Ltd", "Ltda", "N.V", "Oy", "S.A", "S.L", "S.L.U", "S.R.L", "S.p.A", "SARL", "SpA",
        "Srl", "s.r.o",
    ]
    /// What joins the words of a name.
    private static let joiners: Set = ["&", "and", "da", "de", "del", "do", "dos", "e", "et", "und", "y"]
    /// Words with a capital that a sentence about a company begins with, in the languages that are translated most.
    private static let beginnings = Set(
        words: """
            A About All Although An And Are As Ask At Before Both But By Call Can Contact Copyright Dear Did Do Does Each Either
            For From Has Have Here However If In Is Join Later Neither Now Of On Only Or Our Pay Please See Since So Start Thank
            Thanks That The Then They This Through To Today Visit Was We Welcome When Where While Who Will With You Your
            Al Com Con Contacte Cuando De Desde El En Em Es Esta Estimados Hoy Las Los La Nossa Nuestra O Os As Para Pero Por
            Según Si Una Un Au Avec Chez Dans Elle Il Je Le Les Leur Notre Nous Pour Selon Vous
            Bei Das Dem Den Der Die Eine Für Laut Mit Seit Unsere Von Wir Gli Lo Nel Per Presso
            """)
    /// The most words of a name with its legal form.
    private static let mostWords = 7
    /// The longest name, in bytes.
    private static let longest = 100

    /// The end of such a name that begins at an offset, with the full stop of `S.L.` and without that of a sentence behind `Ltd`;
    /// nil where none does.
    ///
    /// - Complexity: Looks at no more bytes than the longest name has.
    static func end(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int) -> Int? {
        guard bytes[start].isASCIICapital else { return nil }
        var position = start
        let end = limit
        let limit = min(limit, start + longest)
        var followsComma = false
        for count in 1...mostWords {
            let word = bytes[position..<limit].prefix { $0 > 0x20 }
            // A word that is cut may look like a legal form.
            guard word.endIndex < limit || limit == end else { return nil }
            let text = String(decoding: word, as: UTF8.self)
            if count == 1, beginnings.contains(text) { return nil }
            let form = text.prefix { $0.isASCII && $0.isLetter || $0 == "." }
            let name = form.hasSuffix(".") ? form.dropLast() : form
            if count > 1, forms.contains(String(name)), text[form.endIndex...].first?.isLetter != true {
                // The full stop of `S.L.` is its own.
                return position + (name.contains(".") ? form : name).utf8.count
            }
            guard !followsComma, isPart(text, isFirst: count == 1), word.endIndex < limit, bytes[word.endIndex] == 0x20 else {
                return nil
            }
            followsComma = text.hasSuffix(",")
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
