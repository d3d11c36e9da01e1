// SPDX-License-Identifier: Apache-2.0

import Foundation
import SystemFiles
package import UserConfiguration

extension ServerSettings {
    /// The settings of a server as a person has set it up.
    ///
    /// - Parameters:
    ///   - server: What is set up.
    ///   - path: The path of the configuration, for messages.
    ///   - variables: The environment of the process, in which keys may stand.
    /// - Throws: `ConfigurationError` where a value cannot be used, or a key would be sent for all to read.
    package init(
        _ server: ConfigurationFile.Server, in path: String, variables: [String: String]
    ) throws(ConfigurationError) {
        let place = "servers.\(server.name)"
        guard let kind = Kind(rawValue: server.kind) else {
            let kinds = Kind.allCases.map(\.rawValue).joined(separator: ", ")
            throw ConfigurationError(path, key: "\(place).kind", why: "is none of \(kinds)")
        }
        let key = try ServerKey(of: server, in: path, variables: variables)
        let address = server.url.map { URL(string: $0) } ?? kind.address(for: key)
        guard let address, ["http", "https"].contains(address.scheme?.lowercased()), address.host() != nil else {
            throw ConfigurationError(path, key: "\(place).url", why: "is missing, or no address of http or https")
        }
        self.init(
            kind, at: address, name: server.name, key: key,
            languages: try ConfigurationFile.tags(server.languages, of: place, in: path), model: server.model,
            region: server.region, silence: server.timeout.map { .seconds(max(1, $0)) }, concurrency: server.concurrency ?? 2)
        // A name and a password in the address are sent with each request, too.
        let sendsSecret = key != nil || address.user() != nil || address.password() != nil
        if sendsSecret, address.scheme?.lowercased() == "http", !isOnThisMachine {
            throw ConfigurationError(
                path, key: "\(place).url", why: "is not encrypted, so a key or password would be sent for all to read")
        }
    }
}

extension ServerKey {
    /// The key that a person has set up, in a file or in a variable of the environment; nil where none is named.
    fileprivate init?(
        of server: ConfigurationFile.Server, in path: String, variables: [String: String]
    ) throws(ConfigurationError) {
        let place = "servers.\(server.name)"
        if let file = server.keyFile {
            let bytes: [UInt8]
            do {
                bytes = try FileBytes.readRegular(file)
            } catch {
                throw ConfigurationError(
                    path, key: "\(place).key-file", why: "names a file that cannot be read: \(file) (\(error.reason))")
            }
            guard bytes.count < 1 << 16, let key = ServerKey(String(decoding: bytes, as: UTF8.self)) else {
                throw ConfigurationError(path, key: "\(place).key-file", why: "names a file without a key: \(file)")
            }
            self = key
        } else if let variable = server.keyVariable {
            guard let key = variables[variable].flatMap({ ServerKey($0) }) else {
                throw ConfigurationError(path, key: "\(place).key-variable", why: "names a variable without a key: \(variable)")
            }
            self = key
        } else {
            return nil
        }
    }
}
