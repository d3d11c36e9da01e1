// SPDX-License-Identifier: Apache-2.0

import CNeural

/// A way to calculate.
struct Arithmetic: Sendable {
    /// Functions of the program, in a constant that nothing writes.
    nonisolated(unsafe) let functions: UnsafePointer<dragoman_arithmetic>
    let isReference: Bool

    /// The fastest exact way on this machine.
    static let best = Arithmetic(functions: dragoman_best_arithmetic(), isReference: false)

    /// As fxtranslate calculates on x86-64, for comparing with it.
    static let reference = Arithmetic(functions: dragoman_reference_arithmetic(), isReference: true)

    /// The exact ways that this machine knows, the plain one first. All give the same bits.
    static var exact: [Arithmetic] {
        (0...).lazy.map { dragoman_exact_arithmetic($0) }.prefix { $0 != nil }.compactMap { functions in
            functions.map { Arithmetic(functions: $0, isReference: false) }
        }
    }

    /// Its name, such as `avx2`.
    var name: String { String(cString: functions.pointee.name) }
}
