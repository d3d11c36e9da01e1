// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

/// All of a profile but what is judged on held-back text.
struct ProfileDraft {
    let fingerprint: [UInt8]
    let parameters: [UInt8]
    let classes: ScriptClasses
    let groups: ClassGroups
    let characters: [UInt8]
    let matrix: [UInt8]
    let sources: [UInt8]
    let rows: [UInt8]

    /// The profile with its languages and its calibration.
    func bytes(_ languages: [ProfileLanguage], calibration: [UInt8]) -> [UInt8] {
        var writer = ProfileWriter(fingerprint: fingerprint)
        writer.add(.parameters, parameters)
        writer.add(.languages, ProfileContents.languages(languages))
        writer.add(.scripts, ProfileContents.scripts(classes, groups: groups))
        writer.add(.characters, characters)
        writer.add(.matrix, matrix)
        writer.add(.calibration, calibration)
        writer.add(.sources, sources)
        writer.add(.rows, rows)
        return writer.bytes()
    }
}
