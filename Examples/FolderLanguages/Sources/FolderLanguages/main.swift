// SPDX-License-Identifier: Apache-2.0

import Foundation
import LanguageRecognition
import TextStreams

// FolderLanguages FOLDER
//
// Prints the language of each file in a folder, and how many files each language has. Files are read on all cores, in flat
// memory.

guard CommandLine.arguments.count == 2 else { exit(EX_USAGE) }
let folder = CommandLine.arguments[1]
let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()

let detection = FileDetection(detector: try LanguageDetector()) { notice in
    if case .foundEncoding(let charset) = notice.kind { print("\(notice.input) is in \(charset)") }
}
var counts: [String: Int] = [:]
detection.run(names.map { TextInput(path: "\(folder)/\($0)") }) { input, result in
    switch result {
    case .success(let answer):
        let language = answer.detection.language?.displayName(in: "en") ?? "no language"
        print("\(input.name): \(language)")
        counts[language, default: 0] += 1
    case .failure(let error):
        print(error)
    }
}
for (language, count) in counts.sorted(by: { (-$0.value, $0.key) < (-$1.value, $1.key) }) { print("\(count) × \(language)") }
