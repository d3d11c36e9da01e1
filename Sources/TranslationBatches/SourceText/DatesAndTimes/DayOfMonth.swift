// SPDX-License-Identifier: Apache-2.0

import TextScanning

extension Substring {
    /// What follows the number of a day that a word begins with, as `th` in `12th`; nil where it begins with none from 1 to 31.
    var behindDayOfMonth: Substring? {
        let number = prefix(while: \.isASCIIDigit)
        guard number.count < 3, let day = Int(number), 1...31 ~= day else { return nil }
        return self[number.endIndex...]
    }
}
