// SPDX-License-Identifier: Apache-2.0

#pragma once

// The inner loops of neural translation: products of int8 matrices, and what stands between them in 32-bit floats. `NeuralEngine`
// alone knows them. Products are exact integers, and floats are added in one fixed order without fused operations and without a
// function of the C library, so the results are the same bits on every machine and for every number of rows that go together.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Rows of activations and of weights have a multiple of this many elements.
enum { dragoman_row_multiple = 64 };

/// The most elements of a row: 65536 products of at most 127 · 127 fit a 32-bit sum.
enum { dragoman_longest_row = 65536 };

/// Keys stand in a matrix of this many columns, or a multiple.
enum { dragoman_key_multiple = 16 };

/// A matrix of a model, as it stands in the file: a row of weights for each output, each weight from -127 to 127.
typedef struct {
    const int8_t *_Nonnull weights;
    /// For each output the sum of its weights.
    const int32_t *_Nonnull sums;
    /// For each output what is added to it.
    const float *_Nonnull biases;
    size_t outputs;
    size_t inputs;
    /// What the weights were multiplied by when they were made integers.
    float multiplier;
} dragoman_matrix;

/// What a row of queries looks at: keys and values of one sentence, in several heads.
typedef struct {
    /// A row for each element of a key, a column for each key: `dragoman_transpose` writes it.
    const float *_Nonnull keys;
    /// The columns of `keys`, a multiple of `dragoman_key_multiple`.
    size_t stride;
    /// A row for each value.
    const float *_Nonnull values;
    size_t count;
    size_t width;
    /// The heads, of which each has a multiple of 16 elements.
    size_t heads;
} dragoman_memory;

/// A way to calculate. All but the reference give the same bits.
typedef struct {
    const char *_Nonnull name;
    /// out[r][o] = Σ row[i] · weight[o][i] / (alpha[r] · multiplier) + bias[o], and at least 0 where it rectifies.
    void (*_Nonnull multiply)(
        const dragoman_matrix *_Nonnull matrix, const int8_t *_Nonnull rows, const float *_Nonnull alphas, size_t count,
        bool rectifies, float *_Nonnull out);
    /// The same for one row and some of the outputs.
    void (*_Nonnull score)(
        const dragoman_matrix *_Nonnull matrix, const int8_t *_Nonnull row, float alpha, const uint32_t *_Nonnull outputs,
        size_t count, float *_Nonnull out);
    /// Adds to each row another, and brings it to mean 0 and variance 1, then to a scale and a shift of each element.
    void (*_Nonnull normalize)(
        float *_Nonnull rows, const float *_Nonnull added, const float *_Nonnull scales, const float *_Nonnull shifts,
        size_t count, size_t width);
    /// For each query the mean of the values, weighted by how well their keys fit. `weights` has room for `stride` floats; to
    /// `alignment`, where it is given, go the weights of the first head, a row of `count` for each query.
    void (*_Nonnull attend)(
        const float *_Nonnull queries, size_t count, const dragoman_memory *_Nonnull memory, float *_Nonnull weights,
        float *_Nonnull out, float *_Nullable alignment);
    /// One step of a recurrent unit: cell = f · cell + (1 − f) · input with f the logistic function of the gate; the input
    /// becomes the cell, or 0 where that is negative.
    void (*_Nonnull recur)(float *_Nonnull cells, const float *_Nonnull gates, float *_Nonnull inputs, size_t count);
} dragoman_arithmetic;

/// The fastest exact way on this machine.
const dragoman_arithmetic *_Nonnull dragoman_best_arithmetic(void);

/// The exact ways that this machine knows, the plain one first, up to the index that gives null.
const dragoman_arithmetic *_Nullable dragoman_exact_arithmetic(size_t index);

/// As fxtranslate 0.5 calculates on x86-64: sums of two products are cut to 16 bits, activations are shifted by 127, floats are
/// added from left to right, and exponentials are the C library's.
const dragoman_arithmetic *_Nonnull dragoman_reference_arithmetic(void);

// What is the same in all ways.

/// Multiplies each row by alpha, and rounds to integers from -127 to 127, halves to even ones. An alpha of 0 stands for 127 by
/// the greatest magnitude of the row. Writes for each row the alpha that it was multiplied by.
void dragoman_quantize(
    const float *_Nonnull rows, size_t count, size_t width, float alpha, int8_t *_Nonnull out, float *_Nonnull alphas);

/// Writes for each row of weights their sum.
///
/// Returns: The index of the first weight of -128, which no model has; `count · width` where there is none.
size_t dragoman_sum_weights(const int8_t *_Nonnull weights, size_t count, size_t width, int32_t *_Nonnull sums);

/// Whether no float is infinite or no number.
bool dragoman_are_finite(const float *_Nonnull values, size_t count);

/// Embeds a word at a position: out = word / multiplier · scale + position.
void dragoman_embed(
    const int8_t *_Nonnull word, float inverse_multiplier, float scale, const float *_Nonnull position, size_t width,
    float *_Nonnull out);

/// Writes rows as columns; the columns behind them, up to the stride, become 0.
void dragoman_transpose(const float *_Nonnull rows, size_t count, size_t width, float *_Nonnull out, size_t stride);

/// The index of the greatest score, of equal ones the first. There is at least one.
size_t dragoman_index_of_greatest(const float *_Nonnull scores, size_t count);

/// The logarithm of the sum of the exponentials of scores.
float dragoman_log_sum(const float *_Nonnull scores, size_t count);

/// The position encoding: for each position sines, then cosines.
void dragoman_encode_positions(float *_Nonnull out, size_t count, size_t width);

/// The same as fxtranslate calculates it.
void dragoman_encode_positions_as_reference(float *_Nonnull out, size_t count, size_t width);
