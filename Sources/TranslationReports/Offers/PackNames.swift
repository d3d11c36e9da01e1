// SPDX-License-Identifier: Apache-2.0

import TranslationSessions

// What people are told of packs.

extension Sequence<Pack> {
    /// The packages to install for these packs, each once.
    package var names: [String] {
        var names: [String] = []
        for pack in self {
            for name in [pack.name] + pack.companions where !names.contains(name) { names.append(name) }
        }
        return names
    }

    /// The command that installs these packs.
    package var installingCommand: String { "dragoman install \(map(\.name).joined(separator: " "))" }
}
