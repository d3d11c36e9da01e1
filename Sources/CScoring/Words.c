// SPDX-License-Identifier: Apache-2.0

#include "CScoring.h"
#include "WideClones.h"

#include <string.h>

#pragma STDC FP_CONTRACT OFF

void dragoman_sum_word(const uint8_t *table, const uint32_t *rows, size_t count, int16_t *lanes) {
    uint16_t sums[dragoman_lanes];
    dragoman_sum_rows(table, rows, count, sums);
    for (size_t lane = 0; lane < dragoman_lanes; lane++) lanes[lane] = (int16_t)(2 * sums[lane] - 15 * (int)count);
}

WIDE_CLONES
void dragoman_sum_lanes(const int16_t *lanes, size_t count, int32_t *sums) {
    int32_t result[dragoman_lanes] = {0};
    for (size_t word = 0; word < count; word++) {
        for (size_t lane = 0; lane < dragoman_lanes; lane++) result[lane] += lanes[word * dragoman_lanes + lane];
    }
    memcpy(sums, result, sizeof result);
}

WIDE_CLONES
void dragoman_weigh_words(const int16_t *lanes, size_t count, const float *matrix, float factor, float *weights) {
    for (size_t word = 0; word < count; word++) {
        float sums[dragoman_score_block] = {0};
        for (size_t lane = 0; lane < dragoman_lanes; lane++) {
            float value = lanes[word * dragoman_lanes + lane];
            for (size_t slot = 0; slot < dragoman_score_block; slot++) {
                sums[slot] += value * matrix[lane * dragoman_score_block + slot];
            }
        }
        for (size_t slot = 0; slot < dragoman_score_block; slot++) {
            weights[word * dragoman_score_block + slot] = sums[slot] * factor;
        }
    }
}
