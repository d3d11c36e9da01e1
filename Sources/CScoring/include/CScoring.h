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

/// Writes to `places` where the scores above `floor` stand, in order, and gives their number. There is room for `count` places.
size_t dragoman_scores_above(float floor, const float *_Nonnull scores, size_t count, uint16_t *_Nonnull places);

// What the splitter does with single words.

/// 2184 × 15 fits 16 bits with a sign.
enum { dragoman_most_rows_of_word = 2184 };

/// Writes to `lanes` the 32 lanes of one word: the nibbles v of its rows, at most `dragoman_most_rows_of_word`, added up as 2v − 15.
void dragoman_sum_word(
    const uint8_t *_Nonnull table, const uint32_t *_Nonnull rows, size_t count, int16_t *_Nonnull lanes);

/// Writes to `sums` the sums of the lanes of `count` words in a row.
void dragoman_sum_lanes(const int16_t *_Nonnull lanes, size_t count, int32_t *_Nonnull sums);

/// `dragoman_score` of the sums of the lanes of `count` words in a row.
void dragoman_score_words(
    const float *_Nonnull matrix, size_t stride, const int16_t *_Nonnull lanes, size_t count, float *_Nonnull scores);

/// Words are weighed between this many languages at once.
enum { dragoman_slots = 16 };

/// weights[w · 16 + s] = factor · Σ lanes[w · 32 + k] · matrix[k · 16 + s], added in the order of k, without fused operations.
void dragoman_weigh_words(
    const int16_t *_Nonnull lanes, size_t count, const float *_Nonnull matrix, float factor, float *_Nonnull weights);

/// The stride of scores and biases is a multiple of `dragoman_leader_block`; a bias of `dragoman_excluded` keeps a column out.
enum { dragoman_leaders = 3, dragoman_leader_block = 16, dragoman_excluded = -1000000 };

/// Finds the columns with the highest scores · factor + bias, at most `dragoman_leaders`, the highest first and equal ones by column.
/// Returns how many there are.
size_t dragoman_find_leaders(
    const float *_Nonnull scores, const float *_Nonnull biases, size_t stride, float factor, uint32_t *_Nonnull columns,
    float *_Nonnull values);
