// SPDX-License-Identifier: Apache-2.0

#pragma once

// The inner loop of training: one step of gradient descent an example, in order, so that the outcome is the same bits for any
// number of threads that prepare the examples. All arithmetic is element by element in a fixed order, without fused operations.

#include <stddef.h>
#include <stdint.h>

/// The most classes of a group are a bound of the kernel's memory, noise included.
enum { dragoman_training_lanes = 32, dragoman_class_block = 32, dragoman_maximum_classes = 2048 };

/// Classes that are told from one another: the languages of a script, and noise.
typedef struct {
    /// 32 × `stride`, aligned to 128 bytes: for each lane a number a class. The last of the used classes is noise.
    float *_Nonnull columns;
    /// For each class the sum of its mean squared gradients.
    float *_Nonnull gradients;
    /// What is added to the score of each class while it learns: the logarithm of how much more often than the others it is drawn
    /// than it should be.
    float *_Nonnull offsets;
    /// The same where a kept example is judged by the kept rows: very low for classes that they know nothing of.
    float *_Nonnull kept_offsets;
    /// How many classes there are, noise included.
    size_t used;
    /// `used` rounded up to whole blocks.
    size_t stride;
} dragoman_group;

/// A low-rank model in floats: a row of 32 lanes a feature, a column of 32 lanes a class.
typedef struct {
    /// `row_count` × 32, aligned to 128 bytes.
    float *_Nonnull rows;
    /// For each row the sum of its mean squared gradients.
    float *_Nonnull row_gradients;
    dragoman_group *_Nonnull groups;
    /// The rows as they once were, for kept examples; NULL where there are none.
    const float *_Nullable kept_rows;
} dragoman_model;

/// The label of an example that is to be taken for what the kept rows take it for.
enum { dragoman_kept = 0xFFFF };

/// Examples one after the other: example i has the rows from `starts[i]` to `starts[i + 1]`, the group `groups[i]` and in it the
/// class `labels[i]`.
typedef struct {
    const uint32_t *_Nonnull rows;
    const uint32_t *_Nonnull starts;
    const uint8_t *_Nonnull groups;
    const uint16_t *_Nonnull labels;
    size_t count;
} dragoman_examples;

/// Takes one step for each example: softmax loss over the classes of its group, row-wise Adagrad (Duchi, Hazan, Singer 2011, one
/// accumulator a row and one a column).
///
/// - rate: how far the first step goes; later ones go less far the more a row has moved.
/// - Returns the sum of the losses (natural logarithm).
double dragoman_train(dragoman_model *_Nonnull model, const dragoman_examples *_Nonnull examples, float rate);
