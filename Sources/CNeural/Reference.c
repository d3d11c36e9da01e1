// SPDX-License-Identifier: Apache-2.0

#include "Arithmetic.h"

#include <math.h>
#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

#pragma STDC FP_CONTRACT OFF

static int32_t cut(int32_t sum) { return sum > 32767 ? 32767 : sum < -32768 ? -32768 : sum; }

static int32_t product_anywhere(const int8_t *row, const int8_t *weights, size_t inputs) {
    int32_t sum = 0;
    for (size_t i = 0; i < inputs; i += 2) {
        sum += cut((row[i] + 127) * weights[i] + (row[i + 1] + 127) * weights[i + 1]);
    }
    return sum;
}

#if defined(__x86_64__)

// The instruction that the reference uses, which cuts the sums.
__attribute__((target("avx2"))) static int32_t product_with_avx2(const int8_t *row, const int8_t *weights, size_t inputs) {
    __m256i sums = _mm256_setzero_si256();
    for (size_t i = 0; i < inputs; i += 32) {
        const __m256i activations =
            _mm256_add_epi8(_mm256_loadu_si256((const __m256i *)(row + i)), _mm256_set1_epi8(127));
        const __m256i pairs = _mm256_maddubs_epi16(activations, _mm256_loadu_si256((const __m256i *)(weights + i)));
        sums = _mm256_add_epi32(sums, _mm256_madd_epi16(pairs, _mm256_set1_epi16(1)));
    }
    const __m128i halves = _mm_add_epi32(_mm256_castsi256_si128(sums), _mm256_extracti128_si256(sums, 1));
    const __m128i quarters = _mm_add_epi32(halves, _mm_shuffle_epi32(halves, 0x4E));
    return _mm_cvtsi128_si32(_mm_add_epi32(quarters, _mm_shuffle_epi32(quarters, 0xB1)));
}

static int32_t product(const int8_t *row, const int8_t *weights, size_t inputs) {
    return __builtin_cpu_supports("avx2") ? product_with_avx2(row, weights, inputs) : product_anywhere(row, weights, inputs);
}

#else

static int32_t product(const int8_t *row, const int8_t *weights, size_t inputs) { return product_anywhere(row, weights, inputs); }

#endif

static float output(const dragoman_matrix *matrix, const int8_t *row, float alpha, size_t index) {
    const float factor = 1 / (alpha * matrix->multiplier);
    const float bias = matrix->biases[index] - 127 * factor * (float)matrix->sums[index];
    return factor * (float)product(row, matrix->weights + index * matrix->inputs, matrix->inputs) + bias;
}

static void multiply(
    const dragoman_matrix *matrix, const int8_t *rows, const float *alphas, size_t count, bool rectifies, float *out) {
    for (size_t row = 0; row < count; row++) {
        for (size_t i = 0; i < matrix->outputs; i++) {
            const float value = output(matrix, rows + row * matrix->inputs, alphas[row], i);
            out[row * matrix->outputs + i] = rectifies && !(value > 0) ? 0 : value;
        }
    }
}

static void score(
    const dragoman_matrix *matrix, const int8_t *row, float alpha, const uint32_t *outputs, size_t count, float *out) {
    for (size_t i = 0; i < count; i++) out[i] = output(matrix, row, alpha, outputs[i]);
}

static void normalize(float *rows, const float *added, const float *scales, const float *shifts, size_t count, size_t width) {
    for (size_t row = 0; row < count; row++, rows += width, added += width) {
        float sum = 0, squares = 0;
        for (size_t i = 0; i < width; i++) {
            rows[i] += added[i];
            sum += rows[i];
        }
        const float mean = sum / (float)width;
        for (size_t i = 0; i < width; i++) squares += (rows[i] - mean) * (rows[i] - mean);
        const float deviation = sqrtf(squares / (float)width + 1e-6f);
        for (size_t i = 0; i < width; i++) rows[i] = scales[i] * ((rows[i] - mean) / deviation) + shifts[i];
    }
}

static void attend(
    const float *queries, size_t count, const dragoman_memory *memory, float *weights, float *out, float *alignment) {
    const size_t width = memory->width, size = width / memory->heads;
    const float scale = 1 / sqrtf((float)size);
    for (size_t query = 0; query < count; query++) {
        for (size_t head = 0; head < memory->heads; head++) {
            const size_t offset = head * size;
            float greatest = -INFINITY, all = 0;
            for (size_t key = 0; key < memory->count; key++) {
                float sum = 0;
                for (size_t i = 0; i < size; i++) {
                    sum += queries[query * width + offset + i] * memory->keys[(offset + i) * memory->stride + key];
                }
                weights[key] = scale * sum;
                if (weights[key] > greatest) greatest = weights[key];
            }
            for (size_t key = 0; key < memory->count; key++) {
                weights[key] = expf(weights[key] - greatest);
                all += weights[key];
            }
            for (size_t key = 0; key < memory->count; key++) weights[key] /= all;
            for (size_t i = 0; i < size; i++) {
                float mean = 0;
                for (size_t key = 0; key < memory->count; key++) mean += weights[key] * memory->values[key * width + offset + i];
                out[query * width + offset + i] = mean;
            }
            if (alignment && head == 0) memcpy(alignment + query * memory->count, weights, memory->count * sizeof *weights);
        }
    }
}

static void recur(float *cells, const float *gates, float *inputs, size_t count) {
    for (size_t i = 0; i < count; i++) {
        const float share = 1 / (1 + expf(-gates[i]));
        cells[i] = share * cells[i] + (1 - share) * inputs[i];
        inputs[i] = cells[i] > 0 ? cells[i] : 0;
    }
}

static const dragoman_arithmetic reference = {"reference", multiply, score, normalize, attend, recur};

const dragoman_arithmetic *dragoman_reference_arithmetic(void) { return &reference; }
