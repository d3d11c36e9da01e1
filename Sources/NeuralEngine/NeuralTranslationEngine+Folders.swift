// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension NeuralTranslationEngine {
    /// The folders in which the models of this machine are looked for: `dragoman/models` in the person's data folder, then in
    /// those of all.
    ///
    /// By the XDG Base Directory Specification these are `$XDG_DATA_HOME`, or `~/.local/share`, and those in `$XDG_DATA_DIRS`, or
    /// `/usr/local/share` and `/usr/share`. Relative paths in them do not count.
    public static var standardFolders: [String] {
        dataFolders(environment: { name in getenv(name).map { String(cString: $0) } }).map { "\($0)/dragoman/models" }
    }

    static func dataFolders(environment: (String) -> String?) -> [String] {
        func absolute(_ path: String?) -> String? { path.flatMap { $0.hasPrefix("/") ? $0 : nil } }
        let home = absolute(environment("HOME")).map { "\($0)/.local/share" }
        let own = absolute(environment("XDG_DATA_HOME")) ?? home
        let listed = environment("XDG_DATA_DIRS").flatMap { $0.isEmpty ? nil : $0 } ?? "/usr/local/share:/usr/share"
        let shared = listed.split(separator: ":").compactMap { absolute(String($0)) }
        return ((own.map { [$0] } ?? []) + shared).map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    }
}
