// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Moves the ends of lines that cut times of day and numbered days behind them: of *at 6⏎p.m. we* it makes *at 6 p.m.⏎we*. What
/// reads times reads them in one line, and engines make nonsense of the halves.
enum CutTimes {
    /// A text with its times whole.
    ///
    /// - Complexity: Linear in the length of the text.
    static func whole(_ text: String, in language: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "\n")), let words = words[language], text.containsAny(utf8: words),
            let times = times(in: language)
        else { return text }
        var bytes = Array(text.utf8)
        for match in text.matches(of: times).reversed() where match.0.utf8.contains(UInt8(ascii: "\n")) {
            let words = match.0.split { $0.isWhitespace || $0 == ">" }
            LineBreak.replace(text.utf8Offsets(of: match.0), with: words.joined(separator: " "), in: &bytes)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Words and parts of words of which a time in the language has one.
    private static let words = [
        "en": [".m.", "pm", "\nam", " am", "AM", "PM", "alf", "quarter"], "es": [".m.", ". m.", " la", "media", "cuarto"],
        "fr": ["demie", "quart"], "pt": ["meia", "quarto", "ª", "manhã", "tarde", "noite", "madrugada"],
    ]

    /// The expression for times with spaces and ends of lines between their words.
    private static func times(in language: String) -> Regex<Substring>? {
        switch language {
        case "en": english
        case "es": spanish
        case "fr": french
        case "pt": portuguese
        default: nil
        }
    }

    /// 6 p.m., 8.30 am, half past four; but not *the 6⏎am I*
    private static var english: Regex<Substring> {
        #/
        \b(?:\d{1,2}(?:[:.]\d\d)?\s[\s>]*(?:[ap]\.m\.|pm\b|[AP]M\b)
        |(?:\d{1,2}[:.]\d\d|(?:[Aa]fter|[Aa]t|[Bb]efore|[Bb]y|[Ff]rom|[Tt]ill|[Uu]ntil)\x20\d{1,2})\s[\s>]*am\b(?!\s+I\b)
        |(?:[Hh]alf|[Qq]uarter)\s[\s>]*(?:past|to)\s[\s>]*(?:[a-z]{3,6}|\d{1,2})\b)
        /#
    }

    /// las ocho y media, a las 8 de la tarde, 8 p. m.; but not *las dos⏎y diez personas*
    private static var spanish: Regex<Substring> {
        #/
        \b(?:[Ll]as?\s[\s>]*(?:[a-zé]{3,6}|\d{1,2})\s[\s>]*(?:y|menos)\s[\s>]*(?:media|cuarto)\b
        |\d{1,2}(?:[:.]\d\d)?\s[\s>]*(?:de\s[\s>]*la\s[\s>]*(?:mañana|tarde|noche|madrugada)\b|[ap]\.\s?[\s>]*m\.))
        /#
    }

    /// deux heures et demie
    private static var french: Regex<Substring> {
        /\b(?:[A-Za-z]{3,6}|\d{1,2})\s[\s>]*heures?\s[\s>]*(?:et\s[\s>]*demie|et\s[\s>]*quart|moins\s[\s>]*le\s[\s>]*quart)\b/
    }

    /// às oito e meia, 8 da noite, até 6.ª feira
    private static var portuguese: Regex<Substring> {
        #/
        \b(?:(?:[ÀàAa]s?|[Dd]as?|[Pp]elas?)\s[\s>]*(?:[a-zê]{3,6}|\d{1,2})\s[\s>]*(?:e|menos)\s[\s>]*(?:meia|um\s[\s>]*quarto)\b
        |\d{1,2}(?:[:h]\d\d)?h?\s[\s>]*da\s[\s>]*(?:manhã|tarde|noite|madrugada)\b
        |(?:[a-zà-ú]{1,7}\s[\s>]*)?[2-6]\.?ª\s[\s>]*feiras?\b)
        /#
    }
}
