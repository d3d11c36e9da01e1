// SPDX-License-Identifier: Apache-2.0

#if defined(__x86_64__)

#include <immintrin.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

// The instruction that adds the products of neighbours takes unsigned numbers by signed ones and cuts the sum to 16 bits. So the
// signs of the activations go to the weights; two products are then 32258 at most, and nothing is cut.
static inline __attribute__((always_inline)) __m256i add_products(
    __m256i sum, __m256i magnitudes, __m256i signs, __m256i weights) {
    const __m256i pairs = _mm256_maddubs_epi16(magnitudes, _mm256_sign_epi8(weights, signs));
    return _mm256_add_epi32(sum, _mm256_madd_epi16(pairs, _mm256_set1_epi16(1)));
}

// The sums of the elements of four vectors.
static inline __attribute__((always_inline)) __m128i totals(__m256i a, __m256i b, __m256i c, __m256i d) {
    const __m256i sums = _mm256_hadd_epi32(_mm256_hadd_epi32(a, b), _mm256_hadd_epi32(c, d));
    return _mm_add_epi32(_mm256_castsi256_si128(sums), _mm256_extracti128_si256(sums, 1));
}

static inline __m256i load(const int8_t *from) { return _mm256_loadu_si256((const __m256i *)from); }

static inline __attribute__((always_inline)) void multiply_row(
    const int8_t *row, const int8_t *const *weights, const int32_t *sums, size_t inputs, int32_t *products) {
    (void)sums;
    __m256i totals_of[4] = {0};
    for (size_t i = 0; i < inputs; i += 32) {
        const __m256i signs = load(row + i), magnitudes = _mm256_abs_epi8(signs);
        for (int o = 0; o < 4; o++) totals_of[o] = add_products(totals_of[o], magnitudes, signs, load(weights[o] + i));
    }
    _mm_storeu_si128((__m128i *)products, totals(totals_of[0], totals_of[1], totals_of[2], totals_of[3]));
}

static inline __attribute__((always_inline)) void multiply_tile(
    const int8_t *rows, const int8_t *const *weights, const int32_t *sums, size_t inputs, int32_t (*products)[4]) {
    (void)sums;
    // Two rows at a time are what the registers hold.
    for (size_t half = 0; half < 4; half += 2) {
        const int8_t *first = rows + half * inputs, *second = first + inputs;
        __m256i a[4] = {0}, b[4] = {0};
        for (size_t i = 0; i < inputs; i += 32) {
            const __m256i first_signs = load(first + i), first_magnitudes = _mm256_abs_epi8(first_signs);
            const __m256i second_signs = load(second + i), second_magnitudes = _mm256_abs_epi8(second_signs);
            for (int o = 0; o < 4; o++) {
                const __m256i weight = load(weights[o] + i);
                a[o] = add_products(a[o], first_magnitudes, first_signs, weight);
                b[o] = add_products(b[o], second_magnitudes, second_signs, weight);
            }
        }
        _mm_storeu_si128((__m128i *)products[half], totals(a[0], a[1], a[2], a[3]));
        _mm_storeu_si128((__m128i *)products[half + 1], totals(b[0], b[1], b[2], b[3]));
    }
}

#include "Products.h"

#pragma clang attribute pop

const dragoman_arithmetic dragoman_avx2_arithmetic = {
    "avx2", multiply, score, dragoman_normalize, dragoman_attend, dragoman_recur};

#endif
