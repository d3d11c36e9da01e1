// SPDX-License-Identifier: Apache-2.0

#pragma once

// How all candidates score, in whole numbers: the inner loop of ranking a text and of finding what leads in a few words.

#include "CScoring.h"
#include "Vectors.h"

// This many blocks at once are what the registers hold.
enum { block = dragoman_score_block, maximum_blocks = 5 };

typedef int16_t pairs __attribute__((ext_vector_type(2 * block)));

// For each column, the sum of the products of its pair of steps with a pair of values: one instruction on most machines.
INLINE numbers products(pairs steps, pairs values) {
    typedef int32_t wide __attribute__((ext_vector_type(2 * block)));
    wide each = __builtin_convertvector(steps, wide) * __builtin_convertvector(values, wide);
    return __builtin_shufflevector(each, each, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30) +
           __builtin_shufflevector(each, each, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31);
}

// Scores some blocks of columns, whose sums stay in registers while all lanes pass.
INLINE void score_some(const int16_t *steps, size_t stride, const int16_t *values, int32_t *scores, size_t blocks) {
    numbers sums[maximum_blocks] = {};
    for (size_t lane = 0; lane < dragoman_lanes; lane += 2) {
        int32_t both;
        memcpy(&both, values + lane, sizeof both);
        for (size_t i = 0; i < blocks; i++) {
            pairs columns;
            memcpy(&columns, steps + lane * stride + 2 * block * i, sizeof columns);
            sums[i] += products(columns, (pairs)(numbers)both);
        }
    }
    memcpy(scores, sums, blocks * sizeof *sums);
}

INLINE void score(const int16_t *steps, size_t stride, const int16_t *values, int32_t *scores) {
    size_t start = 0;
    for (; stride - start >= maximum_blocks * block; start += maximum_blocks * block) {
        score_some(steps + 2 * start, stride, values, scores + start, maximum_blocks);
    }
    steps += 2 * start;
    scores += start;
    switch ((stride - start) / block) {
        case 4: score_some(steps, stride, values, scores, 4); break;
        case 3: score_some(steps, stride, values, scores, 3); break;
        case 2: score_some(steps, stride, values, scores, 2); break;
        case 1: score_some(steps, stride, values, scores, 1); break;
        default: break;
    }
}
