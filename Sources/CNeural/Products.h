// SPDX-License-Identifier: Apache-2.0

// Products of matrices over one instruction set. Whoever includes this has defined, in terms of its instructions,
//   multiply_tile: the products of `tile` rows of activations and `tile` rows of weights, and
//   multiply_row: those of one row of activations and `tile` rows of weights.

#include "Arithmetic.h"

#include <string.h>

#pragma STDC FP_CONTRACT OFF

typedef float tile_floats __attribute__((ext_vector_type(tile)));
typedef int32_t tile_numbers __attribute__((ext_vector_type(tile)));

// Makes floats of the products with one row of activations, and stores the first `count`.
static inline __attribute__((always_inline)) void store_products(
    const int32_t *products, float factor, tile_floats biases, bool rectifies, size_t count, float *out) {
    tile_numbers numbers;
    memcpy(&numbers, products, sizeof numbers);
    tile_floats values = __builtin_convertvector(numbers, tile_floats) * factor + biases;
    if (rectifies) values = values > 0 ? values : (tile_floats)0;
    if (count == tile) {
        memcpy(out, &values, sizeof values);
    } else {
        for (size_t i = 0; i < count; i++) out[i] = values[i];
    }
}

static void multiply(
    const dragoman_matrix *matrix, const int8_t *rows, const float *alphas, size_t count, bool rectifies, float *out) {
    const size_t inputs = matrix->inputs, outputs = matrix->outputs;
    for (size_t output = 0; output < outputs; output += tile) {
        const int8_t *weights[tile];
        int32_t sums[tile];
        tile_floats biases;
        const size_t width = outputs - output < tile ? outputs - output : tile;
        for (size_t i = 0; i < tile; i++) {
            // A tile that reaches behind the last output repeats it.
            const size_t index = output + (i < width ? i : width - 1);
            weights[i] = matrix->weights + index * inputs;
            sums[i] = matrix->sums[index];
            biases[i] = matrix->biases[index];
        }
        size_t row = 0;
        for (; count - row >= tile; row += tile) {
            int32_t products[tile][tile];
            multiply_tile(rows + row * inputs, weights, sums, inputs, products);
            for (size_t i = 0; i < tile; i++) {
                const float factor = 1 / (alphas[row + i] * matrix->multiplier);
                store_products(products[i], factor, biases, rectifies, width, out + (row + i) * outputs + output);
            }
        }
        for (; row < count; row++) {
            int32_t products[tile];
            multiply_row(rows + row * inputs, weights, sums, inputs, products);
            const float factor = 1 / (alphas[row] * matrix->multiplier);
            store_products(products, factor, biases, rectifies, width, out + row * outputs + output);
        }
    }
}

static void score(
    const dragoman_matrix *matrix, const int8_t *row, float alpha, const uint32_t *outputs, size_t count, float *out) {
    const float factor = 1 / (alpha * matrix->multiplier);
    for (size_t start = 0; start < count; start += tile) {
        const int8_t *weights[tile];
        int32_t sums[tile];
        tile_floats biases;
        const size_t width = count - start < tile ? count - start : tile;
        for (size_t i = 0; i < tile; i++) {
            const size_t index = outputs[start + (i < width ? i : width - 1)];
            weights[i] = matrix->weights + index * matrix->inputs;
            sums[i] = matrix->sums[index];
            biases[i] = matrix->biases[index];
        }
        int32_t products[tile];
        multiply_row(row, weights, sums, matrix->inputs, products);
        store_products(products, factor, biases, false, width, out + start);
    }
}
