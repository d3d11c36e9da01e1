// SPDX-License-Identifier: Apache-2.0

#if defined(__aarch64__)

#include <arm_neon.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang attribute push(__attribute__((target("dotprod"))), apply_to = function)

static inline __attribute__((always_inline)) int32x4_t add_products(int32x4_t sum, int8x16_t row, int8x16_t weights) {
    return vdotq_s32(sum, row, weights);
}

#include "NEONTiles.h"
#include "Products.h"

#pragma clang attribute pop

const dragoman_arithmetic dragoman_dot_product_arithmetic = {
    "neon dotprod", multiply, score, dragoman_normalize, dragoman_attend, dragoman_recur};

#endif
