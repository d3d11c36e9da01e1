// SPDX-License-Identifier: Apache-2.0

import Testing
import TranslationHosting

@MainActor @Suite("Bindings")
struct BindingTests {
    @Test("A binding reads and changes what its owner has")
    func readsAndChanges() {
        var value = 1
        let binding = Binding(get: { value }, set: { value = $0 })
        binding.wrappedValue += 1
        #expect(value == 2)
        value = 5
        #expect(binding.wrappedValue == 5)
    }

    @Test("A constant binding keeps its value")
    func constantBinding() {
        let binding = Binding.constant(1)
        binding.wrappedValue = 2
        #expect(binding.wrappedValue == 1)
    }
}
