import DocumentFormats
import Records

/// One line of NDJSON input: an object with a text.
struct TextRecord: Sendable {
    /// The object, its fields as they came.
    var object: JSONRecord
    /// The text that is to be worked on.
    let text: String

    /// Reads a line.
    init(_ line: UnsafeBufferPointer<UInt8>) throws(RecordFault) {
        let object: JSONRecord
        do {
            object = try JSONRecord(line)
        } catch {
            throw .malformed(error)
        }
        guard let text = object.string("text") else { throw .withoutText(identifier: object.value("id")) }
        self.object = object
        self.text = text
    }

    /// Whether a line holds nothing, and is passed over.
    static func isBlank(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        line.allSatisfy { $0 <= 0x20 }
    }
}

/// Why a line of NDJSON input could not be done.
enum RecordFault: Error, Sendable {
    /// It is no JSON object.
    case malformed(JSONRecordError)
    /// It has no text. Its id comes along as it was written.
    case withoutText(identifier: String?)
    /// It has no spans with their texts. Its id comes along as it was written.
    case withoutSpans(identifier: String?)

    /// The reason in words.
    var reason: String {
        switch self {
        case .malformed(let error): "\(error.whatHappened): \(error.reason)"
        case .withoutText: "there is no field “text” with a string"
        case .withoutSpans: "there is no field “spans” with objects that each have a “text”"
        }
    }

    /// What to do about it, in a sentence.
    var remedy: String {
        switch self {
        case .malformed(let error): error.remedy
        case .withoutText: "Write one object a line, such as {\"id\":1,\"text\":\"…\"}."
        case .withoutSpans: "Give it what ‘split --ndjson --text’ writes."
        }
    }

    /// The reason as programs are told it, one of those that `docs/outputs.md` lists.
    var code: String {
        switch self {
        case .malformed: "malformedRecord"
        case .withoutText: "missingText"
        case .withoutSpans: "missingSpans"
        }
    }

    /// What stands in the output in place of a result, so that there is a line for each line.
    ///
    /// It has the id of what was asked, where there is one to tell it by.
    var record: JSONRecord {
        let fields = [JSONRecord.Field(name: "reason", string: code), JSONRecord.Field(name: "why", string: reason)]
        guard let identifier else { return JSONRecord(fields: fields) }
        return JSONRecord(fields: [JSONRecord.Field(name: "id", value: identifier)] + fields)
    }

    private var identifier: String? {
        switch self {
        case .malformed: nil
        case .withoutText(let identifier), .withoutSpans(let identifier): identifier
        }
    }
}
