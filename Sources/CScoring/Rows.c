// SPDX-License-Identifier: Apache-2.0

#include "CScoring.h"
#include "WideClones.h"

#include <string.h>

typedef uint8_t bytes16 __attribute__((vector_size(16)));
typedef uint16_t words16 __attribute__((vector_size(32)));

// Seventeen nibbles of at most 15 fit a byte.
enum { rows_a_byte_holds = 17 };

INLINE void sum(const uint8_t *table, const uint32_t *rows, size_t count, uint16_t *sums) {
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

void dragoman_sum_rows(const uint8_t *table, const uint32_t *rows, size_t count, uint16_t *sums) {
    sum(table, rows, count, sums);
}

// The sums are widened to 64 bits, which takes few steps with wide registers alone.
WIDE_CLONES
void dragoman_add_rows(const uint8_t *table, const uint32_t *rows, size_t count, int64_t *lanes) {
    uint16_t sums[dragoman_lanes];
    sum(table, rows, count, sums);
    int64_t offset = 15 * (int64_t)count;
    for (size_t lane = 0; lane < dragoman_lanes; lane++) lanes[lane] += 2 * (int64_t)sums[lane] - offset;
}
