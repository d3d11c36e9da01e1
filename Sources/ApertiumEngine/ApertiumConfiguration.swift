// SPDX-License-Identifier: Apache-2.0

import SystemFiles

/// How Apertium's programs are found and run.
public struct ApertiumConfiguration: Sendable, Hashable {
    /// Where data and programs are, best first: a mode is taken from the first installation in which it is whole.
    public var installations: [ApertiumInstallation]
    /// Folders of packs: each folder in them with unpacked Debian packages is an installation after the others. What is put there
    /// later is found.
    public var packFolders: [String]
    /// The memory that chains of programs may take between calls, in bytes, as proportional set size.
    ///
    /// Chains that are least recently used are ended first; those in use never, so that more may be taken for the time of a call.
    public var memoryBudget: Int
    /// How long a chain that was just started may take for its first answer. Large dictionaries take seconds to load.
    public var firstAnswerDeadline: Duration
    /// How long each answer after that may take.
    public var answerDeadline: Duration
    /// The most bytes of text in a request; longer lines are cut between sentences.
    public var requestSize: Int
    /// Whether chains are kept between calls.
    ///
    /// Without reuse each call starts its own programs, which takes some tenths of a second.
    public var reusesChains: Bool

    /// A configuration, of Debian's packages by default.
    public init(
        installations: [ApertiumInstallation] = [.system], packFolders: [String] = [], memoryBudget: Int = 1_000_000_000,
        firstAnswerDeadline: Duration = .seconds(60), answerDeadline: Duration = .seconds(10), requestSize: Int = 10_000,
        reusesChains: Bool = true
    ) {
        self.installations = installations
        self.packFolders = packFolders
        self.memoryBudget = memoryBudget
        self.firstAnswerDeadline = firstAnswerDeadline
        self.answerDeadline = answerDeadline
        self.requestSize = requestSize
        self.reusesChains = reusesChains
    }
}

extension ApertiumConfiguration {
    /// The installations that there are now, those of packs included.
    var currentInstallations: [ApertiumInstallation] {
        installations
            + packFolders.flatMap { folder in
                (FolderEntries.names(in: folder) ?? [])
                    .map { ApertiumInstallation(unpackedAt: "\(folder)/\($0)") }
                    .filter { FileAccess.isReadable("\($0.dataFolder)/modes") }
            }
    }
}
