// SPDX-License-Identifier: Apache-2.0

import TranslationSessions

extension NeuralTranslationEngine {
    /// The folders in which the models of this machine are looked for: `dragoman/models` and `dragoman/packs` in the person's
    /// data folder, then in those of all. Into the first people put models; into the second packs are installed.
    ///
    /// By the XDG Base Directory Specification these are `$XDG_DATA_HOME`, or `~/.local/share`, and those in `$XDG_DATA_DIRS`, or
    /// `/usr/local/share` and `/usr/share`. Relative paths in them do not count.
    public static var standardFolders: [String] {
        let folders = DataFolders.current
        return ((folders.own.map { [$0] } ?? []) + folders.shared).flatMap { ["\($0)/dragoman/models", "\($0)/dragoman/packs"] }
    }
}
