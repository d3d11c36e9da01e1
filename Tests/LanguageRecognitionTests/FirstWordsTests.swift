// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Testing

/// What somebody types who tries a recogniser for the first time.
@Suite("The first words that anyone types")
struct FirstWordsTests {
    private let detector: LanguageDetector

    init() throws {
        detector = try LanguageDetector()
    }

    @Test(
        "Greetings, thanks and short questions are in the language that most who write them write",
        arguments: [
            ("en", ["Hi", "yes", "house", "OK thanks", "Good morning", "Hello world", "I love you", "good night"]),
            ("en", ["hey u there?", "thx a lot", "what time is it", "weather tomorrow", "pizza near me", "c u tomorrow at 8"]),
            ("es", ["Hola", "Sí", "te amo", "Gracias"]), ("de", ["Hallo", "nein", "Danke", "Guten Tag"]),
            ("fr", ["oui", "Bonjour", "Merci", "Je t'aime"]), ("it", ["Ciao", "Buongiorno"]), ("pt", ["Obrigado", "Bom dia"]),
            ("ru", ["Привет", "Спасибо"]), ("pl", ["Dzień dobry"]), ("tr", ["Merhaba"]), ("vi", ["Xin chào"]),
            ("hu", ["Szia"]), ("el", ["Γεια σου"]), ("bg", ["Здравейте"]), ("ar", ["مرحبا"]), ("he", ["שלום"]),
            ("hi", ["नमस्ते"]), ("ja", ["こんにちは", "の"]), ("ko", ["안녕하세요", "한"]), ("sw", ["Habari"]),
            ("fil", ["Kumusta"]), ("zh-Hans", ["谢谢"]),
        ] as [(LanguageTag, [String])])
    func firstWords(_ language: LanguageTag, _ texts: [String]) {
        for text in texts {
            let detection = detector.detect(text)
            #expect(detection.language == language, "\(text): \(detection.outcome)")
        }
    }
}
