// SPDX-License-Identifier: Apache-2.0

/// Stops the program, which libFuzzer reports with the input, unless a condition holds.
func require(_ condition: Bool, _ complaint: @autoclosure () -> String) {
    if !condition { fatalError(complaint()) }
}

private let detectorTarget = Result { try DetectorTarget() }
private let profileTarget = ProfileTarget()
private let charsetTarget = CharsetTarget()
private let neuralTarget = NeuralTarget()
private let formatsTarget = FormatsTarget()

/// Fuzzes the detector, explanations and the splitter.
@c(dragoman_fuzz_detector)
public func fuzzDetector(_ bytes: UnsafePointer<UInt8>?, _ count: Int) {
    guard case .success(let target) = detectorTarget else { fatalError("the program was built without a profile") }
    target.run(UnsafeBufferPointer(start: bytes, count: count))
}

/// Fuzzes the reader of profiles.
@c(dragoman_fuzz_profile)
public func fuzzProfile(_ bytes: UnsafePointer<UInt8>?, _ count: Int) {
    profileTarget.run(UnsafeBufferPointer(start: bytes, count: count))
}

/// Fuzzes the conversion of text.
@c(dragoman_fuzz_charset)
public func fuzzCharset(_ bytes: UnsafePointer<UInt8>?, _ count: Int) {
    do {
        try charsetTarget.run(UnsafeBufferPointer(start: bytes, count: count))
    } catch {
        fatalError("\(error)")
    }
}

/// Fuzzes the readers of the files of neural models.
@c(dragoman_fuzz_neural)
public func fuzzNeural(_ bytes: UnsafePointer<UInt8>?, _ count: Int) {
    neuralTarget.run(UnsafeBufferPointer(start: bytes, count: count))
}

/// Fuzzes the formats of documents.
@c(dragoman_fuzz_formats)
public func fuzzFormats(_ bytes: UnsafePointer<UInt8>?, _ count: Int) {
    formatsTarget.run(UnsafeBufferPointer(start: bytes, count: count))
}
