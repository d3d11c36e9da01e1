// SPDX-License-Identifier: Apache-2.0

import Testing
import TranslationSessions

@testable import TranslationHosting

@Suite("Dialogs on a terminal")
struct StackedDialogTests {
    /// A dialog that ends right after it was asked whether it is over for the first time.
    private final class EndingDialog: StackedDialog {
        private let asked = Locked(0)

        var isOver: Bool {
            asked.withLock { count in
                count += 1
                return count > 1
            }
        }
        let plainText = ""

        func frame(in size: TerminalSize) -> ScreenFrame { ScreenFrame([]) }
        func press(_ key: TerminalKey, in size: TerminalSize) -> String? { nil }
        func enter(_ line: String) -> String? { nil }
        func endInput() {}
        func fail(_ error: any Error) {}
        func leave() {}
    }

    @Test("one that ends while others are taken away is taken away the next time")
    func takesEachAwayOnce() {
        let dialog = EndingDialog()
        var stack: [any StackedDialog] = [dialog]
        #expect(stack.removeOver().isEmpty && stack.count == 1)
        #expect(stack.removeOver().first === dialog && stack.isEmpty)
    }
}
