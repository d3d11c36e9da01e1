// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The folders for data and caches, by the XDG Base Directory Specification. Relative paths in the variables do not count.
package struct DataFolders: Sendable {
    /// `$XDG_DATA_HOME`, or `~/.local/share`; nil without a home.
    package let own: String?
    /// `$XDG_DATA_DIRS`, or `/usr/local/share` and `/usr/share`.
    package let shared: [String]
    /// `$XDG_CACHE_HOME`, or `~/.cache`; nil without a home.
    package let cache: String?

    /// Those of this process.
    package static var current: DataFolders { DataFolders(environment: ProcessInfo.processInfo.environment) }

    package init(environment: [String: String]) {
        func absolute(_ path: String?) -> String? {
            path.flatMap { $0.hasPrefix("/") ? ($0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0) : nil }
        }
        let home = absolute(environment["HOME"])
        own = absolute(environment["XDG_DATA_HOME"]) ?? home.map { "\($0)/.local/share" }
        cache = absolute(environment["XDG_CACHE_HOME"]) ?? home.map { "\($0)/.cache" }
        let listed = environment["XDG_DATA_DIRS"].flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
        shared = listed.split(separator: ":").compactMap { absolute(String($0)) }
    }
}
