// SPDX-License-Identifier: Apache-2.0

/// Types of media (RFC 6838): `application/json`, `image/svg+xml`, `image/*`.
package enum MediaType {
    /// Whether a word is one: of each type what is written most, and what no words of a language look like. `model/year` and
    /// `audio/video` are words.
    ///
    /// - Parameter isValue: Whether the word is all of a value, as programs have them: *application* begins no words there.
    package static func isOne(_ word: some Collection<UInt8>, isValue: Bool = false) -> Bool {
        let type = word.prefix(while: \.isASCIILetter)
        let subtype = word[type.endIndex...].dropFirst()
        guard word[type.endIndex...].first == UInt8(ascii: "/"), !subtype.isEmpty,
            let known = subtypes[String(decoding: type, as: UTF8.self)],
            subtype.allSatisfy({ $0.isASCIILetterOrDigit || ".+-*_".utf8.contains($0) })
        else { return false }
        if type.elementsEqual("application".utf8),
            isValue || subtype.contains(where: { $0.isASCIIDigit || $0 == UInt8(ascii: "-") })
        {
            return true
        }
        return known.contains(String(decoding: subtype, as: UTF8.self)) || subtype.elementsEqual("*".utf8)
            || subtype.contains(UInt8(ascii: "+")) || ["vnd.", "x-"].contains { subtype.starts(with: $0.utf8) }
    }

    private static let subtypes: [String: Set<String>] = [
        "application": ["gzip", "javascript", "json", "pdf", "wasm", "xml", "zip"],
        "audio": ["aac", "flac", "mp4", "mpeg", "ogg", "wav", "webm"],
        "font": ["otf", "ttf", "woff", "woff2"],
        "image": ["avif", "bmp", "gif", "heic", "jpeg", "jpg", "png", "tiff", "webp"],
        "message": ["rfc822"],
        "multipart": ["alternative", "form-data", "mixed", "related"],
        "text": ["calendar", "css", "csv", "event-stream", "html", "javascript", "markdown", "plain", "xml"],
        "video": ["mp4", "mpeg", "ogg", "quicktime", "webm"],
    ]
}
