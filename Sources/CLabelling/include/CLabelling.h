// SPDX-License-Identifier: Apache-2.0

#pragma once

// The kernels of the lattice: what a word says for each label of its section, and the best path through the words of a section.
// Sums are added in one fixed order, so they are the same bits on every machine.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A section has this many labels, one a slot: languages first, then noise, then letters that no language may answer for.
enum { dragoman_labels = 16, dragoman_noise_slot = 14, dragoman_unsupported_slot = 15 };

/// What a label is worth that cannot be, and what a change to it costs.
enum { dragoman_never = -1000000000 };

/// What the scores of words in one script are read by.
typedef struct {
    /// −1 for the slots whose scores count for words of the script, else 0.
    int32_t scoring[dragoman_labels];
    /// −1 for the slots that hold a label, else 0.
    int32_t used[dragoman_labels];
    /// The slot that the noise of the script is scored in.
    uint32_t noise_slot;
    /// Whether some language may answer for the script.
    bool answers;
    /// Whether a slot that holds a label does not score: of a language in another script.
    bool has_outsiders;
    /// The most that a word says against a language.
    float maximum_of_word;
    /// The share of what speaks against outsiders that a word loses at most where it fits several languages alike.
    float shared_word;
} dragoman_emission_parameters;

/// Replaces the scores of a word by what it says for each label: 0 for the best, less for the others, times a factor.
///
/// - Parameter foreign: What the word says for languages that are not written in its script; not positive.
void dragoman_weigh_emissions(
    float *_Nonnull scores, const dragoman_emission_parameters *_Nonnull parameters, float foreign, float factor);

/// What a change of label costs in a section.
typedef struct {
    /// By slot, what a change to the label costs beside the cost of the place.
    float entry_costs[dragoman_labels];
    /// The least that a change to noise costs.
    float noise_cost;
    /// Whether the section begins the text: the first label has its entry cost alone.
    bool starts_text;
    /// By slot, the slot that the label had in the section before; `dragoman_labels` where it had none.
    uint8_t before[dragoman_labels];
} dragoman_transitions;

/// Goes through the words of a section (Viterbi's algorithm) and writes, by word and slot, the slot of the word before on the
/// best path there.
///
/// - Parameters:
///   - emissions: By word and slot, what the word says for the label.
///   - costs: By word, what a change before it costs.
///   - ends_line: By word, whether a line ends before it: noise may begin and end there only.
///   - sums: By slot, the sum of the best path to the last word of the section before; then of this one.
void dragoman_find_best_paths(
    const float *_Nonnull emissions, const float *_Nonnull costs, const uint8_t *_Nonnull ends_line, size_t count,
    const dragoman_transitions *_Nonnull transitions, float *_Nonnull sums, uint8_t *_Nonnull back_pointers);

/// The slot of the highest sum, the first of those that are equal.
uint32_t dragoman_highest(const float *_Nonnull sums);
