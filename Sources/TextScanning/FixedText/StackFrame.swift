// SPDX-License-Identifier: Apache-2.0

/// Finds the lines in which programs say where they failed, of which an engine would translate the words between the names:
/// `at com.example.Main.run(Main.java:12)`, `File "main.py", line 12, in run`, `... 23 more`.
enum StackFrame {
    /// The frame that a line holds, without the white space around it; nil where it holds something else. Frames are set in.
    static func range(in line: Slice<UnsafeBufferPointer<UInt8>>) -> Range<Int>? {
        guard line.first?.isBlank == true, let start = line.firstIndex(where: { $0 > 0x20 }),
            let last = line.lastIndex(where: { $0 > 0x20 })
        else { return nil }
        let frame = line[start...last]
        let isFrame =
            switch frame[start] {
            case UInt8(ascii: "a"): isCall(frame)
            case UInt8(ascii: "F"): isPlace(frame)
            case UInt8(ascii: "."): isCount(frame)
            default: false
            }
        return isFrame ? start..<last + 1 : nil
    }

    /// `at name(place)` of Java, `at name (file:line:column)` and `at file:line:column` of JavaScript.
    private static func isCall(_ frame: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard frame.starts(with: "at ".utf8) else { return false }
        let call = frame.dropFirst(3)
        guard call.last == UInt8(ascii: ")"), let bracket = call.firstIndex(of: UInt8(ascii: "(")) else {
            return !call.contains(0x20) && endsInLineNumber(call)
        }
        let name = call[..<bracket]
        return name.last == 0x20
            ? endsInLineNumber(call[bracket...].dropLast()) : !name.contains(0x20) && name.contains(UInt8(ascii: "."))
    }

    /// `File "main.py", line 12, in run` of Python.
    private static func isPlace(_ frame: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard frame.starts(with: "File \"".utf8) else { return false }
        let rest = frame.dropFirst(6).drop { $0 != UInt8(ascii: "\"") }.dropFirst()
        return rest.starts(with: ", line ".utf8) && rest.dropFirst(7).first?.isASCIIDigit == true
    }

    /// `... 23 more` of Java.
    private static func isCount(_ frame: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard frame.starts(with: "... ".utf8) else { return false }
        let number = frame.dropFirst(4).prefix(while: \.isASCIIDigit)
        return !number.isEmpty && frame[number.endIndex...].elementsEqual(" more".utf8)
    }

    /// Whether a place is that of a line: the hours of *(12:30)* are none.
    private static func endsInLineNumber(_ place: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let digits = place.reversed().prefix(while: \.isASCIIDigit)
        return !digits.isEmpty && place.dropLast(digits.count).last == UInt8(ascii: ":")
            && place.contains(where: \.isASCIILetter)
    }
}
