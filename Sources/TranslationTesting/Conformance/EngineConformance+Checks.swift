// SPDX-License-Identifier: Apache-2.0

import LanguageSegmentation
import TextScanning
import TranslationBatches
import TranslationSessions

extension EngineConformance {
    func checkOffer(_ record: Record) async {
        let offer: EngineOffer
        do {
            offer = try await engine.offer()
        } catch {
            record.add(.offersPair, "instead of saying what it offers, the engine threw \(error)")
            return
        }
        record.limits = offer.limits
        guard let offered = offer.allPairs.first(where: { $0 == pair }) else {
            record.add(.offersPair, "\(pair.name) is not among the engine's pairs")
            return
        }
        if !offered.isInstalled { record.add(.offersPair, "\(pair.name) is not installed") }
    }

    func checkNoTexts(_ record: Record) async {
        let outcome = await call([], record: record)
        if let error = outcome.error { record.add(.acceptsNoTexts, "without texts, the call threw \(error)") }
        if !outcome.answers.isEmpty { record.add(.acceptsNoTexts, "without texts, \(outcome.answers.count) were answered") }
    }

    func checkSentences(_ record: Record) async {
        let references = await references(during: "sentence by sentence", promise: .translatesSentences, record: record)
        if record.hasTimedOut { return }
        let texts = record.fitting(sentences)
        await checkTogether(texts, as: texts.map { references[$0] }, during: "with sentences", record: record)
    }

    func checkManyTexts(_ record: Record) async {
        let texts = record.fitting(
            (0..<20).flatMap { turn in sentences[(turn % sentences.count)...] + sentences[..<(turn % sentences.count)] })
        checkCount(of: await call(texts, record: record), to: texts, during: "with many texts", record: record)
    }

    func checkPlaceholders(_ record: Record) async {
        guard engine.keepsPlaceholders else { return }
        for sentence in sentences where !record.hasTimedOut {
            let words = sentence.split(separator: " ")
            for mark in ["\u{FFFC}", "(\u{FFFC})", "\u{FFFC} \u{FFFC}"] {
                for place in [0, words.count / 2, words.count] {
                    let text = (words[..<place] + [mark[...]] + words[place...]).joined(separator: " ")
                    let outcome = await call([text], record: record)
                    if record.hasTimedOut { return }
                    guard let translation = outcome.translations[0] else { continue }
                    if Placeholder.count(in: translation) != Placeholder.count(in: text) {
                        record.add(.keepsPlaceholders, "\(text.shown) became \(translation.shown)")
                    }
                }
            }
        }
    }

    func checkHostileTexts(_ record: Record) async {
        let hostileTexts = HostileTexts.all.filter(record.isShortEnough)
        for text in hostileTexts where !record.hasTimedOut {
            let outcome = await call([text], record: record)
            checkCount(of: outcome, to: [text], during: "with \(text.shown)", record: record)
            if text.allSatisfy(\.isWhitespace), let translation = outcome.translations[0], !translation.allSatisfy(\.isWhitespace)
            {
                record.add(.keepsBlanks, "\(text.shown) became \(translation.shown)")
            }
        }
        if record.hasTimedOut { return }
        let texts = record.fitting(zip(hostileTexts, (0...).lazy.map { sentences[$0 % sentences.count] }).flatMap { [$0, $1] })
        checkCount(of: await call(texts, record: record), to: texts, during: "with all hostile texts", record: record)
        _ = await references(during: "after hostile texts", promise: .recovers, record: record)
    }

    func checkConcurrency(_ record: Record) async {
        let references = await references(during: "before concurrent calls", promise: .recovers, record: record)
        if record.hasTimedOut { return }
        await withTaskGroup(of: Void.self) { group in
            for turn in 0..<8 {
                let rotation = turn % sentences.count
                let texts = record.fitting(Array(sentences[rotation...] + sentences[..<rotation]))
                group.addTask {
                    await checkTogether(
                        texts, as: texts.map { references[$0] }, during: "with calls at the same time", record: record)
                }
            }
        }
    }

    func checkEarlyCancellation(_ record: Record) async {
        let outcome = await call(record.fitting(sentences), record: record, cancellation: .beforehand)
        if !record.hasTimedOut, !(outcome.error is CancellationError) {
            record.add(.heedsCancellation, "cancelled beforehand, the call \(outcome.ending)")
        }
    }

    func checkCancellation(_ record: Record) async {
        let texts = record.fitting((0..<50).flatMap { _ in sentences })
        let outcome = await call(texts, record: record, cancellation: .afterFirstAnswer)
        // An engine that had answered all by then has nothing to heed.
        if !record.hasTimedOut, outcome.answers.count < texts.count, !(outcome.error is CancellationError) {
            record.add(.heedsCancellation, "cancelled after the first answer, the call \(outcome.ending)")
        }
        _ = await references(during: "after a cancellation", promise: .recovers, record: record)
    }

    func checkRelease(_ record: Record) async {
        await engine.releaseIdleResources(of: [pair])
        _ = await references(during: "after releasing what it keeps of the pair", promise: .worksAfterRelease, record: record)
        await engine.releaseIdleResources()
        _ = await references(during: "after releasing idle resources", promise: .worksAfterRelease, record: record)
    }

    // MARK: - What checks compare with

    /// The translations of the sentences, each asked for alone.
    private func references(
        during activity: String, promise: EngineViolation.Promise, record: Record
    ) async -> [String: String] {
        var references: [String: String] = [:]
        for sentence in sentences where !record.hasTimedOut {
            let outcome = await call([sentence], record: record)
            if record.hasTimedOut { break }
            guard let translation = outcome.translations[0], !translation.allSatisfy(\.isWhitespace) else {
                record.add(promise, "\(activity), \(sentence.shown) had no translation: the call \(outcome.ending)")
                continue
            }
            references[sentence] = translation
            if engine.givesAlignments, outcome.answers.first?.alignment?.links.isEmpty != false {
                record.add(.givesAlignments, "\(activity), \(sentence.shown) had no alignment")
            }
        }
        return references
    }

    /// Checks that texts translated together have one answer each, and none has that of another.
    private func checkTogether(
        _ texts: [String], as references: [String?], during activity: String, record: Record
    ) async {
        let outcome = await call(texts, record: record)
        checkCount(of: outcome, to: texts, during: activity, record: record)
        for (index, translation) in outcome.translations
        where references.indices.contains(index) && translation != references[index] {
            if references.contains(translation) {
                record.add(
                    .keepsAnswersApart, "\(activity), \(texts[index].shown) had the answer of another: \(translation.shown)")
            }
        }
    }
}

extension EngineConformance.Outcome {
    /// How the call ended, for a message.
    fileprivate var ending: String {
        if let error { return "threw \(error)" }
        return answers.isEmpty ? "returned without an answer" : "returned \(answers.count) answers"
    }
}
