// SPDX-License-Identifier: Apache-2.0

#include <stddef.h>
#include <stdint.h>

// Products without any instruction that not every machine has: the oracle of the others.

static inline void multiply_row(
    const int8_t *row, const int8_t *const *weights, const int32_t *sums, size_t inputs, int32_t *products) {
    (void)sums;
    for (size_t output = 0; output < 4; output++) {
        int32_t sum = 0;
        for (size_t i = 0; i < inputs; i++) sum += row[i] * weights[output][i];
        products[output] = sum;
    }
}

static inline void multiply_tile(
    const int8_t *rows, const int8_t *const *weights, const int32_t *sums, size_t inputs, int32_t (*products)[4]) {
    for (size_t row = 0; row < 4; row++) multiply_row(rows + row * inputs, weights, sums, inputs, products[row]);
}

#include "Products.h"

const dragoman_arithmetic dragoman_plain_arithmetic = {
    "plain", multiply, score, dragoman_normalize, dragoman_attend, dragoman_recur};
