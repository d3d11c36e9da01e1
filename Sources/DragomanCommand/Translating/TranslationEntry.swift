// SPDX-License-Identifier: Apache-2.0

import Records

/// A line of input that is to be translated.
struct TranslationEntry: Sendable {
    /// What stands on it.
    enum Content: Sendable {
        case text(String)
        case record(TextRecord)
        case fault(RecordFault)
    }

    let content: Content
    /// Which line of the block, from 1.
    let line: Int

    /// Reads a line; nil for a blank line of NDJSON, which holds no object.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, line: Int, isNDJSON: Bool) {
        self.line = line
        guard isNDJSON else {
            content = .text(String(decoding: bytes, as: UTF8.self))
            return
        }
        guard !TextRecord.isBlank(bytes) else { return nil }
        do throws(RecordFault) {
            content = .record(try TextRecord(bytes))
        } catch {
            content = .fault(error)
        }
    }

    /// The text to be translated; nil where there is none.
    var text: String? {
        switch content {
        case .text(let text): text
        case .record(let record): record.text
        case .fault: nil
        }
    }

    /// The object that came with the text; nil where none did.
    var object: JSONRecord? {
        if case .record(let record) = content { record.object } else { nil }
    }
}
