// SPDX-License-Identifier: Apache-2.0

import NaturalLanguage
import TerminalViews
import Translation

/// The page of a hike: its summary, which is translated over the page, and its reviews, which are translated in their places.
struct HikeView: View {
    @State private var showsTranslation = false
    let model: HikeModel

    var body: some View {
        VStack {
            Text(verbatim: model.hike.summary)
                .translationPresentation(isPresented: $showsTranslation, text: model.hike.summary)
            Button("Translate the summary") { showsTranslation.toggle() }
            Picker("Reviews in", selection: filter, among: [nil] + model.languages) {
                $0?.name ?? "all languages"
            }
            Button("Translate the reviews shown") { model.translate() }
            if let notice = model.notice { Text(verbatim: notice) }
            Text(verbatim: model.outcome)
            ForEach(model.shownReviews, id: \.id) { review in
                Text(verbatim: "\(review.author) (\(review.language?.name ?? "no language")): \(review.text)")
                if let translation = review.translation { Text(verbatim: "    → \(translation)") }
            }
            ForEach(model.failures, id: \.self) { Text(verbatim: "! \($0)") }
        }
        .translationTask(model.configuration) { session in
            await model.translateReviews(using: session)
        }
        .navigationTitle(model.hike.id)
    }

    private var filter: Binding<NLLanguage?> {
        Binding(get: { model.filter }, set: { model.filter = $0 })
    }
}
