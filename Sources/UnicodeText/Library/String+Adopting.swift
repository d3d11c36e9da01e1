// SPDX-License-Identifier: Apache-2.0

internal import CUnicode

extension String {
    /// Takes over a string that `CUnicode` allocated: copies and frees it.
    init?(adopting text: UnsafeMutablePointer<CChar>?) {
        guard let text else { return nil }
        defer { cunicode_free(text) }
        self.init(cString: text)
    }

    /// Takes over a string of known length, which may hold NULs.
    init?(adopting text: UnsafeMutablePointer<CChar>?, count: Int) {
        guard let text else { return nil }
        defer { cunicode_free(text) }
        let bytes = UnsafeRawBufferPointer(start: text, count: count)
        self.init(decoding: bytes, as: UTF8.self)
    }
}
