// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Words before the number of a part of a text, of a picture or of a release. Its mark parts two numbers and not thousands: the
/// *Figura 16.258* of a caption in Portuguese is no *Figure 16,258*.
enum NumberLabels {
    /// Whether one ends the text before a number: `see Figura `, `Tab. `.
    static func end(_ text: some BidirectionalCollection<UInt8>) -> Bool {
        let end = text.suffix(longest)
        // § 16.258; Fig. 16.258
        if end.suffix(3).elementsEqual("§ ".utf8) { return true }
        if end.suffix(2).elementsEqual(". ".utf8) { return abbreviations.contains((end.dropLast(2) + [0x20]).wordBeforeSpace) }
        return words.contains(end.wordBeforeSpace)
    }

    /// More bytes than the longest label and its space have.
    private static let longest = 16
    private static let abbreviations = Set(words: "cap eq ex fig sec tab v")
    private static let words = Set(
        words: """
            annex anexo annexe allegato apêndice apéndice appendix appendice capitolo capítol capítulo chapitre chapter cuadro \
            ecuación ejemplo equació equação equation équation equazione esempio example exemple exemplo figura figuras figure \
            figures quadro sección secció section seção secção sezione tabela tabelas tabella tabla tablas table tableau tables \
            taula versão versió version versión versione
            """)
}
