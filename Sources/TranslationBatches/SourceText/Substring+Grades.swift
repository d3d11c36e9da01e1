// SPDX-License-Identifier: Apache-2.0

import TextScanning

extension Substring {
    /// Whether it is a single capital: `E` is no *and*.
    var isCapital: Bool { utf8.count == 1 && utf8.first?.isASCIICapital == true }

    /// Whether it is a capital with a plus or a minus behind it, as marks of schools and groups of blood are: `A-` is no article.
    var isGrade: Bool {
        guard utf8.first?.isASCIICapital == true else { return false }
        let sign = unicodeScalars.dropFirst()
        return sign.count == 1 && sign.allSatisfy("+-−–".unicodeScalars.contains)
    }
}
