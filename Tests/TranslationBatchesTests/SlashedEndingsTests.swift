// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import TranslationBatches

@Suite("Endings of the other gender behind a slash") struct SlashedEndingsTests {
    @Test(
        "One form stands for both",
        arguments: [
            ("es", "Se busca enfermero/a.", "Se busca enfermero."), ("es", "Los/as interesados/as", "Los interesados"),
            ("es", "un/a profesor/a o jefe/a", "un profesor o jefe"), ("es", "ENFERMERA/O (alumna/o)", "ENFERMERO (alumno)"),
            ("pt", "o/a aluno/a e os/as alunos/as", "o aluno e os alunos"), ("gl", "Enxeñeiro/a", "Enxeñeiro"),
            ("it", "I candidati/e, l'impiegato/a", "I candidati, l'impiegato"), ("it", "direttore/trice", "direttore"),
            ("it", "candidata/o", "candidato"),
            ("fr", "Les diplômés/es et un/e étudiant/e", "Les diplômés et un étudiant"),
            ("fr", "infirmier/ière", "infirmier"), ("ca", "el/la interessat/ada, alumne/a", "el interessat, alumne"),
        ])
    func writesOne(language: String, text: String, expected: String) {
        #expect(SlashedEndings.written(text, in: language) == expected)
    }

    @Test(
        "What is no ending of the word before stays",
        arguments: [
            ("es", "y/o"), ("es", "foto/a/b"), ("es", "src/foto/a"), ("es", "Grupo/A"), ("es", "debajo/a la izquierda"),
            ("es", "N/A"),
            ("es", "dato/año"), ("es", "sí/no"), ("es", "foto/a.png"), ("es", "km/h"), ("pt", "e/ou"), ("it", "e/o"),
            ("it", "su/giù"), ("en", "photo/a"), ("fr", "et/ou"), ("fr", "m/s"), ("ca", "i/o"), ("es", "grande/o"), ("es", ""),
        ])
    func keeps(language: String, text: String) {
        #expect(SlashedEndings.written(text, in: language) == text)
    }
}
