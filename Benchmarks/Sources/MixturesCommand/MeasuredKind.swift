// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import SeededText

/// What the command measures: documents put together in one way, or those written by hand.
enum MeasuredKind: Sendable {
    case generated(MixtureKind)
    case switching

    static let all = MixtureKind.allCases.map(generated) + [.switching]

    /// The kind of a name.
    ///
    /// - Throws: `ValidationError` that lists the names.
    init(named name: String) throws {
        guard let kind = Self.all.first(where: { $0.name == name }) else {
            let names = Self.all.map(\.name).joined(separator: ", ")
            throw ValidationError("no kind is called ‘\(name)’; there are \(names)")
        }
        self = kind
    }

    var name: String {
        switch self {
        case .generated(let kind): kind.rawValue
        case .switching: "switching"
        }
    }
}
