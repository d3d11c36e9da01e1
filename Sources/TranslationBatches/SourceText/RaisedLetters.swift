// SPDX-License-Identifier: Apache-2.0

/// Raised letters that vocabularies of models read as plain ones, so that `17ºC` became *17oC* and *n.º 5* *No.o 5*.
enum RaisedLetters {
    /// A text in a Romance language with degrees by their sign, and numbers and titles without raised letters.
    static func written(_ text: String) -> String {
        guard text.contains(where: { $0 == "º" || $0 == "ª" }) else { return text }
        // *A turma 7.ºC* is a class.
        return text.replacing(/(\d ?)º ?C\b/) { "\($0.1)°C" }
            .replacing(/(\d)º(?=\d{1,2}['′])/) { "\($0.1)°" }
            .replacing(/\b([Nn])\.?º ?(?=\d)/) { "\($0.1)úmero " }
            .replacing(/\b(Eng|Dr|Prof|Arq)\.?º/) { "\($0.1)." }
            .replacing(/\b(Dr|Prof)\.?ª/) { "\($0.1)a." }
    }
}
