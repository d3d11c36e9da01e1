// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The folders for data and caches, by the XDG Base Directory Specification. Relative paths in the variables do not count.
package struct DataFolders: Sendable {
    /// `$XDG_DATA_HOME`, or `~/.local/share`; nil without a home.
    package let own: String?
    /// `$XDG_DATA_DIRS`, or `/usr/local/share` and `/usr/share`.
    package let shared: [String]
    /// `$XDG_CACHE_HOME`, or `~/.cache`; nil without a home.
    package let cache: String?

    /// Those of this process.
    package static var current: DataFolders { DataFolders { getenv($0).map { String(cString: $0) } } }

    /// - Parameter variable: The value of a variable of the environment; nil where it is not set.
    package init(of variable: (String) -> String?) {
        func absolute(_ path: String?) -> String? {
            path.flatMap { $0.hasPrefix("/") ? ($0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0) : nil }
        }
        let home = absolute(variable("HOME"))
        own = absolute(variable("XDG_DATA_HOME")) ?? home.map { "\($0)/.local/share" }
        cache = absolute(variable("XDG_CACHE_HOME")) ?? home.map { "\($0)/.cache" }
        let listed = variable("XDG_DATA_DIRS").flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
        shared = listed.split(separator: ":").compactMap { absolute(String($0)) }
    }
}
