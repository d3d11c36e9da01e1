// SPDX-License-Identifier: Apache-2.0

/// A value that somebody else owns, to be read and changed.
///
/// `$name` of a `State` is one; another is made of two closures:
///
///     let isShown = Binding(get: { model.isShown }, set: { model.isShown = $0 })
@MainActor @propertyWrapper
public struct Binding<Value> {
    private let get: @MainActor () -> Value
    private let set: @MainActor (Value) -> Void

    /// A binding that reads and changes a value by closures.
    public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        self.get = get
        self.set = set
    }

    /// A binding to a value that never changes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    /// The value.
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }
}
