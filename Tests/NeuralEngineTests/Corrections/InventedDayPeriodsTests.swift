// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import NeuralEngine

@Suite struct InventedDayPeriodsTests {
    @Test(
        "a.m. and p.m. go behind times whose source has no half of the day",
        arguments: [
            ("Day 14/06, at 8:30 p.m.", "Dia 14/06, às 8:30.", "Day 14/06, at 8:30."),
            (
                "From 09:00 to 18:00 AM Monday to Friday", "Das 09:00 às 18:00, de segunda a sexta",
                "From 09:00 to 18:00 Monday to Friday"
            ),
            ("at 08:30 a.m. and 17:45 pm.", "um 08:30 und 17:45", "at 08:30 and 17:45."),
            ("at 8:30 p.m", "às 8h30", "at 8:30"),
        ])
    func removesPeriods(translation: String, source: String, expected: String) {
        #expect(InventedDayPeriods.removed(from: translation, source: source) == expected)
    }

    @Test(
        "They stay where the source has a half of the day or another time, and a.m. stays where it may be right",
        arguments: [
            ("at 8:30 p.m.", "à 8h30 du soir"), ("at 8:30 p.m.", "at 8:30 pm"), ("at 6:30 p.m.", "às 18:30"),
            ("From 9 to 6 p.m.", "Das 9 às 18 horas"), ("at 8:30 a.m.", "às 8:30"), ("8:30", "8:30"), ("", ""),
        ])
    func keepsPeriods(translation: String, source: String) {
        #expect(InventedDayPeriods.removed(from: translation, source: source) == translation)
    }
}
