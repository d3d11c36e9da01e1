// SPDX-License-Identifier: Apache-2.0

public import TextScanning

/// Why a line of NDJSON input could not be done.
public enum RecordFault: ExplainedError, Hashable {
    /// It is not a JSON object.
    case malformed(JSONRecordError)
    /// It has no text. Its id comes along as it was written.
    case withoutText(identifier: String?)
    /// It has no spans with their texts. Its id comes along as it was written.
    case withoutSpans(identifier: String?)

    /// What happened.
    public var what: String { "the record cannot be read" }

    /// Why.
    public var why: String {
        switch self {
        case .malformed(let error): error.explanation
        case .withoutText: "it has no field “text” that holds a string"
        case .withoutSpans: "it has no field “spans” that holds objects with a “text” each"
        }
    }

    /// What to do about it, in a sentence.
    public var remedy: String {
        switch self {
        case .malformed(let error): error.remedy
        case .withoutText: JSONRecordError.remedy
        case .withoutSpans: "Use the output of ‘split --ndjson --text’."
        }
    }

    /// The reason as programs are told it, one of those that `docs/outputs.md` lists.
    public var code: String {
        switch self {
        case .malformed: "malformedRecord"
        case .withoutText: "missingText"
        case .withoutSpans: "missingSpans"
        }
    }

    /// What stands in the output in place of a result, so that there is a line for each line.
    ///
    /// It has the id of what was asked, where there is one to tell it by.
    public var record: JSONRecord {
        let fields = [JSONRecord.Field(name: "reason", string: code), JSONRecord.Field(name: "why", string: why)]
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
