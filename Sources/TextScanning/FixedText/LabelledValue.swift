// SPDX-License-Identifier: Apache-2.0

/// Tells which words are values by the label before them: `Password: seagull!1974`, `Service: payments-api`, `Code:
/// FREE-SHIPPING`.
enum LabelledValue {
    /// Labels of what is typed as it stands: any word with a sign or a digit in it is a value.
    private static let secrets: Set = [
        "login", "passcode", "passphrase", "password", "user", "username", "clave", "contraseña", "usuario", "senha", "usuário",
        "utilizador", "identifiant", "passe", "utilisateur", "benutzer", "benutzername", "kennwort", "passwort", "utente",
        "contrasenya", "usuari",
    ]
    /// Labels of what programs know by a name: words of small letters with a hyphen or a slash in them are values.
    private static let names: Set = [
        "branch", "bucket", "cluster", "container", "database", "host", "hostname", "image", "job", "module", "namespace",
        "package", "queue", "repo", "repository", "service", "servicio", "serviço", "slug", "topic",
    ]
    /// Labels of what is typed in capitals.
    private static let codes: Set = ["code", "coupon", "voucher", "código", "cupón", "cupom"]

    private static let longestLabel = (secrets.union(names).union(codes)).map(\.utf8.count).max() ?? 0

    /// Whether a word is a value.
    ///
    /// - Parameters:
    ///   - word: The word, without the punctuation behind it.
    ///   - start: Where it begins; a label and a colon may stand before it.
    static func isOne(_ word: Slice<UnsafeBufferPointer<UInt8>>, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
        let before = bytes[max(0, start - longestLabel - 3)..<start].reversed().drop { $0 == 0x20 }
        guard before.first == UInt8(ascii: ":"), word.count > 2 else { return false }
        let label = String(
            decoding: before.dropFirst().prefix { $0.isASCIILetter || $0 >= 0x80 }.reversed(), as: UTF8.self
        ).lowercased()
        guard !label.isEmpty else { return false }
        let hasSign = word.dropLast().contains { !$0.isASCIILetter && $0 < 0x80 }
        if secrets.contains(label) { return hasSign || word.last.map { !$0.isASCIILetter && $0 < 0x80 } == true }
        if names.contains(label) {
            // Service: twenty-four hours
            let next = bytes[word.endIndex...].prefix(2)
            let goesOn = next.first == 0x20 && next.dropFirst().first.map { $0 > 0x20 } ?? false
            if goesOn, !word.contains(where: { "/_".utf8.contains($0) || $0.isASCIIDigit }) { return false }
            return hasSign && word.allSatisfy { $0.isASCIISmall || $0.isASCIIDigit || "-/_.".utf8.contains($0) }
        }
        return codes.contains(label) && word.allSatisfy { $0.isASCIICapital || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }
    }
}
