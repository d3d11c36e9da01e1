// SPDX-License-Identifier: Apache-2.0

#include "Arithmetic.h"
#include "Exponential.h"
#include "Vectors.h"

#pragma STDC FP_CONTRACT OFF

enum { lanes = 16 };

INLINE void store(float *to, floats values) { memcpy(to, &values, sizeof values); }

WIDE_CLONES
void dragoman_normalize(float *rows, const float *added, const float *scales, const float *shifts, size_t count, size_t width) {
    for (size_t row = 0; row < count; row++, rows += width, added += width) {
        floats sums = 0;
        for (size_t i = 0; i < width; i += lanes) {
            const floats values = load(rows + i) + load(added + i);
            store(rows + i, values);
            sums += values;
        }
        const float mean = total(sums) / (float)width;
        floats squares = 0;
        for (size_t i = 0; i < width; i += lanes) {
            const floats distance = load(rows + i) - mean;
            squares += distance * distance;
        }
        const float deviation = __builtin_sqrtf(total(squares) / (float)width + 1e-6f);
        for (size_t i = 0; i < width; i += lanes) {
            store(rows + i, load(scales + i) * ((load(rows + i) - mean) / deviation) + load(shifts + i));
        }
    }
}

// How well each key of one head fits a query; the slots behind the last key are -infinity.
INLINE void fit(const float *query, const float *keys, size_t stride, size_t count, size_t size, float scale, float *out) {
    for (size_t start = 0; start < count; start += lanes) {
        floats sums = 0;
        for (size_t i = 0; i < size; i++) sums += query[i] * load(keys + i * stride + start);
        const numbers left = (numbers)(int32_t)(count - start);
        store(out + start, slots < left ? scale * sums : (floats)-__builtin_inff());
    }
}

WIDE_CLONES
void dragoman_attend(
    const float *queries, size_t count, const dragoman_memory *memory, float *weights, float *out, float *alignment) {
    const size_t width = memory->width, size = width / memory->heads, stride = memory->stride;
    const float scale = 1 / __builtin_sqrtf((float)size);
    for (size_t query = 0; query < count; query++) {
        for (size_t head = 0; head < memory->heads; head++) {
            const size_t offset = head * size;
            fit(queries + query * width + offset, memory->keys + offset * stride, stride, memory->count, size, scale, weights);
            floats most = load(weights);
            for (size_t i = lanes; i < memory->count; i += lanes) most = GREATER(load(weights + i), most);
            const float greatest = highest(most);
            floats sums = 0;
            for (size_t i = 0; i < memory->count; i += lanes) {
                const floats fits = load(weights + i);
                // What is far below the greatest, as the slots behind the last key are, has no weight.
                const floats shares = fits - greatest > -80 ? exponentials(fits - greatest) : (floats)0;
                store(weights + i, shares);
                sums += shares;
            }
            const float all = total(sums);
            for (size_t i = 0; i < memory->count; i += lanes) store(weights + i, load(weights + i) / all);
            for (size_t start = 0; start < size; start += lanes) {
                floats mean = 0;
                for (size_t i = 0; i < memory->count; i++) {
                    mean += weights[i] * load(memory->values + i * width + offset + start);
                }
                store(out + query * width + offset + start, mean);
            }
            if (alignment && head == 0) memcpy(alignment + query * memory->count, weights, memory->count * sizeof *weights);
        }
    }
}

WIDE_CLONES
void dragoman_recur(float *cells, const float *gates, float *inputs, size_t count) {
    for (size_t i = 0; i < count; i += lanes) {
        const floats share = 1 / (1 + exponentials(-load(gates + i)));
        const floats cell = share * load(cells + i) + (1 - share) * load(inputs + i);
        store(cells + i, cell);
        store(inputs + i, cell > 0 ? cell : (floats)0);
    }
}

WIDE_CLONES
void dragoman_quantize(const float *rows, size_t count, size_t width, float alpha, int8_t *out, float *alphas) {
    typedef int8_t small __attribute__((ext_vector_type(lanes)));
    for (size_t row = 0; row < count; row++, rows += width, out += width) {
        float factor = alpha;
        if (factor == 0) {
            floats most = 0;
            for (size_t i = 0; i < width; i += lanes) {
                const floats values = load(rows + i);
                most = GREATER(values < 0 ? -values : values, most);
            }
            const float greatest = highest(most);
            factor = greatest > 0 ? 127 / greatest : 1;
        }
        for (size_t i = 0; i < width; i += lanes) {
            floats values = load(rows + i) * factor;
            values = values > -127 ? values : (floats)-127;
            values = rounded(values < 127 ? values : (floats)127);
            const small whole = __builtin_convertvector(__builtin_convertvector(values, numbers), small);
            memcpy(out + i, &whole, sizeof whole);
        }
        alphas[row] = factor;
    }
}

WIDE_CLONES
void dragoman_embed(
    const int8_t *word, float inverse_multiplier, float scale, const float *position, size_t width, float *out) {
    for (size_t i = 0; i < width; i++) out[i] = (float)word[i] * inverse_multiplier * scale + position[i];
}

WIDE_CLONES
size_t dragoman_sum_weights(const int8_t *weights, size_t count, size_t width, int32_t *sums) {
    for (size_t row = 0; row < count; row++) {
        const int8_t *from = weights + row * width;
        int32_t sum = 0;
        int8_t least = 0;
        for (size_t i = 0; i < width; i++) {
            sum += from[i];
            least = from[i] < least ? from[i] : least;
        }
        sums[row] = sum;
        if (least != -128) continue;
        size_t index = 0;
        while (from[index] != -128) index++;
        return row * width + index;
    }
    return count * width;
}

bool dragoman_are_finite(const float *values, size_t count) {
    bool are = true;
    for (size_t i = 0; i < count; i++) are &= __builtin_isfinite(values[i]) != 0;
    return are;
}

void dragoman_transpose(const float *rows, size_t count, size_t width, float *out, size_t stride) {
    for (size_t start = 0; start < stride; start += lanes) {
        for (size_t i = 0; i < width; i++) {
            for (size_t row = start; row < start + lanes; row++) out[i * stride + row] = row < count ? rows[row * width + i] : 0;
        }
    }
}

WIDE_CLONES
size_t dragoman_index_of_greatest(const float *scores, size_t count) {
    float greatest = scores[0];
    for (size_t i = 1; i < count; i++) greatest = scores[i] > greatest ? scores[i] : greatest;
    size_t index = 0;
    while (index < count && scores[index] != greatest) index++;
    // Where scores are no numbers, none is the greatest.
    return index < count ? index : 0;
}

// The natural logarithm of a number of at least 1: the power of two by its exponent, the rest by the series of the inverse
// hyperbolic tangent.
static float logarithm(double value) {
    uint64_t pattern;
    memcpy(&pattern, &value, sizeof pattern);
    const int power = (int)(pattern >> 52 & 0x7FF) - 1023;
    pattern = (pattern & 0xFFFFFFFFFFFFF) | 0x3FF0000000000000;
    double rest;
    memcpy(&rest, &pattern, sizeof rest);
    const double x = (rest - 1) / (rest + 1), square = x * x;
    double sum = 0;
    for (int term = 21; term >= 1; term -= 2) sum = sum * square + 1.0 / term;
    return (float)(power * 0.6931471805599453 + 2 * x * sum);
}

WIDE_CLONES
float dragoman_log_sum(const float *scores, size_t count) {
    const float greatest = scores[dragoman_index_of_greatest(scores, count)];
    floats sums = 0;
    for (size_t start = 0; start < count; start += lanes) {
        float some[lanes];
        for (size_t i = 0; i < lanes; i++) some[i] = start + i < count ? scores[start + i] - greatest : -87;
        sums += exponentials(load(some));
    }
    return greatest + logarithm(total(sums));
}
