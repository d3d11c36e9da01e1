// SPDX-License-Identifier: Apache-2.0

/// A value of any type, compared by its own `==`. Values of different types differ.
struct ComparedValue: Equatable {
    private let value: any Equatable

    init(_ value: some Equatable) {
        self.value = value
    }

    static func == (left: ComparedValue, right: ComparedValue) -> Bool {
        func isEqual<Value: Equatable>(_ value: Value) -> Bool { (right.value as? Value) == value }
        return isEqual(left.value)
    }
}
