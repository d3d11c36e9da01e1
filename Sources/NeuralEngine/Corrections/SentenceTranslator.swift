// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import TextScanning
import TranslationBatches

/// Translates sentences as a model does, asks it once more for what it does badly, and corrects what it is known to make up.
struct SentenceTranslator {
    private let search: any TranslationSearch
    private let widerSearch: BeamSearch?
    private let writer: SentenceWriter
    private var preparer: SentencePreparer
    /// What knows the words of translations. It is made for texts in capitals alone: a translator is made for each batch.
    private lazy var translated = SentencePreparer(writer.vocabulary)
    private let corrects: Bool
    private let workspace: Workspace

    /// - Parameters:
    ///   - search: How translations are looked for.
    ///   - widerSearch: How they are looked for once more where the first is doubtful; nil where they are not.
    ///   - writer: What writes them.
    ///   - preparer: What prepares other spellings of the sentences.
    ///   - corrects: Whether they are corrected: else they are what the model says, but for stand-ins that it has lost.
    ///   - workspace: Where it is calculated.
    init(
        _ search: any TranslationSearch, wider widerSearch: BeamSearch?, _ writer: SentenceWriter,
        _ preparer: SentencePreparer, corrects: Bool, in workspace: Workspace
    ) {
        self.search = search
        self.widerSearch = widerSearch
        self.writer = writer
        self.preparer = preparer
        self.corrects = corrects
        self.workspace = workspace
    }

    /// Translates sentences.
    ///
    /// - Throws: `CancellationError`.
    mutating func translate(_ sentences: [PreparedSentence]) throws -> [SentenceTranslation] {
        var results = try attempt(sentences)
        try searchWider(sentences, &results)
        try askAgainForLost(sentences, &results)
        if corrects {
            for (place, sentence) in sentences.enumerated() { results[place] = try corrected(results[place], of: sentence) }
        }
        return zip(sentences, results).map { sentence, result in
            guard let result, !corrects || !result.isUseless(for: sentence) else {
                return SentenceTranslation(keeping: sentence.text)
            }
            let written = spelled(result, of: sentence)
            // *...killed* for *...killed.*
            let hasLostStop = corrects && written.text + "." == sentence.text
            return hasLostStop ? SentenceTranslation(keeping: sentence.text) : written
        }
    }

    /// Looks among more translations of the sentences whose first one is doubtful.
    private func searchWider(_ sentences: [PreparedSentence], _ results: inout [SentenceTranslation?]) throws {
        guard let widerSearch else { return }
        let doubtful = results.indices.filter {
            ShortText(sentences[$0].text, endsWithMark: true) == nil && results[$0]?.isDoubtful ?? false
        }
        let most = max(1, workspace.size.targetRows / widerSearch.beamSize)
        let others = try attempt(doubtful.map { sentences[$0] }, with: widerSearch, most)
        for (place, other) in zip(doubtful, others) {
            if let other, let first = results[place], other.isBetter(than: first) { results[place] = other }
        }
    }

    /// Asks once more for the sentences whose stand-ins the model has lost, with others, and at last without any.
    private mutating func askAgainForLost(_ sentences: [PreparedSentence], _ results: inout [SentenceTranslation?]) throws {
        for kind in [StandIns.Kind.letters, .none] {
            // Without numbers and names among them, the stand-ins have been letters already.
            let lost = results.indices.filter { results[$0] == nil && (kind == .none || sentences[$0].hasOtherStandIns) }
            let others = lost.map { preparer.prepare(sentences[$0].text, standIns: kind) }
            for (place, result) in zip(lost, try attempt(others)) { results[place] = result }
        }
    }

    // MARK: - Another translation

    /// The translation of a sentence, or that of another spelling where it is the better one; nil where both are lost.
    private mutating func corrected(
        _ result: SentenceTranslation?, of sentence: PreparedSentence
    ) throws -> SentenceTranslation? {
        guard var result = try betterInSmallLetters(result, of: sentence.text) else { return nil }
        if sentence.marks.isEmpty {
            result = try likelierUncapitalized(result, of: sentence.text)
            result = try withoutDoubt(result, of: sentence.text)
        }
        let brackets = ClosingBrackets(sentence.text, language: writer.language.language)
        if let text = brackets?.putBack(in: result.text) { result = result.withoutAlignment.with(text: text) }
        result = try withExamples(result, of: sentence.text)
        result = try withNumberAtLabel(result, of: sentence)
        result = try withSuffixes(result, of: sentence.text)
        result = try withoutOtherNames(result, of: sentence.text)
        result = try withWholeLabel(result, of: sentence.text)
        guard let short = ShortText(sentence.text) else { return result }
        return sentence.marks.isEmpty
            ? try askedAgain(result, of: short) : result.with(text: short.withoutInventions(result.text))
    }

    /// The translation of a text in capitals: its own, or that of the text in small letters.
    private mutating func betterInSmallLetters(_ result: SentenceTranslation?, of source: String) throws -> SentenceTranslation? {
        guard let capitals = CapitalizedText(source), let other = try attempt(capitals.sentence) else { return result }
        let text = CapitalLetters.capitals(of: other.text, in: writer.language)
        let gain = other.score - (result?.score ?? -.infinity)
        let isBetter =
            capitals.isBetter(text, than: result?.text ?? "", gain: gain) { translated.knows($0) }
            && ShortText.half(of: text) == nil
        return isBetter ? other.with(text: text) : result
    }

    /// The translation of a short text with a word in front that is usually small: its own, or that with a small letter.
    private mutating func likelierUncapitalized(
        _ result: SentenceTranslation, of source: String
    ) throws -> SentenceTranslation {
        guard let short = ShortText(source, endsWithMark: true), let small = short.lowercased, short.beginsWithLongWord,
            preparer.isUsuallySmall(source.prefix(while: \.isLetter)), let other = try attempt(small), !other.isEmpty,
            other.score > result.score + ShortText.leastGain, short.isNoLonger(other.text, than: result.text)
        else { return result }
        return other
    }

    /// The translation of a short sentence, or that of its words with the mark behind it where the first is doubtful.
    private mutating func withoutDoubt(_ result: SentenceTranslation, of source: String) throws -> SentenceTranslation {
        guard let short = ShortSentence(source), short.isDoubtful(result.text) else { return result }
        let other = try translate([preparer.prepare(short.words)])[0]
        return short.written(as: other.text).map { other.withoutAlignment.with(text: $0) } ?? result
    }

    /// A translation that has the *e.g.* of its sentence.
    private mutating func withExamples(_ result: SentenceTranslation, of source: String) throws -> SentenceTranslation {
        guard LostExamples.areFound(in: result.text, source: source),
            let other = try attempt(LostExamples.wording(of: source)), !LostExamples.areFound(in: other.text, source: source)
        else { return result }
        return other.withoutAlignment
    }

    /// A translation in which code keeps what a hyphen joins to it: where the model tears the two apart, that with both as they
    /// are.
    private mutating func withSuffixes(_ result: SentenceTranslation, of source: String) throws -> SentenceTranslation {
        guard CodeSuffixes.areTorn(in: result.text, source: source) else { return result }
        let kept = preparer.prepare(source, without: CodeSuffixes.ranges(in: source))
        return try attempt([kept])[0] ?? result
    }

    /// A translation that has the number of a label where the sentence has it.
    private mutating func withNumberAtLabel(
        _ result: SentenceTranslation, of sentence: PreparedSentence
    ) throws -> SentenceTranslation {
        guard let label = NumberedLabel(sentence), label.isTorn(in: result.text) else { return result }
        let parts = try translate([preparer.prepare(label.label), preparer.prepare(label.text)]).map(\.text)
        return result.with(text: parts[0] + label.sign + parts[1]).withoutAlignment
    }

    /// A translation without phrases and names that the text does not have.
    private mutating func withoutOtherNames(_ result: SentenceTranslation, of source: String) throws -> SentenceTranslation {
        if InventedPhrases.areFound(in: result.text, source: source) {
            for wording in InventedPhrases.wordings(of: source) {
                guard let other = try attempt(wording), !other.isEmpty, other.text != wording,
                    !InventedPhrases.areFound(in: other.text, source: source)
                else { continue }
                let text = source.first?.isUppercase == true ? other.text.withFirstCapital : other.text
                return (wording.utf8.count == source.utf8.count ? other : other.withoutAlignment).with(text: text)
            }
            if ShortText(source) != nil { return SentenceTranslation(keeping: source) }
        }
        let listed = try ListedNames(source)?.corrected(result.text) { names in
            try translate(names.map { preparer.prepare($0) }).map(\.text)
        }
        let text = listed ?? InventedPlaces.corrected(result.text, source: source)
        return text.map { result.with(text: $0) } ?? result
    }

    /// A translation whose label is translated, too, and which has what stands on both sides of a dash.
    private mutating func withWholeLabel(_ result: SentenceTranslation, of source: String) throws -> SentenceTranslation {
        if let label = LoneLabel(source), label.isLost(in: result.text) {
            let words = try translate([preparer.prepare(label.words)])[0].text
            guard words != label.words else { return SentenceTranslation(keeping: source) }
            return result.withoutAlignment.with(text: label.written(as: words))
        }
        guard let labelled = LabelledText(source) else { return result }
        let text = try labelled.withLabel(result.text) { try translate([preparer.prepare($0)])[0].text }
        if let text { return result.with(text: text) }
        guard labelled.isTorn(in: result.text) else { return result }
        let parts = try translate([preparer.prepare(labelled.label), preparer.prepare(labelled.rest)])
        return result.withoutAlignment.with(text: parts[0].text + labelled.separator + parts[1].text)
    }

    /// The translation of a short text: where it says more than the text, that with a capital may be the better one.
    private mutating func askedAgain(_ result: SentenceTranslation, of short: ShortText) throws -> SentenceTranslation {
        var best = result
        if short.isExceeded(by: result.text) || result.isEmpty, let capitalized = short.capitalized,
            let other = try attempt(capitalized), other.score > result.score || result.isEmpty,
            short.copiedCount(in: other.text) <= short.copiedCount(in: result.text)
        {
            best = other.with(text: other.text.uncapitalized)
        }
        if short.isInvented(best.text), let other = try attempt(short.sentence) {
            let words = other.text.last == "." ? String(other.text.dropLast()) : other.text
            best = short.isInvented(words) ? SentenceTranslation(keeping: short.text) : other.with(text: words)
        }
        guard !InventedPlaces.areFound(in: best.text, source: short.text) else { return SentenceTranslation(keeping: short.text) }
        return best.with(text: short.withoutInventions(best.text))
    }

    // MARK: - The same translation, as it is to be written

    /// A translation with the capitals, spaces and signs of its sentence.
    private mutating func spelled(_ result: SentenceTranslation, of sentence: PreparedSentence) -> SentenceTranslation {
        var result = result
        if sentence.isCapitalized { result = result.with(text: result.text.uncapitalized) }
        if sentence.beginsLowered { result = result.with(text: result.text.withFirstCapital) }
        guard corrects else { return result }
        result = result.with(text: cleaned(result.text, of: sentence.text))
        let text = LineStarts.withWords(result.text, source: sentence.text)
        return text == result.text ? result : result.withoutAlignment.with(text: text)
    }

    private mutating func cleaned(_ text: String, of source: String) -> String {
        var text = InventedBrackets.removed(from: text, source: source)
        text = LostQuotationMarks.restored(in: text, source: source)
        text = InventedMarks.removed(from: text, source: source)
        text = InventedDayPeriods.removed(from: text, source: source)
        text = RepeatedWords.removed(from: text, source: source)
        text = UnfinishedEnds.removed(from: text, source: source, language: writer.language.language)
        text = InventedArticles.removed(from: text, source: source)
        text = InventedArticles.removedFromLabel(text, source: source, language: writer.language.language)
        text = LostPrepositions.restored(in: text, source: source, language: writer.language.language)
        text = InventedParliamentTitles.removed(from: text, source: source)
        text = ShortText.withoutRepetition(text, of: source)
        text = LostSpaces.restored(in: InventedSpaces.removed(from: text, source: source), source: source)
        text = CapitalLetters.restored(in: text, source: source, language: writer.language)
        text = WrittenSigns.restored(in: text, source: source)
        text = WrittenDates.restored(in: text, source: source, language: writer.language.language)
        text = InitialLetter.capitalized(text, source: source)
        // German has capitals of its own.
        guard writer.language.language != "de" else { return text }
        text = InitialLetter.lowered(text, source: source) { !preparer.isUsuallySmall($0) }
        text = InnerCapitals.lowered(in: text, source: source) { !preparer.isUsuallySmall($0) }
        return ShortText(source)?.withoutOtherLabel(text) ?? text
    }

    // MARK: - One attempt

    /// Translates another spelling.
    private mutating func attempt(_ spelling: String) throws -> SentenceTranslation? {
        try attempt([preparer.prepare(spelling)])[0]
    }

    /// Translates sentences; nil stands for those in which the model has lost what must not be lost, and for those that the
    /// workspace has no room for: another spelling may have more pieces than the sentence that was cut to its size.
    private func attempt(_ sentences: [PreparedSentence]) throws -> [SentenceTranslation?] {
        try attempt(sentences, with: search, workspace.size.sentences)
    }

    /// The same in batches of so many sentences at most.
    private func attempt(
        _ sentences: [PreparedSentence], with search: any TranslationSearch, _ most: Int
    ) throws -> [SentenceTranslation?] {
        var results = [SentenceTranslation?](repeating: nil, count: sentences.count)
        var batch: [Int] = []
        var rows = 0
        func translateBatch() throws {
            for (index, decoded) in zip(batch, try search.translate(batch.map { sentences[$0].source }, in: workspace)) {
                results[index] = writer.write(decoded, for: sentences[index]).map {
                    SentenceTranslation($0, decoded, of: sentences[index])
                }
            }
            (batch, rows) = ([], 0)
        }
        for (index, sentence) in sentences.enumerated() where sentence.source.count <= workspace.size.sourceRows {
            let count = sentence.source.count
            if rows + count > workspace.size.sourceRows || batch.count == most { try translateBatch() }
            batch.append(index)
            rows += count
        }
        if !batch.isEmpty { try translateBatch() }
        return results
    }
}
