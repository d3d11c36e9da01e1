// SPDX-License-Identifier: Apache-2.0

#include "CNeural.h"

#include <math.h>

#pragma STDC FP_CONTRACT OFF

// e^x for x from -10 to 0: the series on x / 1024, squared ten times.
static double power_of_e(double x) {
    x /= 1024;
    double sum = 0;
    for (int term = 10; term >= 1; term--) sum = (sum + 1) * x / term;
    for (int square = 0; square < 10; square++) sum = sum * (2 + sum);
    return 1 + sum;
}

// The sine of an angle and a number of quarter turns, for angles from 0 to some thousands.
static double sine(double angle, int quarters) {
    const double half_pi = 1.5707963267948966, rest_of_half_pi = 6.123233995736766e-17;
    const int turns = (int)(angle / half_pi + 0.5);
    const double x = (angle - turns * half_pi) - turns * rest_of_half_pi, square = x * x;
    const bool is_cosine = (turns + quarters) & 1;
    double sum = 1;
    for (int term = is_cosine ? 16 : 17; term > 1; term -= 2) sum = 1 - sum * square / (term * (term - 1));
    if (!is_cosine) sum *= x;
    return (turns + quarters) & 2 ? -sum : sum;
}

void dragoman_encode_positions(float *out, size_t count, size_t width) {
    const size_t half = width / 2;
    for (size_t i = 0; i < half; i++) {
        const double frequency = power_of_e(-9.210340371976184 * (double)i / (double)(half - 1));
        for (size_t position = 0; position < count; position++) {
            out[position * width + i] = (float)sine((double)position * frequency, 0);
            out[position * width + half + i] = (float)sine((double)position * frequency, 1);
        }
    }
}

void dragoman_encode_positions_as_reference(float *out, size_t count, size_t width) {
    const size_t half = width / 2;
    for (size_t i = 0; i < width; i++) {
        const float frequency = powf(1e-4f, (float)(i % half) / ((float)half - 1));
        const float offset = i < half ? 0 : 1.57079632679489661923f;
        for (size_t position = 0; position < count; position++) {
            out[position * width + i] = sinf((float)position * frequency + offset);
        }
    }
}
