// SPDX-License-Identifier: Apache-2.0

import ApertiumEngine
import LanguageRecognition
import LanguageSegmentation
import NeuralEngine
public import PackInstalling
import ScriptConversionEngine
public import TranslationSessions

extension TranslationEnvironment {
    /// The environment that sessions work with where none is named: the built-in engines, and the profile inside the program.
    ///
    /// It asks nobody, so that nothing is installed, translates directly only, and sends no text anywhere. A copy can be changed:
    ///
    ///     var environment = TranslationEnvironment.standard
    ///     environment.policies.allowsPivot = true
    ///     let session = TranslationSession(from: nil, to: "es", environment: environment)
    ///
    /// All copies share the engines, so that what one session has warmed up serves the next. In a program that was built
    /// without a profile no language is identified; sessions that are given their source work all the same.
    public static let standard = TranslationEnvironment(
        engines: BuiltInEngines.engines,
        languageIdentifier: (try? LanguageDetector()).map { StandardLanguageIdentifier(detector: $0) }
            ?? UnavailableLanguageIdentifier(),
        // Whatever is asked for is being installed already where another program was asked before.
        installer: StandardPackInstaller(
            .standard, lockTimeout: .seconds(3600), check: { ModelFileCheck.fault(ofFile: $0, at: $1) }))
}

/// What stands for an identifier in a program without a profile: it never knows.
private struct UnavailableLanguageIdentifier: LanguageIdentifying {
    func evidence(of text: String) -> Evidence { .zero }

    func detection(for evidence: Evidence) -> Detection {
        Detection(outcome: .undetermined(.tooLittleEvidence), hypotheses: [], script: nil)
    }

    func spans(of text: String) -> [LanguageSpan] {
        text.isEmpty
            ? [] : [LanguageSpan(range: 0..<text.utf8.count, outcome: .undetermined(.tooLittleEvidence), evidence: .zero)]
    }
}

/// The engines that this package brings along.
public enum BuiltInEngines {
    /// What changes scripts, which is a part of many routes.
    static let scriptConversion = ScriptConvertingEngine()

    /// One of each, those to be preferred first: a script is converted before anything is translated, and of engines that are
    /// equally good the one is taken that knows the whole sentence. They offer what the standard catalogue has.
    public static let engines = engines(with: .standard)

    /// One of each, which use and offer the packs of a catalogue.
    public static func engines(with catalogue: PackCatalogue) -> [any TranslationEngine] {
        let folders = catalogue.folders.all
        let models = folders + NeuralTranslationEngine.standardFolders.filter { !folders.contains($0) }
        let offers = KnownOffers(of: catalogue)
        return [
            scriptConversion, NeuralTranslationEngine(models: models) { offers.pairs(of: "neural") },
            ApertiumTranslationEngine(configuration: ApertiumConfiguration(packFolders: folders)),
        ]
    }

    /// What was left out when the program was built, in words; empty where nothing was.
    public static var leftOut: [String] {
        #if OpenCC
            []
        #else
            ["Chinese script conversion by OpenCC (the trait OpenCC)"]
        #endif
    }
}
