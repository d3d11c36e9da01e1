// SPDX-License-Identifier: Apache-2.0

import TerminalViews
import Translation

var environment = TranslationEnvironment.standard
// Galician into English goes by way of Spanish.
environment.policies.allowsPivot = true
// For people whose own languages no engine reaches, and for those who have set none.
environment.preferredLanguages += ["en", "es"]

// All reviews of a page go into one language: the first of the reader's that something translates into.
let sources = Hike.all.flatMap(\.reviews).compactMap { $0.language?.tag }
let finder = await environment.routeFinder()
let own = environment.preferredLanguages[0]
let target =
    environment.preferredLanguages.first { target in
        sources.contains { finder.status(from: $0, to: target) == .installed }
    } ?? own

let program = TerminalProgram(
    "Hikes", in: environment,
    pages: Hike.all.map { hike in
        let model = HikeModel(hike, for: own, into: target)
        return Page(
            hike.id, showing: "NLLanguageRecognizer, translate(batch:) for each language with one session, and an overlay"
        ) { HikeView(model: model) }
    })
await program.run()
