// SPDX-License-Identifier: Apache-2.0

// Tiles over NEON. Whoever includes this has defined `add_products`, which adds sixteen products to a sum.

// The sums of the elements of four vectors.
static inline __attribute__((always_inline)) int32x4_t totals(const int32x4_t *v) {
    return vpaddq_s32(vpaddq_s32(v[0], v[1]), vpaddq_s32(v[2], v[3]));
}

static inline __attribute__((always_inline)) void multiply_row(
    const int8_t *row, const int8_t *const *weights, const int32_t *sums, size_t inputs, int32_t *products) {
    (void)sums;
    int32x4_t added[4] = {vdupq_n_s32(0), vdupq_n_s32(0), vdupq_n_s32(0), vdupq_n_s32(0)};
    for (size_t i = 0; i < inputs; i += 16) {
        const int8x16_t activations = vld1q_s8(row + i);
        for (int o = 0; o < 4; o++) added[o] = add_products(added[o], activations, vld1q_s8(weights[o] + i));
    }
    vst1q_s32(products, totals(added));
}

static inline __attribute__((always_inline)) void multiply_tile(
    const int8_t *rows, const int8_t *const *weights, const int32_t *sums, size_t inputs, int32_t (*products)[4]) {
    (void)sums;
    int32x4_t added[4][4];
    for (int r = 0; r < 4; r++) {
        for (int o = 0; o < 4; o++) added[r][o] = vdupq_n_s32(0);
    }
    for (size_t i = 0; i < inputs; i += 16) {
        int8x16_t weight[4];
        for (int o = 0; o < 4; o++) weight[o] = vld1q_s8(weights[o] + i);
        for (int r = 0; r < 4; r++) {
            const int8x16_t activations = vld1q_s8(rows + (size_t)r * inputs + i);
            for (int o = 0; o < 4; o++) added[r][o] = add_products(added[r][o], activations, weight[o]);
        }
    }
    for (int r = 0; r < 4; r++) vst1q_s32(products[r], totals(added[r]));
}
