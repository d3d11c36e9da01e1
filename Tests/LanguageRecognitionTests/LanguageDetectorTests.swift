// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import LanguageRecognition

@Suite("Detection (contract 4.2)")
struct LanguageDetectorTests {
    private let detector: LanguageDetector

    init() throws {
        detector = try LanguageDetector()
    }

    @Test("recognises sentences it has never seen in every language of the tests")
    func sentences() throws {
        let all = try TestSentences.all()
        var right = 0
        var byTag: [String: Int] = [:]
        for (tag, text) in all where detector.detect(text).language?.canonical == tag {
            right += 1
            byTag[tag, default: 0] += 1
        }
        #expect(Double(right) / Double(all.count) >= 0.93)
        // Some pairs are told apart by few words; but no language is without any success.
        let without = TestSentences.tags.filter { byTag[$0] == nil }
        #expect(without.isEmpty, "never recognised: \(without)")
    }

    @Test(
        "takes sentences for what they are beside much code",
        arguments: [
            "I rebooted the computer twice. See [url=https://wiki.example.org/bt#power]this page[/url].",
            "I added btusb.enable_autosuspend=n to GRUB_CMDLINE_LINUX_DEFAULT, then ran sudo and rebooted it.",
        ])
    func besideCode(text: String) {
        #expect(detector.detect(text).language == "en")
    }

    @Test("gives noise no language, but for a few lines")
    func noise() throws {
        let all = try TestSentences.allNoise()
        let answered = all.filter { detector.detect($0.text).language != nil }
        #expect(Double(answered.count) / Double(all.count) <= 0.08, "\(answered.map(\.text))")
    }

    @Test(
        "says why there is no language",
        arguments: [
            ("", UndeterminedReason.empty), (" \n\t", .empty), ("\u{3000}\u{A0}", .empty), ("12345 -- !!", .noLetters),
            ("\u{1}\u{2}", .empty), ("\u{7F}\u{80}", .empty), ("ＡＢＣ１２３", .fixedText),
            ("🙂🙂", .noLetters),
            ("https://example.com/a/b", .fixedText), ("4,250 zł", .tooLittleEvidence), ("𐎠𐎡𐎢𐎣", .unsupportedScript),
            ("for (int i = 0; i < count; i++) values[i] = compute(values[i], scale);", .fixedText), ("xqzt", .tooLittleEvidence),
        ])
    func reasons(text: String, reason: UndeterminedReason) {
        let detection = detector.detect(text)
        #expect(detection.outcome == .undetermined(reason))
        #expect(detection.language == nil)
    }

    @Test(
        "answers a single letter of a script whose letters say as much as words",
        arguments: [("の", "ja"), ("ア", "ja"), ("가", "ko"), ("는", "ko")])
    func singleLetters(text: String, tag: String) {
        #expect(detector.detect(text).language?.canonical == tag)
    }

    @Test("answers a single ideograph among candidates, and no letter of an alphabet")
    func singleLettersAmongCandidates() {
        let among = LanguageDetector(profile: detector.profile, options: .init(candidates: ["zh-Hant", "el", "ru"]))
        #expect(among.detect("我").language == "zh-Hant")
        #expect(among.detect("ω").outcome == .undetermined(.tooLittleEvidence))
    }

    @Test(
        "gives a line of code no language, and prose that quotes code its own",
        arguments: [
            ("for bird in birds where bird.sings(at: .dawn) { print(bird.name) }", nil),
            ("if (guest == null) return new Guest(name, table);", nil),
            ("def average(values): return sum(values) / len(values)", nil),
            ("The function calculate_total(items) returns the sum of all prices.", "en"),
            ("Rufen Sie bitte print() auf, bevor das Fenster geschlossen wird.", "de"),
            ("On appelle map.add(fontaine) avant de dessiner la liste des rues.", "fr"),
        ])
    func code(text: String, tag: String?) {
        #expect(detector.detect(text).language?.canonical == tag)
    }

    @Test(
        "is undetermined of words among figures and symbols, not of words beside a link",
        arguments: [
            ("Wo ist der Bahnhof?", true), ("Wo ist der Bahnhof? https://example.com/bahnhof/plan.html", true),
            ("Wo ist der Bahnhof, Gleis 12?", true), ("der = #12; 330 {43} * 17 / 4455 || 8 + 77", false),
        ])
    func figures(text: String, isAnswered: Bool) {
        #expect((detector.detect(text).language == "de") == isAnswered)
    }

    @Test("skips ill-formed bytes, and answers any bytes the same again", arguments: 0..<20)
    func anyBytes(seed: Int) throws {
        var generator = SeededNumbers(seed: UInt64(seed))
        let sentence = Array("Der alte Hund schläft heute wieder unter dem großen Tisch in der Küche.".utf8)
        // Broken off letters at word ends: what is left are the words.
        let broken = sentence.flatMap { $0 == 0x20 ? [0xC3, 0x20, 0xFF, 0x20] : [$0] }
        #expect(broken.withUnsafeBufferPointer { detector.detect(utf8: $0) }.language == "de")
        let bytes = (0..<Int.random(in: 0...3000, using: &generator)).map { _ in UInt8.random(in: 0...255, using: &generator) }
        let first = bytes.withUnsafeBufferPointer { detector.detect(utf8: $0) }
        #expect(bytes.withUnsafeBufferPointer { detector.detect(utf8: $0) } == first)
    }

    @Test("is right as often as its probabilities say, at every length", arguments: [1, 2, 4, 8])
    func calibration(words: Int) throws {
        var (answers, right, promised) = (0.0, 0.0, 0.0)
        for (tag, text) in try TestSentences.all() {
            let piece = text.split(separator: " ").prefix(words).joined(separator: " ")
            let detection = detector.detect(piece)
            guard let language = detection.language else { continue }
            answers += 1
            promised += detection.probability
            if language.canonical == tag { right += 1 }
        }
        // Some 800 pieces: the share itself is only sure to two hundredths.
        #expect(answers > 200)
        #expect(abs(right - promised) / answers <= 0.06, "right \(right / answers), promised \(promised / answers)")
    }

    @Test("restricts answers to exact candidates, and says which are unknown")
    func candidates() throws {
        let text = "Das ist ein ganz gewöhnlicher Satz über das Wetter."
        let options = LanguageDetector.Options(candidates: ["nl", "da", "x-unknown"])
        let restricted = LanguageDetector(profile: detector.profile, options: options)
        #expect(restricted.unknownTags == ["x-unknown"])
        #expect(try #require(restricted.detect(text).hypotheses.first).language != "de")
        let cyrillic = LanguageDetector(profile: detector.profile, options: .init(candidates: ["sr"]))
        #expect(cyrillic.detect("Ovo je jedna obična rečenica.").outcome == .undetermined(.excludedByCandidates))
        #expect(cyrillic.detect("Ово је једна обична реченица.").language == "sr")
        let french = "On demande toujours son chemin quand on ne connaît pas encore la ville."
        let german = LanguageDetector(profile: detector.profile, options: .init(candidates: ["de"]))
        #expect(german.detect(french).outcome == .undetermined(.excludedByCandidates))
        #expect(german.detect("Hamburg").language == "de")
        // Indonesian or Malay: which of them does not matter.
        let malayOrIndonesian = "Anak-anak itu pergi ke pasar bersama ibu mereka."
        #expect(german.detect(malayOrIndonesian).outcome == .undetermined(.excludedByCandidates))
    }

    @Test("an experimental language that is the only candidate is not excluded by the one it is taken for else")
    func experimentalCandidates() throws {
        let kirundi = "Abana bariko barakina mu mihana kandi abavyeyi babo bari mu murima."
        let detector = LanguageDetector(profile: detector.profile, options: .init(candidates: ["rn"]))
        #expect(self.detector.detect(kirundi).language == "rw")
        #expect(detector.detect(kirundi).language == "rn")
    }

    @Test("weighs hints only where the text leaves something open")
    func hints() throws {
        func hinted(_ hints: [LanguageTag: Double]) -> LanguageDetector {
            LanguageDetector(profile: detector.profile, options: .init(hints: hints))
        }
        let open = "banana"
        let plain = detector.detect(open).hypotheses
        let second = try #require(plain.dropFirst().first).language
        #expect(hinted([second: 1000]).detect(open).hypotheses.first?.language == second)
        let clear = "Wir haben gestern lange über das Wetter gesprochen und sind dann nach Hause gegangen."
        #expect(hinted(["fr": 1000]).detect(clear).language == "de")
    }

    @Test("takes hints as relative among candidates, and for the choice among these alone")
    func hintsAmongCandidates() throws {
        func among(_ candidates: Set<LanguageTag>, _ hints: [LanguageTag: Double]) -> LanguageDetector {
            LanguageDetector(profile: detector.profile, options: .init(candidates: candidates, hints: hints))
        }
        let text = "estou aqui"
        let plain = among(["pt", "es"], [:]).detect(text)
        #expect(plain.language == "pt")
        for weight in [1e-9, 0.001, 1000, .infinity] {
            #expect(among(["pt", "es"], ["pt": weight, "es": weight]).detect(text) == plain)
            // A hint for a language that is not written in the script of the text has no say.
            #expect(among(["pt", "es", "ru"], ["ru": weight]).detect(text) == plain)
        }
        #expect(among(["pt", "es"], ["es": 1000]).detect("Não sei onde é que a estação fica agora.").language == "pt")
        let french = "On demande toujours son chemin quand on ne connaît pas encore la ville."
        #expect(among(["de"], ["de": 1e30]).detect(french).outcome == .undetermined(.excludedByCandidates))
    }

    @Test("gives hypotheses that are in order and sum to at most one")
    func hypotheses() throws {
        for (_, text) in try TestSentences.all() {
            let detection = detector.detect(text)
            let probabilities = detection.hypotheses.map(\.probability)
            #expect(probabilities == probabilities.sorted(by: >))
            #expect(probabilities.first ?? 0 == detection.probability)
            if let language = detection.language { #expect(detection.hypotheses.first?.language == language) }
            #expect(probabilities.reduce(0, +) <= 1)
            #expect(probabilities.allSatisfy { (0...1).contains($0) })
        }
    }

    @Test("adds evidence up: words apart give what they give together")
    func additivity() throws {
        for (_, text) in try TestSentences.all().prefix(200) {
            let words = text.split(separator: " ", omittingEmptySubsequences: false)
            let sum = words.reduce(Evidence.zero) { $0 + detector.evidence(of: $1) }
            #expect(sum == detector.evidence(of: text))
        }
    }

    @Test(
        "decides by the words of the main script alone",
        arguments: [("Latn", ["გამარჯობა", "привет", "漢字", "γεια"]), ("Cyrl", ["deadline", "Wien"])])
    func mainScript(script: String, foreignWords: [String]) throws {
        let sentences = try TestSentences.all().filter { $0.text.utf8.count > 60 }.map { ($0.text, detector.detect($0.text)) }
        let own = sentences.filter { $1.script == script }
        try #require(own.count > 20)
        for (text, detection) in own {
            for word in foreignWords {
                let mixed = detector.detect("\(word) \(text)")
                #expect(mixed.outcome == detection.outcome, "\(text)")
                #expect(mixed.hypotheses == detection.hypotheses)
            }
        }
    }

    @Test("adds up the longest words wherever they stand", arguments: 300..<320)
    func longestWords(before: Int) {
        // A joiner and the letter after it make the one word that is longer than others.
        let long = String(repeating: "b", count: FeatureHash.longestWord - 1) + "'x"
        let short = String(repeating: "a ", count: before)
        #expect(detector.evidence(of: short + long) == detector.evidence(of: long + " " + short))
        #expect(FeatureHash.spellings(of: [1] + Array(repeating: 98, count: 31) + [1]).count == FeatureHash.maximumFeatures)
    }

    @Test("counts letters that are too many to be counted as the most there can be")
    func manyLetters() {
        var evidence = detector.evidence(of: "Ein Satz mit Wörtern.")
        for _ in 0..<40 { evidence += evidence }
        #expect(detector.detection(for: evidence).script == "Latn")
        let other = evidence + detector.evidence(of: "дом")
        #expect(detector.detection(for: other).script == "Latn")
    }

    @Test("gives no language where hints leave none any weight")
    func noWeight() {
        let hints = Dictionary(uniqueKeysWithValues: detector.profile.languages.map { ($0.tag, 0.0) })
        let weightless = LanguageDetector(profile: detector.profile, options: .init(hints: hints))
        let detection = weightless.detect(String(repeating: "Das ist ein ganz gewöhnlicher Satz. ", count: 1000))
        #expect(detection.language == nil)
        #expect(detection.hypotheses.allSatisfy { $0.probability == 0 })
    }

    @Test("answers the texts that came before a stream of them failed")
    func failingStream() async throws {
        struct Failure: Error {}
        let texts = AsyncThrowingStream<String, any Error> { continuation in
            for text in ["Guten Morgen, wie geht es euch heute?", "Où est la gare, s'il vous plaît ?"] {
                continuation.yield(text)
            }
            continuation.finish(throwing: Failure())
        }
        var found: [LanguageTag?] = []
        var detections = detector.detections(of: texts).makeAsyncIterator()
        await #expect(throws: Failure.self) {
            while let detection = try await detections.next() { found.append(detection.language) }
        }
        #expect(found == ["de", "fr"])
        #expect(try await detections.next() == nil)
    }

    @Test("answers the first text of a stream before there is a second, and reads none after the end")
    func liveStream() async throws {
        let (texts, continuation) = AsyncStream<String>.makeStream()
        var detections = detector.detections(of: texts).makeAsyncIterator()
        continuation.yield("Guten Morgen, wie geht es euch heute?")
        #expect(try await detections.next()?.language == "de")
        continuation.yield("Où est la gare, s'il vous plaît ?")
        continuation.finish()
        #expect(try await detections.next()?.language == "fr")
        for _ in 0..<2 { #expect(try await detections.next() == nil) }
    }

    @Test("answers the same for a String, a Substring and bytes, on every thread")
    func sameEverywhere() async throws {
        let texts = try TestSentences.all().map(\.text)
        let alone = texts.map { detector.detect($0) }
        #expect(await detector.detect(contentsOf: texts) == alone)
        #expect(texts.map { detector.detect($0[...]) } == alone)
        #expect(texts.map { text in Array(text.utf8).withUnsafeBufferPointer { detector.detect(utf8: $0) } } == alone)
        var streamed: [Detection] = []
        for try await detection in detector.detections(of: AsyncTexts(texts: texts)) { streamed.append(detection) }
        #expect(streamed == alone)
    }

    @Test("answers short and long texts of one call in their order", arguments: [0, 1, 511, 1025])
    func manyAtOnce(count: Int) async throws {
        let sentences = try TestSentences.all().map(\.text)
        let page = sentences.prefix(40).joined(separator: " ")
        // Long ones at the ends, alone, and in a row.
        let texts = (0..<count).map { [0, 3, 4, count - 1].contains($0 % 300) ? page : sentences[$0 % sentences.count] }
        #expect(await detector.detect(contentsOf: texts) == texts.map { detector.detect($0) })
    }

    @Test("answers texts that come one after the other as it answers each alone, in order", arguments: [0, 1, 2, 3, 4, 1000])
    func row(count: Int) throws {
        // Some hold nothing, and one more than is ever gathered at once.
        let sentences = try TestSentences.all().map(\.text) + ["", " ", "123"]
        let all = sentences + [sentences.joined(separator: " ")]
        let bytes = (0..<count).map { Array(all[($0 * 7 + all.count - 1) % all.count].utf8) }
        let texts = bytes.map { text in
            let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.count)
            _ = copy.initialize(from: text)
            return UnsafeBufferPointer(copy)
        }
        defer { for text in texts { text.deallocate() } }
        var detections: [Detection] = []
        var rest = texts[...]
        detector.detect(each: { rest.popFirst() }) { text, detection in
            #expect(text.baseAddress == texts[detections.count].baseAddress)
            detections.append(detection)
        }
        #expect(detections == texts.map { detector.detect(utf8: $0) })
    }

    @Test("changes answers rarely for other letter case and normalisation form")
    func robustness() throws {
        let sentences = try TestSentences.all().map(\.text)
        func agreement(_ change: (String) -> String) -> Double {
            let same = sentences.count { detector.detect($0).language == detector.detect(change($0)).language }
            return Double(same) / Double(sentences.count)
        }
        #expect(agreement { $0.uppercased() } >= 0.98)
        #expect(agreement { $0.replacing("'", with: "\u{2019}") } == 1)
        #expect(agreement { $0.map { "\($0)\u{200B}" }.joined() } >= 0.98)
        #expect(agreement { $0.replacing("é", with: "&eacute;").replacing("ü", with: "&#252;") } >= 0.99)
        #expect(agreement { "(\($0)) 12:30, https://example.com/index.html" } >= 0.99)
    }

    @Test("gives the same answer for a text and its repetition, but surer")
    func repetition() {
        let text = "Dit is een heel gewone zin. "
        let once = detector.detect(text)
        let often = detector.detect(String(repeating: text, count: 1000))
        #expect(once.language == "nl" && often.language == "nl")
        #expect(often.probability >= once.probability)
    }

    @Test("explains an answer by features whose weights speak for it")
    func explanation() throws {
        let explanation = detector.explain("Der Hund schläft unter dem Tisch.")
        #expect(explanation.winner == "de")
        #expect(explanation.units.map(\.text) == ["der", "hund", "schläft", "unter", "dem", "tisch"])
        #expect(explanation.units.reduce(0) { $0 + $1.weight } > 0)
        #expect(explanation.units.allSatisfy { !$0.features.isEmpty })
        #expect(explanation.strongestFeatures(5).count == 5)
        #expect(detector.explain("").units.isEmpty)
    }

    @Test("explains an answer by the variety that has most of it, and without a second language by what sets it off from noise")
    func explanationOfVariety() throws {
        // Egyptian, which is filed under Arabic.
        let egyptian = detector.explain("انا مش عارف ازاي اعمل كده النهارده عشان مفيش وقت خالص")
        #expect(egyptian.winner == "ar")
        #expect(egyptian.units.reduce(0) { $0 + $1.weight } > 0)
        // Both scores are near to those that the softmax saw.
        let georgian = detector.explain("გამარჯობა, როგორ ხართ დღეს?")
        #expect(georgian.winner == "ka" && georgian.runnerUp == nil)
        #expect(georgian.units.reduce(0) { $0 + $1.weight } > 5)
    }
}

/// An asynchronous sequence of texts.
private struct AsyncTexts: AsyncSequence {
    let texts: [String]

    struct AsyncIterator: AsyncIteratorProtocol {
        var rest: ArraySlice<String>
        mutating func next() async -> String? { rest.popFirst() }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: texts[...]) }
}
