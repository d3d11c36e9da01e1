// SPDX-License-Identifier: Apache-2.0

#pragma once

// What the files of this target share.

#include "CNeural.h"

/// Rows of activations and of weights that are multiplied together.
enum { tile = 4 };

// What is done in floats, in all exact ways.
void dragoman_normalize(float *rows, const float *added, const float *scales, const float *shifts, size_t count, size_t width);
void dragoman_attend(
    const float *queries, size_t count, const dragoman_memory *memory, float *weights, float *out, float *alignment);
void dragoman_recur(float *cells, const float *gates, float *inputs, size_t count);

// The exact ways.
extern const dragoman_arithmetic dragoman_plain_arithmetic;
#if defined(__x86_64__)
extern const dragoman_arithmetic dragoman_avx2_arithmetic;
extern const dragoman_arithmetic dragoman_vnni_arithmetic;
#elif defined(__aarch64__)
extern const dragoman_arithmetic dragoman_neon_arithmetic;
extern const dragoman_arithmetic dragoman_dot_product_arithmetic;
#endif
