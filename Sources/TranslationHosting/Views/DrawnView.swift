// SPDX-License-Identifier: Apache-2.0

/// A view that a toolkit draws: a label, a button, a field.
///
/// It draws nothing by itself. A toolkit finds those of a body in `HostedView.drawnViews`, and does with them what it does:
///
///     struct Label: DrawnView {
///         let text: String
///     }
///
/// A change that is to be drawn is noticed where the view's value is read while the body is evaluated: a field keeps what its
/// binding had, beside the binding.
public protocol DrawnView: View {}

extension DrawnView where Body == Content {
    /// Nothing of its own: a container's body is what it contains.
    public var body: Content { Content() }
}
