// SPDX-License-Identifier: Apache-2.0

#pragma once

// Sixteen numbers that are worked on together, in whatever registers the processor has.

#include "WideClones.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

// Vectors are handed to functions that are always inlined, so how they would be handed over otherwise does not matter.
#pragma clang diagnostic ignored "-Wpsabi"

typedef float floats __attribute__((ext_vector_type(16)));
typedef int32_t numbers __attribute__((ext_vector_type(16)));

/// The number of each slot.
static const numbers slots = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};

INLINE floats load(const float *from) {
    floats result;
    memcpy(&result, from, sizeof result);
    return result;
}

INLINE numbers load_numbers(const int32_t *from) {
    numbers result;
    memcpy(&result, from, sizeof result);
    return result;
}

/// The slots that are not zero, as the bits of a number, the first slot the lowest.
INLINE uint16_t mask_of(numbers values) {
    typedef bool bits __attribute__((ext_vector_type(16)));
    bits chosen = __builtin_convertvector(values, bits);
    uint16_t mask;
    memcpy(&mask, &chosen, sizeof mask);
    return mask;
}

/// The greater of each two; the second where one is not a number.
#define GREATER(a, b) ((a) > (b) ? (a) : (b))

/// The highest number, by comparisons alone; the clang built-in guards against what is not a number at three times the cost.
INLINE float highest(floats values) {
    typedef float eight __attribute__((ext_vector_type(8)));
    typedef float four __attribute__((ext_vector_type(4)));
    typedef float two __attribute__((ext_vector_type(2)));
    eight e = GREATER(values.lo, values.hi);
    four f = GREATER(e.lo, e.hi);
    two t = GREATER(f.lo, f.hi);
    return GREATER(t.x, t.y);
}
