// SPDX-License-Identifier: Apache-2.0

/// The arguments of this process that are not UTF-8, such as the names of files from old archives.
///
/// As strings they hold U+FFFD where something was not understood, and name no file. `TextInput` takes their bytes:
///
///     var arguments = NonUTF8Arguments()
///     let inputs = paths.map { TextInput(path: $0, pathBytes: arguments.next(like: $0)) }
public struct NonUTF8Arguments {
    private var remaining: [(name: String, bytes: [CChar])]

    /// All of them, in their order.
    public init() {
        remaining = (1..<max(1, Int(CommandLine.argc))).compactMap { index in
            guard let argument = CommandLine.unsafeArgv[index], String(validatingCString: argument) == nil else { return nil }
            let bytes = UnsafeBufferPointer(start: argument, count: Self.length(of: argument) + 1)
            return (String(cString: argument), Array(bytes))
        }
    }

    /// The bytes, with the final zero, of the next argument that decodes to `name`; nil if there is none.
    public mutating func next(like name: String) -> [CChar]? {
        guard let index = remaining.firstIndex(where: { $0.name == name }) else { return nil }
        return remaining.remove(at: index).bytes
    }

    /// What those decode to that were not asked for, such as values of options.
    public var names: [String] { remaining.map(\.name) }

    private static func length(of string: UnsafePointer<CChar>) -> Int {
        var length = 0
        while string[length] != 0 { length += 1 }
        return length
    }
}
