// SPDX-License-Identifier: Apache-2.0

#include "CScoring.h"

#include <stdbool.h>

// The multipliers of SplitMix64, xxHash64 and MurmurHash3, as in `FeatureHash`.
static const uint64_t single = 0x9E3779B97F4A7C15, triple = 0xBF58476D1CE4E5B9, early = 0x94D049BB133111EB,
                      late = 0xC2B2AE3D27D4EB4F, whole = 0xFF51AFD7ED558CCD;

size_t dragoman_fetch_rows(
    const uint8_t *table, uint32_t row_count, const uint32_t *word, size_t count, uint32_t *rows) {
    uint32_t *next = rows;

    // Writes the row of a hash and asks for it. Into the second cache: the first takes a few requests at a time and drops the
    // rest.
#define TAKE(hash)                                                                         \
    do {                                                                                   \
        *next = (uint32_t)(((hash) >> 32) * (uint64_t)row_count >> 32);                    \
        __builtin_prefetch(table + (size_t)*next++ * dragoman_row_bytes, 0, 2);            \
    } while (false)

    uint64_t spelling = 0;
    // The last three scalars packed; two and one steps earlier.
    uint64_t packed = (uint64_t)word[0] << 42, before = packed, before_that = packed;
    for (size_t i = 1; i < count; i++) {
        uint64_t scalar = word[i];
        before_that = before;
        before = packed;
        packed = packed >> 21 | scalar << 42;
        spelling = (spelling ^ scalar) * whole;
        spelling ^= spelling >> 29;
        if (i + 1 < count) TAKE((scalar + 1) * single);
        if (i >= 2) TAKE(packed * triple);
        if (i >= 4) TAKE(before_that * early + packed * late);
    }
    TAKE(spelling * whole);
#undef TAKE
    return (size_t)(next - rows);
}
