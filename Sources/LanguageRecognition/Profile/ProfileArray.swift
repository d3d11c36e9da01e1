// SPDX-License-Identifier: Apache-2.0

/// A run of values inside a profile, with what keeps their memory alive.
///
/// `@unchecked Sendable` is right because the memory is never written to (see `ProfileStorage`) and lives as long as this value.
package struct ProfileArray<Element: BitwiseCopyable>: @unchecked Sendable {
    private let storage: ProfileStorage
    let base: UnsafePointer<Element>
    package let count: Int

    private init(storage: ProfileStorage, base: UnsafePointer<Element>, count: Int) {
        self.storage = storage
        self.base = base
        self.count = count
    }

    /// The values of an array, copied to where a cache line begins.
    package init(copying values: [Element]) {
        let storage = values.withUnsafeBytes { ProfileStorage(copying: $0) }
        // Memory that was just allocated has an address.
        guard let start = storage.bytes.baseAddress else { preconditionFailure("a copy without memory") }
        self.init(storage: storage, base: start.assumingMemoryBound(to: Element.self), count: values.count)
    }

    /// The value at an index, which is checked.
    package subscript(index: Int) -> Element {
        precondition(index >= 0 && index < count, "an index beyond a section of the profile")
        return base[index]
    }
}

extension ProfileArray where Element == UInt8 {
    /// The bytes of a storage from an offset on; nil where they are not all there.
    init?(storage: ProfileStorage, offset: UInt64, length: UInt64) {
        let (end, overflow) = offset.addingReportingOverflow(length)
        guard !overflow, end <= UInt64(storage.bytes.count), let start = storage.bytes.baseAddress else { return nil }
        self.init(
            storage: storage, base: (start + Int(offset)).assumingMemoryBound(to: UInt8.self), count: Int(length))
    }

    /// Values of another type that begin at a byte offset; nil where they are not all there or not aligned.
    func slice<Value: BitwiseCopyable>(at offset: Int, count: Int, of type: Value.Type) -> ProfileArray<Value>? {
        let (length, overflow) = count.multipliedReportingOverflow(by: MemoryLayout<Value>.stride)
        guard offset >= 0, count >= 0, !overflow, offset <= self.count, length <= self.count - offset else { return nil }
        let start = UnsafeRawPointer(base) + offset
        guard UInt(bitPattern: start) % UInt(MemoryLayout<Value>.alignment) == 0 else { return nil }
        return ProfileArray<Value>(storage: storage, base: start.assumingMemoryBound(to: Value.self), count: count)
    }

    /// The contents as text; ill-formed UTF-8 is replaced.
    package var text: String {
        String(decoding: UnsafeBufferPointer(start: base, count: count), as: UTF8.self)
    }

    package var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: base, count: count) }
}
