// SPDX-License-Identifier: Apache-2.0

extension SecondNoiseGenerator {
    mutating func base64(_ count: ClosedRange<Int>) -> String {
        draws.characters(count, of: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    }

    /// What a machine computed: digests, identifiers of 128 bits, encoded bytes.
    mutating func digest() -> String {
        switch draws.number(in: 0...5) {
        case 0: draws.characters(32...32, of: "0123456789abcdef")
        case 1: "sha256:" + draws.characters(64...64, of: "0123456789abcdef")
        case 2: filled("ξξξξξξξξ-ξξξξ-4ξξξ-bξξξ-ξξξξξξξξξξξξ")
        case 3: base64(20...76) + draws.one(of: ["=", "==", ""])
        case 4: several(4...12) { $0.filled("ξξ") }
        default: "{\(filled("ξξξξξξξξ-ξξξξ-ξξξξ-ξξξξ-ξξξξξξξξξξξξ").uppercased())}"
        }
    }

    /// What lets somebody in: keys, coupons, passwords, serial numbers.
    mutating func token() -> String {
        switch draws.number(in: 0...6) {
        case 0: "eyJhbGciOi" + base64(10...20) + "." + base64(20...40) + "." + base64(20...43)
        case 1: several(5...5, by: "-") { $0.draws.characters(5...5, of: "BCDFGHJKMPQRTVWXY2346789") }
        case 2:
            draws.one(of: ["sk_live_", "ghp_", "AKIA", "xoxb-"])
                + draws.characters(16...36, of: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
        case 3: draws.characters(8...14, of: "abcdefghkmnpqrstwxyzABCDEFGHJKLMNPQRSTWXYZ23456789!$%&?#")
        case 4: draws.characters(11...11, of: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
        case 5: "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5" + base64(30...44)
        default: draws.characters(6...10, of: "ABCDEFGHJKLMNPQRSTUVWXYZ23456789")
        }
    }

    /// Letters that stand for molecules or for steps.
    mutating func sequence() -> String {
        switch draws.number(in: 0...3) {
        case 0: draws.characters(20...70, of: "ACGT")
        case 1: draws.characters(20...60, of: "ACDEFGHIKLMNPQRSTVWY")
        case 2: several(4...10) { $0.draws.characters(10...10, of: "acgt") }
        default: ">sp|\(filled("Λ#####"))|\(filled("ΛΛΛ#_HUMAN"))"
        }
    }
}
