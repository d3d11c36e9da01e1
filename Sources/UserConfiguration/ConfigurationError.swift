// SPDX-License-Identifier: Apache-2.0

import SystemFiles
public import TextScanning

/// Why a configuration cannot be used.
public struct ConfigurationError: ExplainedError, Sendable, Hashable {
    /// What is wrong, with what the wording needs.
    enum Fault: Error, Sendable, Hashable {
        case unreadable(SystemError)
        case notUTF8
        case syntax(line: Int, column: Int, words: String)
        case unknownKey(String)
        case missing(String)
        case wrongValue(String)
        case nameTwice(String)
        case unknownName(String, known: [String])
        case invalid(String, why: String)
        case badOption(why: String, remedy: String)
    }

    /// The file's path, or the option of a command such as `--engine`.
    public let path: String
    let fault: Fault

    init(_ path: String, _ fault: Fault) {
        self.path = path
        self.fault = fault
    }

    /// A value of a file that nobody can use.
    ///
    /// - Parameters:
    ///   - key: Where it stands, such as `servers.home.url`.
    ///   - why: A clause without a full stop.
    package init(_ path: String, key: String, why: String) {
        self.init(path, .invalid(key, why: why))
    }

    /// A name that no engine has.
    package init(_ path: String, unknownEngine name: String, known: [String]) {
        self.init(path, .unknownName(name, known: known))
    }

    /// An option that has a value which it cannot have.
    package init(option: String, why: String, remedy: String) {
        self.init(option, .badOption(why: why, remedy: remedy))
    }

    /// Whether the fault is in an option of a command, and not in the file.
    package var isOfOption: Bool { path.hasPrefix("--") }

    /// The file or the option.
    public var what: String { path }

    /// What is wrong, in a clause.
    public var why: String {
        switch fault {
        case .unreadable(let error): "it cannot be read (\(error.reason))"
        case .notUTF8: "it is not in UTF-8"
        case .syntax(let line, let column, let words):
            "line \(line), column \(column): \(words)"
        case .unknownKey(let key): "there is no setting “\(key)”"
        case .missing(let key): "“\(key)” is missing"
        case .wrongValue(let key): "“\(key)” has a value of another kind"
        case .nameTwice(let name): "“\(name)” is the name of a server and of a command"
        case .unknownName(let name, let known): "there is no engine “\(name)”; there are \(known.joined(separator: ", "))"
        case .invalid(let key, let why): "“\(key)” \(why)"
        case .badOption(let why, _): why
        }
    }

    /// What to do about it.
    public var remedy: String {
        switch fault {
        case .unreadable: "Make it a file that may be read, remove it, or name another folder by XDG_CONFIG_HOME."
        case .notUTF8: "Save it in UTF-8."
        case .unknownName(let name, let known):
            (known.first { $0.lowercased() == name.lowercased() }.map { "Did you mean “\($0)”? " } ?? "")
                + "Name one of them; ‘dragoman engines’ lists them."
        case .badOption(_, let remedy): remedy
        default: "Correct the file; docs/engines.md describes it."
        }
    }
}
