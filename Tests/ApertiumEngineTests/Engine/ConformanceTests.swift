// SPDX-License-Identifier: Apache-2.0

import ApertiumEngine
import TestSupport
import Testing
import TranslationTesting

@Suite(.needsApertium, .serialized, .timeLimit(.minutes(10))) struct ConformanceTests {
    @Test(
        "The engine keeps the promises of its protocol",
        arguments: [("es-pt", "es"), ("spa-cat", "es"), ("eng-spa", "en"), ("hbs-eng", "hr")])
    func theEngineKeepsThePromises(mode: String, tag: String) async throws {
        let engine = Apertium.engine()
        let suite = EngineConformance(of: engine, over: try Apertium.pair(mode), sentences: try TestSentences.lines(of: tag))
        #expect(await suite.violations() == [])
        await engine.releaseIdleResources()
    }
}
