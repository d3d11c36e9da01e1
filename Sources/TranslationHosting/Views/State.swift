// SPDX-License-Identifier: Apache-2.0

import Observation

/// A value that a view keeps for as long as it is in the body of its `HostedView`.
///
///     @State private var configuration: TranslationSession.Configuration?
///
/// A change has the body evaluated again that read it. `$configuration` is a `Binding` to it.
@MainActor @propertyWrapper
public struct State<Value> {
    /// Where the value is, known to all copies of the property.
    private final class Link {
        var cell: StateCell<Value>

        init(_ cell: StateCell<Value>) { self.cell = cell }
    }

    private let link: Link

    /// A state with its first value.
    public init(wrappedValue: Value) {
        link = Link(StateCell(wrappedValue))
    }

    /// The value.
    public var wrappedValue: Value {
        get { link.cell.value }
        nonmutating set { link.cell.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        Binding(get: { link.cell.value }, set: { link.cell.value = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// A state without a value.
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: ConnectedProperty {
    func connect(at place: ViewIdentity, in resolution: inout Resolution) {
        link.cell = resolution.cell(at: place, or: link.cell)
    }
}

/// The value of a state.
@MainActor @Observable
final class StateCell<Value> {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}
