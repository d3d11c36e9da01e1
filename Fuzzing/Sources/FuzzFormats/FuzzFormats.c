// SPDX-License-Identifier: Apache-2.0

#include <stddef.h>
#include <stdint.h>

void dragoman_fuzz_formats(const uint8_t *bytes, size_t count);

// What libFuzzer calls with each input.
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
    dragoman_fuzz_formats(bytes, count);
    return 0;
}
