// SPDX-License-Identifier: Apache-2.0

import TextScanning

/// Tells names of Python that have marks of emphasis around them, which people forget to escape: `__init__.py`, `__name__`,
/// `self.__dict__`.
enum PythonName {
    private static let names: Set = [
        "init", "main", "name", "file", "dict", "doc", "str", "repr", "call", "del", "len", "iter", "enter", "exit", "getattr",
        "setattr", "dirname", "filename", "proto", "slots", "future", "pycache", "version", "author", "eq",
        "getitem", "setitem", "annotations", "builtins",
    ]

    /// Where such a name stands whose marks begin at an offset, with what a full stop joins to it on either side; nil where none
    /// begins. A word that is none of the known ones is one with something joined to it.
    static func range(in bytes: [UInt8], at start: Int) -> Range<Int>? {
        guard bytes[start...].starts(with: "__".utf8) else { return nil }
        let word = bytes[(start + 2)...].prefix(while: \.isASCIISmall)
        guard !word.isEmpty, bytes[word.endIndex...].starts(with: "__".utf8) else { return nil }
        let end = word.endIndex + 2
        var ending: ArraySlice<UInt8> = []
        if bytes[end...].first == UInt8(ascii: ".") { ending = bytes[(end + 1)...].prefix(while: \.isASCIILetterOrDigit) }
        let isMember = bytes[..<start].last == UInt8(ascii: ".")
        let owner = isMember ? bytes[..<(start - 1)].reversed().prefix(while: \.isASCIILetterOrDigit).count : 0
        guard owner > 0 || !ending.isEmpty || names.contains(String(decoding: word, as: UTF8.self)) else { return nil }
        return (owner > 0 ? start - 1 - owner : start)..<(ending.isEmpty ? end : ending.endIndex)
    }
}
