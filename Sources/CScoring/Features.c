#include "CScoring.h"

#include <stdbool.h>

// The multipliers of SplitMix64, xxHash64 and MurmurHash3, as in `FeatureHash`.
static const uint64_t single = 0x9E3779B97F4A7C15, triple = 0xBF58476D1CE4E5B9, early = 0x94D049BB133111EB,
                      late = 0xC2B2AE3D27D4EB4F, whole = 0xFF51AFD7ED558CCD;

static inline uint32_t row_of(uint64_t hash, uint64_t row_count) { return (uint32_t)((hash >> 32) * row_count >> 32); }

size_t dragoman_find_rows(const uint32_t *scalars, size_t count, uint32_t row_count, uint32_t *rows) {
    size_t found = 0;
    size_t letters = 0;  // How many scalars of the word lie behind.
    uint64_t spelling = 0;
    // The last three scalars packed; two and one steps earlier.
    uint64_t packed = (uint64_t)scalars[0] << 42, before = packed, before_that = packed;
    for (size_t i = 1; i < count; i++) {
        uint64_t scalar = scalars[i];
        bool ends = scalar == dragoman_boundary;
        before_that = before;
        before = packed;
        packed = packed >> 21 | scalar << 42;
        spelling = (spelling ^ scalar) * whole;
        spelling ^= spelling >> 29;
        // Every row is written, and kept or written over: there is no branch to guess. A boundary has the row of the whole word.
        rows[found++] = row_of(ends ? spelling * whole : (scalar + 1) * single, row_count);
        rows[found] = row_of(packed * triple, row_count);
        found += letters >= 1;
        rows[found] = row_of(before_that * early + packed * late, row_count);
        found += letters >= 3;
        letters = ends ? 0 : letters + 1;
        spelling = ends ? 0 : spelling;
    }
    return found;
}

size_t dragoman_fetch_rows(
    const uint8_t *table, uint32_t row_count, const uint32_t *scalars, size_t count, uint32_t *rows) {
    size_t found = dragoman_find_rows(scalars, count, row_count, rows);
    // Into the second cache: the first takes a few requests at a time and drops the rest.
    for (size_t i = 0; i < found; i++) __builtin_prefetch(table + (size_t)rows[i] * dragoman_row_bytes, 0, 2);
    return found;
}

void dragoman_sum_words(
    const uint8_t *table, uint32_t row_count, const uint32_t *scalars, size_t count, int16_t *lanes) {
    uint32_t rows[dragoman_most_rows_of_words];
    dragoman_fetch_rows(table, row_count, scalars, count, rows);
    const uint32_t *next = rows;
    size_t letters = 0;
    for (size_t i = 1; i < count; i++) {
        if (scalars[i] != dragoman_boundary) {
            letters++;
            continue;
        }
        size_t features = dragoman_features_of_word(letters);
        uint16_t sums[dragoman_lanes];
        dragoman_sum_rows(table, next, features, sums);
        for (size_t lane = 0; lane < dragoman_lanes; lane++) *lanes++ = (int16_t)(2 * sums[lane] - 15 * (int)features);
        next += features;
        letters = 0;
    }
}
