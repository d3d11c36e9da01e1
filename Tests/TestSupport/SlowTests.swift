// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Testing

/// What is left out, or made smaller, unless `DRAGOMAN_SLOW_TESTS=1` asks for it, as `Scripts/test --full` does.
package enum SlowTests {
    package static let areRun = ProcessInfo.processInfo.environment["DRAGOMAN_SLOW_TESTS"] == "1"

    /// Returns how large a test's input is: a size that a debug build deals with in a second or so, or the one that is meant.
    package static func size(_ usual: Int, whenSlow slow: Int) -> Int {
        areRun ? slow : usual
    }
}

extension Trait where Self == ConditionTrait {
    /// The test runs only where slow tests are asked for.
    package static var slow: Self {
        .enabled(if: SlowTests.areRun, "DRAGOMAN_SLOW_TESTS=1 asks for slow tests")
    }
}
