// SPDX-License-Identifier: Apache-2.0

#pragma once

// The hot kernels of the recogniser: from words to rows of the profile, from the sums of rows to scores and ranks, and the
// scores of single words. `LanguageRecognition` alone knows them. Results are exact integers, or floats added in one fixed
// order, so they are the same bits on every machine.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A row is 32 lanes of 4 bits: byte i holds lane i in its low and lane i + 16 in its high half.
enum { dragoman_row_bytes = 16, dragoman_lanes = 32 };

/// The most rows that one call adds: 4096 × 15 fits the 16-bit sums.
enum { dragoman_maximum_rows = 4096 };

/// Writes to `sums` the 32 sums of the nibbles of `count` rows (at most `dragoman_maximum_rows`).
void dragoman_sum_rows(
    const uint8_t *_Nonnull table, const uint32_t *_Nonnull rows, size_t count, uint16_t *_Nonnull sums);

/// Adds the lanes of `count` rows (at most `dragoman_maximum_rows`) to `lanes`, a nibble v as 2v − 15.
void dragoman_add_rows(
    const uint8_t *_Nonnull table, const uint32_t *_Nonnull rows, size_t count, int64_t *_Nonnull lanes);

// From words to rows.

/// Writes the rows of the features of a word as `FeatureHash.write` does, gives their number, and asks for the rows to be
/// brought into the cache, without waiting for any.
size_t dragoman_fetch_rows(
    const uint8_t *_Nonnull table, uint32_t row_count, const uint32_t *_Nonnull word, size_t count,
    uint32_t *_Nonnull rows);

// From sums to languages.

/// Languages are scored by blocks of this many: the stride of a matrix is a multiple of it.
enum { dragoman_score_block = 16 };

/// scores[l] = Σ lanes[k] · matrix[k · stride + l], added in the order of k, without fused operations.
void dragoman_score(
    const float *_Nonnull matrix, size_t stride, const float *_Nonnull lanes, float *_Nonnull scores);

/// The most candidates, and the most that are ranked.
enum { dragoman_maximum_candidates = 4096, dragoman_ranked = 8 };

/// Weights are whole steps, at most so many, and sums are scored by digits of this many bits: 32 products of them fit 32 bits.
enum { dragoman_maximum_steps = 32767, dragoman_digit_bits = 11 };

/// The languages that may answer for texts in one script, with their part of the matrix of the profile.
struct dragoman_candidates {
    /// How many there are, from 1 to `dragoman_maximum_candidates`.
    size_t count;
    /// How many of them answer for themselves: they come first. The share of each of the others is added to one of these.
    size_t answer_count;
    /// The matrix in whole steps, at most `dragoman_maximum_steps` each way: a column for each, then that of noise up to the end
    /// of the last block of `dragoman_stride_of(count)`. Its 32 rows come in pairs: of each column the one and then the other.
    const int16_t *_Nonnull steps;
    /// What a step is worth.
    float step;
    /// What the share of each is multiplied by, from 0 to 1e30; that of noise is 1, and after it stand zeros.
    const float *_Nonnull weights;
    /// For each of the first `answer_count` the number that stands for it in a ranking; for each of the others the place of the
    /// one that its share is added to.
    const uint16_t *_Nonnull answers;
};

/// The sum of all shares, that of noise included, and the share of noise.
struct dragoman_total {
    double all;
    double noise;
};

/// The candidate with the largest share, of equal ones the first.
struct dragoman_best {
    double share;
    uint16_t column;
    /// Whether the sums fit sixteen bits each; then they are repeated here, to be kept.
    bool is_short;
    int16_t sums[dragoman_lanes];
};

/// The columns with the largest shares, the largest first, and equal ones in their order.
struct dragoman_ranking {
    double shares[dragoman_ranked];
    uint16_t columns[dragoman_ranked];
    size_t count;
};

/// The stride of the matrix of this many candidates: a column for each, then that of noise up to the end of the last block.
static inline size_t dragoman_stride_of(size_t count) {
    return (count + dragoman_score_block) / dragoman_score_block * dragoman_score_block;
}

/// The softmax of the scores of the candidates and of noise, times a factor above 0, and the candidate that has most of it.
///
/// Scores are exact. Shares are relative to the highest, and worked out in floats; those that, before weights, are below e to
/// the power of minus `negligible`, at most 80, count for nothing: no smaller powers are worked out. The others are added up in
/// floats, each sixteenth by itself, then these sums in doubles by halves; what that may lose is added, so that no shares are
/// more than the sum of all.
struct dragoman_total dragoman_find_best(
    const struct dragoman_candidates *_Nonnull candidates, const int64_t *_Nonnull sums, float factor, float negligible,
    struct dragoman_best *_Nonnull best);

/// The same, and ranks the best eight: almost twice the work.
struct dragoman_total dragoman_rank(
    const struct dragoman_candidates *_Nonnull candidates, const int64_t *_Nonnull sums, float factor, float negligible,
    struct dragoman_ranking *_Nonnull ranking);

/// The most classes of scripts: one bit each.
enum { dragoman_maximum_scripts = 64 };

/// The class of the script that most letters are in, each times the weight of its script, the lowest of equals; −1 without
/// letters. There is a number for each of `dragoman_maximum_scripts`.
int dragoman_main_script(const uint32_t *_Nonnull letters, const uint32_t *_Nonnull weights);

// What the splitter does with single words.

/// 2184 × 15 fits 16 bits with a sign.
enum { dragoman_maximum_rows_of_word = 2184 };

/// Writes to `lanes` the 32 lanes of one word: the nibbles v of its rows, at most `dragoman_maximum_rows_of_word`, added up as 2v
/// − 15.
void dragoman_sum_word(
    const uint8_t *_Nonnull table, const uint32_t *_Nonnull rows, size_t count, int16_t *_Nonnull lanes);

/// The sums of so many words fit 32 bits, whatever their lanes.
enum { dragoman_maximum_words = 65536 };

/// Writes to `sums` the sums of the lanes of `count` words in a row, which fit 32 bits.
void dragoman_sum_lanes(const int16_t *_Nonnull lanes, size_t count, int32_t *_Nonnull sums);

/// Scores each word in one block of columns: weights[w · 16 + s] = factor · Σ lanes[w · 32 + k] · matrix[k · 16 + s], added in
/// the order of k, without fused operations.
void dragoman_weigh_words(
    const int16_t *_Nonnull lanes, size_t count, const float *_Nonnull matrix, float factor, float *_Nonnull weights);

/// This many leaders are found; a bias of `dragoman_excluded` keeps a candidate out.
enum { dragoman_leaders = 3, dragoman_excluded = -1000000 };

/// Finds the candidates that score highest in some words in a row, whose sums fit 32 bits: by scores · factor + bias, the highest
/// first and equal ones in their order. Returns how many there are.
///
/// Of long texts scores are to within a thousandth. Biases are as many as `dragoman_stride_of(candidates->count)`.
size_t dragoman_find_leaders(
    const struct dragoman_candidates *_Nonnull candidates, const float *_Nonnull biases, const int16_t *_Nonnull lanes,
    size_t words, float factor, uint16_t *_Nonnull places, float *_Nonnull values);
