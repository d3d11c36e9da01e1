// SPDX-License-Identifier: Apache-2.0

import SystemFiles

/// The labelled files that recognisers are developed by: those of `dev/` in a folder of corpora.
public enum DevelopmentFiles {
    /// The paths of the files, in order of their names.
    ///
    /// - Parameter corpora: The folder of corpora, as `DRAGOMAN_CORPORA` names it.
    /// - Throws: `EvaluationError` where there are none.
    public static func paths(in corpora: String) throws(EvaluationError) -> [String] {
        let folder = corpora + "/dev"
        let names = (FolderEntries.names(in: folder) ?? []).filter { $0.hasSuffix(".tsv") || $0.hasSuffix(".tsv.xz") }
        guard !names.isEmpty else { throw EvaluationError(.noLabelledFiles, "\(folder) holds no .tsv or .tsv.xz files") }
        return names.map { "\(folder)/\($0)" }
    }

    /// The name of a set of texts: its file's, without folder and endings.
    public static func setName(of path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return String(name.prefix { $0 != "." })
    }
}
