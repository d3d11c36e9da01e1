// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Ranges of English that begin or end with a noon or a midnight, of which models lose that end: of *10 am–noon* they make
/// *10:00–horas*, and of *9 to noon* an afternoon.
enum NoonRanges {
    /// A text with 12:00 for such a noon, and *to* for the dash beside a midnight: *9 to noon* is `9:00 to 12:00`.
    static func written(_ text: String) -> String {
        guard text.containsAny(utf8: ["noon", "Noon", "idday", "idnight"]) else { return text }
        return text.replacing(ends) { match in
            guard let hour = Int(match.2), 1..<24 ~= hour else { return String(match.0) }
            // *It is ten to noon* is no range.
            let isRange = !match.4.contains("t") || !beforeSpokenTimes.contains(match.1?.lowercased() ?? "")
            guard isRange else { return String(match.0) }
            let isPlain = match.3 == nil && hour < 12
            let isMidnight = match.5.lowercased() == "midnight"
            let start = isPlain ? "\(isMidnight ? hour + 12 : hour):00" : "\(match.2)\(match.3 ?? "")"
            return "\(match.1.map { "\($0) " } ?? "")\(start) to \(isMidnight ? "midnight" : "12:00")"
        }
        .replacing(starts) { match in
            guard let hour = Int(match.2), 1..<24 ~= hour else { return String(match.0) }
            let isNoon = match.1.lowercased() != "midnight"
            // Noon to 5 ends in the afternoon.
            let isPlain = match.4 == nil && hour < 12
            let end = isPlain ? "\(isNoon ? hour + 12 : hour)\(match.3 ?? ":00")" : "\(match.2)\(match.3 ?? "")\(match.4 ?? "")"
            return "\(isNoon ? "12:00" : match.1) to \(end)"
        }
        .replacing(/\b([Nn]oon|[Mm]idday|[Mm]idnight) ?[–-] ?(noon|midday|midnight)\b/) { "\($0.1) to \($0.2)" }
    }

    /// What stands before a time, and not before the first hour of a range.
    private static let beforeSpokenTimes = Set(words: "at by is it's it’s past quarter was")

    /// 10 am–noon, 9 to noon, 6pm - midnight: an hour behind a word.
    private static var ends: Regex<(Substring, Substring?, Substring, Substring?, Substring, Substring)> {
        #/
        (?:\b([A-Za-z'’]{1,12})\ )?\b(\d{1,2})
        ([.:][0-5]\d(?:[\ \u{A0}\u{202F}]?[apAP]\.?[mM]\.?)?|[\ \u{A0}\u{202F}]?[apAP]\.?[mM]\.?)?
        (\ ?[–-]\ ?|\ (?:to|till|until)\ )(?:12\ )?([Nn]oon|[Mm]idday|[Mm]idnight)\b
        /#
    }

    /// noon–8pm, noon to 2.30; but not *noon - 20 people came*.
    private static var starts: Regex<(Substring, Substring, Substring, Substring?, Substring?)> {
        #/
        \b(?:12\ )?([Nn]oon|[Mm]idday|[Mm]idnight)(?:\ ?[–-]\ ?|\ (?:to|till|until)\ )(\d{1,2})([.:][0-5]\d)?
        (?:([\ \u{A0}\u{202F}]?[apAP]\.?[mM]\b)|(?=$|[,;!?)\n]|\.(?!\d)|\ (?:and|at|daily|every|in|on|or|[A-Z&–-])))
        /#
    }
}
