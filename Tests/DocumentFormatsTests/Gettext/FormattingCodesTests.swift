// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import DocumentFormats

@Suite("Codes of man pages and POD in PO")
struct FormattingCodesTests {
    @Test(
        "The letter and the brackets are kept, and what they hold is text where it is",
        arguments: [
            ("Use B<--force> with I<size>.", "Use ¤ with ¤size¤."),
            ("Of the I<file name> of B<find>(1)", "Of the ¤file name¤ of ¤(1)"),
            ("See F</etc/hosts>, C<print $x> and E<lt>me@here.orgE<gt>", "See ¤, ¤ and ¤me@here.org¤"),
            ("Use C<<< a > b >>> here", "Use ¤ here"), ("Use C<<a> here", "Use ¤ here"),
            ("Go to L<the house|http://example.org> or L<perlre>", "Go to ¤the house¤ or ¤"),
            ("The B<red house is I<very> big>", "The ¤red house is ¤very¤ big¤"),
            ("The E<lt>nameE<gt> of fileI<n>", "The ¤name¤ of file¤n¤"),
            ("It is B<not> what B<ls> does", "It is ¤not¤ what ¤ does"),
            ("Give B<--foo>=I<bar> and B<a>/B<b>", "Give ¤ and ¤"),
            ("This B<is open", "This B<is open"), ("a > b, E<.UR http://example.org/>", "a > b, ¤"),
            ("AB<x> and a_B<x> are names", "AB<x> and a_B<x> are names"),
        ])
    func findsCodes(message: String, expected: String) {
        let bytes = Array(message.utf8)
        #expect(Self.text(of: bytes, without: FormattingCodes(in: bytes, isCertain: true).marks) == expected)
    }

    @Test(
        "Where nothing says that there are codes, types of programs are none",
        arguments: [
            ("A List<B>, an I<T> and a C<String>", "A List<B>, an I<T> and a C<String>"),
            ("Use I<size> or B<--force>", "Use ¤size¤ or ¤"),
        ])
    func leavesTypes(message: String, expected: String) {
        let bytes = Array(message.utf8)
        #expect(Self.text(of: bytes, without: FormattingCodes(in: bytes, isCertain: false).marks) == expected)
    }

    @Test("Codes are found across the lines of a string, and po4a's comments tell of them")
    func readsCatalogue() throws {
        let catalogue = """
            #. type: Plain text
            msgid "See the B<Red "
            "House> of I<T>."
            msgstr ""

            #. type: Content of: <para>
            msgid "See the I<T> here."
            msgstr ""

            """
        let document = try Document(catalogue, format: GettextPO())
        #expect(
            document.passages.map { $0.text.replacing("\u{FFFC}", with: "¤") }
                == ["See the ¤Red House¤ of ¤T¤.", "See the I¤ here."])
        #expect(document.replacing(document.passages.map(\.text)) == catalogue)
    }

    @Test(
        "Finding them takes time that grows with the length alone", .timeLimit(.minutes(2)),
        arguments: ["B<", "L<", "L<|", ">", "B<a>", "C<< ", " >>", "I<a>=", "E<"])
    func isLinear(fragment: String) throws {
        expectLinearTime(from: 12_500, to: 100_000) {
            Array(repeated(fragment, to: $0).utf8)
        } of: { bytes in
            let marks = FormattingCodes(in: bytes, isCertain: true).marks
            #expect(zip(marks, marks.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
        }
    }

    /// A text with a sign for each stretch that is kept.
    private static func text(of bytes: [UInt8], without kept: [Range<Int>]) -> String {
        var (text, position) = ("", 0)
        for range in kept {
            let before = bytes[position..<range.lowerBound]
            text += String(decoding: before, as: UTF8.self) + (before.isEmpty && !text.isEmpty ? "" : "¤")
            position = range.upperBound
        }
        return text + String(decoding: bytes[position...], as: UTF8.self)
    }
}
