// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition

/// The state machine that makes the answers to a batch of what its calls deliver: each delivery returns the answer it brings.
///
/// The batch goes in one call. Texts whose placeholders an engine lost on the way have no answer then, and go once more, in
/// pieces, in a second one. `TranslationSession.run` drives both.
struct BatchAnswers: Sendable {
    /// The answer to one request, by its place in the batch.
    typealias Answer = (index: Int, result: Result<TranslationSession.Response, any Error>)

    /// What the first delivery tells of the whole batch.
    private struct Course {
        let source: LanguageTag
        let target: LanguageTag
        let identifying: Identifying
    }

    /// How a text was translated: the route that it took as a whole, and what engines found of its pieces.
    private struct Findings {
        private(set) var route: Route?
        private(set) var total = TranslationFindings()

        mutating func add(_ answer: TranslationCall.Answer) {
            route = route ?? answer.route
            total.add(answer.findings)
        }
    }

    private let requests: [TranslationSession.Request]
    private let languageIdentifier: any LanguageIdentifying
    private var batch: AttributedBatch
    /// Known before there is an answer, and so before there are pieces.
    private var course: Course?
    /// By request. Of one that goes in pieces it is that of its pieces alone.
    private var findings: [Findings]

    init(to requests: [TranslationSession.Request], languageIdentifier: any LanguageIdentifying) {
        self.requests = requests
        self.languageIdentifier = languageIdentifier
        batch = AttributedBatch(requests)
        findings = Array(repeating: Findings(), count: requests.count)
    }

    /// The call in which the batch goes.
    func call(onFailure: FailureHandling, under rules: CallRules) -> TranslationCall {
        TranslationCall(batch.texts, orAligned: batch.alignedTexts, for: .translation(onFailure: onFailure), under: rules)
    }

    /// The call in which the pieces go, from the same language into the same; nil where there are none.
    func pieceCall(onFailure: FailureHandling, under rules: CallRules) -> TranslationCall? {
        guard let course, !batch.pieceTexts.isEmpty else { return nil }
        var rules = rules
        (rules.source, rules.target) = (course.source, course.target)
        return TranslationCall(batch.pieceTexts, for: .translation(onFailure: onFailure), under: rules)
    }

    /// The batch's call delivered what became of a request.
    ///
    /// - Returns: Its answer; nil where it goes once more, in pieces.
    mutating func delivered(_ delivery: CallDriver.Delivery) -> Answer? {
        if course == nil {
            let identifying = Identifying(languageIdentifier: languageIdentifier, batch: delivery.detection)
            course = Course(source: delivery.source, target: delivery.route.target, identifying: identifying)
        }
        let index = delivery.answer.index
        findings[index].add(delivery.answer)
        switch delivery.answer.result {
        case .success(let text):
            let translation = batch.translated(
                index, as: text, isAligned: delivery.route.givesAlignments, alignment: delivery.answer.alignment)
            guard let translation else {
                findings[index] = Findings()
                return nil
            }
            return (index, .success(response(at: index, translation, delivery)))
        case .failure(let error): return (index, .failure(error))
        }
    }

    /// The pieces' call delivered what became of a piece.
    ///
    /// - Returns: The answer to its request; nil where other pieces of it are still under way.
    mutating func deliveredPiece(_ delivery: CallDriver.Delivery) -> Answer? {
        let piece = delivery.answer.index
        let index = batch.request(ofPiece: piece)
        findings[index].add(delivery.answer)
        switch delivery.answer.result {
        case .success(let text):
            guard let translation = batch.translated(piece: piece, as: text) else { return nil }
            return (index, .success(response(at: index, translation, delivery)))
        case .failure(let error): return (index, .failure(error))
        }
    }

    private func response(
        at index: Int, _ translation: AttributedBatch.Translation, _ delivery: CallDriver.Delivery
    ) -> TranslationSession.Response {
        let taken = findings[index].route ?? delivery.route
        let route = batch.texts[index].isBlank ? taken.withoutLegs : taken
        var response = TranslationSession.Response(
            to: requests[index], targetText: translation.text, source: delivery.source, target: route.target, route: route,
            findings: findings[index].total, identifying: course?.identifying)
        response.targetAttributedText = translation.attributed
        return response
    }
}
