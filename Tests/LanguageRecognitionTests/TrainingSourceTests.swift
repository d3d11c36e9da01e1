// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import LanguageRecognition

@Suite("Sources of the training text")
struct TrainingSourceTests {
    @Test(
        "Licences are named one by one, without remarks",
        arguments: [
            ("MIT", ["MIT"]), ("CC-BY-SA-3.0 CC-BY-SA-4.0 (per treebank)", ["CC-BY-SA-3.0", "CC-BY-SA-4.0"]),
            ("CC-BY (version not stated; per story)", ["CC-BY"]), ("as the user's", ["as the user's"]), ("", []),
        ])
    func namesLicences(licence: String, names: [String]) {
        let source = TrainingSource(
            identifier: "x", licence: licence, allowsCommercialUse: true, title: "", repository: "", byteCount: 0, languages: [])
        #expect(source.licenceNames == names)
    }
}
