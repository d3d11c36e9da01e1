// SPDX-License-Identifier: Apache-2.0

public import Translation

/// Views one under the other.
public struct VStack<Inner: View>: View {
    private let content: Inner

    /// Some views. A terminal has lines, whatever the spacing.
    public init(spacing: Double? = nil, @ViewBuilder content: () -> Inner) {
        self.content = content()
    }

    /// What it contains.
    public var body: some View { content }
}

/// Views beside each other. At a terminal they stand under each other too.
public struct HStack<Inner: View>: View {
    private let content: Inner

    /// Some views.
    public init(spacing: Double? = nil, @ViewBuilder content: () -> Inner) {
        self.content = content()
    }

    /// What it contains.
    public var body: some View { content }
}
