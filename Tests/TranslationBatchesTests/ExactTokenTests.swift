// SPDX-License-Identifier: Apache-2.0

import Testing
import TextScanning

@testable import TranslationBatches

@Suite("What of a text has to stand in its translation")
struct ExactTokenTests {
    private func lost(_ text: String, _ translation: String) -> [String] {
        ExactTokens(in: text).lost(in: translation).map { String(text[utf8: $0]) }
    }

    @Test(
        "A number is there as it was, with commas for points, or in digits of another script",
        arguments: [
            ("978-3-16", "978-16", ["978-3-16"]), ("1,234.56", "1.234,56", []), ("1,234.56", "1.234.56", ["1,234.56"]),
            ("111 and 111", "111", ["111", "111"]), ("2005", "2 005", ["2005"]), ("12:30", "12.30", []),
            ("1,500 in room 2.07", "1.500 na sala 2.07", []), ("1,500 in room 2.070", "1.500 em 2.070", ["1,500", "2.070"]),
            ("3.14 and 2.718", "3,14 e 2,718", []), ("3.14 and 2.718", "3,14 e 2.718", ["3.14", "2.718"]),
            ("From 3.1 to 3.2 in 180 days", "De 3 a 3,1 em 180 dias", ["3.1", "3.2"]),
            ("From 3.1 to 3.2", "De 3.1 a 3", ["3.2"]),
            ("250 and 1,5", "٢٥٠ و ١,٥", []), ("A4 and 12B", "A4", ["12B"]), ("", "", []),
        ])
    func tellsNumbers(text: String, translation: String, expected: [String]) {
        #expect(lost(text, translation) == expected)
    }

    @Test(
        "A number counts before a space without a break, a degree sign, a quotation mark, a currency or a tag, but not in a word",
        arguments: [
            ("89,361\u{A0}inhabitants", "8.361\u{A0}habitantes", ["89,361"]),
            ("42.1262° N, 2.7528° E", "2,1262° N, 2,7528° E", ["42.1262", "2.7528"]),
            ("«12,345»", "«12.34»", ["12,345"]), ("12,345£", "12.34£", ["12,345"]),
            ("1,234\u{FFFC}.", "1.23\u{FFFC}.", ["1,234"]),
            ("1234\u{1F600}", "123\u{1F600}", ["1234"]), ("150ª", "cento", []), ("2004²", "²", []), ("2004é", "é", []),
            ("150\u{FFFC}th\u{FFFC}", "\u{FFFC}\u{FFFC}", []), ("12\u{A0}345\u{202F}678 people", "12.345.678 pessoas", []),
            ("8:30\u{A0}p.m.", "20h30", []),
        ])
    func tellsNumbersBeforeSigns(text: String, translation: String, expected: [String]) {
        #expect(lost(text, translation) == expected)
    }

    @Test(
        "A short number is there in digits, in words or as a century",
        arguments: [
            ("grated zest of 2 lemons", "raspas de 1 limão", ["2"]), ("2 lemons", "dois limões", []),
            ("2 lemons", "2 limões", []),
            ("anos 80", "the 1980s", []), ("Thu 20 March, 18:30-20:00", "Quinta-feira, 18:30-20:00", ["20"]),
            ("the 20th century", "o século XX", []), ("on the 24th", "no dia", ["24th"]), ("the 4th door", "a quarta porta", []),
            ("1 document", "um documento", []), ("de 8 em 8 horas", "every 8 hours", []), ("18 horas", "6 p.m.", []),
            ("22 horas", "2 p.m.", ["22"]), ("25 mil euros", "25,000 euros", []), ("World War 2", "Segunda Guerra Mundial", []),
            ("50 students came.", "Los estudiantes vinieron.", ["50"]), ("20 pages", "8 páginas", ["20"]),
            ("2 minutes and 30 seconds", "minutos e 30 segundos", ["2"]), ("20 horas", "8 p.m.", []),
        ])
    func tellsNumbersAlone(text: String, translation: String, expected: [String]) throws {
        let spelled = try #require(SpelledNumbers(from: "en", to: translation.contains("the") ? "en" : "pt"))
        let lost = ExactTokens(in: text).lost(in: translation, spelledNumbers: spelled)
        #expect(lost.map { String(text[utf8: $0]) } == expected)
    }

    @Test(
        "A number that became one of its form is put back, and no other",
        arguments: [
            ("(1.283 avaliações)", "(2,283 reviews)", "(1,283 reviews)"),
            ("in 1998 and 2004", "em 1989 e 2004", "em 1998 e 2004"),
            ("1283", "2,283", "2,283"), ("700 and 800", "701 e 801", "701 e 801"), ("700", "80", "80"),
            ("700 in 1998", "700 em 1998", "700 em 1998"), ("700", "701 702", "701 702"),
        ])
    func putsNumbersBack(text: String, translation: String, expected: String) {
        #expect(ExactTokens.withNumbers(of: text, in: translation) == expected)
    }

    @Test(
        "A colon between digits stays, and thousands have the marks of the other numbers",
        arguments: [
            ("Salmo 23:14", "Salm 23.14", "Salm 23:14"), ("0.4% to 8,211.52", "0,4% para 8,211,52", "0,4% para 8.211,52"),
            ("8,211.52", "8,211,52", "8,211.52"), ("Figura 16.258. Filtro", "Figure 16,258. Filter", "Figure 16.258. Filter"),
            ("Tab. 10.250 e 1.500 euros", "Table 10,250 and 1,500 euros", "Table 10.250 and 1,500 euros"),
            ("A tela 16.258", "The screen 16,258", "The screen 16,258"),
        ])
    func putsMarksBack(text: String, translation: String, expected: String) {
        #expect(ExactTokens.withNumbers(of: text, in: translation) == expected)
    }

    @Test(
        "Given names stay, but for those of saints and rulers, places, and words",
        arguments: [
            ("O Pedro ligou.", "Peter called.", ["Pedro"]), ("Pedro e João", "Pedro and John", ["João"]),
            ("Maria", "Marie", []), ("Igreja de São João", "Church of Saint John", []),
            ("João Paulo II", "John Paulo II", ["João"]),
            ("Paulo II", "Paul II", []), ("A Graça veio.", "Grace came.", []), ("Carolina do Norte", "North Caroline", []),
            ("the Gospel according to Luke", "o Evangelho segundo Lucas", []), ("Jesus, Maria e José", "Jesus, Mary, Joseph", []),
            ("Alexander the Great", "Alexandre, o Grande", []), ("Peter's book", "o livro de Pedro", []),
            ("O príncipe Guilherme", "Prince William", []), ("Carlos Magno", "Charlemagne", []),
        ])
    func tellsNames(text: String, translation: String, expected: [String]) {
        let tokens = ExactTokens(in: text, keepsNames: true)
        #expect(tokens.lost(in: translation).map { String(text[utf8: $0]) } == expected)
        #expect(lost(text, translation) == [])
    }

    @Test(
        "Names with surnames stay whole, as often as they stand in the text; languages with cases may end them otherwise",
        arguments: [
            ("es", "en", "Vi a Raquel Mesa.", "I saw Raquel Table.", ["Raquel Mesa"]),
            ("es", "en", "Raquel vio a Raquel Mesa.", "Rachel saw Raquel Mesa.", ["Raquel"]),
            ("pt", "en", "Fátima Melo saiu.\nVi Fátima Brito.", "Fatima Melo left.\nI saw Fátima Brito.", ["Fátima Melo"]),
            ("pt", "en", "O presente é do José.", "The gift is from Joseph.", ["José"]),
            ("pt", "en", "Aline Jesus e Ana Reis", "Aline Jesus and Ana Kings", ["Ana Reis"]),
            ("en", "eo", "I saw Peter Hill.", "Mi vidis Peteron Hill.", []),
            ("es", "en", "Ana Mesa y Leo", "Ana Mesa and Leo", []),
            ("pt", "en", "Ali está o meu amigo.", "There is my friend.", []),
        ])
    func tellsFullNames(source: String, target: String, text: String, translation: String, expected: [String]) {
        let tokens = ExactTokens(in: text, from: source, into: target, keepsNames: true)
        #expect(tokens.lost(in: translation).map { String(text[utf8: $0]) } == expected)
    }

    @Test(
        "Names of products and companies stay, where capitals tell them",
        arguments: [
            ("en", "We use Red Hat at work.", ["Red Hat"]), ("en", "The Red Hat That Nobody Claimed", []),
            ("en", "Red Hat is what he wore.", []), ("en", "an Old Spice Rack in it", []),
            ("en", "Renew all Let's Encrypt certificates", ["Let's Encrypt"]),
            ("en", "The new Google Search Console has it.", ["Google Search Console"]),
            ("en", "The new Google Account page is in the Mozilla Privacy Policy.", []),
            ("en", "They use Python, and the Windows installer.", ["Python", "Windows"]),
            ("en", "Python is fast. Windows are open.", ["Python"]), ("en", "Read the Word of God.", []),
            ("en", "We replace Windows, doors and gates.", []), ("en", "Written in Word, or Teams", ["Word", "Teams"]),
            ("en", "Pay with PayPal or Stripe.", ["Stripe"]), ("en", "a red hat and a python", []),
            ("en", "Click Next and Square.", []), ("es", "Usamos Claro en casa.", ["Claro"]),
            ("es", "Claro, es una revista interesante.", []), ("es", "iPhone Los cambios que ya no usamos", []),
            ("es", "Leo El Mundo en casa.", ["El Mundo"]), ("es", "El Mundo es grande.", []),
            ("en", "“Windows is good.”", ["Windows"]), ("en", "“Windows are open.”", []), ("en", "(Word", []),
            ("pt", "Leio no «O Globo» de hoje.", ["O Globo"]),
            ("es", "Publicado en el Diario Oficial del día", []), ("de", "Wir haben Wein und Word", []),
        ])
    func tellsProducts(language: String, text: String, expected: [String]) {
        #expect(ProductNames.ranges(in: text, from: language).map { String(text[$0]) } == expected)
    }

    @Test("Names of products are lost where a translation has them less often, but for their marks")
    func losesProducts() {
        let text = "I use Red Hat, and she has Red Hat, and both of us take Let's Encrypt."
        let tokens = ExactTokens(in: text, from: "en", keepsNames: true)
        let lost = tokens.lost(in: "Uso Sombrero Rojo, y ella tiene Red Hat, y tomamos Lét's Encrypt.").map {
            String(text[utf8: $0])
        }
        #expect(lost == ["Red Hat", "Red Hat"])
    }

    @Test("Names of which a part is fixed text by its form are fixed text as a whole")
    func fixesNamesWithInnerCapitals() {
        let text = "Tested by GitHub Actions and Google Maps."
        let ranges = ExactProducts.withInnerCapitals(in: text, from: "en")
        #expect(ranges.map { String(text[utf8: $0]) } == ["GitHub Actions"])
    }

    @Test("Words joined to one name with letters beyond ASCII are fixed text")
    func fixesJoinedWords() {
        let text = "O PãoBom e o BusãoJá são grátis em bhÉireann, São Paulo e Olá."
        let ranges = ExactProducts.withInnerCapitals(in: text, from: "pt")
        #expect(ranges.map { String(text[utf8: $0]) } == ["PãoBom", "BusãoJá"])
    }

    @Test(
        "Names of places that have no other stay, and those of saints do not",
        arguments: [
            ("Hospital São José", "Hospital Son José", ["São José"]), ("São José", "Saint Joseph", []),
            ("Praça de São Pedro", "Saint Peter's Square", []), ("Natal, RN", "Christmas, RN", ["Natal"]),
            ("Natal, e depois", "Christmas, and then", []), ("Mora em São Paulo.", "He lives in Sao Paulo.", []),
            ("Castelo Branco", "White Castle", ["Castelo Branco"]), ("castelo branco", "white castle", []),
            ("Hello, TX", "Olá, TX", []), ("São Paulo, apóstolo", "St. Paul, apostle", []),
            ("Um Castelo Branco", "A White Castle", []), ("Hospital São Paulo", "São Paulo Hospital", []),
            ("O hotel no Rio de Janeiro", "The hotel in New York", ["Rio de Janeiro"]),
            ("Comum Castelo Branco", "White Castle", ["Castelo Branco"]), ("Bostonian, Recifes", "x", []),
        ])
    func tellsPlaces(text: String, translation: String, expected: [String]) {
        #expect(ExactTokens(in: text, keepsNames: true).lost(in: translation).map { String(text[utf8: $0]) } == expected)
        #expect(lost(text, translation) == [])
    }

    @Test(
        "Towns that are words stay behind what stands before places, and not where the words mean what they say",
        arguments: [
            ("es", "Vivo en Ronda.", "I live in Round.", ["Ronda"]), ("es", "En Ronda llueve.", "In Round it rains.", ["Ronda"]),
            ("fr", "Je vis à Pau avec Paul.", "I live in Stick with Paul.", ["Pau"]), ("es", "Ronda es así.", "Round is so.", []),
            ("es", "Vamos a Dos Hermanas hoy", "We go to Two Sisters today", ["Dos Hermanas"]),
            ("es", "en Mar de Plata", "in Sea of Silver", []), ("es", "Vivo en Cáceres.", "I live in Caceres.", []),
            ("en", "The train to Bath leaves.", "El tren a Baño sale.", ["Bath"]),
            ("en", "Switch to Reading mode", "Cambie al modo lectura", []), ("en", "to Bath Road", "a la calle del baño", []),
            ("es", "Queso de Cabra", "Cheese of Goat", []), ("en", "How to Bath a dog", "Cómo bañar un perro", []),
            ("it", "Raccolta di Fondi", "Recogida de Fondos", []), ("es", "la provincia de Salta", "Jumps", ["Salta"]),
            ("pt", "Moro em Chaves.", "I live in Keys.", ["Chaves"]), ("pt", "Fechamento de Chaves", "Closing of Keys", []),
            ("fr", "Il vit à Grasse.", "Vive en Gorda.", ["Grasse"]), ("it", "Vivo a Prato.", "Vivo en Césped.", ["Prato"]),
            ("sv", "i Prato", "in Lawn", []),
        ])
    func tellsTowns(source: String, text: String, translation: String, expected: [String]) {
        let tokens = ExactTokens(in: text, from: source, keepsNames: true)
        #expect(tokens.lost(in: translation).map { String(text[utf8: $0]) } == expected)
    }

    @Test("Where all words are in capitals none is an acronym, and a negation is none anywhere")
    func leavesCapitals() {
        #expect(lost("It is NOT FOO", "Es NO FOO") == [] && lost("id is NOT NULL", "id es NO NULL") == ["NOT"])
        #expect(lost("DO NOT OPEN", "NO ABRA") == [] && lost("boot with UEFI", "arranca con UE") == ["UEFI"])
    }

    @Test(
        "A short number is looked for in lists alone, and an hour in none: elsewhere it may be a word, or another number",
        arguments: [
            ("at 5", "às cinco", []), ("1, 2, 3", "1, 3", ["2"]), ("1,5 and 2", "1,5 e dois", []),
            ("the 90s", "anos noventa", []),
            ("World War 2", "Segunda Guerra", []), ("8:30 pm or 12:30 a.m.", "20:30 ou 0:30", []),
            ("8:30 pm", "8:30", ["8:30 pm"]), ("9am to 1pm, 7pm", "das 9h às 1pm, 19h", []),
            ("9am to 1pm, 7pm", "das 9h às 14h, 19h", ["1pm"]), ("9.30am to 5.30pm", "às 17h30", ["9.30am"]),
            ("9.30 am", "às 09:30", []), ("um 5 am Bahnhof", "at the station", []), ("11pm to 6am", "das 11h às 6h", ["11pm"]),
            ("at 3 p.m.", "às 15h", []),
            ("at 3 p.m.", "às 3 da tarde", []), ("at 3 PM", "às 3", ["3 PM"]), ("9 am", "às 9", []), ("3 pm", "3\u{A0}PM", []),
            ("8:30 amber", "", ["8:30"]),
            ("2ª", "II", []), ("3rd of", "terceiro", []),
        ])
    func tellsShortNumbers(text: String, translation: String, expected: [String]) {
        #expect(lost(text, translation) == expected)
    }

    @Test(
        "A bracket and a sign are there as often, and an item's letter with its bracket",
        arguments: [
            ("(b) or (c)", "(b) ou (c)", []), ("(b) or (c)", "b) ou (c)", ["(b)"]), ("(b) or (c)", "b ou (c)", ["(b)"]),
            ("(a) house", "(un) casa", ["(a)"]),
            ("(red)", "(vermelho)", []), ("(red)", "vermelho)", ["("]), ("file(s)", "ficheiros", []), ("el(los)", "o", []),
            ("(iv) [12]", "(iv) 12", ["[12]"]), ("（红）", "(red)", []), ("a) one", "(a) um", []), ("1) one", "um", ["1)"]),
            ("one) two", "um dois", []),
            ("50 % or 3,5%", "50 ou 3,5%", ["%", "3,5%"]), ("C# and #1", "C# e 1", ["#", "#1"]), ("a § b", "a b", ["§"]),
            ("aged ≥65 years", "com 65 ≥anos", ["≥65"]), ("aged ≥65, ~7", "com ≥ 65, ~7", []), ("a ~ b", "~ a b", []),
            ("\u{FFFC}", "", []), ("by Jos\u{FFFD} in", "por Jos em", ["\u{FFFD}"]), ("caf\u{FFFD}", "Caf\u{FFFD}", []),
            ("M\u{FFFD}\u{FFFD}ller", "M\u{FFFD}ller", ["\u{FFFD}\u{FFFD}"]),
        ])
    func tellsSigns(text: String, translation: String, expected: [String]) {
        #expect(lost(text, translation) == expected)
    }

    @Test(
        "Words in quotation marks do not become nothing",
        arguments: [
            ("Here “you” means her.", "Aquí “” significa ella.", ["“you”"]),
            ("“We”, “us” and “you”", "“Nosotros”, “nos” y “”", ["“you”"]),
            ("\"you\" and \"me\"", "\"\"", ["\"you\"", "\"me\""]), ("“a”", "“b”", []), ("“” is empty, “a”", "“” “”", []),
            ("you", "“”", []),
            ("He said “this is a whole sentence”", "“”", []),
        ])
    func tellsQuotations(text: String, translation: String, expected: [String]) {
        #expect(lost(text, translation).filter { $0.count > 1 } == expected)
    }

    @Test(
        "A sign goes with the digits beside it, and with the letters of a formula, not of a word",
        arguments: [
            ("H₂O is", ["H₂O"]), ("a word¹ here", ["¹"]), ("2½ cups", ["2½"]), ("a×b = 12", ["×", "="]), ("plain", []),
            ("Größe×Breite", ["×"]), ("costs 3,5%.", ["3,5%"]),
        ])
    func findsExactSigns(text: String, expected: [String]) {
        #expect(lost(text, "") == expected)
    }

    @Test(
        "A list that lost a number goes as a whole, if it is long",
        arguments: [
            ("(C) 2005, 2006, 2007, 2008 x", "(C) 2005, 2007, 2008 x", ["2005, 2006, 2007, 2008"]),
            ("In 2005, 2006, 2007 it", "Em 2005, 2007", ["2006"]),
            ("on 3.0r1, 2, 3, 4", "em 3.0r1, 2, 4", ["r1, 2, 3, 4"]),
        ])
    func findsLists(text: String, translation: String, expected: [String]) {
        #expect(lost(text, translation) == expected)
    }

    @Test(
        "An acronym of which a part came back is lost; one that is missing may have another name",
        arguments: [
            ("the UEFI boot", "o boot UE", ["UEFI"]), ("the NATO", "a OTAN", []), ("UEFI and UE", "UE e UE", []),
            ("the USB stick", "o pendrive", []), ("UEFI, BIOS", "BIOS e UEFI", []), ("the UEFI", "o Uefi", []),
            ("LISTA DE PRECIOS\nVálida", "LIST OF PRICES\nValid", []), ("La OFERTA DE EMPLEO", "The OFFER OF USE", []),
            ("La OFERTA, no", "The OF, not", ["OFERTA"]), ("JOB OFFER\nRef.", "TRABAJO O\nRef.", []),
            ("the UEFI BIOS here", "o BIOS UE", ["UEFI"]),
        ])
    func findsCutAcronyms(text: String, translation: String, expected: [String]) {
        #expect(lost(text, translation) == expected)
    }

    @Test(
        "Words of a line in capitals are no acronyms, nor is a long word of which a translation lacks the end",
        arguments: [
            ("PLAN DE VECINOS – PLANO 2\n\nSillas", "PLAN DE VEÏNS\n\nCadires", []),
            ("INVENTARIO 2026\n\nSillas", "INVENTARI 2026\n\nCadires", []), ("el UNESCO", "l’UN", ["UNESCO"]),
            ("DO NOT OPEN\nThe UEFI boot", "NO ABRIR\nO boot UE", ["UEFI"]), ("usa HTTPS", "usa HTTP", ["HTTPS"]),
        ])
    func tellsWordsInCapitals(text: String, translation: String, expected: [String]) {
        #expect(lost(text, translation) == expected)
    }

    @Test(
        "A name that ends in signs is lost where they are parted from its letters",
        arguments: [
            ("Google's C++ testing", "de++ teste C do Google", ["C++"]), ("C, C++, C# and F#", "C, C++, C# e F##", ["F#"]),
            ("C++17-based, Notepad++", "baseado em C++17, Notepad++", []), ("i++=1, C#m", "nada", []),
            ("C++ or C++", "C++", ["C++", "C++"]),
        ])
    func findsSignedNames(text: String, translation: String, expected: [String]) {
        let ranges = ExactSignedNames(in: text).lost(in: translation)
        #expect(ranges.map { String(text[utf8: $0]) } == expected)
    }

    @Test("A page of notes and items takes time that grows with its length alone", .timeLimit(.minutes(1)))
    func isLinear() {
        let text = (0..<9000).map { "[\($0)] and (\($0))" }.joined(separator: " ")
        #expect(ExactTokens(in: text).lost(in: text).isEmpty)
    }

    @Test(
        "A text has lost nothing where it is its own translation",
        arguments: ["(a", "a)", "((1))", ")1(", "[](){}", "1.2.3.", "％("])
    func keepsItself(text: String) {
        #expect(lost(text, text).isEmpty)
    }
}
