#pragma once

// The inner loop of training: one step of gradient descent an example, in order, so that the outcome is the same bits for any number of
// threads that prepare the examples. All arithmetic is element by element in a fixed order, without fused operations.

#include <stddef.h>
#include <stdint.h>

enum { dragoman_training_lanes = 32 };

/// A low-rank model in floats: a row of 32 lanes a feature, a column of 32 lanes a class.
typedef struct {
    /// `row_count` × 32, aligned to 64 bytes.
    float *_Nonnull rows;
    /// For each row the sum of its mean squared gradients.
    float *_Nonnull row_gradients;
    /// `class_count` × 32, aligned to 64 bytes; `class_count` is a multiple of 32, and classes from `used_classes` on are never right.
    float *_Nonnull columns;
    /// For each class the sum of its mean squared gradients.
    float *_Nonnull column_gradients;
    size_t class_count;
    size_t used_classes;
} dragoman_model;

/// Examples one after the other: example i has the rows from `starts[i]` to `starts[i + 1]` and the class `labels[i]`.
typedef struct {
    const uint32_t *_Nonnull rows;
    const uint32_t *_Nonnull starts;
    const uint16_t *_Nonnull labels;
    size_t count;
} dragoman_examples;

/// Takes one step for each example: softmax loss, row-wise Adagrad (Duchi, Hazan, Singer 2011, one accumulator a row).
///
/// - rate: how far the first step goes; later ones go less far the more a row has moved.
/// - Returns the sum of the losses (natural logarithm).
double dragoman_train(dragoman_model *_Nonnull model, const dragoman_examples *_Nonnull examples, float rate);
