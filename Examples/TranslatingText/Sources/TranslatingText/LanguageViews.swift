// SPDX-License-Identifier: Apache-2.0

import TerminalViews
import Translation

/// Asks whether there is a way from one language to another.
struct LanguageAvailabilityView: View {
    @Environment(FoodModel.self) private var model
    @State private var source = "ca"
    @State private var target = "es"
    @State private var languages: [String] = []
    @State private var answer = ""

    var body: some View {
        VStack {
            Picker("From", selection: $source, among: languages, label: Self.label)
            Picker("Into", selection: $target, among: languages, label: Self.label)
            Text(verbatim: answer)
        }
        // Asked anew for each pair that is picked.
        .task(id: [source, target]) {
            await model.checkLanguageSupport(
                from: Locale.Language(identifier: source), to: Locale.Language(identifier: target))
            answer = model.availability.map { "\(source) → \(target) is \(Self.words(for: $0))" } ?? ""
        }
        .task {
            let supported = await LanguageAvailability().supportedLanguages
            languages = Set(supported.map(\.minimalIdentifier)).sorted()
        }
        .onAppear { model.reset() }
        .navigationTitle("Language availability")
    }

    /// The tag, by which a person picks a language, and its name.
    private static func label(of tag: String) -> String {
        [tag, LanguageTag(tag)?.displayName(in: "en")].compactMap(\.self).joined(separator: " ")
    }

    private static func words(for status: LanguageAvailability.Status) -> String {
        switch status {
        case .installed: "installed: it can be translated now."
        case .supported: "supported: it can be translated directly once a pack is installed."
        case .unsupported: "unsupported: nothing translates directly from the one into the other."
        }
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
            } catch is CancellationError {
                // The page was left, or a newer press of the button has taken over.
            } catch {
                outcome = error.messageForReader
            }
        }
        .navigationTitle("Prepare for translation")
    }
}
