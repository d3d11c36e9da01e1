// SPDX-License-Identifier: Apache-2.0

#include "CScoring.h"
#include "Scores.h"
#include "WideClones.h"

#pragma STDC FP_CONTRACT OFF

// The sums of the lanes of some words, rounded to as many bits as fit a digit; returns what they are to be multiplied by.
INLINE float sum_to_a_digit(const int16_t *lanes, size_t count, int16_t *values) {
    int32_t sums[dragoman_lanes];
    dragoman_sum_lanes(lanes, count, sums);
    uint32_t magnitudes = 0;
    for (size_t lane = 0; lane < dragoman_lanes; lane++) magnitudes |= (uint32_t)(sums[lane] < 0 ? -sums[lane] : sums[lane]);
    int excess = 0;
    while (magnitudes >> excess >= 1 << dragoman_digit_bits) excess++;
    int32_t half = (1 << excess) >> 1;
    for (size_t lane = 0; lane < dragoman_lanes; lane++) values[lane] = (int16_t)((sums[lane] + half) >> excess);
    return (float)(1 << excess);
}

WIDE_CLONES
size_t dragoman_find_leaders(
    const struct dragoman_candidates *candidates, const float *biases, const int16_t *lanes, size_t words, float factor,
    uint16_t *places, float *values) {
    int16_t sums[dragoman_lanes];
    int32_t scores[dragoman_maximum_candidates + block];
    size_t found = 0, stride = dragoman_stride_of(candidates->count);
    float scale = factor * candidates->step * sum_to_a_digit(lanes, words, sums);
    score(candidates->steps, stride, sums, scores);
    float least = dragoman_excluded / 2;
    for (size_t start = 0; start < stride; start += block) {
        floats bias = load(biases + start);
        floats value = __builtin_convertvector(load_numbers(scores + start), floats) * scale + bias;
        // Scores by a damaged matrix may be larger than any bias: what is kept out must not lead by them.
        uint16_t leading = mask_of((value > least) & (bias > dragoman_excluded / 2));
        // Most blocks hold no leader.
        if (!leading) continue;
        float block_values[block];
        memcpy(block_values, &value, sizeof block_values);
        for (; leading; leading &= leading - 1) {
            size_t i = (size_t)__builtin_ctz(leading);
            if (!(block_values[i] > least)) continue;
            size_t place = found < dragoman_leaders ? found++ : found - 1;
            for (; place > 0 && values[place - 1] < block_values[i]; place--) {
                values[place] = values[place - 1];
                places[place] = places[place - 1];
            }
            values[place] = block_values[i];
            places[place] = (uint16_t)(start + i);
            if (found == dragoman_leaders) least = values[found - 1];
        }
    }
    return found;
}
