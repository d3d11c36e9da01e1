// SPDX-License-Identifier: Apache-2.0

import Testing
import TextScanning

@Suite("Dates as programs write them") struct ProgramDateTests {
    @Test(
        "Dates of logs are kept with their time, zone and year, and what people write is not one",
        arguments: [
            ("Date:   Mon Mar 4 09:10:55 2024 +0100", ["Mon Mar 4 09:10:55 2024 +0100"]),
            ("Last login: Mon Mar  4 09:10:55 on it", ["Mon Mar  4 09:10:55"]), ("Last login: Mon Mar  4", ["Mon Mar  4"]),
            ("Tue Mar  5 14:22:07 UTC 2024.", ["Tue Mar  5 14:22:07 UTC 2024"]),
            ("on Tue Mar 05 2024 14:22:07 GMT+0100 (it rained)", ["Tue Mar 05 2024 14:22:07 GMT+0100"]),
            ("[Wed Oct 11 14:32:52 2000] the server stopped", ["Wed Oct 11 14:32:52 2000"]),
            ("Date: Mon, 6 May 2024 11:20:00 +0200", ["Mon, 6 May 2024 11:20:00 +0200"]),
            ("sent Tue, 07 May 2024 09:05 GMT.", ["Tue, 07 May 2024 09:05 GMT"]), ("Mon, 6 May 2024 at 11:20", []),
            ("Sat Mar 9 18:00 Concert, Sun Mar 10 closed", []), ("Sun May 5 at 10:00, Mon Mar 4 2024", []),
        ])
    func keepsDates(text: String, expected: [String]) {
        #expect(FixedText.ranges(in: text).map { String(text[utf8: $0]) } == expected)
        #expect(ProgramDate.ranges(in: text).map { String(text[utf8: $0]) } == expected)
    }
}
