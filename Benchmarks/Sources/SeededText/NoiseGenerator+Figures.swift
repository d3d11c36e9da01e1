// SPDX-License-Identifier: Apache-2.0

extension NoiseGenerator {
    /// Numbers with the marks and the few letters that belong to them.
    mutating func figures(_ kind: NoiseKind) -> String {
        switch kind {
        case .numbers:
            joined(1...8, by: random.one(of: [" ", ", ", "\u{2009}", " - ", " / "])) {
                $0.random.one(of: ["", "-", "+", "#"]) + $0.figure(digits: 1...7)
                    + $0.random.one(of: ["", "", "." + $0.figure(digits: 1...4), "%", "e-" + $0.figure(digits: 1...2)])
            }
        case .money:
            joined(1...4, by: " ") {
                $0.random.chance(0.5)
                    ? $0.random.one(of: ["$", "€", "£", "¥", "₹", "US$"]) + $0.figure(digits: 1...6) + "."
                        + $0.random.characters(2...2, of: "0123456789")
                    : $0.figure(digits: 1...3) + "," + $0.random.characters(3...3, of: "0123456789") + " "
                        + $0.random.one(of: ["EUR", "USD", "CHF", "kr", "zł", "BTC"])
            }
        case .dateAndTime:
            joined(1...3, by: " – ") {
                let month = $0.random.number(in: 10...12)
                let day = $0.random.number(in: 10...28)
                let hour = $0.random.number(in: 10...23)
                let minute = $0.random.number(in: 10...59)
                return $0.random.one(of: [
                    "20\(day)-\(month)-\(day)T\(hour):\(minute):00Z", "\(day).\(month).20\(day)",
                    "\(month)/\(day)/19\(minute) \(hour):\(minute)",
                    "\(hour)h\(minute)", "\(hour):\(minute) UTC+2",
                ])
            }
        case .telephone:
            joined(1...2, by: " / ") {
                "+" + $0.figure(digits: 1...3) + " (" + $0.figure(digits: 2...3) + ") " + $0.figure(digits: 3...3) + "-"
                    + $0.figure(digits: 4...4)
            }
        case .version:
            joined(1...4, by: " ") {
                $0.stem() + $0.random.one(of: ["-", "@", "==", " v"])
                    + $0.joined(2...3, by: ".") { String($0.random.number(in: 0...30)) }
                    + $0.random.one(of: ["", "-rc1", "~beta2", "+deb12u1", "a0"])
            }
        case .coordinates:
            "\(random.number(in: 0...89))°\(random.number(in: 10...59))′\(random.number(in: 10...59))″"
                + random.one(of: ["N", "S"])
                + " \(random.number(in: 0...179))°\(random.number(in: 10...59))′" + random.one(of: ["E", "W"])
        default:
            joined(2...6, by: random.one(of: [" ", " x ", "; "])) {
                $0.figure(digits: 1...4) + " " + $0.random.one(of: NoiseVocabulary.units)
            }
        }
    }
}
