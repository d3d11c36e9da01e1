// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import SeededText

/// How many lines of noise are given a language.
struct NoiseMeasure {
    private var lines: [String: Int] = [:]
    private var answered: [String: Int] = [:]

    init(of noise: [NoiseLine]) throws {
        let detector = try LanguageDetector()
        for line in noise {
            lines[line.kind, default: 0] += 1
            if detector.detect(line.text).language != nil {
                answered[line.kind, default: 0] += 1
            }
        }
    }

    /// The share that got a language: over all lines, then a line for each kind, worst first.
    var report: String {
        let total = lines.values.reduce(0, +)
        let wrong = answered.values.reduce(0, +)
        let rows = lines.keys
            .map { (kind: $0, share: Self.share(answered[$0] ?? 0, of: lines[$0] ?? 0)) }
            .sorted { ($1.share, $0.kind) < ($0.share, $1.kind) }
            .map { "\($0.kind)\t\($0.share)\t\(lines[$0.kind] ?? 0)" }
        return (["kind\tgot a language\tlines", "all\t\(Self.share(wrong, of: total))\t\(total)"] + rows).joined(separator: "\n")
    }

    /// A share with four decimals.
    private static func share(_ part: Int, of whole: Int) -> Double {
        whole == 0 ? 0 : (Double(part) / Double(whole) * 10_000).rounded() / 10_000
    }
}
