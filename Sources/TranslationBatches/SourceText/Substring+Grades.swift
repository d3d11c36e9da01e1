// SPDX-License-Identifier: Apache-2.0

import TextScanning

extension Substring {
    /// Whether it is a single capital, or one with a plus or a minus behind it, as marks of schools and groups of blood are:
    /// `E` is no *and*, and `A-` no article.
    var isCapitalOrGrade: Bool {
        guard utf8.first?.isASCIICapital == true else { return false }
        let sign = unicodeScalars.dropFirst()
        return sign.isEmpty || sign.count == 1 && sign.allSatisfy("+-−–".unicodeScalars.contains)
    }
}
