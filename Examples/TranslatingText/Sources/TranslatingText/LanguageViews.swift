// SPDX-License-Identifier: Apache-2.0

import TerminalViews
import Translation

/// Asks whether there is a way from one language to another.
struct LanguageAvailabilityView: View {
    @Environment(FoodModel.self) private var model
    @State private var source = "ca"
    @State private var target = "es"
    @State private var languages: [String] = []

    var body: some View {
        VStack {
            Picker("From", selection: $source, among: languages) { $0 }
            Picker("Into", selection: $target, among: languages) { $0 }
            Button("Check") {
                Task {
                    await model.checkLanguageSupport(
                        from: Locale.Language(identifier: source), to: Locale.Language(identifier: target))
                }
            }
            switch model.isTranslationSupported {
            case true?: Text("Supported: this pair can be offered.")
            case false?: Text("Unsupported: do not offer this pair.")
            case nil: Text("Not checked yet.")
            }
        }
        .task {
            let supported = await LanguageAvailability().supportedLanguages
            languages = Set(supported.map(\.minimalIdentifier)).sorted()
        }
        .onAppear { model.reset() }
        .navigationTitle("Language availability")
    }
}

/// Gets a pair ready before there is a text.
struct PrepareTranslationView: View {
    @State private var configuration = TranslationSession.Configuration(
        source: Locale.Language(identifier: "pt_BR"), target: Locale.Language(identifier: "es_ES"))
    @State private var wasPressed = false
    @State private var outcome = "Portuguese and Spanish may have to be installed first."

    var body: some View {
        VStack(spacing: 20) {
            Text(verbatim: outcome)
            Button("Prepare") {
                configuration.invalidate()
                wasPressed = true
            }
        }
        .translationTask(configuration) { session in
            // The configuration is there from the start, so this runs when the view appears, too.
            guard wasPressed else { return }
            do {
                try await session.prepareTranslation()
                outcome = "Ready: from here on nobody is asked, and no network is needed."
            } catch {
                outcome = "\(error)"
            }
        }
        .navigationTitle("Prepare for translation")
    }
}
