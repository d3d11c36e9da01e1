import DocumentExchange
import DocumentFormats
import Glibc

/// A file that takes a copy of the bytes that are read from somewhere, which may give them once only.
final class ByteCopy {
    private let sink: ByteSink
    /// The sum of the bytes so far.
    private(set) var sum = ByteSum()

    /// A copy into a descriptor, which is closed in the end.
    init(descriptor: Int32, name: String) {
        sink = ByteSink(descriptor: descriptor, name: name)
    }

    deinit {
        close(sink.descriptor)
    }

    /// Takes the next bytes.
    func take(_ bytes: ArraySlice<UInt8>) throws(CommandError) {
        sum.add(bytes)
        try sink.write(bytes)
    }
}
