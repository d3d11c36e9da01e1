// SPDX-License-Identifier: Apache-2.0

/// A model that a view around this one gives to all views in it, found by its type.
///
///     @Environment(ReviewModel.self) var model
///
/// The model comes from `environment(_:)`. Reading it where nobody has given it is a mistake in the program, and stops it.
@MainActor @propertyWrapper
public struct Environment<Model: AnyObject> {
    private final class Link {
        var model: Model?
    }

    private let link = Link()

    /// The model of a type.
    public init(_ type: Model.Type) {}

    /// The model.
    public var wrappedValue: Model {
        guard let model = link.model else { preconditionFailure("No view around this one gives it a \(Model.self).") }
        return model
    }
}

extension Environment: ConnectedProperty {
    func connect(at place: ViewIdentity, in resolution: inout Resolution) {
        link.model = resolution.objects[Model.self]
    }
}

extension View {
    /// Gives a model to this view and all views in it, for their `Environment` properties.
    public func environment<Model: AnyObject>(_ model: Model) -> some View {
        EnvironmentView(content: self, model: model)
    }
}

/// Models by their types.
@MainActor
struct EnvironmentObjects {
    private var models: [ObjectIdentifier: AnyObject] = [:]

    subscript<Model: AnyObject>(type: Model.Type) -> Model? {
        get { models[ObjectIdentifier(type)] as? Model }
        set { models[ObjectIdentifier(type)] = newValue }
    }
}

private struct EnvironmentView<Inner: View, Model: AnyObject>: View, ResolvedView {
    let content: Inner
    let model: Model

    var body: Content { Content() }

    func resolve(at identity: ViewIdentity, into resolution: inout Resolution) {
        let outer = resolution.objects
        resolution.objects[Model.self] = model
        resolution.add(content, at: identity.appending("content"))
        resolution.objects = outer
    }
}
