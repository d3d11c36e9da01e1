// SPDX-License-Identifier: Apache-2.0

/// Tells which words are values by the label before them: `Password: seagull!1974`, `Service: payments-api`, `Code:
/// FREE-SHIPPING`, `Grade: A-`.
enum LabelledValue {
    /// Labels of what is typed as it stands: a word with a digit in it is a value, and one with another sign than a hyphen.
    private static let secrets: Set = [
        "login", "passcode", "passphrase", "password", "user", "username", "clave", "contraseña", "usuario", "senha", "usuário",
        "utilizador", "identifiant", "passe", "utilisateur", "benutzer", "benutzername", "kennwort", "passwort", "utente",
        "contrasenya", "usuari",
    ]
    /// Labels of what programs know by a name: words of small letters with a hyphen or a slash in them are values.
    private static let names: Set = [
        "branch", "bucket", "cluster", "container", "host", "hostname", "namespace", "repo", "repository", "service", "servicio",
        "serviço", "slug",
    ]
    /// Labels of what is typed in capitals.
    private static let codes: Set = ["code", "coupon", "voucher", "código", "cupón", "cupom"]
    /// Labels of what a program takes where nothing is said: one word in the same brackets is a value, `(default: auto)`.
    private static let defaults: Set = ["default", "defecto", "défaut", "padrão"]

    private static let longestLabel = secrets.union(names).union(codes).union(defaults).map(\.utf8.count).max() ?? 0

    /// Whether a word is a value.
    ///
    /// - Parameters:
    ///   - word: The word, without the punctuation behind it.
    ///   - start: Where it begins; a label and a colon may stand before it.
    static func isOne(_ word: Slice<UnsafeBufferPointer<UInt8>>, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
        let before = bytes[max(0, start - longestLabel - 6)..<start].reversed().drop { $0 == 0x20 }
        guard before.first == UInt8(ascii: ":"), word.count > 1 || isChoice(word) else { return false }
        // French has a space before the colon, which no line breaks at.
        let behind = before.dropFirst().drop { $0 == 0x20 || [0xC2, 0xA0, 0xE2, 0x80, 0xAF].contains($0) }
        let label = String(decoding: behind.prefix { $0.isASCIILetter || $0 >= 0x80 }.reversed(), as: UTF8.self).lowercased()
        if defaults.contains(label) {
            return word.allSatisfy(\.isASCIILetterOrDigit) && word.endIndex < bytes.count
                && bytes[word.endIndex] == UInt8(ascii: ")")
        }
        if !label.isEmpty, isChoice(word) { return isLast(word, in: bytes) }
        guard !label.isEmpty, word.count > 2 else { return false }
        // *User: self-employed*, *Login: don't share it*
        let hasSign = word.contains { !$0.isASCIILetter && $0 < 0x80 && $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "'") }
        if secrets.contains(label) { return hasSign }
        if names.contains(label) {
            // Service: twenty-four hours
            let next = bytes[word.endIndex...].prefix(2)
            let goesOn = next.first == 0x20 && next.dropFirst().first.map { $0 > 0x20 } ?? false
            return (hasSign || !goesOn && word.contains(UInt8(ascii: "-")))
                && word.allSatisfy { $0.isASCIISmall || $0.isASCIIDigit || "-/_.".utf8.contains($0) }
        }
        return codes.contains(label) && word.allSatisfy { $0.isASCIICapital || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
    }

    /// Whether a word is one letter, which an exam, a form or a size of clothes has: `a`, `L`, `B+`.
    private static func isChoice(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        1...2 ~= word.count && word.first?.isASCIILetter == true && word.dropFirst().allSatisfy { "+-".utf8.contains($0) }
    }

    /// Whether nothing stands behind a value in its line or its cell, and no sentence goes on in the next line.
    private static func isLast(_ word: Slice<UnsafeBufferPointer<UInt8>>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let behind = bytes[word.endIndex...].drop { $0 == 0x20 }
        guard let next = behind.first, !"|)\t".utf8.contains(next) else { return true }
        guard next == 0x0A || next == 0x0D else { return false }
        return behind.drop(while: \.isASCIISpace).first?.isASCIISmall != true
    }
}
