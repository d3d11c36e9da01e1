// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// What stands before the names of saints and rulers, which have others in other languages: *São João*, *Pope Francis*.
enum Honours {
    /// Whether a word is one.
    static func contains(_ word: some StringProtocol) -> Bool { all.contains(word.lowercased()) }

    private static let all = Set(
        words: """
            according apostle apóstol apóstolo ave avé czar dom duke duque duquesa emperador emperor evangelho evangelio \
            gospel imperador infanta infante king papa pape pope prince princesa princess príncipe queen rainha re regina \
            rei reina reine rey roi saint sainte san sant santa santo st são tsar virgem virgen virgin
            """)
}
