// SPDX-License-Identifier: Apache-2.0

#include "CScoring.h"
#include "Scores.h"
#include "WideClones.h"

#pragma STDC FP_CONTRACT OFF

// All of the last step is compiled into one function with clones, so that its vectors are as wide as the machine has them.
typedef uint32_t counts __attribute__((ext_vector_type(block)));

INLINE floats where(numbers mask, floats values) { return (floats)(mask & (numbers)values); }

// How far each column is behind the highest, of sums that fit `dragoman_digit_bits`.
INLINE void find_distances(const int16_t *steps, size_t stride, const int64_t *sums, float *distances) {
    int16_t values[dragoman_lanes];
    int32_t scores[dragoman_maximum_candidates + block];
    for (size_t lane = 0; lane < dragoman_lanes; lane++) values[lane] = (int16_t)sums[lane];
    score(steps, stride, values, scores);
    numbers highest = load_numbers(scores);
    for (size_t start = block; start < stride; start += block) {
        highest = __builtin_elementwise_max(highest, load_numbers(scores + start));
    }
    counts most = (counts)(numbers)__builtin_reduce_max(highest);
    for (size_t start = 0; start < stride; start += block) {
        // The difference of two 32-bit numbers fits one without a sign.
        counts behind = most - (counts)load_numbers(scores + start);
        floats distance = __builtin_convertvector(behind, floats);
        memcpy(distances + start, &distance, sizeof distance);
    }
}

// The same of larger sums, those of long texts: digit by digit.
INLINE void find_distances_by_digits(const int16_t *steps, size_t stride, const int64_t *sums, float *distances) {
    int64_t rest[dragoman_lanes];
    memcpy(rest, sums, sizeof rest);
    double totals[dragoman_maximum_candidates + block] = {}, unit = 1, highest = -__builtin_inf();
    for (bool is_done = false; !is_done; unit *= 1 << dragoman_digit_bits) {
        int16_t values[dragoman_lanes];
        int32_t scores[dragoman_maximum_candidates + block];
        is_done = true;
        for (size_t lane = 0; lane < dragoman_lanes; lane++) {
            values[lane] = (int16_t)(rest[lane] % (1 << dragoman_digit_bits));
            rest[lane] /= 1 << dragoman_digit_bits;
            is_done &= rest[lane] == 0;
        }
        score(steps, stride, values, scores);
        for (size_t i = 0; i < stride; i++) totals[i] += unit * scores[i];
    }
    for (size_t i = 0; i < stride; i++) highest = totals[i] > highest ? totals[i] : highest;
    for (size_t i = 0; i < stride; i++) distances[i] = (float)(highest - totals[i]);
}

INLINE bool fit_a_digit(const int64_t *sums) {
    uint64_t beyond = 0;
    for (size_t lane = 0; lane < dragoman_lanes; lane++) {
        beyond |= (uint64_t)(sums[lane] + (1 << dragoman_digit_bits)) >> (dragoman_digit_bits + 1);
    }
    return beyond == 0;
}

// 2 to the power of each x from -116 to 0 by additions and multiplications alone, so that its bits are the same on every
// machine: around the nearest whole number by the polynomial of degree 4 with the least relative error, 3e-6, that is exact at
// whole numbers.
INLINE floats raise(floats x) {
    // What is added to 1.5 · 2^23 is rounded to a whole number, which then stands in the lowest bits.
    floats shifted = x + 12582912.0f;
    floats r = x - (shifted - 12582912.0f);
    floats sum = r * 9.58285e-3f + 5.590642e-2f;
    sum = sum * r + 0.24024099f;
    sum = sum * r + 0.69312419f;
    sum = sum * r + 1.0f;
    return (floats)((numbers)sum + ((numbers)shifted << 23));
}

// The share of each column, and about their sum.
INLINE double share_out(
    const float *distances, size_t stride, const float *weights, float factor, float negligible, float *shares) {
    floats total = {};
    // Most blocks hold no language that the text may be in. Which do is found without branches, which would be mispredicted.
    uint16_t blocks[dragoman_maximum_candidates / block + 1];
    size_t count = 0;
    for (size_t start = 0; start < stride; start += block) {
        memset(shares + start, 0, block * sizeof *shares);
        blocks[count] = (uint16_t)start;
        count += mask_of(load(distances + start) * -factor > -negligible) != 0;
    }
    for (size_t i = 0; i < count; i++) {
        size_t start = blocks[i];
        floats x = load(distances + start) * -factor;
        numbers counts_for_something = x > -negligible;
        floats share = where(counts_for_something, raise(x) * load(weights + start));
        total += share;
        memcpy(shares + start, &share, sizeof share);
    }
    double sums[block];
    for (size_t i = 0; i < block; i++) sums[i] = total[i];
    for (size_t width = block / 2; width > 0; width /= 2) {
        for (size_t i = 0; i < width; i++) sums[i] += sums[i + width];
    }
    return sums[0];
}

// The shares of all that answer, zeros after them.
INLINE struct dragoman_total share_among(
    const struct dragoman_candidates *candidates, const int64_t *sums, float factor, float negligible, float *shares) {
    size_t count = candidates->count, stride = dragoman_stride_of(count);
    float distances[dragoman_maximum_candidates + block];
    if (fit_a_digit(sums)) {
        find_distances(candidates->steps, stride, sums, distances);
    } else {
        find_distances_by_digits(candidates->steps, stride, sums, distances);
    }
    const float logarithm = 1.44269504f;  // of e, to the base of 2
    double total = share_out(
        distances, stride, candidates->weights, factor * candidates->step * logarithm, negligible * logarithm, shares);
    // An addition of floats is off by at most this share of its sum. A share takes part in one addition for each block after
    // it, and in one more for each language that is filed under another.
    const double rounding = 0x1p-24;
    size_t additions = stride / block + count - candidates->answer_count;
    struct dragoman_total result = {.all = total * (1 + rounding * (double)additions), .noise = shares[count]};
    shares[count] = 0;
    for (size_t i = candidates->answer_count; i < count; i++) {
        shares[candidates->answers[i]] += shares[i];
        shares[i] = 0;
    }
    return result;
}

WIDE_CLONES
struct dragoman_total dragoman_find_best(
    const struct dragoman_candidates *candidates, const int64_t *sums, float factor, float negligible,
    struct dragoman_best *best) {
    float shares[dragoman_maximum_candidates + block];
    struct dragoman_total total = share_among(candidates, sums, factor, negligible, shares);
    floats largest = load(shares);
    numbers columns = slots;
    for (size_t start = block; start < dragoman_stride_of(candidates->count); start += block) {
        floats own = load(shares + start);
        numbers is_larger = own > largest;
        largest = is_larger ? own : largest;
        columns = is_larger ? slots + (int32_t)start : columns;
    }
    // Numbers that are not negative stand in the order of their bits.
    int32_t bits = __builtin_reduce_max((numbers)largest);
    float share;
    memcpy(&share, &bits, sizeof share);
    numbers first = columns | (((numbers)largest != bits) & INT32_MAX);
    best->share = share;
    best->column = candidates->answers[__builtin_reduce_min(first)];
    int64_t lost = 0;
    for (size_t lane = 0; lane < dragoman_lanes; lane++) {
        best->sums[lane] = (int16_t)sums[lane];
        lost |= sums[lane] ^ best->sums[lane];
    }
    best->is_short = lost == 0;
    return total;
}

WIDE_CLONES
struct dragoman_total dragoman_rank(
    const struct dragoman_candidates *candidates, const int64_t *sums, float factor, float negligible,
    struct dragoman_ranking *ranking) {
    float shares[dragoman_maximum_candidates + block];
    struct dragoman_total total = share_among(candidates, sums, factor, negligible, shares);
    memset(ranking, 0, sizeof *ranking);
    for (size_t column = 0; column < candidates->answer_count; column++) {
        double share = shares[column];
        if (share <= ranking->shares[dragoman_ranked - 1]) continue;
        size_t place = ranking->count < dragoman_ranked ? ranking->count++ : dragoman_ranked - 1;
        for (; place > 0 && share > ranking->shares[place - 1]; place--) {
            ranking->shares[place] = ranking->shares[place - 1];
            ranking->columns[place] = ranking->columns[place - 1];
        }
        ranking->shares[place] = share;
        ranking->columns[place] = candidates->answers[column];
    }
    return total;
}
