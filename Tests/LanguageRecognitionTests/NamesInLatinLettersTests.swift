// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Testing

@Suite("Names in Latin letters")
struct NamesInLatinLettersTests {
    @Test(
        "leave a text in another script in its language",
        arguments: [
            ("hi", "मेरे पास iPhone 15 Pro Max है और मैं Google Chrome इस्तेमाल करता हूँ।"),
            ("hi", "कल मैंने Amazon से एक नया Samsung Galaxy फोन ऑर्डर किया और Flipkart से कवर लिया।"),
            ("bn", "আমি গতকাল Samsung Galaxy S24 কিনেছি এবং Facebook ডাউনলোড করেছি।"),
            ("el", "Χθες πήγα στο Starbucks και μετά είδα το Game of Thrones στο Netflix."),
            ("el", "Ο Γιώργος άκουγε Bohemian Rhapsody των Queen."),
            ("he", "הוא עובד ב-Google ואוהב את Taylor Swift ואת Ed Sheeran."),
            ("ar", "هو يعمل في شركة Google ويحب الاستماع إلى Taylor Swift و Ed Sheeran."),
            ("th", "เขาทำงานที่ Google และชอบฟัง Taylor Swift"),
            ("ja", "Google ChromeとMicrosoft Officeをインストールしてください。"),
            ("ru", "Сегодня ели Big Mac из McDonald's."),
        ])
    func otherScripts(tag: LanguageTag, text: String) throws {
        #expect(try LanguageDetector().detect(text).language == tag)
    }

    @Test(
        "may have a word of another script beside them",
        arguments: ["The Greek word φιλοσοφία means the love of wisdom, they say."])
    func latin(text: String) throws {
        #expect(try LanguageDetector().detect(text).language == "en")
    }
}
