// SPDX-License-Identifier: Apache-2.0

import LanguageRecognition

// Prints the language of each line of standard input, or why it has none.
let detector = try LanguageDetector()
while let line = readLine() {
    switch detector.detect(line).outcome {
    case .language(let tag, let probability): print(tag, probability, separator: "\t")
    case .undetermined(let reason): print("und", reason.rawValue, separator: "\t")
    }
}
