import TextScanning

/// Web addresses that stand bare in text.
enum WebAddress {
    private static let starts = ["https://", "http://", "www.", "ftp://"].map { Array($0.utf8) }

    /// The end of an address that begins at an offset; nil where none does.
    ///
    /// Marks at the end belong to the sentence, and a closing bracket does unless the address has its opening one.
    static func end(in bytes: [UInt8], at start: Int) -> Int? {
        let rest = bytes[start...]
        guard let prefix = starts.first(where: { rest.prefix($0.count).elementsEqual($0) { $0.lowercasedASCII == $1 } }) else {
            return nil
        }
        let address = rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "*") }
        var end = address.endIndex
        var depth = address.reduce(0) { $0 + ($1 == 0x28 ? 1 : $1 == 0x29 ? -1 : 0) }
        while end > start {
            let last = bytes[end - 1]
            guard Array("?!.,:;*_~'\"]".utf8).contains(last) || last == 0x29 && depth < 0 else { break }
            if last == 0x29 { depth += 1 }
            end -= 1
        }
        return end > start + prefix.count ? end : nil
    }
}
