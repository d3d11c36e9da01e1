// SPDX-License-Identifier: Apache-2.0

import TerminalViews
import Translation

/// Translates a list, and shows it when all of it is there.
struct BatchAllAtOnceView: View {
    @Environment(FoodModel.self) private var model
    @State private var configuration: TranslationSession.Configuration?

    var body: some View {
        FoodList(configuration: $configuration)
            .translationTask(configuration) { session in
                await model.translateAllAtOnce(using: session)
            }
            .onAppear { model.reset() }
            .navigationTitle("Batch all at once")
    }
}

/// Translates a list, and shows each line of it when it is there.
struct BatchAsSequenceView: View {
    @Environment(FoodModel.self) private var model
    @State private var configuration: TranslationSession.Configuration?

    var body: some View {
        FoodList(configuration: $configuration)
            .translationTask(configuration) { session in
                await model.translateSequence(using: session)
            }
            .onAppear { model.reset() }
            .navigationTitle("Batch as a sequence")
    }
}

/// The dishes, and the buttons under them.
private struct FoodList: View {
    @Environment(FoodModel.self) private var model
    @Binding var configuration: TranslationSession.Configuration?

    var body: some View {
        VStack {
            ForEach(model.foodItems, id: \.self) { Text(verbatim: $0) }
            HStack {
                Button("Translate") { translate() }
                Button("Reset") { model.reset() }
            }
            Text(verbatim: model.failure)
        }
    }

    private func translate() {
        // What was translated before is not translated once more.
        model.reset()
        if configuration == nil {
            configuration = .init(source: Locale.Language(identifier: "es"), target: Locale.Language(identifier: "ca"))
        } else {
            configuration?.invalidate()
        }
    }
}
