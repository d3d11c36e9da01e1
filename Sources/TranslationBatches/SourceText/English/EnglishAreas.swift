// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Writes areas and volumes of English in full: of *5 sq mi* models make *5 km*, and of *per sq yd* *por yd 2*.
enum EnglishAreas {
    /// A text with the units of its areas and volumes in words. *In* is left, which may be a preposition.
    ///
    ///     EnglishAreas.written("2 gal per sq yd")  // "2 gal per square yard"
    static func written(_ text: String) -> String {
        guard text.containsAny(utf8: ["sq ", "sq. ", "cu ", "cu. "]) else { return text }
        return text.replacing(/\b(per )?(sq|cu)\.? (cm|ft|km|m|mi|mm|yd)\b/) { match in
            guard let unit = units[match.3] else { return String(match.0) }
            let power = match.2 == "sq" ? "square" : "cubic"
            return match.1 == nil ? "\(power) \(unit.several)" : "per \(power) \(unit.one)"
        }
    }

    private static let units: [Substring: (one: String, several: String)] = [
        "cm": ("centimetre", "centimetres"), "ft": ("foot", "feet"), "km": ("kilometre", "kilometres"), "m": ("metre", "metres"),
        "mi": ("mile", "miles"), "mm": ("millimetre", "millimetres"), "yd": ("yard", "yards"),
    ]
}
