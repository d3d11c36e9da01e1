// SPDX-License-Identifier: Apache-2.0

import Foundation
import HTTPTransport
import TranslationSessions

/// Fetches the rest of a file of an offer, after what was fetched of it before.
struct FileFetcher: Sendable {
    let client: HTTPClient
    /// Told how many bytes of the file are there.
    let report: @Sendable (Int) -> Void

    /// Fetches a file.
    ///
    /// - Parameters:
    ///   - file: What to fetch.
    ///   - path: Where it is gathered.
    ///   - size: How much of it is there.
    /// - Throws: `CancellationError`.
    func fetch(_ file: PackOffer.File, to path: String, from size: Int) async throws -> InstallationState.Fetching {
        do {
            if file.location.isFileURL {
                try copy(file, to: path, from: size)
                return .whole
            }
            guard file.location.isSafeToFetch else {
                throw PackError(.insecureAddress(file.location.withoutSecrets))
            }
            return try await download(file, to: path, from: size)
        } catch let error as PackError {
            return .failed(error)
        }
    }

    private func copy(_ file: PackOffer.File, to path: String, from size: Int) throws {
        let source = try OpenFile(readingRegular: file.location.path(percentEncoded: false))
        try source.skip(size)
        let target = try OpenFile(writing: path, from: size)
        var size = size
        while true {
            try Task.checkCancellation()
            var failure: PackError?
            let count = try source.read { bytes in
                do throws(PackError) { try target.write(bytes) } catch { failure = error }
            }
            if let failure { throw failure }
            if count == 0 { break }
            size += count
            report(size)
        }
        try target.synchronize()
    }

    private func download(
        _ file: PackOffer.File, to path: String, from start: Int
    ) async throws -> InstallationState.Fetching {
        let address = file.location.withoutSecrets
        let limit = file.fetchedSize ?? PackOffer.File.maximumSize
        let state = Locked((file: OpenFile?.none, size: start))
        let report = report
        let request = HTTPRequest(file.location, fields: start > 0 ? [("Range", "bytes=\(start)-")] : [])
        do {
            try await client.receive(request) { head in
                let offset = try Self.offset(of: head, asked: start, address: address)
                try state.withLock { $0 = (try OpenFile(writing: path, from: offset), offset) }
            } body: { bytes in
                let size = try state.withLock { state in
                    guard bytes.count <= limit - state.size else {
                        throw PackError(.wrongChecksum(file: file.name, from: address))
                    }
                    try state.file?.write(bytes)
                    state.size += bytes.count
                    return state.size
                }
                report(size)
            }
        } catch let error as HTTPError {
            let failure = PackError(.noNetwork(address, why: error.why))
            let size = state.withLock { $0.file == nil ? start : $0.size }
            return [.broken, .timedOut].contains(error.code) ? .broken(at: size, failure) : .failed(failure)
        } catch let error as PackError where start > 0 && error == PackError(.serverRefused(address, status: 416)) {
            // As much as the server's file has is there already, or more.
            return try await download(file, to: path, from: 0)
        }
        let (target, size) = state.withLock { $0 }
        guard let target else { return .failed(PackError(.serverRefused(address, status: 204))) }
        if let whole = file.fetchedSize, size < whole {
            return .broken(at: size, PackError(.noNetwork(address, why: "The connection ended before the file did.")))
        }
        try target.synchronize()
        return .whole
    }

    /// Where what a server sends begins.
    private static func offset(of head: HTTPHead, asked: Int, address: String) throws(PackError) -> Int {
        switch head.status {
        case 200: return 0
        case 206:
            // `bytes 300-999/1000`
            let range = head["Content-Range"]?.split { $0 == " " || $0 == "-" || $0 == "/" } ?? []
            guard range.count > 1, Int(range[1]) == asked else { throw PackError(.serverRefused(address, status: 206)) }
            return asked
        default: throw PackError(.serverRefused(address, status: head.status))
        }
    }
}
