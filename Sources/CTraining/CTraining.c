#include "CTraining.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

// Wider registers are chosen when the program is loaded; the arithmetic is the same. The thread sanitizer is left out, as in CScoring.
#if defined(__linux__) && defined(__x86_64__) && !__has_feature(thread_sanitizer)
#define WIDE_CLONES __attribute__((target_clones("default", "avx2", "arch=x86-64-v4")))
#else
#define WIDE_CLONES
#endif

typedef float lanes32 __attribute__((vector_size(128)));
typedef int32_t ints32 __attribute__((vector_size(128)));

// Probabilities below this move nothing: it spares most of the work of the backward step and changes no figure.
static const float least_gradient = 1e-4f;

// Vectors are handed over by address: by value they would travel in other registers for each of the clones.
static inline __attribute__((always_inline)) float total(const lanes32 *lanes) {
    float half[16], sum = 0;
    for (int i = 0; i < 16; i++) half[i] = (*lanes)[i] + (*lanes)[i + 16];
    for (int i = 0; i < 8; i++) half[i] += half[i + 8];
    for (int i = 0; i < 4; i++) sum += half[i] + half[i + 4];
    return sum;
}

// e^x for -80 ≤ x ≤ 0: Cody and Waite's reduction, then a polynomial of degree 6.
static inline __attribute__((always_inline)) void exponentials(lanes32 *x) {
    const float to_integer = 12582912.0f;  // 1.5 · 2^23 pushes the fraction out of the significand.
    lanes32 k = *x * 1.44269504f + to_integer - to_integer;
    lanes32 r = *x - k * 0.693145752f - k * 1.42860677e-6f;
    lanes32 sum = (lanes32){0} + 1.0f / 720;
    sum = sum * r + 1.0f / 120;
    sum = sum * r + 1.0f / 24;
    sum = sum * r + 1.0f / 6;
    sum = sum * r + 0.5f;
    sum = sum * r + 1.0f;
    sum = sum * r + 1.0f;
    ints32 scale = (__builtin_convertvector(k, ints32) + 127) << 23;
    lanes32 power;
    memcpy(&power, &scale, sizeof power);
    *x = sum * power;
}

static inline void prefetch_example(const dragoman_model *model, const dragoman_examples *examples, size_t index) {
    if (index >= examples->count) return;
    for (uint32_t i = examples->starts[index]; i < examples->starts[index + 1]; i++) {
        const float *row = model->rows + (size_t)examples->rows[i] * dragoman_training_lanes;
        __builtin_prefetch(row);
        __builtin_prefetch(row + 16);
        __builtin_prefetch(model->row_gradients + examples->rows[i]);
    }
}

WIDE_CLONES
double dragoman_train(dragoman_model *model, const dragoman_examples *examples, float rate) {
    const size_t class_count = model->class_count, used = model->used_classes;
    lanes32 *rows = (lanes32 *)model->rows, *columns = (lanes32 *)model->columns;
    float *scores = aligned_alloc(128, class_count * sizeof(float));
    double loss = 0;
    prefetch_example(model, examples, 0);
    for (size_t example = 0; example < examples->count; example++) {
        prefetch_example(model, examples, example + 1);
        const uint32_t *features = examples->rows + examples->starts[example];
        const size_t count = examples->starts[example + 1] - examples->starts[example];
        if (count == 0) continue;

        // Forward: the sum of the rows over the root of their number, then a score a class.
        lanes32 sum = {0};
        for (size_t i = 0; i < count; i++) sum += rows[features[i]];
        const float scale = 1.0f / sqrtf((float)count);
        sum *= scale;
        float highest = -1e30f;
        for (size_t class = 0; class < used; class++) {
            lanes32 product = columns[class] * sum;
            scores[class] = total(&product);
            if (scores[class] > highest) highest = scores[class];
        }
        for (size_t class = used; class < class_count; class++) scores[class] = highest - 80;
        float normaliser = 0;
        for (size_t block = 0; block < class_count; block += 32) {
            lanes32 x;
            memcpy(&x, scores + block, sizeof x);
            x -= highest;
            for (int i = 0; i < 32; i++) x[i] = x[i] < -80 ? -80 : x[i];
            exponentials(&x);
            memcpy(scores + block, &x, sizeof x);
            normaliser += total(&x);
        }
        const uint16_t label = examples->labels[example];
        const float inverse = 1 / normaliser;
        loss -= log((double)scores[label] * inverse + 1e-30);

        // Backward: classes whose probability is off move, and the rows move against the sum of their pull.
        lanes32 pull = {0};
        const lanes32 squares = sum * sum;
        const float mean_square = total(&squares) / dragoman_training_lanes;
        for (size_t class = 0; class < used; class++) {
            const float gradient = scores[class] * inverse - (class == label ? 1 : 0);
            if (gradient < least_gradient && gradient > -least_gradient) continue;
            pull += columns[class] * gradient;
            model->column_gradients[class] += gradient * gradient * mean_square;
            columns[class] -= sum * (gradient * rate / sqrtf(model->column_gradients[class] + 1e-8f));
        }
        pull *= scale;
        const lanes32 pulls = pull * pull;
        const float pull_square = total(&pulls) / dragoman_training_lanes;
        for (size_t i = 0; i < count; i++) {
            float *gradients = model->row_gradients + features[i];
            *gradients += pull_square;
            rows[features[i]] -= pull * (rate / sqrtf(*gradients + 1e-8f));
        }
    }
    free(scores);
    return loss;
}
