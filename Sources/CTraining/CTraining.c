// SPDX-License-Identifier: Apache-2.0

#include "CTraining.h"
#include "WideClones.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

enum { block = dragoman_class_block, lanes = dragoman_training_lanes, maximum_blocks = dragoman_maximum_classes / block };

typedef float floats32 __attribute__((vector_size(128)));
typedef int32_t ints32 __attribute__((vector_size(128)));

// Probabilities that are off by less move nothing: it spares most of the work of the backward step and changes no figure.
static const float least_gradient = 1e-4f;

// Vectors are handed over by address: by value they would travel in other registers for each of the clones.
INLINE float total(const floats32 *values) {
    float half[16], sum = 0;
    for (int i = 0; i < 16; i++) half[i] = (*values)[i] + (*values)[i + 16];
    for (int i = 0; i < 8; i++) half[i] += half[i + 8];
    for (int i = 0; i < 4; i++) sum += half[i] + half[i + 4];
    return sum;
}

INLINE float largest(const floats32 *values) {
    float half[16];
    for (int i = 0; i < 16; i++) half[i] = (*values)[i] > (*values)[i + 16] ? (*values)[i] : (*values)[i + 16];
    for (int width = 8; width > 0; width /= 2) {
        for (int i = 0; i < width; i++) half[i] = half[i] > half[i + width] ? half[i] : half[i + width];
    }
    return half[0];
}

// e^x for x ≤ 0, and e^-80 for what is less or not a number: Cody and Waite's reduction, then a polynomial of degree 6.
INLINE void exponentials(floats32 *values) {
    const float to_integer = 12582912.0f;  // 1.5 · 2^23 pushes the fraction out of the significand.
    floats32 x = *values;
    x = __builtin_elementwise_min(__builtin_elementwise_max(x, (floats32){0} - 80.0f), (floats32){0});
    floats32 k = x * 1.44269504f + to_integer - to_integer;
    floats32 r = x - k * 0.693145752f - k * 1.42860677e-6f;
    floats32 sum = (floats32){0} + 1.0f / 720;
    sum = sum * r + 1.0f / 120;
    sum = sum * r + 1.0f / 24;
    sum = sum * r + 1.0f / 6;
    sum = sum * r + 0.5f;
    sum = sum * r + 1.0f;
    sum = sum * r + 1.0f;
    ints32 scale = (__builtin_convertvector(k, ints32) + 127) << 23;
    floats32 power;
    memcpy(&power, &scale, sizeof power);
    *values = sum * power;
}

INLINE void prefetch_example(const dragoman_model *model, const dragoman_examples *examples, size_t index) {
    if (index >= examples->count) return;
    for (uint32_t i = examples->starts[index]; i < examples->starts[index + 1]; i++) {
        const float *row = model->rows + (size_t)examples->rows[i] * lanes;
        __builtin_prefetch(row);
        __builtin_prefetch(row + 16);
        __builtin_prefetch(model->row_gradients + examples->rows[i]);
    }
}

// The sum of rows over the root of their number.
INLINE void vector_of(const floats32 *rows, const uint32_t *features, size_t count, floats32 *sum) {
    floats32 total = {0};
    for (size_t i = 0; i < count; i++) total += rows[features[i]];
    *sum = total * (1.0f / sqrtf((float)count));
}

// The powers of e of the classes' scores, the highest taken off, and one over their sum.
INLINE float powers_of(const dragoman_group *group, const float *offsets, const floats32 *sum, floats32 *values) {
    const size_t blocks = group->stride / block;
    float *value = (float *)values;
    floats32 highest_values = (floats32){0} - 1e30f;
    for (size_t b = 0; b < blocks; b++) {
        const floats32 *columns = (const floats32 *)group->columns + b;
        floats32 even = {0}, odd = {0};
        for (size_t lane = 0; lane < lanes; lane += 2) {
            even += columns[lane * blocks] * (*sum)[lane];
            odd += columns[(lane + 1) * blocks] * (*sum)[lane + 1];
        }
        values[b] = even + odd + ((const floats32 *)offsets)[b];
        if (b + 1 == blocks) {
            for (size_t class = group->used; class < group->stride; class++) value[class] = -1e30f;
        }
        highest_values = __builtin_elementwise_max(highest_values, values[b]);
    }
    const float highest = largest(&highest_values);
    floats32 normalisers = {0};
    for (size_t b = 0; b < blocks; b++) {
        values[b] -= highest;
        exponentials(&values[b]);
        normalisers += values[b];
    }
    return 1 / total(&normalisers);
}

WIDE_CLONES
double dragoman_train(dragoman_model *model, const dragoman_examples *examples, float rate) {
    floats32 *rows = (floats32 *)model->rows;
    double loss = 0;
    prefetch_example(model, examples, 0);
    for (size_t example = 0; example < examples->count; example++) {
        prefetch_example(model, examples, example + 1);
        const uint32_t *features = examples->rows + examples->starts[example];
        const size_t count = examples->starts[example + 1] - examples->starts[example];
        if (count == 0) continue;
        const dragoman_group *group = model->groups + examples->groups[example];
        const size_t stride = group->stride, blocks = stride / block;
        const uint16_t label = examples->labels[example];
        // Forward: what the example is, and what the model takes it for.
        floats32 sum, values[maximum_blocks], wanted[maximum_blocks];
        float *value = (float *)values;
        if (label == dragoman_kept) {
            vector_of((const floats32 *)model->kept_rows, features, count, &sum);
            const float inverse = powers_of(group, group->kept_offsets, &sum, wanted);
            for (size_t b = 0; b < blocks; b++) wanted[b] *= inverse;
        }
        vector_of(rows, features, count, &sum);
        const float inverse = powers_of(group, group->offsets, &sum, values);
        if (label != dragoman_kept) loss -= log((double)value[label] * inverse + 1e-30);

        // Backward: classes whose probability is off move, and the rows move against the sum of their pull.
        const floats32 squares = sum * sum;
        const float mean_square = total(&squares) / lanes;
        uint16_t moved[maximum_blocks];
        size_t moved_count = 0;
        floats32 steps[maximum_blocks];
        for (size_t b = 0; b < blocks; b++) {
            values[b] *= inverse;
            if (label == dragoman_kept) {
                values[b] -= wanted[b];
            } else if (label / block == b) {
                value[label] -= 1;
            }
            floats32 magnitudes = __builtin_elementwise_abs(values[b]);
            if (largest(&magnitudes) < least_gradient) continue;
            const ints32 kept = (ints32)values[b] & (magnitudes >= least_gradient);
            values[b] = (floats32)kept;
            floats32 *gradients = (floats32 *)group->gradients + b;
            *gradients += values[b] * values[b] * mean_square;
            steps[b] = values[b] * rate / __builtin_elementwise_sqrt(*gradients + 1e-8f);
            moved[moved_count++] = (uint16_t)b;
        }
        if (moved_count == 0) continue;
        floats32 pull;
        for (size_t lane = 0; lane < lanes; lane++) {
            floats32 *columns = (floats32 *)group->columns + lane * blocks;
            floats32 pulls = {0};
            for (size_t i = 0; i < moved_count; i++) {
                const size_t b = moved[i];
                pulls += columns[b] * values[b];
                columns[b] -= steps[b] * sum[lane];
            }
            pull[lane] = total(&pulls);
        }
        pull *= 1.0f / sqrtf((float)count);
        const floats32 pull_squares = pull * pull;
        const float pull_square = total(&pull_squares) / lanes;
        for (size_t i = 0; i < count; i++) {
            float *gradients = model->row_gradients + features[i];
            *gradients += pull_square;
            rows[features[i]] -= pull * (rate / sqrtf(*gradients + 1e-8f));
        }
    }
    return loss;
}
