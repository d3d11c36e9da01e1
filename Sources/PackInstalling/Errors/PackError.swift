// SPDX-License-Identifier: Apache-2.0

import Foundation
public import TextScanning

/// Why a pack could not be found, installed, checked or removed. `CancellationError` comes beside it.
public struct PackError: ExplainedError, Sendable {
    /// What kind of failure it is.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        /// The code's name.
        public let description: String

        /// No index of packs is configured.
        public static let noIndex = Code(description: "noIndex")
        /// The index is a file that is not there, or may not be read.
        public static let unreadableIndex = Code(description: "unreadableIndex")
        /// The index is no index.
        public static let badIndex = Code(description: "badIndex")
        /// No such pack is offered.
        public static let notOffered = Code(description: "notOffered")
        /// A name is that of no pack, and no pair of languages.
        public static let unknownName = Code(description: "unknownName")
        /// No such pack is installed.
        public static let notInstalled = Code(description: "notInstalled")
        /// The server cannot be reached: there may be no network.
        public static let noNetwork = Code(description: "noNetwork")
        /// The server refuses.
        public static let serverRefused = Code(description: "serverRefused")
        /// The system, or a person, does not permit it.
        public static let notPermitted = Code(description: "notPermitted")
        /// The disk is full.
        public static let diskFull = Code(description: "diskFull")
        /// What came is not what the index promises.
        public static let wrongChecksum = Code(description: "wrongChecksum")
        /// Another installation runs.
        public static let lockHeld = Code(description: "lockHeld")
        /// The pack is for later versions of this program.
        public static let programTooOld = Code(description: "programTooOld")
        /// A name could lead out of the pack's folder.
        public static let unsafeName = Code(description: "unsafeName")
        /// A program that is needed failed, or is not there.
        public static let programFailed = Code(description: "programFailed")
        /// The system refuses something else.
        public static let systemRefused = Code(description: "systemRefused")
    }

    /// What happened, with what the wording needs.
    enum Fault: Sendable, Hashable {
        case noIndex
        case unreadableIndex(String, Int32)
        case badIndex(String, why: String)
        case badFileEntry(pack: String)
        case badManifest(String)
        case notOffered(String)
        case notInstalled(String)
        case noNetwork(String, why: String)
        case serverRefused(String, status: Int)
        case insecureAddress(String)
        case declined([String])
        case noFolder
        case system(path: String, Int32)
        case tooLittleSpace(path: String, needed: Int, free: Int)
        case wrongChecksum(file: String, from: String)
        case brokenCompression(file: String, from: String)
        case damagedFile(file: String, from: String, why: String)
        case lockHeld(path: String, process: Int32?)
        case laterFormat(Int)
        case laterVersion(pack: String, version: String)
        case unsafeName(String)
        case programFailed(String, status: Int32, message: String)
        case installationFailed(status: Int32, message: [String])
        case unknownName(String)
        case singleLanguage(String)
        case noIndexFor(String)
        case notRoot
    }

    let fault: Fault

    init(_ fault: Fault) {
        self.fault = fault
    }

    /// What kind of failure it is.
    public var code: Code {
        switch fault {
        case .noIndex, .noIndexFor: .noIndex
        case .unreadableIndex: .unreadableIndex
        case .badIndex, .badFileEntry, .badManifest: .badIndex
        case .notOffered: .notOffered
        case .notInstalled: .notInstalled
        case .noNetwork: .noNetwork
        case .serverRefused, .insecureAddress: .serverRefused
        case .declined, .noFolder, .notRoot: .notPermitted
        case .system(_, let number): Self.code(of: number)
        case .tooLittleSpace: .diskFull
        case .wrongChecksum, .brokenCompression, .damagedFile: .wrongChecksum
        case .lockHeld: .lockHeld
        case .laterFormat, .laterVersion: .programTooOld
        case .unsafeName: .unsafeName
        case .programFailed: .programFailed
        case .installationFailed(let status, _): Code(status: status)
        case .unknownName, .singleLanguage: .unknownName
        }
    }

    private static func code(of number: Int32) -> Code {
        switch number {
        case EACCES, EPERM, EROFS: .notPermitted
        case ENOSPC, EDQUOT, EFBIG: .diskFull
        default: .systemRefused
        }
    }
}

extension PackError: Equatable {
    /// Whether both are the same failure.
    public static func == (first: Self, second: Self) -> Bool { first.fault == second.fault }
}
