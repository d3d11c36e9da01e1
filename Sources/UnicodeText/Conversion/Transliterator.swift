// SPDX-License-Identifier: Apache-2.0

internal import CUnicode
internal import Synchronization

/// Changes the script or the form of text by ICU's rules: `Serbian-Latin/BGN`, `Any-Latin; Latin-ASCII`, `Halfwidth-Fullwidth`.
///
///     let transliterator = try Transliterator(id: "Cyrillic-Latin")
///     try transliterator.transform("Београд")  // Beograd
///
/// A transliterator may be used by many threads at once.
public final class Transliterator: Sendable {
    /// The identifier, or the name that was given with rules.
    public let id: String

    private let pool: Mutex<Pool>

    /// An object of ICU's, which is for one thread at a time.
    ///
    /// `@unchecked Sendable` holds because each is owned by one transform at a time: it is taken out of the pool, or cloned
    /// from the model, under the lock, used by the one who took it, and put back under the lock. The model itself never
    /// transforms: it is cloned and closed under the lock alone. (What clones share, their rules, ICU guards with a lock of its
    /// own.)
    private struct Handle: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    private struct Pool {
        let model: Handle
        var idle: [Handle] = []
    }

    /// The transliterator of an identifier: one of `ids`, or several joined by semicolons, with filters as ICU writes them.
    ///
    /// - Throws: `UnicodeError` with the code `unknownTransliterator`.
    public convenience init(id: String) throws(UnicodeError) {
        try self.init(id: id, rules: nil)
    }

    /// A transliterator of rules as ICU writes them, such as `љ > lj; њ > nj;`.
    ///
    /// - Parameters:
    ///   - rules: The rules.
    ///   - name: The identifier it gets.
    /// - Throws: `UnicodeError` with the code `unknownTransliterator` and what stands where the rules are wrong.
    public convenience init(rules: String, name: String) throws(UnicodeError) {
        try self.init(id: name, rules: rules)
    }

    private init(id: String, rules: String?) throws(UnicodeError) {
        let identifier = Array(id.utf16)
        let units = rules.map { Array($0.utf16) }
        // ICU answers an empty identifier with a transliterator that does nothing.
        guard !identifier.isEmpty, identifier.count <= Int32.max, units.map({ $0.count <= Int32.max }) != false else {
            throw UnicodeError(.unknownTransliterator, id)
        }
        var status: Int32 = 0
        var excerpt = ""
        let model = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer -> OpaquePointer? in
            buffer.initialize(repeating: 0)
            guard let start = buffer.baseAddress else { return nil }
            let model = cunicode_transliterator_open(
                identifier, Int32(identifier.count), units, Int32(units?.count ?? 0), start, &status)
            excerpt = String(cString: start)
            return model
        }
        guard let model else {
            throw UnicodeError(.unknownTransliterator, id, icuCode: status, excerpt: rules == nil ? nil : excerpt)
        }
        self.id = id
        self.pool = Mutex(Pool(model: Handle(pointer: model)))
    }

    deinit {
        pool.withLock { pool in
            for handle in pool.idle + [pool.model] {
                cunicode_transliterator_close(handle.pointer)
            }
        }
    }

    /// The identifiers of all of ICU's own transliterators, sorted.
    public static var ids: [String] {
        var status: Int32 = 0
        let list = String(adopting: cunicode_transliterator_identifiers(&status)) ?? ""
        return list.split(separator: "\n").map(String.init).sorted()
    }

    /// The text, transformed.
    ///
    /// A text of more than 8 kB is transformed in pieces, since ICU's time grows with the square of the length where lengths
    /// change. A piece ends after a line feed, in longer lines after white space, in longer words before a letter; rules do not
    /// see across the cut.
    ///
    /// - Throws: `UnicodeError` with the code `transliterationFailed` where memory runs out, or where rules make text grow
    ///   without end.
    public func transform(_ text: some StringProtocol) throws(UnicodeError) -> String {
        let handle = try take()
        defer { giveBack(handle) }
        let outcome: Result<String, UnicodeError> = text.utf8.withContiguousBytes { bytes in
            var result = ""
            for piece in TransliterationPieces(bytes, size: 8192) {
                var count: Int64 = 0
                var status: Int32 = 0
                let transformed = piece.baseAddress.flatMap {
                    cunicode_transliterator_transform(handle.pointer, $0, Int32(piece.count), &count, &status)
                }
                guard let string = String(adopting: transformed, count: Int(count)) else {
                    return .failure(UnicodeError(.transliterationFailed, id, icuCode: status))
                }
                result += string
            }
            return .success(result)
        }
        return try outcome.get()
    }

    private func take() throws(UnicodeError) -> Handle {
        let result: Result<Handle, UnicodeError> = pool.withLock { pool in
            if let idle = pool.idle.popLast() { return .success(idle) }
            var status: Int32 = 0
            let clone = cunicode_transliterator_clone(pool.model.pointer, &status)
            return clone.map { .success(Handle(pointer: $0)) }
                ?? .failure(UnicodeError(.transliterationFailed, id, icuCode: status))
        }
        return try result.get()
    }

    private func giveBack(_ handle: Handle) {
        pool.withLock { $0.idle.append(handle) }
    }
}
