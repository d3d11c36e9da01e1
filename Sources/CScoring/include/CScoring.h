#pragma once

// The hot kernel of the recogniser: adding up rows of the profile at given offsets, and the linear map from sums to scores.
// Results are exact integers, or floats added in one fixed order, so they are the same bits on every machine.

#include <stddef.h>
#include <stdint.h>

/// A row is 32 lanes of 4 bits: byte i holds lane i in its low and lane i + 16 in its high half.
enum { dragoman_row_bytes = 16, dragoman_lanes = 32 };

/// The most rows that one call adds: 4096 × 15 fits the 16-bit sums.
enum { dragoman_most_rows = 4096 };

/// Asks for a row to be brought into the cache, and goes on.
static inline void dragoman_prefetch_row(const uint8_t *_Nonnull table, uint32_t row) {
    __builtin_prefetch(table + (size_t)row * dragoman_row_bytes);
}

/// Writes to `sums` the 32 sums of the nibbles of `count` rows (at most `dragoman_most_rows`).
void dragoman_sum_rows(
    const uint8_t *_Nonnull table, const uint32_t *_Nonnull rows, size_t count, uint16_t *_Nonnull sums);

/// Languages are scored by blocks of this many: the stride of a matrix is a multiple of it.
enum { dragoman_score_block = 64 };

/// scores[l] = Σ lanes[k] · matrix[k · stride + l], added in the order of k, without fused operations.
void dragoman_score(
    const float *_Nonnull matrix, size_t stride, const float *_Nonnull lanes, float *_Nonnull scores);
