// SPDX-License-Identifier: Apache-2.0

import TerminalViews
import Translation

var environment = TranslationEnvironment.standard
// Catalan into English goes by way of Spanish.
environment.policies.allowsPivot = true
// For people whose own languages no engine reaches, and for those who have set none.
environment.preferredLanguages += ["en", "es"]

let model = FoodModel()
let program = TerminalProgram(
    "Translating text", in: environment,
    pages: [
        Page("Translate Text", showing: "translationPresentation(isPresented:text:), an overlay and no session") {
            TranslateTextView()
        },
        Page("Replace Text", showing: "replacementAction, which takes the translation that the person accepts") {
            ReplaceTextView()
        },
        Page("Single String", showing: "translationTask(_:action:), translate(_:), and invalidate() for the next text") {
            SingleStringView()
        },
        Page("Batch All at Once", showing: "translations(from:), which answers in the order asked, when all is done") {
            BatchAllAtOnceView().environment(model)
        },
        Page("Batch as a Sequence", showing: "translate(batch:), which answers as results arrive, by clientIdentifier") {
            BatchAsSequenceView().environment(model)
        },
        Page("Language Availability", showing: "LanguageAvailability.status(from:to:), asked without a session") {
            LanguageAvailabilityView().environment(model)
        },
        Page("Prepare for Translation", showing: "prepareTranslation(), which asks for what is missing and translates nothing") {
            PrepareTranslationView()
        },
    ])
await program.run()
