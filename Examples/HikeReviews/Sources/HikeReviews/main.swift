// SPDX-License-Identifier: Apache-2.0

import TerminalViews
import Translation

var environment = TranslationEnvironment.standard
// Galician into English goes by way of Spanish.
environment.policies.allowsPivot = true
// For people whose own languages no engine reaches, and for those who have set none.
environment.preferredLanguages += ["en", "es"]

let program = TerminalProgram(
    "Hikes", in: environment,
    pages: Hike.all.map { hike in
        let model = HikeModel(hike, for: environment.preferredLanguages.first)
        return Page(
            hike.id, showing: "NLLanguageRecognizer, translate(batch:) for each language with one session, and an overlay"
        ) { HikeView(model: model) }
    })
await program.run()
