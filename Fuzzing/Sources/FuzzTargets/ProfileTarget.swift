// SPDX-License-Identifier: Apache-2.0

import Glibc
import LanguageRecognition
import LanguageSegmentation

/// Any bytes are a profile or an error, and what opens can be used.
///
/// An input is itself a file, or, where its first byte is even, changes to the small profile that DRAGOMAN_FUZZED_PROFILE names:
/// three bytes of offset and one of value each.
struct ProfileTarget {
    private let original: [UInt8]
    private let texts = [
        "Wo ist der Bahnhof, bitte? ¿Dónde está?", "Где вокзал? Ćao, ǅ ﬁ e\u{301}", "駅はどこですか。火车站在哪里？ 기차역",
        "أين المحطة؟ स्टेशन कहाँ है? ที่ไหน", "https://example.com/a?b=c x1 if (a == b) { call() } &eacute; <b>Ş</b>", "",
    ]

    init() {
        original = getenv("DRAGOMAN_FUZZED_PROFILE").map { Self.contents(of: String(cString: $0)) } ?? []
    }

    private static func contents(of path: String) -> [UInt8] {
        guard let file = fopen(path, "r") else { return [] }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        while case let byte = getc(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
        return bytes
    }

    func run(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let kind = bytes.first else { return }
        var file = Array(bytes.dropFirst())
        if kind % 2 == 0, !original.isEmpty {
            let changes = file
            file = original
            for start in stride(from: 0, to: changes.count - 3, by: 4) {
                let offset = Int(changes[start]) | Int(changes[start + 1]) << 8 | Int(changes[start + 2]) << 16
                file[offset % file.count] = changes[start + 3]
            }
        }
        guard let profile = try? LanguageProfile(bytes: file) else { return }
        try? profile.verify()
        _ = (profile.sources, profile.languages, profile.fingerprint)
        let options: [LanguageDetector.Options] = [
            .init(), .init(candidates: Set(profile.languages.prefix(3).map(\.tag)), hints: ["de": 3], answersVarieties: true),
        ]
        for options in options {
            let detector = LanguageDetector(profile: profile, options: options)
            for text in texts { require(detector.detect(text) == detector.detect(text), "an answer that changes") }
            _ = detector.explain(texts[0])
            let spans = LanguageSegmenter(detector: detector).spans(of: texts.joined(separator: "\n\n"))
            require(spans.last?.range.upperBound == texts.joined(separator: "\n\n").utf8.count, "spans end before the text")
        }
    }
}
