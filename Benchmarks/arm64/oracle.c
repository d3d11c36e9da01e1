// SPDX-License-Identifier: Apache-2.0

// Calculates with all ways of a machine that are exact: products beside the formula, floats beside the plain way. Prints a line
// for each way, with a hash of all its results, which is the same on every machine, and fails where a way differs.

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CNeural.h"

#pragma STDC FP_CONTRACT OFF

// SplitMix64.
static uint64_t state;
static uint64_t number(void) {
    uint64_t mixed = state += 0x9E3779B97F4A7C15;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB;
    return mixed ^ mixed >> 31;
}
static int8_t integer(bool extreme) { return extreme ? (number() & 1 ? 127 : -127) : (int8_t)((int)(number() % 255) - 127); }
static float real(float bound) { return ((float)(number() >> 40) / (1 << 23) - 1) * bound; }

static void fill(float *values, size_t count, float bound) {
    for (size_t i = 0; i < count; i++) values[i] = real(bound);
}

static uint64_t hash;
static void add(const void *bytes, size_t count) {
    // FNV-1a.
    for (size_t i = 0; i < count; i++) hash = (hash ^ ((const uint8_t *)bytes)[i]) * 0x100000001B3;
}

static int differences;

static void compare(const float *found, const float *expected, size_t count, const char *what, const char *name) {
    add(found, count * sizeof *found);
    if (memcmp(found, expected, count * sizeof *found) == 0) return;
    printf("%s: %s differ\n", name, what);
    differences++;
}

static void check_products(const dragoman_arithmetic *way, size_t inputs, size_t outputs, size_t count, bool extreme) {
    int8_t *weights = aligned_alloc(64, inputs * outputs), *rows = aligned_alloc(64, inputs * count);
    int32_t *sums = calloc(outputs, sizeof *sums);
    float *biases = calloc(outputs, sizeof *biases), *alphas = calloc(count, sizeof *alphas);
    float *out = calloc(outputs * count, sizeof *out), *expected = calloc(outputs * count, sizeof *out);
    uint32_t *some = calloc(outputs, sizeof *some);
    for (size_t i = 0; i < inputs * outputs; i++) weights[i] = integer(extreme);
    for (size_t i = 0; i < inputs * count; i++) rows[i] = integer(extreme);
    fill(biases, outputs, 2);
    for (size_t i = 0; i < count; i++) alphas[i] = 15 + real(14);
    if (dragoman_sum_weights(weights, outputs, inputs, sums) != inputs * outputs) differences++;
    const dragoman_matrix matrix = {weights, sums, biases, outputs, inputs, 31.7f};
    for (int rectifies = 0; rectifies < 2; rectifies++) {
        for (size_t row = 0; row < count; row++) {
            for (size_t output = 0; output < outputs; output++) {
                int32_t sum = 0;
                for (size_t i = 0; i < inputs; i++) sum += rows[row * inputs + i] * weights[output * inputs + i];
                const float value = (float)sum * (1 / (alphas[row] * matrix.multiplier)) + biases[output];
                expected[row * outputs + output] = rectifies && !(value > 0) ? 0 : value;
            }
        }
        way->multiply(&matrix, rows, alphas, count, rectifies, out);
        compare(out, expected, outputs * count, "products", way->name);
        if (rectifies) continue;
        size_t taken = 0;
        for (size_t output = 0; output < outputs; output += 1 + number() % 3) {
            expected[taken] = expected[output];
            some[taken++] = (uint32_t)output;
        }
        way->score(&matrix, rows, alphas[0], some, taken, out);
        compare(out, expected, taken, "scores", way->name);
    }
    free(weights), free(rows), free(sums), free(biases), free(alphas), free(out), free(expected), free(some);
}

enum { width = 256, heads = 8, queries = 5, keys = 37, stride = 48 };

static void check_floats(const dragoman_arithmetic *way, const dragoman_arithmetic *plain) {
    static _Alignas(64) float rows[2][queries * width], added[queries * width], scales[width], shifts[width];
    static _Alignas(64) float key_rows[keys * width], key_columns[width * stride], values[keys * width];
    static _Alignas(64) float weights[stride], out[2][queries * width], alignment[2][queries * keys], cells[2][width];
    static _Alignas(64) float positions[64 * width];
    static _Alignas(64) int8_t integers[queries * width];
    fill(rows[0], queries * width, 8), memcpy(rows[1], rows[0], sizeof rows[0]);
    fill(added, queries * width, 3), fill(scales, width, 2), fill(shifts, width, 1);
    fill(key_rows, keys * width, 2), fill(values, keys * width, 4);
    dragoman_transpose(key_rows, keys, width, key_columns, stride);
    const dragoman_memory memory = {key_columns, stride, values, keys, width, heads};
    for (int i = 0; i < 2; i++) {
        const dragoman_arithmetic *each = i ? plain : way;
        each->normalize(rows[i], added, scales, shifts, queries, width);
        each->attend(rows[i], queries, &memory, weights, out[i], alignment[i]);
        for (int c = 0; c < width; c++) cells[i][c] = values[c];
        each->recur(cells[i], added, out[i], width);
    }
    compare(rows[0], rows[1], queries * width, "normalised rows", way->name);
    compare(out[0], out[1], queries * width, "attended values", way->name);
    compare(alignment[0], alignment[1], queries * keys, "alignments", way->name);
    compare(cells[0], cells[1], width, "cells", way->name);
    float alphas[queries];
    dragoman_quantize(rows[0], queries, width, 0, integers, alphas);
    add(integers, sizeof integers), add(alphas, sizeof alphas);
    dragoman_encode_positions(positions, 64, width);
    add(positions, sizeof positions);
    dragoman_embed(integers, 1 / 31.7f, 16, positions, width, rows[0]);
    add(rows[0], width * sizeof(float));
    const float sum = dragoman_log_sum(out[0], queries * width);
    const uint64_t best = dragoman_index_of_greatest(out[0], queries * width);
    add(&sum, sizeof sum), add(&best, sizeof best);
}

int main(void) {
    static const size_t shapes[][3] = {{64, 16, 1}, {64, 5, 4}, {256, 33, 7}, {1536, 18, 3}, {128, 1, 9}, {256, 1536, 24}};
    const dragoman_arithmetic *way;
    for (size_t index = 0; (way = dragoman_exact_arithmetic(index)); index++) {
        state = 7;
        hash = 0xCBF29CE484222325;
        for (size_t shape = 0; shape < sizeof shapes / sizeof *shapes; shape++) {
            for (int extreme = 0; extreme < 2; extreme++) {
                check_products(way, shapes[shape][0], shapes[shape][1], shapes[shape][2], extreme);
            }
        }
        for (int i = 0; i < 50; i++) check_floats(way, dragoman_exact_arithmetic(0));
        printf("%-12s %016llx\n", way->name, (unsigned long long)hash);
    }
    return differences > 0;
}
