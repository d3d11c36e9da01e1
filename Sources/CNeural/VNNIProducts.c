// SPDX-License-Identifier: Apache-2.0

#if defined(__x86_64__)

#include <immintrin.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang attribute push(__attribute__((target("avx512f,avx512bw,avx512dq,avx512vl,avx512vnni"))), apply_to = function)

// The instruction takes unsigned numbers by signed ones: activations go in with 128 added, and 128 times the sum of the weights
// is taken off in the end, in integers.
static inline __attribute__((always_inline)) __m512i load_activations(const int8_t *from) {
    return _mm512_xor_si512(_mm512_loadu_si512(from), _mm512_set1_epi8((char)0x80));
}

// In each quarter the sums of the elements of that quarter of four vectors.
static inline __attribute__((always_inline)) __m512i quarter_totals(const __m512i *v) {
    const __m512i ab = _mm512_add_epi32(_mm512_unpacklo_epi32(v[0], v[1]), _mm512_unpackhi_epi32(v[0], v[1]));
    const __m512i cd = _mm512_add_epi32(_mm512_unpacklo_epi32(v[2], v[3]), _mm512_unpackhi_epi32(v[2], v[3]));
    return _mm512_add_epi32(_mm512_unpacklo_epi64(ab, cd), _mm512_unpackhi_epi64(ab, cd));
}

static inline __attribute__((always_inline)) __m128i shift_of(const int32_t *sums) {
    return _mm_slli_epi32(_mm_loadu_si128((const __m128i *)sums), 7);
}

static inline __attribute__((always_inline)) void multiply_row(
    const int8_t *row, const int8_t *const *weights, const int32_t *sums, size_t inputs, int32_t *products) {
    __m512i totals[4] = {0};
    for (size_t i = 0; i < inputs; i += 64) {
        const __m512i activations = load_activations(row + i);
        for (int o = 0; o < 4; o++) totals[o] = _mm512_dpbusd_epi32(totals[o], activations, _mm512_loadu_si512(weights[o] + i));
    }
    const __m512i quarters = quarter_totals(totals);
    const __m256i halves = _mm256_add_epi32(_mm512_castsi512_si256(quarters), _mm512_extracti64x4_epi64(quarters, 1));
    const __m128i sum = _mm_add_epi32(_mm256_castsi256_si128(halves), _mm256_extracti128_si256(halves, 1));
    _mm_storeu_si128((__m128i *)products, _mm_sub_epi32(sum, shift_of(sums)));
}

static inline __attribute__((always_inline)) void multiply_tile(
    const int8_t *rows, const int8_t *const *weights, const int32_t *sums, size_t inputs, int32_t (*products)[4]) {
    __m512i totals[4][4] = {0};
    for (size_t i = 0; i < inputs; i += 64) {
        __m512i weight[4];
        for (int o = 0; o < 4; o++) weight[o] = _mm512_loadu_si512(weights[o] + i);
        for (int r = 0; r < 4; r++) {
            const __m512i activations = load_activations(rows + (size_t)r * inputs + i);
            for (int o = 0; o < 4; o++) totals[r][o] = _mm512_dpbusd_epi32(totals[r][o], activations, weight[o]);
        }
    }
    __m512i q[4];
    for (int r = 0; r < 4; r++) q[r] = quarter_totals(totals[r]);
    // The four quarters of each row are added, and the rows stand in the quarters of one vector.
    const __m512i first = _mm512_add_epi32(_mm512_shuffle_i32x4(q[0], q[1], 0x44), _mm512_shuffle_i32x4(q[0], q[1], 0xEE));
    const __m512i second = _mm512_add_epi32(_mm512_shuffle_i32x4(q[2], q[3], 0x44), _mm512_shuffle_i32x4(q[2], q[3], 0xEE));
    const __m512i all =
        _mm512_add_epi32(_mm512_shuffle_i32x4(first, second, 0x88), _mm512_shuffle_i32x4(first, second, 0xDD));
    _mm512_storeu_si512(products, _mm512_sub_epi32(all, _mm512_broadcast_i32x4(shift_of(sums))));
}

#include "Products.h"

#pragma clang attribute pop

const dragoman_arithmetic dragoman_vnni_arithmetic = {
    "avx512vnni", multiply, score, dragoman_normalize, dragoman_attend, dragoman_recur};

#endif
