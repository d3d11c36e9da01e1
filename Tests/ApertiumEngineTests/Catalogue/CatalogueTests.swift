// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition
import Testing
import TranslationSessions

@testable import ApertiumEngine

@Suite struct CatalogueTests {
    /// Modes that gave nothing of use when they were run.
    static let broken: Set<String> = [
        "en-eo-bytecode", "en-eo-bytecode-cg", "eng-hbs", "eng-hbs_BS", "eng-hbs_HR", "eng-hbs_SR", "eo-en-bytecode",
        "eo-en-compounds",
        "eo-en-j", "fr-eo-bytecode", "gl-pt-latin1", "hbs-mkd-pretransfer", "mkd-hbs_BS", "mkd-hbs_HR", "mkd-hbs_SR",
        "pt-gl-latin1",
        "spa-ast-pn-old",
    ]

    /// An engine for which nothing is installed.
    private var pairs: [EnginePair] {
        ApertiumTranslationEngine(configuration: ApertiumConfiguration(installations: [])).allPairs
    }

    @Test("Broken modes are known, and never offered")
    func brokenModesAreKnown() {
        #expect(ModeCatalogue.entries.count == 138)
        #expect(Self.broken.isSubset(of: ModeCatalogue.entries.map(\.mode)))
        #expect(Self.broken.isDisjoint(with: pairs.map(\.name)))
    }

    @Test("Each pair of languages is offered once")
    func eachPairOfLanguages() {
        #expect(Set(pairs.map { "\($0.source)>\($0.target)" }).count == pairs.count)
        #expect(pairs.allSatisfy { $0.source != $0.target })
    }

    @Test("Tags are canonical")
    func tagsAreCanonical() throws {
        for tag in ModeCatalogue.entries.flatMap({ $0.sources + [$0.target] }) {
            #expect(try LanguageTag(parsing: tag.canonical) == tag)
        }
    }

    @Test("Of several modes for the same languages the one with the plainest name is offered")
    func ofSeveralModes() {
        for entry in ModeCatalogue.entries {
            guard case .withheld(let reason) = entry.verdict, reason.contains("serves the same languages") else { continue }
            let rival = ModeCatalogue.entries.first {
                $0.sources == entry.sources && $0.target == entry.target && $0.mode != entry.mode
            }
            #expect(rival.map { reason.hasPrefix($0.mode) && $0.mode.count <= entry.mode.count } == true)
        }
    }

    @Test(
        "Modes are offered under the tags of their languages",
        arguments: [
            ("spa-cat", "es", "ca"), ("eng-spa", "en", "es"), ("es-pt", "es", "pt-PT"), ("es-pt_BR", "es", "pt-BR"),
            ("hbs-eng", "hr", "en"),
            ("hbs-eng", "bs", "en"), ("hbs-eng", "sr-Latn", "en"), ("slv-hbs_SR", "sl", "sr-Latn"), ("slv-hbs_HR", "sl", "hr"),
            ("slv-hbs_BS", "sl", "bs"), ("eng-cat_valencia", "en", "ca-valencia"), ("oc_aran-es", "oc-aranese", "es"),
            ("nob-nno_e", "nb", "nn-x-einf"), ("ind-zlm", "id", "ms"), ("urd-hin", "ur", "hi"), ("es-eo", "es", "eo"),
            ("spa-ast", "es", "ast"),
        ])
    func modesAreOfferedUnder(mode: String, source: String, target: String) {
        #expect(pairs.contains { $0.name == mode && $0.source.canonical == source && $0.target.canonical == target })
    }

    @Test("Modes that give the gist only are marked")
    func modesThatGiveTheGist() {
        let gist = Set(pairs.filter { $0.quality == .gist }.map(\.name))
        #expect(
            gist.isSuperset(of: [
                "hbs-eng", "ro-es", "eu-en", "bel-rus", "rus-bel", "ukr-rus", "hbs-slv", "br-fr", "swe-isl", "szl-pol",
            ]))
        #expect(gist.isDisjoint(with: ["spa-cat", "eng-spa", "rus-ukr", "es-eo"]))
    }

    @Test("Where nothing is installed every pair names its pack, with what that leaves out")
    func whereNothingIsInstalledEvery() {
        #expect(pairs.allSatisfy { !$0.isInstalled && !$0.isScriptConversion })
        #expect(pairs.allSatisfy { $0.pack?.name.hasPrefix("apertium-") == true && ($0.pack?.downloadSize ?? 0) > 100_000 })
        #expect(pairs.first { $0.name == "spa-cat" }?.pack?.companions == ["apertium-lex-tools", "cg3"])
        #expect(pairs.first { $0.name == "es-pt" }?.pack?.companions == [])
    }

    @Test("All packages of entries are known")
    func allPackagesOfEntries() {
        #expect(Set(ModeCatalogue.entries.map(\.package)) == Set(ModeCatalogue.packs.keys))
        #expect(ModeCatalogue.packs.allSatisfy { $0.key == $0.value.name })
    }
}
