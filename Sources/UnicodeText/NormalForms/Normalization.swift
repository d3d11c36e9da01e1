// SPDX-License-Identifier: Apache-2.0

internal import CUnicode

/// Brings UTF-8 into a normalisation form, piece by piece.
struct Normalization {
    let form: NormalizationForm
    /// The most bytes that ICU is given at once. It counts in 32 bits, and a text can grow elevenfold.
    let pieceSize: Int

    init(_ form: NormalizationForm, pieceSize: Int = 1 << 26) {
        self.form = form
        self.pieceSize = pieceSize
    }

    /// Whether text is in the form already.
    func isNormalized(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        if text.isASCII {
            return form != .nfkcCasefold || !text.contains { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
        }
        return pieces(of: text).allSatisfy { piece in
            var status: Int32 = 0
            let answer = piece.baseAddress.map { cunicode_is_normalized(form.number, $0, Int32(piece.count), &status) } ?? true
            Self.check(status)
            return answer
        }
    }

    /// A normalised piece.
    struct Piece {
        let handle: OpaquePointer

        /// The text.
        var text: UnsafeBufferPointer<UInt8> {
            var count: Int64 = 0
            let start = cunicode_normalized_text(handle, &count)
            return UnsafeBufferPointer(start: start, count: Int(count))
        }
    }

    /// Normalises text and calls a function with each piece.
    func normalize(_ text: UnsafeBufferPointer<UInt8>, _ body: (Piece) -> Void) {
        for piece in pieces(of: text) {
            guard let start = piece.baseAddress else { continue }
            var status: Int32 = 0
            let handle = cunicode_normalize(form.number, start, Int32(piece.count), &status)
            Self.check(status)
            guard let handle else { continue }
            defer { cunicode_normalized_close(handle) }
            body(Piece(handle: handle))
        }
    }

    /// ICU fails for no text, but where its data file is missing or memory has run out.
    private static func check(_ status: Int32) {
        precondition(
            status <= 0, "ICU cannot normalise: \(String(cString: cunicode_status_name(status))). Is its data installed?")
    }

    /// The pieces of a text, which end where the form allows a cut.
    private func pieces(of text: UnsafeBufferPointer<UInt8>) -> some Sequence<UnsafeBufferPointer<UInt8>> {
        sequence(state: text) { rest in
            guard !rest.isEmpty else { return nil }
            let end = rest.count <= pieceSize ? rest.count : cut(in: rest)
            defer { rest = UnsafeBufferPointer(rebasing: rest[end...]) }
            return UnsafeBufferPointer(rebasing: rest[..<end])
        }
    }

    private func cut(in text: UnsafeBufferPointer<UInt8>) -> Int {
        let places = (1...pieceSize).reversed()
        let boundary = places.first { place in
            text.scalar(at: place).map { cunicode_has_boundary_before(form.number, $0.value) } == true
        }
        return boundary ?? places.first { !UTF8.isContinuation(text[$0]) } ?? pieceSize
    }
}
