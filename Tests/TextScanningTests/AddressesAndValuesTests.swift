// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import TextScanning

@Suite("Fixed text that an envelope or a label tells")
struct AddressesAndValuesTests {
    private func pieces(in text: String) -> [String] {
        FixedText.ranges(in: text).map { String(text[utf8: $0]) }
    }

    @Test(
        "The name of a street with its number is one",
        arguments: [
            ("Send it to 31 Market Street, London.", "31 Market Street"), ("88 Station Road", "88 Station Road"),
            ("19b Mill Street, York", "19b Mill Street"), ("12 St James Gardens.", "12 St James Gardens"),
            ("au 12 rue de la Paix, Paris", "12 rue de la Paix"), ("12, rue des Fleurs", "12, rue des Fleurs"),
            ("na Rua do Heroísmo, 55, Porto", "Rua do Heroísmo, 55"), ("Calle Mayor 12", "Calle Mayor 12"),
            ("Plaza del Ayuntamiento, 1", "Plaza del Ayuntamiento, 1"),
            ("Rua Almirante Reis, n.º 47", "Rua Almirante Reis, n.º 47"),
            ("Avda. de la Constitución, 5", "Avda. de la Constitución, 5"), ("in der Hauptstraße 5 in Bonn", "Hauptstraße 5"),
            ("en la calle Mayor, 8, abierta", "calle Mayor, 8"), ("via dei Cipressi 4.", "via dei Cipressi 4"),
            ("Mairie, rue du Moulin 4", "rue du Moulin 4"), ("17 bis place Jean Jaurès", "17 bis place Jean Jaurès"),
            ("at 3-5 Station Road, Whitby", "3-5 Station Road"), ("7/9 Park Road", "7/9 Park Road"),
            ("1–3 Quay Street", "1–3 Quay Street"), ("14 King's Road", "14 King's Road"),
            ("Flat 3, 27 Albert Road, Bristol", "Flat 3, 27 Albert Road"), ("Write to P.O. Box 9021.", "P.O. Box 9021"),
            ("Av. 5 de Outubro, 142, 3.º Dto.", "Av. 5 de Outubro, 142, 3.º Dto"), ("Rua 25 de Abril, 10", "Rua 25 de Abril, 10"),
            ("Calle Mayor 3, 2.º B, Madrid", "Calle Mayor 3, 2.º B"), ("Rua do Sol, 12, 2.ª porta", "Rua do Sol, 12"),
        ])
    func streets(text: String, address: String) {
        #expect(pieces(in: text) == [address])
    }

    @Test(
        "An address that is written in words is one, behind a lone at its host alone",
        arguments: [
            ("a ana.b arroba example punto org.", ["ana.b arroba example punto org"]),
            ("ana (at) lists [dot] example dot com", ["ana (at) lists [dot] example dot com"]),
            ("osamu at debian punto org", ["debian punto org"]), ("Look at example dot com, please", ["example dot com"]),
            ("at that punto", []), ("una arroba pesa mucho", []), ("look at the dot community", []),
            ("una empresa punto com", []), ("meet at", []),
        ])
    func spokenAddresses(text: String, expected: [String]) {
        #expect(pieces(in: text) == expected)
    }

    @Test(
        "Options and their arguments stay in what is said of them",
        arguments: [
            ("  -I,  --include=LIST  the list", ["-I", "--include=LIST"]), ("-E     : ignore", ["-E"]),
            ("--wait=SECONDS  wait 1..SECONDS, SECONDS", ["--wait=SECONDS", "1..SECONDS", "SECONDS"]),
            ("- I think so", []), ("A – ground floor", ["A"]), ("I – who had never seen it – fled", []),
            ("--show=NONE shows NONE of them", ["--show=NONE"]), ("-parallel   try to do it", ["-parallel"]),
            ("invalid argument to -size or -used", ["-size", "-used"]), ("[-name FILE] of [-SIGNAL]", ["-name FILE", "-SIGNAL"]),
            ("java -jar app.jar -input file", ["-jar", "app.jar", "-input"]), ("he came -as always", []),
            ("Ana came and said: -hello -so she spoke -perhaps", []), ("he came -finally- to me -of all people-", []),
            ("use -no-install or -static", ["-no-install", "-static"]),
        ])
    func options(text: String, expected: [String]) {
        #expect(pieces(in: text) == expected)
    }

    @Test(
        "The code of a language is one above or before what is in it",
        arguments: [
            ("CAT\nLa piscina és tancada.", ["CAT"]), ("ES", ["ES"]), ("EN – SAFETY INSTRUCTIONS", ["EN"]),
            ("FR Ingrédients : sel", ["FR"]), ("PT: Sal\nES: Sal", ["PT", "ES"]), ("EN LA CASA", []), ("ESTO", []),
            ("in EN\nx", []), ("IT", ["IT"]), ("DE LUJO", []),
            ("\u{FFFC}ES\u{FFFC} — Texto", ["\u{FFFC}ES\u{FFFC}"]), ("\u{FFFC}EN\u{FFFC}: text", ["\u{FFFC}EN\u{FFFC}"]),
            ("EN — text", ["EN"]), ("a\n\u{FFFC}PT\u{FFFC}\nb", ["\u{FFFC}PT\u{FFFC}"]), ("\u{FFFC}IT\u{FFFC} Department", []),
            ("ES | EN | DE", ["ES", "EN", "DE"]),
            ("\u{FFFC}ES\u{FFFC} | \u{FFFC}CA\u{FFFC}", ["\u{FFFC}ES\u{FFFC}", "\u{FFFC}CA\u{FFFC}"]),
            ("un PDF (ES, 1 MB) y", ["ES", "1 MB"]), ("COMPRA ES | VENDE", []), ("(ES BUENO)", []),
            ("the Union (EU) and (UK)", []),
        ])
    func languageCodes(text: String, codes: [String]) {
        #expect(pieces(in: text) == codes)
    }

    @Test(
        "A town with its postal code is one",
        arguments: [
            ("C/ Mayor 3, 46002 Valencia", "46002 Valencia"), ("Sol, 5\n39500 Cabezón de la Sal", "39500 Cabezón de la Sal"),
            ("Bath BA1 5LH", "Bath BA1 5LH"), ("in Little Ashby LE17 4AB.", "Little Ashby LE17 4AB"),
            ("Am Platz 3, 10115 Berlin (Mitte)", "10115 Berlin"), ("FATURA FT 2025/147", "FT 2025/147"),
        ])
    func towns(text: String, town: String) {
        #expect(pieces(in: text).contains(town))
    }

    @Test(
        "A number before a word, or capitals behind one, are none",
        arguments: [
            "We sold 20000 Euros", "20000 Leguas de viaje submarino", "Bath is nice", "Use Plan 2 now", "OF 3/4", "NEW 2024/2025",
            "LEY 39/2015",
            "12345 Visitors", "Jackpot, 50000 Euros", "MAY 5/6",
        ])
    func noTowns(text: String) {
        #expect(pieces(in: text) == [])
    }

    @Test(
        "What reads like one is text",
        arguments: [
            "There are 3 Roads to Rome", "In 10 Days we open a Street", "the Market Street library", "Via Roma ist schön",
            "123456 Big Street", "3 places de parking", "Rua das Flores", "Calle, 12", "3 Google Drive Tips",
            "In 2023 High Street Banks", "Hotel Plaza Mayor 3 noches",
            "Via Email 24 hours", "2 Men Drive Home", "12 big street", "8 Ways", "",
            "Flights via London, 2 stops", "a largo plazo, 3 meses", "la calle Mayor y 3 plazas",
            "en la plaza Mayor, 10 a 12", "la plaza Mayor, 18:00", "la plaza Mayor, 1-3 de mayo", "via Bluetooth 5",
            "Boulevard Anspach, 1 mai", "corso Inglese 2", "A 5 Minute Walk", "via Junction 12",
            "In 2019-20 High Street shops", "Flat 3 is free", "Unit 3, 27 lessons", "A 3-5 day trip", "Rua 5, 10",
        ])
    func noStreets(text: String) {
        #expect(pieces(in: text) == [])
    }

    @Test(
        "A value is told by its label",
        arguments: [
            ("Password: seagull!1974", ["seagull!1974"]), ("Contraseña: sol&mar", ["sol&mar"]),
            ("Passwort: sommer!grün9", ["sommer!grün9"]), ("Mot de passe : soleil!1974", ["soleil!1974"]),
            ("Service: payments-api", ["payments-api"]),
            ("Branch:  feature/new-login now", ["feature/new-login"]), ("Use the code WELCOME today.", ["WELCOME"]),
            ("Discount code: FREE-SHIPPING.", ["FREE-SHIPPING"]),
        ])
    func values(text: String, expected: [String]) {
        #expect(pieces(in: text) == expected)
    }

    @Test(
        "A word behind a label may be prose",
        arguments: [
            "Password: required", "User: guest", "User: self-employed", "Login: don't share", "Login: e-mail or phone",
            "Job: part-time",
            "This code MUST run.", "Dress code BLACK tie", "Service: twenty-four hours", "Code: red", "Service: Non-smoking",
            "Note: well-known.",
        ])
    func noValues(text: String) {
        #expect(!pieces(in: text).contains { text.hasSuffix($0) || text.hasSuffix($0 + ".") || $0.hasPrefix("twenty") })
    }

    @Test(
        "Marks of emphasis stay around their words",
        arguments: [
            ("Do **not** use it; it does *not* work.", ["**", "**", "*", "*"]), ("do _not_ delete", ["_", "_"]),
            ("(*never* so)", ["*", "*"]), ("*one two*, three", ["*", "*"]), ("5 * 3 * 2", []), ("a *b and c", []), ("price*", []),
            ("* one\n* two", []), ("*not*able", []), ("**word*", []),
        ])
    func emphasis(text: String, expected: [String]) {
        #expect(pieces(in: text).filter { !$0.contains("\n") && !$0.hasSuffix(" ") } == expected)
    }

    @Test(
        "Groups of digits are one number",
        arguments: [
            ("Call us on 0117 22 22 22 before noon.", ["0117 22 22 22"]), ("910 10 10 10", ["910 10 10 10"]),
            ("Ligue (11) 3456-7890, ou (21) 98765-4321 (24 h).", ["(11) 3456-7890", "(21) 98765-4321", "24 h"]),
            ("as in (2010) and (3) 4", []),
            ("Tel. 01632\u{A0}960\u{A0}555, room 2", ["01632\u{A0}960\u{A0}555"]), ("or 01632 960 555", ["01632 960 555"]),
            ("A conta é 0035 0035 0000 0000 1234.", ["0035 0035 0000 0000 1234"]), ("in 2019 and 2020", []), ("2 3 4 eggs", []),
            ("on 5 10 2020x", []), ("10 20", []),
        ])
    func digitGroups(text: String, expected: [String]) {
        #expect(pieces(in: text) == expected)
    }

    @Test("Messages of GNU quote words, and no code between two of them")
    func gnuQuotes() {
        #expect(FixedText.all(in: "`one' is old; use `two' instead", kinds: [.quotedCode]).isEmpty)
        #expect(FixedText.all(in: "`don't` and `do it`", kinds: [.quotedCode]).count == 2)
    }

    @Test(
        "Inches end where no words follow",
        arguments: [
            ("55 cm (21.7 in)", ["55 cm", "21.7 in"]), ("12 x 8 in", ["8 in"]), ("It is 8 in wide.", ["8 in"]),
            ("3 in all", []), ("born 1980 in Rome", []), ("12 in high school", []), ("2 in long-term care", []),
            ("10 in, then", []), ("It is 8 in deep.", ["8 in"]), ("21.7 in", ["21.7 in"]),
        ])
    func inches(text: String, expected: [String]) {
        #expect(pieces(in: text) == expected)
    }

    @Test(
        "What is typed behind a prompt, and a script that a program runs, stay",
        arguments: [
            ("C:\\Backup> copy a b\nDone at last", ["C:\\Backup> copy a b"]), ("  C:\\> shutdown /s", ["C:\\> shutdown /s"]),
            ("Run python run.py --port 80 now", ["python run.py --port 80"]), ("a python is a snake", []),
            ("with node app.js", ["node app.js"]), ("use python e.g. for scripts", []), ("C:\\Temp -> delete it", ["C:\\Temp"]),
            ("python3 run.py", ["python3 run.py"]),
        ])
    func commands(text: String, expected: [String]) {
        #expect(pieces(in: text) == expected)
    }

    @Test(
        "Long texts take time that grows with their length alone", .timeLimit(.minutes(1)),
        arguments: [
            "12 Rue de la ", "Calle de la ", "*not ", "Password: a", "_a b ", "8 in ",
        ])
    func isLinear(piece: String) {
        expectLinearTime(from: 2_000, to: 16_000) {
            String(repeating: piece, count: $0)
        } of: { text in
            #expect(FixedText.ranges(in: text).allSatisfy { !$0.isEmpty })
        }
    }

    @Test("Text that holds nothing but fixed text has no words")
    func words() {
        #expect(FixedText.holdsWords("Postcode") && FixedText.holdsWords("see https://example.org/a"))
        #expect(
            !FixedText.holdsWords("https://example.org/a") && !FixedText.holdsWords("12 kB, 5 m") && !FixedText.holdsWords(""))
    }
}
