// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Acronyms that are words of some language in small letters, and names of buttons and arguments. Dictionaries know the words
/// alone: English `LED` became *dirigido*, Spanish `IBAN` *went*, Italian `API` *abejas*.
///
/// Those of organisations and of medicine are not among them, for these have names in each language: *NATO*, *OTAN*. Nor are
/// those that people raise their voice with: *DOS* are two in Spanish.
enum Acronyms {
    private static let all: Set<String> = [
        "API", "APT", "ARCH", "ARM", "ATA", "ATI", "AVE", "CAP", "CERN", "CIF", "CORS", "CUPS", "DEBUG", "DELETE", "DIN",
        "DIR", "DNI", "FALSE", "FAT", "FILE", "GET", "GIS", "GNOME", "GUI", "HEAD", "HID", "HOME", "IBAN", "ICU", "ID",
        "IOT", "IRPF", "IT", "ITV", "KMS", "LATEX", "LED", "LIN", "MATE", "MENU", "MERS", "MIDI", "MIME", "MIT", "MODE",
        "MS", "MUA", "NAS", "NIDS", "NIF", "NODE", "NUL", "OLED", "OS", "OSI", "PAN", "PATA", "PATCH", "PATH", "PATTERN",
        "PIN", "POST", "PUT", "RADIUS", "RAID", "RESET", "REST", "RISC", "ROI", "SANE", "SAP", "SEO", "SEPA", "SET", "SIP",
        "SLA", "SOAP", "SOCKS", "STEM", "SWIFT", "TAR", "TER", "TERM", "TRACE", "TRUE", "VIM", "VISA", "ZIP",
    ]
    /// Those that are kept as the only word of a text, too: as a label before a number.
    private static let labels: Set<String> = [
        "API", "DIN", "GNOME", "IBAN", "ID", "LED", "MATE", "PIN", "SEPA", "SWIFT", "VISA",
    ]
    private static let longest = all.map(\.count).max() ?? 0

    /// Where they stand in a text that has words in small letters, by its Unicode scalars; not beside other words in capitals,
    /// where somebody raises the voice.
    static func ranges(in scalars: [Unicode.Scalar]) -> [Range<Int>] {
        let runs = scalars.indices.split { !scalars[$0].properties.isAlphabetic }.map { $0.startIndex..<$0.endIndex }
        guard scalars.contains(where: \.properties.isLowercase) || runs.count == 1 && labels.contains(word(runs[0], of: scalars))
        else { return [] }
        func isInCapitals(_ run: Range<Int>) -> Bool { run.count > 1 && scalars[run].allSatisfy(\.properties.isUppercase) }
        return runs.indices.compactMap { index in
            let run = runs[index]
            guard run.count > 1, run.count <= longest, isInCapitals(run), !adjoinsDigit(run, of: scalars),
                all.contains(word(run, of: scalars))
            else { return nil }
            let isShouted = [index - 1, index + 1].contains { other in
                guard runs.indices.contains(other), isInCapitals(runs[other]) else { return false }
                let between = scalars[min(run.upperBound, runs[other].upperBound)..<max(run.lowerBound, runs[other].lowerBound)]
                return between.allSatisfy { $0 == " " }
            }
            return isShouted ? nil : run
        }
    }

    /// Whether a translation has all those of its text. Where it does not, the text goes once more without them: to dictionaries
    /// that know an acronym as such it is of use in its sentence.
    static func areKept(of text: String, in translation: String) -> Bool {
        // Most texts have no two capitals side by side, and are not looked at by words.
        guard zip(text.utf8, text.utf8.dropFirst()).contains(where: { $0.isASCIICapital && $1.isASCIICapital }) else {
            return true
        }
        func acronyms(_ text: String) -> [String] {
            let scalars = Array(text.unicodeScalars)
            return ranges(in: scalars).map { word($0, of: scalars) }
        }
        let expected = acronyms(text)
        return expected.isEmpty || expected.allSatisfy { translation.contains($0) }
    }

    private static func word(_ run: Range<Int>, of scalars: [Unicode.Scalar]) -> String {
        String(String.UnicodeScalarView(scalars[run]))
    }

    private static func adjoinsDigit(_ run: Range<Int>, of scalars: [Unicode.Scalar]) -> Bool {
        [run.lowerBound - 1, run.upperBound].contains {
            scalars.indices.contains($0) && scalars[$0].properties.numericType != nil
        }
    }
}
