// SPDX-License-Identifier: Apache-2.0

/// What the texts of a call say of the people in them, which tells what names are that are words as well.
struct NamedPeople: Sendable {
    /// From this number of names on that are no words, texts list people.
    private static let fewestInList = 3

    /// Names that are words as well, and that the texts show to be people's.
    private var known: Set<String> = []
    /// Who says something in the texts, and how often.
    private var speakers: [String: Int] = [:]
    /// Names with a surname that are all of a line.
    private var withSurname: Set<String> = []
    /// Names without one that are all of a line, and no words.
    private var alone: Set<String> = []

    /// Notes what a line says.
    mutating func add(_ line: NameLine) {
        for name in line.names where !name.given.isEmpty {
            let given = String(name.given)
            let isMostlyWord = GivenNames.mostlyWords.contains(name.given)
            if line.place == .speaker { speakers[given, default: 0] += 1 }
            if line.place == .letter || name.hasSurname && !isMostlyWord { known.insert(given) }
            guard line.place == .entry else { continue }
            if name.hasSurname, !isMostlyWord { withSurname.insert(String(name.whole)) }
            if !name.hasSurname, !GivenNames.isAmbiguous(name.given) { alone.insert(given) }
        }
    }

    /// Whether a name is one for certain.
    func isOne(_ name: NameLine.Name, _ place: NameLine.Place) -> Bool {
        guard GivenNames.isAmbiguous(name.given) else { return true }
        let given = String(name.given)
        if place == .letter || known.contains(given) || areInConversation && speakers[given] != nil { return true }
        let isMostlyWord = GivenNames.mostlyWords.contains(name.given)
        return name.hasSurname
            ? !isMostlyWord || withSurname.count >= Self.fewestInList
            : !isMostlyWord && alone.count >= Self.fewestInList
    }

    /// Whether those before colons speak with each other. Labels such as *Hope:* and *Faith:*, and all the more *April:* and
    /// *May:*, may have other reasons to stand below each other.
    private var areInConversation: Bool {
        speakers.count > 1
            && speakers.contains { name, count in
                !GivenNames.isAmbiguous(name[...]) || count > 1 && !GivenNames.mostlyWords.contains(name[...])
            }
    }
}
