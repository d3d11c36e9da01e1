#include "CScoring.h"
#include "WideClones.h"

#include <string.h>

#pragma STDC FP_CONTRACT OFF

typedef uint8_t bytes16 __attribute__((vector_size(16)));
typedef uint16_t words16 __attribute__((vector_size(32)));

// Seventeen nibbles of at most 15 fit a byte.
enum { rows_a_byte_holds = 17 };

void dragoman_sum_rows(const uint8_t *table, const uint32_t *rows, size_t count, uint16_t *sums) {
    words16 low_sums = {0}, high_sums = {0};
    size_t index = 0;
    while (index < count) {
        size_t end = count - index > rows_a_byte_holds ? index + rows_a_byte_holds : count;
        bytes16 low = {0}, high = {0};
        for (; index < end; index++) {
            bytes16 row;
            memcpy(&row, table + (size_t)rows[index] * dragoman_row_bytes, sizeof row);
            low += row & 0x0F;
            high += row >> 4;
        }
        low_sums += __builtin_convertvector(low, words16);
        high_sums += __builtin_convertvector(high, words16);
    }
    memcpy(sums, &low_sums, sizeof low_sums);
    memcpy(sums + 16, &high_sums, sizeof high_sums);
}

WIDE_CLONES
void dragoman_score(const float *matrix, size_t stride, const float *lanes, float *scores) {
    // A block of languages keeps its sums in registers while all lanes pass.
    for (size_t start = 0; start < stride; start += dragoman_score_block) {
        float sums[dragoman_score_block] = {0};
        for (size_t lane = 0; lane < dragoman_lanes; lane++) {
            const float *column = matrix + lane * stride + start;
            for (size_t i = 0; i < dragoman_score_block; i++) sums[i] += lanes[lane] * column[i];
        }
        memcpy(scores + start, sums, sizeof sums);
    }
}

size_t dragoman_scores_above(float floor, const float *scores, size_t count, uint16_t *places) {
    // Every place is written and kept or written over: there is no branch to guess.
    size_t found = 0;
    for (size_t i = 0; i < count; i++) {
        places[found] = (uint16_t)i;
        found += scores[i] > floor;
    }
    return found;
}
