// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import TranslationBatches

@Suite("Names of people inside of sentences")
struct SentenceNamesTests {
    @Test(
        "Names are told by titles, surnames and the words beside them",
        arguments: [
            ("en", "It belongs to Will.", ["Will"]), ("en", "I'm Grace.", ["Grace"]), ("en", "Ask Will.", ["Will"]),
            ("en", "Run, Will!", ["Will"]),
            ("en", "Tue: Will", ["Will"]), ("en", "Ring Will on 01632", ["Will"]),
            ("en", "Thank you, Mark. Well done.", ["Mark"]),
            ("en", "Will, could you come?", ["Will"]), ("en", "Mark said no.", ["Mark"]), ("en", "Grace, peace and love", []),
            ("en", "Faith, Hope, Grace.", []), ("en", "Maths and Art.", []),
            ("en", "How to Mark a page as read", []), ("en", "Last Will and Testament", []),
            ("en", "Ask for Dawn or Rob.", ["Dawn", "Rob"]),
            ("en", "I spoke with Mr Young about Mark Long.", ["Young", "Mark Long"]), ("en", "a man called Art", ["Art"]),
            ("en", "Will you come?", []), ("en", "in April or May", []), ("en", "the Grace period", []),
            ("en", "Go to Bill Payment", []),
            ("en", "Mark as read", []),
            ("en", "You can Mark as read", []), ("en", "", []), ("en", "for Peter", []),
            ("en", "Then “Dan Hill” and (Grace Young) said so.", ["Dan Hill", "Grace Young"]),
            ("es", "La Sra. Ana de la Cruz no está.", ["Ana de la Cruz"]), ("es", "¿Luz llegó tarde?", ["Luz"]),
            ("es", "Hablé con Raquel Mesa, Lucía.", ["Raquel Mesa"]), ("es", "la luz de Paz", []),
            ("es", "La señora Mesa y el doctor Luna, con don Ríos.", ["Mesa", "Luna", "Ríos"]),
            ("es", "el señor Alcalde, la profesora Titular y el ministro Digital", []), ("es", "la ministra Reyes", ["Reyes"]),
            ("it", "L’ingegner Conti e la dottoressa Monti", ["Conti", "Monti"]), ("fr", "le docteur Porter", ["Porter"]),
            ("pt", "o senhor Leite e a senhora Presidente", ["Leite"]), ("en", "I saw my doctor Friday.", []),
            ("en", "Then Judge Steel met President Ford.", ["Steel", "Ford"]), ("en", "How Captain Training Works", []),
            ("en", "Present: A. Fox, B. Winter and (J. Frost)", ["A. Fox", "B. Winter", "J. Frost"]),
            ("en", "Take vitamin D. Long nights come.", []), ("en", "B. Winter", []), ("fr", "Voici M. Blanc.", ["Blanc"]),
            ("en", "Ask Cllr. Long or Rev. Park.", ["Long", "Park"]),
            ("pl", "Dr Anna Mesa i Will", ["Anna Mesa"]),
        ])
    func findsNames(language: String, text: String, expected: [String]) {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        #expect(SentenceNames(in: language).names(among: words).map { String($0.whole) } == expected)
    }

    @Test(
        "Time grows with the length of the text and no faster",
        arguments: ["Ana, ", "Mr Young ", "with Will ", "Dan Hill, ", "Dr "])
    func takesLinearTime(piece: String) {
        expectLinearTime(from: 2_000, to: 16_000) {
            String(repeating: piece, count: $0 / piece.utf8.count).split(separator: " ", omittingEmptySubsequences: false)
        } of: { words in
            _ = SentenceNames(in: "en").names(among: words)
        }
    }
}
