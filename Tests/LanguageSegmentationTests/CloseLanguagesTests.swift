// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import LanguageSegmentation
import Testing

@Suite("Languages that are easily taken for one another")
struct CloseLanguagesTests {
    @Test(
        "do not take turns in a document",
        arguments: [
            (
                "hr",
                """
                Jučer smo u susjedstvu otvorili novu knjižnicu. Tisuću ljudi došlo je vidjeti tko će čitati prvi.

                Sjeme rajčice sije se u veljači. Odaberite datoteku i pritisnite tipku za spremanje.

                Tjedan dana poslije vlak je kasnio, a nitko nije znao zašto.
                """
            ),
            (
                "nb",
                """
                Jeg har ikke sett noe til ham siden i fjor. Vi spiste middag hjemme, og etterpå gikk vi en tur.

                Velg en fil og trykk på knappen for å lagre den.

                Hvorfor kom dere ikke på festen? Alle spurte etter dere.
                """
            ),
            (
                "id",
                """
                Kemarin saya membeli mobil bekas karena uang saya tidak cukup. Kantor kami ada di lantai tiga.

                Pilih berkas lalu tekan tombol untuk menyimpan.

                Dia bilang bahwa rapatnya diundur sampai Kamis, jadi kita bisa tidur lebih lama.
                """
            ),
        ])
    func documents(tag: LanguageTag, text: String) throws {
        let segmenter = LanguageSegmenter(detector: try LanguageDetector())
        #expect(segmenter.spans(of: text).map(\.language) == [tag])
    }
}
