// SPDX-License-Identifier: Apache-2.0

import TranslationSessions

/// The state machine of one installation: what is to be done next, by what has come of what was done.
///
/// It knows no file and no network. The driver does each step and tells it how that went.
struct InstallationState: Sendable {
    /// What is to be done next.
    enum Step: Sendable, Equatable {
        /// Tell what is there. Whoever asks keeps others from installing into the folder.
        case survey
        /// Fetch a file of the offer; what has been fetched of it before is kept.
        case fetch(Int, resumingAt: Int)
        /// Check what was fetched of a file, and decompress it where it is compressed.
        case unpack(Int)
        /// Write the manifest, and put the pack in its place.
        case complete
        /// All is done.
        case finish
        /// It cannot go on. What was fetched is kept for the next time, or is taken away.
        case fail(PackError, keepingFiles: Bool)
    }

    /// What is there when the installation begins.
    struct Survey: Sendable {
        /// The version of the pack that is installed in the folder; nil where none is, or where it is damaged.
        var installedVersion: String?
        /// How many bytes of each file have been fetched before and not been unpacked; nil where none were.
        var fetchedSizes: [Int?]
        /// Which files have been unpacked before.
        var unpackedFiles: Set<Int>
        /// How many bytes are free where the folder is.
        var freeSize: Int
    }

    /// How fetching a file ended.
    enum Fetching: Sendable {
        case whole
        /// The connection ended before the file did; there is this much of it.
        case broken(at: Int, PackError)
        case failed(PackError)
    }

    /// What came of a file that was fetched.
    enum Unpacking: Sendable {
        case whole
        /// It is not what was promised.
        case wrong(PackError)
        case failed(PackError)
    }

    /// How often a file is asked for again where each time more of it came.
    private static let mostTries = 20

    private let offer: PackOffer
    private let folder: String
    private var received: [Int]
    private var unpacked: Set<Int> = []
    /// The file at work.
    private var current = 0
    /// Whether the file at work is one that an earlier installation has begun: then a wrong sum may be that one's fault.
    private var isResumed = false
    private var tryCount = 0
    private var lastSize = 0

    init(of offer: PackOffer, into folder: String) {
        self.offer = offer
        self.folder = folder
        received = offer.files.map { _ in 0 }
    }

    /// How far it is.
    var progress: PackProgress {
        PackProgress(
            files: offer.files.indices.map {
                let file = offer.files[$0]
                return PackProgress.File(name: file.name, receivedSize: received[$0], size: file.fetchedSize ?? file.size)
            }, isWhole: unpacked.count == offer.files.count)
    }

    /// What is done first.
    mutating func begin() -> Step { .survey }

    /// What follows when it is known what is there.
    mutating func surveyed(_ survey: Survey) -> Step {
        if survey.installedVersion == offer.version { return .finish }
        for index in survey.unpackedFiles { markUnpacked(index) }
        for (index, size) in survey.fetchedSizes.enumerated() where !unpacked.contains(index) { received[index] = size ?? 0 }
        let needed = offer.files.indices.reduce(0) { $0.addingClamped(missingSize(of: $1)) }
        guard needed <= survey.freeSize else {
            return .fail(PackError(.tooLittleSpace(path: folder, needed: needed, free: survey.freeSize)), keepingFiles: true)
        }
        return nextFile()
    }

    /// What follows when the folder could not be surveyed, or a file not be put in its place.
    func failed(_ error: PackError) -> Step { .fail(error, keepingFiles: error.code != .diskFull) }

    /// Bytes of the file at work have come; there is this much of it now.
    mutating func received(_ size: Int) { received[current] = size }

    /// What follows when fetching the file at work has ended.
    mutating func fetched(_ fetching: Fetching) -> Step {
        switch fetching {
        case .whole:
            return .unpack(current)
        case .broken(let size, let error):
            tryCount = size > lastSize ? tryCount + 1 : Self.mostTries
            lastSize = max(lastSize, size)
            received[current] = size
            return tryCount < Self.mostTries ? .fetch(current, resumingAt: isCheckable(current) ? size : 0) : failed(error)
        case .failed(let error):
            return failed(error)
        }
    }

    /// What follows when the file at work was checked and unpacked.
    mutating func unpacked(_ unpacking: Unpacking) -> Step {
        switch unpacking {
        case .whole:
            markUnpacked(current)
            return nextFile()
        case .wrong where isResumed:
            return fetch(from: 0)
        case .wrong(let error):
            return .fail(error, keepingFiles: false)
        case .failed(let error):
            return failed(error)
        }
    }

    /// What follows when the pack is in its place.
    func completed() -> Step { .finish }

    private mutating func markUnpacked(_ index: Int) {
        unpacked.insert(index)
        let file = offer.files[index]
        received[index] = file.fetchedSize ?? max(received[index], file.size ?? 0)
    }

    private mutating func nextFile() -> Step {
        guard let next = offer.files.indices.first(where: { !unpacked.contains($0) }) else { return .complete }
        current = next
        return fetch(from: isCheckable(next) ? received[next] : 0)
    }

    /// Whether a file has a sum. Without one nobody could tell whether two halves are of one file.
    private func isCheckable(_ index: Int) -> Bool {
        offer.files[index].fetchedSHA256 != nil || offer.files[index].sha256 != nil
    }

    private mutating func fetch(from size: Int) -> Step {
        let size = size <= offer.files[current].fetchedSize ?? .max ? size : 0
        received[current] = size
        isResumed = size > 0
        (tryCount, lastSize) = (0, size)
        return size > 0 && size == offer.files[current].fetchedSize ? .unpack(current) : .fetch(current, resumingAt: size)
    }

    /// How many bytes a file still takes on the disk, as far as is known.
    private func missingSize(of index: Int) -> Int {
        guard !unpacked.contains(index) else { return 0 }
        let file = offer.files[index]
        let fetched = max(0, (file.fetchedSize ?? 0) - received[index])
        return file.compression == nil ? fetched : fetched.addingClamped(file.size ?? 0)
    }
}
