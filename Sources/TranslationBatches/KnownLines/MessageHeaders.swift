// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// The names of the header fields of mails, as programs put them above what is quoted: `From:`, `Subject:`. Engines take them for
/// words: *Date* is *Cita*, *Para:* *It stops:*.
struct MessageHeaders: Sendable {
    private enum Field: CaseIterable {
        case from, to, cc, bcc, subject, date, sent, replyTo

        /// Whether it tells beside *From:* or *To:* that they are a mail's.
        var isCertain: Bool { self != .from && self != .to && self != .date }
    }

    private let fields: [String: Field]
    private let names: [Field: [String]]

    /// Those of one language in another, without scripts and regions; nil where they are not known in one of them.
    init?(from source: String, into target: String) {
        guard let own = Self.known[source], let names = Self.known[target] else { return nil }
        self.names = names
        fields = Dictionary(own.flatMap { field, names in names.map { ($0.lowercased(), field) } }) { first, _ in first }
    }

    /// The names of fields that two lines or more begin with that stand below each other, and are a mail's for certain: one tells
    /// who wrote it or to whom, and there is another than a date, or an address. *From:* and *To:* may be places or hours, and
    /// *Subject:* above *Date:* that of a lesson.
    ///
    /// - Complexity: Linear in the length of the lines.
    func labels(in lines: [Substring], of text: String) -> [KnownValue] {
        var (all, open) = ([KnownValue](), [(label: Substring, field: Field)]())
        var isMail = false
        func endBlock() {
            let found = Set(open.map(\.field))
            if isMail, found.count > 1, found.contains(.from) || found.contains(.to) {
                all += open.compactMap { label, field in
                    names[field]?.first.map {
                        let isWhole = label.count > 1 && !label.contains(where: \.isLowercase)
                        return KnownValue(range: text.utf8Offsets(of: label), translation: isWhole ? $0.uppercased() : $0)
                    }
                }
            }
            (open, isMail) = ([], false)
        }
        for line in lines {
            guard let (label, field) = label(of: line) else {
                // A value may go on in the next line.
                if open.isEmpty || line.first != " " && line.first != "\t" || line.allSatisfy(\.isWhitespace) { endBlock() }
                continue
            }
            open.append((label, field))
            isMail = isMail || field.isCertain || line.utf8.contains(UInt8(ascii: "@"))
        }
        endBlock()
        return all
    }

    /// The field that a line begins with, behind the signs of quotations and of markup.
    private func label(of line: Substring) -> (Substring, Field)? {
        let start = line.drop { $0 == ">" || $0 == " " || $0.unicodeScalars.first == Placeholder.scalar }
        guard start.first?.isUppercase == true,
            let colon = start.utf8.prefix(Self.longest).firstIndex(of: UInt8(ascii: ":"))
        else { return nil }
        var label = start[..<colon]
        while label.last?.isWhitespace == true { label.removeLast() }
        return fields[label.lowercased()].map { (label, $0) }
    }

    /// No name of a field is longer, in bytes, with the space before its colon.
    private static let longest = 24

    /// The names by language, those to be written first.
    private static let known: [String: [Field: [String]]] = [
        "ca": [
            .from: ["De"], .to: ["Per a", "Per", "A"], .cc: ["Cc"], .bcc: ["Cco"], .subject: ["Assumpte"], .date: ["Data"],
            .sent: ["Enviat", "Enviat el"], .replyTo: ["Respon a"],
        ],
        "en": [
            .from: ["From"], .to: ["To"], .cc: ["Cc"], .bcc: ["Bcc"], .subject: ["Subject"], .date: ["Date"], .sent: ["Sent"],
            .replyTo: ["Reply-To", "Reply to"],
        ],
        "es": [
            .from: ["De"], .to: ["Para"], .cc: ["Cc"], .bcc: ["Cco"], .subject: ["Asunto"], .date: ["Fecha"],
            .sent: ["Enviado", "Enviado el"], .replyTo: ["Responder a"],
        ],
        "fr": [
            .from: ["De"], .to: ["À", "A"], .cc: ["Cc"], .bcc: ["Cci"], .subject: ["Objet", "Sujet"], .date: ["Date"],
            .sent: ["Envoyé", "Envoyé le"], .replyTo: ["Répondre à"],
        ],
        "gl": [
            .from: ["De"], .to: ["Para"], .cc: ["Cc"], .bcc: ["Cco"], .subject: ["Asunto"], .date: ["Data"],
            .sent: ["Enviado", "Enviado o"], .replyTo: ["Responder a"],
        ],
        "it": [
            .from: ["Da"], .to: ["A"], .cc: ["Cc"], .bcc: ["Ccn"], .subject: ["Oggetto"], .date: ["Data"],
            .sent: ["Inviato", "Inviato il"], .replyTo: ["Rispondi a"],
        ],
        "pt": [
            .from: ["De"], .to: ["Para"], .cc: ["Cc"], .bcc: ["Bcc", "Cco"], .subject: ["Assunto"], .date: ["Data"],
            .sent: ["Enviado", "Enviado em", "Enviada", "Enviada em"], .replyTo: ["Responder a", "Responder para"],
        ],
    ]
}
