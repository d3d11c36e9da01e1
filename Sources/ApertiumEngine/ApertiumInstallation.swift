// SPDX-License-Identifier: Apache-2.0

import SystemFiles

/// Where Apertium's data and programs are.
///
///     ApertiumInstallation.system
///     ApertiumInstallation(unpackedAt: "/home/ana/.local/share/packs/apertium-spa-cat")
public struct ApertiumInstallation: Sendable, Hashable {
    /// The folder that holds `modes` and a folder for each language pair. Not slash-ended.
    public let dataFolder: String
    /// The folders in which programs are looked for, in this order.
    public let programFolders: [String]
    /// Folders of shared libraries that the programs need and the system's loader does not know.
    public let libraryFolders: [String]

    /// The folder that Debian's mode files name.
    private static let packagedDataFolder = "/usr/share/apertium"

    /// An installation.
    public init(dataFolder: String, programFolders: [String], libraryFolders: [String] = []) {
        self.dataFolder = dataFolder
        self.programFolders = programFolders
        self.libraryFolders = libraryFolders
    }

    /// What Debian's packages install.
    public static let system = ApertiumInstallation(
        dataFolder: packagedDataFolder, programFolders: ["/usr/bin", "/usr/local/bin", "/bin"])

    /// Debian packages unpacked below a folder, which takes no root: `dpkg-deb -x FILE.deb FOLDER`.
    ///
    /// Programs that are not among them are the system's.
    public init(unpackedAt folder: String) {
        let folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        self.init(
            dataFolder: folder + Self.packagedDataFolder,
            programFolders: [folder + "/usr/bin"] + Self.system.programFolders,
            libraryFolders: ["\(folder)/usr/lib/\(Self.multiarchName)", "\(folder)/usr/lib"])
    }

    /// Debian's name of this kind of machine, after which it names the folder of libraries.
    private static var multiarchName: String {
        #if arch(arm64)
            "aarch64-linux-gnu"
        #elseif arch(x86_64)
            "x86_64-linux-gnu"
        #else
            "unknown"
        #endif
    }
}

extension ApertiumInstallation {
    /// The path of a mode's file, there or not.
    func path(ofMode mode: String) -> String { "\(dataFolder)/modes/\(mode).mode" }

    /// The path of a program; nil where it is not installed.
    func path(ofProgram name: String) -> String? {
        FileAccess.program(name, in: programFolders)
    }

    /// An argument of a mode file with this installation's folder in place of the one it was packaged for.
    func relocated(_ argument: String) -> String {
        guard argument.hasPrefix(Self.packagedDataFolder + "/") else { return argument }
        return dataFolder + argument.dropFirst(Self.packagedDataFolder.count)
    }

    /// The environment of the programs: theirs alone, so that nothing of the host's changes what they answer.
    var environment: [String] {
        let libraries = libraryFolders.isEmpty ? [] : ["LD_LIBRARY_PATH=" + libraryFolders.joined(separator: ":")]
        return ["LC_ALL=C.UTF-8", "PATH=" + programFolders.joined(separator: ":")] + libraries
    }
}
