// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TranslationBatches

@Suite struct InventedSpacesTests {
    @Test(
        "Spaces before full stops and commas go, where the source has none",
        arguments: [
            ("una casa .", "a house.", "una casa."), ("una , dos , tres .", "one, two, three.", "una, dos, tres."),
            ("una casa .", "a house .", "una casa ."), ("casa .net", "house.", "casa .net"), ("de .5 a", "x", "de .5 a"),
            ("No cierra \u{A0}: abre", "ne ferme pas\u{A0}: il", "No cierra\u{A0}: abre"),
            ("No sé \u{202F}!", "Je ne sais pas\u{202F}!", "No sé\u{202F}!"),
            ("un \u{A0}«gato»", "un \u{A0}« chat »", "un \u{A0}«gato»"), ("un «gato»", "un chat", "un «gato»"),
            ("¿ qué ?", "what?", "¿ qué ?"), ("", "", ""), (" .", "a.", "."), ("casa.", "house.", "casa."),
        ])
    func spacesBeforeFullStops(translation: String, source: String, result: String) {
        #expect(InventedSpaces.removed(from: translation, source: source) == result)
    }

    @Test(
        "Spaces before other marks go, where neither the source nor the language has them",
        arguments: [
            ("es", "votes : yes.", "se vota: sí.", "votes: yes."), ("en", "It goes ; he", "va; él", "It goes; he"),
            ("en", "Does he vote ?", "¿Vota?", "Does he vote?"), ("en", "It votes !", "¡Vota!", "It votes!"),
            ("en", "It votes !”", "«¡Vota!»", "It votes!”"), ("fr", "On vote !", "¡Vota!", "On vote !"),
            ("fr", "Il vote : oui.", "Vota: sí.", "Il vote : oui."), ("es", "Cierra : él", "Ferme : il", "Cierra : él"),
            ("en", "the :root and :)", "el :root y :)", "the :root and :)"),
            ("en", "the !important one", "x", "the !important one"),
            ("en", "going back —. It comes.", "volverse—. Viene.", "going back—. It comes."),
            ("pt", "Ele grita — com todos —, então", "He yells — at all — so", "Ele grita — com todos —, então"),
            ("en", "going —, it", "ir —, es", "going —, it"), ("en", "so — it", "así—es", "so — it"),
            ("en", "—Yes —he said", "—Sí —dijo", "—Yes —he said"), ("en", ": a", "a: a", ": a"),
        ])
    func spacesBeforeMarks(language: String, translation: String, source: String, result: String) {
        #expect(InventedSpaces.removed(from: translation, source: source, into: language) == result)
    }

    @Test(
        "Spaces at hyphens, slashes and brackets go, where the source has none of the kind",
        arguments: [
            ("preseed -md5", "preseed-md5", "preseed-md5"), ("CD/DVD / USB", "CD/DVD/USB", "CD/DVD/USB"),
            ("Cert -Based", "Cert-Based", "Cert-Based"), ("use -x aquí", "use -x here", "use -x aquí"),
            ("um - dois", "one: two", "um - dois"), ("pré- e pós-guerra", "pre- and post-war", "pré- e pós-guerra"),
            ("( início )", "(start)", "(início)"), ("( início )", "( start )", "( início )"),
            ("faz -5 graus", "it is −5", "faz -5 graus"),
            ("Wi - Fi Network", "Rede Wi-Fi", "Wi-Fi Network"), ("open 9h - 12h.", "aberto 9h-12h.", "open 9h-12h."),
            ("Out. –May.", "Out.–mai.", "Out.–May."), ("yes –no", "sim, não", "yes –no"), ("yes – no", "sim–não", "yes – no"),
            ("two - three", "dois-três", "two - three"), ("9h - 12h", "9h - 12h", "9h - 12h"),
            ("a / b", "a / b", "a / b"), ("- item", "item", "- item"),
        ])
    func spacesInWords(translation: String, source: String, result: String) {
        #expect(InventedSpaces.removed(from: translation, source: source) == result)
    }

    @Test(
        "Spaces between a digit and letters go, where the source has the word in one",
        arguments: [
            ("un 1080 p vídeo", "a 1080p video", "un 1080p vídeo"), ("gpt-4 o-mini", "gpt-4o-mini", "gpt-4o-mini"),
            ("El m5.2 xlarge", "The m5.2xlarge", "El m5.2xlarge"), ("Es 0 xFF", "It is 0xFF", "Es 0xFF"),
            ("2 xx y 4 xx", "2xx and 4xx", "2xx y 4xx"), ("una 5 red de G", "a 5G network", "una 5 red de G"),
            ("5 kg y 5 kg", "5kg and 5 kg", "5 kg y 5 kg"), ("12 casas", "12 houses", "12 casas"),
        ])
    func spacesInNumbers(translation: String, source: String, result: String) {
        #expect(InventedSpaces.removed(from: translation, source: source) == result)
    }

    @Test(
        "Spaces inside of quotation marks go, where the source has none",
        arguments: [
            ("Dijo: \" ganamos \" y \"no\".", "He said: \"we won\" and \"no\".", "Dijo: \"ganamos\" y \"no\"."),
            ("“ Ganamos ” hoy", "“We won” today", "“Ganamos” hoy"), ("„Ja“ und nein", "“Yes” and no", "„Ja“ und nein"),
            ("uno \" dos \" tres", "one \" two \" three", "uno \" dos \" tres"), ("« Oui »", "“Yes”", "« Oui »"),
        ])
    func spacesInQuotations(translation: String, source: String, result: String) {
        #expect(InventedSpaces.removed(from: translation, source: source) == result)
    }
}
