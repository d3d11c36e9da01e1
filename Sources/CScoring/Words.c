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

void dragoman_score_words(
    const float *matrix, size_t stride, const int16_t *lanes, size_t count, float *scores) {
    int32_t sums[dragoman_lanes];
    float values[dragoman_lanes];
    dragoman_sum_lanes(lanes, count, sums);
    for (size_t lane = 0; lane < dragoman_lanes; lane++) values[lane] = (float)sums[lane];
    dragoman_score(matrix, stride, values, scores);
}

WIDE_CLONES
void dragoman_weigh_words(const int16_t *lanes, size_t count, const float *matrix, float factor, float *weights) {
    for (size_t word = 0; word < count; word++) {
        float sums[dragoman_slots] = {0};
        for (size_t lane = 0; lane < dragoman_lanes; lane++) {
            float value = lanes[word * dragoman_lanes + lane];
            for (size_t slot = 0; slot < dragoman_slots; slot++) sums[slot] += value * matrix[lane * dragoman_slots + slot];
        }
        for (size_t slot = 0; slot < dragoman_slots; slot++) weights[word * dragoman_slots + slot] = sums[slot] * factor;
    }
}

WIDE_CLONES
size_t dragoman_find_leaders(
    const float *scores, const float *biases, size_t stride, float factor, uint32_t *columns, float *values) {
    size_t found = 0;
    for (size_t start = 0; start < stride; start += dragoman_leader_block) {
        float block[dragoman_leader_block];
        float highest = dragoman_excluded;
        for (size_t i = 0; i < dragoman_leader_block; i++) {
            block[i] = scores[start + i] * factor + biases[start + i];
            highest = block[i] > highest ? block[i] : highest;
        }
        // Most blocks hold no leader.
        if (!(highest > dragoman_excluded / 2) || (found == dragoman_leaders && highest <= values[found - 1])) continue;
        for (size_t i = 0; i < dragoman_leader_block; i++) {
            // Scores by a damaged matrix may be infinite, or no numbers: an excluded column must not lead by them.
            if (!(block[i] > dragoman_excluded / 2) || biases[start + i] <= dragoman_excluded / 2) continue;
            if (found == dragoman_leaders && block[i] <= values[found - 1]) continue;
            size_t place = found < dragoman_leaders ? found++ : found - 1;
            for (; place > 0 && values[place - 1] < block[i]; place--) {
                values[place] = values[place - 1];
                columns[place] = columns[place - 1];
            }
            values[place] = block[i];
            columns[place] = (uint32_t)(start + i);
        }
    }
    return found;
}
