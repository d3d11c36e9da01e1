// SPDX-License-Identifier: Apache-2.0

#include "CScoring.h"
#include "WideClones.h"

#include <string.h>

#pragma STDC FP_CONTRACT OFF

// Three blocks at once are what the registers hold.
enum { wide_block = 3 * dragoman_score_block };

// Scores `width` languages, whose sums stay in registers while all lanes pass.
INLINE void score_block(const float *matrix, size_t stride, const float *lanes, float *scores, size_t width) {
    float sums[wide_block] = {0};
    for (size_t lane = 0; lane < dragoman_lanes; lane++) {
        for (size_t i = 0; i < width; i++) sums[i] += lanes[lane] * matrix[lane * stride + i];
    }
    memcpy(scores, sums, width * sizeof *sums);
}

WIDE_CLONES
void dragoman_score(const float *matrix, size_t stride, const float *lanes, float *scores) {
    size_t start = 0;
    for (; stride - start >= wide_block; start += wide_block) {
        score_block(matrix + start, stride, lanes, scores + start, wide_block);
    }
    for (; start < stride; start += dragoman_score_block) {
        score_block(matrix + start, stride, lanes, scores + start, dragoman_score_block);
    }
}
