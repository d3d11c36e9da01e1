// SPDX-License-Identifier: Apache-2.0

internal import CUnicode
internal import Synchronization

/// How a language spells numbers, by ICU's rules.
///
///     let spelling = NumberSpelling(language: "pt")
///     spelling?.cardinals(of: 700)  // setecentos, setecentas
///     spelling?.number(atStartOf: "setecentas bolsas")  // 700, 10 bytes
///
/// It may be used by many threads at once.
package final class NumberSpelling: Sendable {
    private let format: Mutex<Handle>

    /// An object of ICU's, which is for one thread at a time.
    ///
    /// `@unchecked Sendable` holds because it is made and freed by one owner, and used under that owner's lock alone.
    private struct Handle: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    /// The spelling of a language; nil where ICU has none of it.
    ///
    /// - Complexity: A millisecond or more.
    package init?(language: String) {
        var status: Int32 = 0
        guard let pointer = cunicode_number_spelling_open(language, &status) else { return nil }
        format = Mutex(Handle(pointer: pointer))
    }

    deinit {
        format.withLock { cunicode_number_spelling_close($0.pointer) }
    }

    /// The number that a text in small letters begins with, and how many bytes of UTF-8 it takes.
    ///
    /// ICU reads more than languages write, *twenty one* as 2001: compare with `cardinals(of:)`.
    package func number(atStartOf text: String) -> (value: Int, length: Int)? {
        format.withLock { format in
            var text = text
            return text.withUTF8 { bytes in
                guard let start = bytes.baseAddress else { return nil }
                var value: Int64 = 0
                let length = cunicode_number_spelling_parse(format.pointer, start, Int32(clamping: bytes.count), &value)
                return length > 0 ? (Int(value), Int(length)) : nil
            }
        }
    }

    /// The cardinals of a value in all genders and manners that the language has, some of them twice.
    package func cardinals(of value: Int) -> [String] {
        format.withLock { format in
            var status: Int32 = 0
            let list = String(adopting: cunicode_number_spelling_cardinals(format.pointer, Int64(value), &status)) ?? ""
            return list.split(separator: "\n").map(String.init)
        }
    }
}
