// SPDX-License-Identifier: Apache-2.0

public import TextScanning

/// Why a script could not be changed.
public struct ScriptConversionError: ExplainedError, Sendable {
    /// What kind of failure it is.
    public struct Code: Sendable, Hashable, CustomStringConvertible {
        /// The code's name.
        public let description: String

        /// The pair is not one of the engine's.
        public static let unknownPair = Code(description: "unknownPair")
        /// The conversion's tables are not there, or cannot be read.
        public static let tablesUnavailable = Code(description: "tablesUnavailable")
        /// The tables are there, but a text could not be converted.
        public static let conversionFailed = Code(description: "conversionFailed")
    }

    /// What kind of failure it is.
    public let code: Code
    /// The name of the conversion, such as `s2tw`.
    public let conversion: String
    /// The error that led to this one.
    public let underlyingError: (any Error)?
    private let reason: String?

    init(_ code: Code, _ conversion: String, reason: String? = nil, underlying: (any Error)? = nil) {
        self.code = code
        self.conversion = conversion
        self.reason = reason
        self.underlyingError = underlying
    }
}

extension ScriptConversionError {
    /// What could not be done, in a sentence.
    public var what: String { "The script could not be changed by “\(conversion)”." }

    /// Why, in a sentence.
    public var why: String {
        let reason = (reason ?? underlyingError.map { "\($0)" }).map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
        switch code {
        case .unknownPair: return "It is not one of the pairs that the engine offers."
        case .tablesUnavailable: return "Its tables cannot be read\(reason.map { ": \($0)" } ?? "")."
        default: return "The conversion failed\(reason.map { ": \($0)" } ?? "")."
        }
    }

    /// What to do about it, in a sentence.
    public var remedy: String {
        switch code {
        case .unknownPair: "Use one of the engine's pairs."
        case .tablesUnavailable: "Install the pair's pack: Debian's libopencc-data, or libicu72 for Serbian."
        default: "Check that there is enough memory, or convert the text in parts."
        }
    }
}
