// SPDX-License-Identifier: Apache-2.0

#if defined(__aarch64__)

#include <arm_neon.h>
#include <stddef.h>
#include <stdint.h>

static inline __attribute__((always_inline)) int32x4_t add_products(int32x4_t sum, int8x16_t row, int8x16_t weights) {
    sum = vpadalq_s16(sum, vmull_s8(vget_low_s8(row), vget_low_s8(weights)));
    return vpadalq_s16(sum, vmull_high_s8(row, weights));
}

#include "NEONTiles.h"
#include "Products.h"

const dragoman_arithmetic dragoman_neon_arithmetic = {
    "neon", multiply, score, dragoman_normalize, dragoman_attend, dragoman_recur};

#endif
