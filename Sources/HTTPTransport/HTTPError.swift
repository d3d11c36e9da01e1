// SPDX-License-Identifier: Apache-2.0

import CCurl
import Foundation
public import TextScanning

/// Why a server could not be asked, or did not answer to the end. `CancellationError` comes beside it; statuses are no errors.
public struct HTTPError: ExplainedError, Sendable {
    /// What kind of failure it is.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        /// The code's name.
        public let description: String

        /// libcurl is not installed, or is older than 7.68.
        public static let libraryMissing = Code(description: "libraryMissing")
        /// The address or a field of the request is none.
        public static let badAddress = Code(description: "badAddress")
        /// There is no network, no such host, or nothing listens there.
        public static let unreachable = Code(description: "unreachable")
        /// Nothing came for too long.
        public static let timedOut = Code(description: "timedOut")
        /// TLS failed: the server may be another than it says.
        public static let notSecure = Code(description: "notSecure")
        /// The answer leads to another server, and that is not allowed.
        public static let refusedRedirect = Code(description: "refusedRedirect")
        /// The answers lead from address to address.
        public static let tooManyRedirects = Code(description: "tooManyRedirects")
        /// The answer is longer than it may be.
        public static let tooLarge = Code(description: "tooLarge")
        /// The connection broke off.
        public static let broken = Code(description: "broken")
        /// The memory does not suffice.
        public static let noMemory = Code(description: "noMemory")
    }

    /// What happened, with what the wording needs.
    enum Fault: Sendable, Hashable {
        case libraryMissing
        case badAddress
        case unknownHost
        case noConnection(String)
        case timedOut(String)
        case notSecure(String)
        case refusedRedirect(to: String)
        case tooManyRedirects(Int)
        case tooLarge(Int)
        case broken(String)
        case noMemory
    }

    /// The address that was asked, without its query and what else may be secret.
    public let address: String
    let fault: Fault

    init(_ fault: Fault, at url: URL) {
        self.fault = fault
        address = url.withoutSecrets
    }

    /// What kind of failure it is.
    public var code: Code {
        switch fault {
        case .libraryMissing: .libraryMissing
        case .badAddress: .badAddress
        case .unknownHost, .noConnection: .unreachable
        case .timedOut: .timedOut
        case .notSecure: .notSecure
        case .refusedRedirect: .refusedRedirect
        case .tooManyRedirects: .tooManyRedirects
        case .tooLarge: .tooLarge
        case .broken: .broken
        case .noMemory: .noMemory
        }
    }
}

extension HTTPError.Fault {
    /// What libcurl's outcome means, with its words; nil where it means no fault.
    init?(_ outcome: ccurl_outcome, words: String) {
        let said = words.isEmpty ? "nothing more is known" : words
        switch outcome {
        case ccurl_done: return nil
        case ccurl_library_missing: self = .libraryMissing
        case ccurl_no_memory: self = .noMemory
        case ccurl_bad_address: self = .badAddress
        case ccurl_unknown_host: self = .unknownHost
        case ccurl_no_connection: self = .noConnection(said)
        case ccurl_timed_out: self = .timedOut(said)
        case ccurl_not_secure: self = .notSecure(said)
        default: self = .broken(said)
        }
    }
}

extension HTTPError {
    /// What could not be done, in a sentence.
    public var what: String {
        switch fault {
        case .libraryMissing, .badAddress, .noMemory: "\(address) was not asked."
        case .unknownHost, .noConnection, .timedOut, .notSecure: "\(address) cannot be reached."
        case .refusedRedirect, .tooManyRedirects, .tooLarge, .broken: "The answer of \(address) was not taken."
        }
    }

    /// Why, in a sentence.
    public var why: String {
        switch fault {
        case .libraryMissing: "The library libcurl is not installed, or is older than 7.68."
        case .badAddress: "It is no address of http or https, or what goes with it has a line break."
        case .unknownHost: "No host of this name can be found: it does not exist, or there is no network."
        case .noConnection(let words): "No connection came about: \(words)."
        case .timedOut(let words): "It took too long: \(words)."
        case .notSecure(let words): "The connection is not secure: \(words)."
        case .refusedRedirect(let target): "It leads to \(target), which is another server or is not encrypted."
        case .tooManyRedirects(let count): "It leads from one address to the next, more than \(count) times."
        case .tooLarge(let limit): "It has more than the \(limit) bytes that it may have."
        case .broken(let words): "The connection broke off: \(words)."
        case .noMemory: "The memory does not suffice."
        }
    }

    /// What to do about it, in a sentence.
    public var remedy: String {
        switch fault {
        case .libraryMissing: "Install libcurl: on Debian, the package libcurl4."
        case .badAddress: "Give an address such as https://example.org/path."
        case .unknownHost, .noConnection: "See that the machine is online and that the address is right."
        case .timedOut: "Try again later."
        case .notSecure: "See that the address and this machine's clock and certificates are right; do not go around it."
        case .refusedRedirect: "Give the address that it leads to, if you trust it."
        case .tooManyRedirects, .tooLarge: "See that the address is right."
        case .broken: "Try again."
        case .noMemory: "Close other programs and try again."
        }
    }
}
