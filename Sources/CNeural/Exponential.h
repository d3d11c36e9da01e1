// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "Vectors.h"

#pragma STDC FP_CONTRACT OFF

// Exponentials by operations that give the same bits on every machine.

/// Rounds to whole numbers, halves to even ones, where magnitudes are below 2^22: the sum keeps no digit behind the point.
INLINE floats rounded(floats values) { return (values + 12582912.0f) - 12582912.0f; }

/// e^x, to 2 units in the last place: a power of two times a polynomial on ±ln 2 / 2, the first terms of the series. What is
/// below −87 or is no number counts as −87, what is above 88 as 88.
INLINE floats exponentials(floats values) {
    values = values > -87 ? values : (floats)-87;
    values = values < 88 ? values : (floats)88;
    const floats power = rounded(values * 1.44269504f);
    // ln 2 in two parts, the first of which has so few digits that the product with the power is exact.
    const floats rest = (values - power * 0.693359375f) - power * -2.12194440e-4f;
    floats sum = 1.0f / 5040 * rest + 1.0f / 720;
    sum = sum * rest + 1.0f / 120;
    sum = sum * rest + 1.0f / 24;
    sum = sum * rest + 1.0f / 6;
    sum = sum * rest + 0.5f;
    sum = sum * rest + 1;
    sum = sum * rest + 1;
    const numbers exponents = (__builtin_convertvector(power, numbers) + 127) << 23;
    return sum * (floats)exponents;
}

/// The sum of all slots, by halves.
INLINE float total(floats values) {
    typedef float eight __attribute__((ext_vector_type(8)));
    typedef float four __attribute__((ext_vector_type(4)));
    typedef float two __attribute__((ext_vector_type(2)));
    const eight e = values.lo + values.hi;
    const four f = e.lo + e.hi;
    const two t = f.lo + f.hi;
    return t.x + t.y;
}
