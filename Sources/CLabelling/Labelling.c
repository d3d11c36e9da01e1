// SPDX-License-Identifier: Apache-2.0

#include "CLabelling.h"
#include "Vectors.h"
#include "WideClones.h"

#pragma STDC FP_CONTRACT OFF

typedef uint8_t bytes __attribute__((ext_vector_type(dragoman_labels)));

/// The first slot that holds a value; the last where none does, as with scores that are not numbers.
INLINE uint32_t first_slot(floats sums, float value) {
    numbers places = sums == value ? slots : (numbers)(dragoman_labels - 1);
    return (uint32_t)__builtin_reduce_min(places);
}

/// How many languages a word fits alike, as a logarithm: that of the sum of what it says, by operations that are exact to the bit
/// and need no precision. A power is (1 + x/64)^64; a logarithm to the base of 2 is nearly a straight line between powers of two.
INLINE float ambiguity_of(floats distances, numbers scoring) {
    floats powers = GREATER(1 + distances / 64, (floats)0);
    for (int square = 0; square < 6; square++) powers *= powers;
    powers = scoring ? powers : (floats)0;
    float total = 0;
    for (int slot = 0; slot < dragoman_labels; slot++) total += powers[slot];
    // The best says 0, so the total is no less than 1, unless scores are not numbers.
    if (!(total >= 1)) return 0;
    uint32_t pattern;
    memcpy(&pattern, &total, sizeof pattern);
    uint32_t fraction = (pattern & 0x7FFFFF) | 0x3F800000;
    float significand;
    memcpy(&significand, &fraction, sizeof significand);
    return ((float)((int32_t)(pattern >> 23) - 127) + (significand - 1)) * 0.6931472f;
}

WIDE_CLONES
void dragoman_weigh_emissions(float *scores, const dragoman_emission_parameters *parameters, float foreign, float factor) {
    const floats never = dragoman_never;
    numbers used = load_numbers(parameters->used);
    floats others = used ? (floats)foreign : never;
    floats said;
    if (!parameters->answers) {
        said = others;
        said[dragoman_unsupported_slot] = 0;
    } else {
        numbers scoring = load_numbers(parameters->scoring);
        floats own = load(scores);
        own[dragoman_noise_slot] = scores[parameters->noise_slot];
        own = scoring ? own : never;
        floats distances = own - highest(own);
        said = GREATER(distances, (floats)-parameters->maximum_of_word);
        if (parameters->has_outsiders) {
            float most = -foreign * parameters->shared_word;
            float ambiguity = ambiguity_of(distances, scoring);
            said -= ambiguity < most ? ambiguity : most;
        }
        said = scoring ? said : others;
    }
    said *= factor;
    memcpy(scores, &said, sizeof said);
}

WIDE_CLONES
void dragoman_find_best_paths(
    const float *emissions, const float *costs, const uint8_t *ends_line, size_t count, const dragoman_transitions *transitions,
    float *sums, uint8_t *back_pointers) {
    const float never = dragoman_never;
    floats entries = load(transitions->entry_costs);
    floats path = load(sums);
    for (size_t word = 0; word < count; word++) {
        floats reachable = path;
        if (!ends_line[word]) reachable[dragoman_noise_slot] = never;
        float best = highest(reachable);
        uint32_t best_slot = first_slot(reachable, best);

        floats stay = path;
        numbers origin = slots;
        if (word == 0) {
            for (int slot = 0; slot < dragoman_labels; slot++) {
                uint8_t before = transitions->before[slot];
                stay[slot] = before < dragoman_labels ? sums[before] : never;
                origin[slot] = before < dragoman_labels ? before : slot;
            }
        }

        bool is_first = word == 0 && transitions->starts_text;
        float cost = is_first ? 0 : costs[word];
        // Hints make a change cheap, but never a gain: it would be made at each word.
        floats costs_of_change = is_first ? entries : GREATER(entries + cost, (floats)0);
        floats change = best - costs_of_change;
        float noise = cost > transitions->noise_cost ? cost : transitions->noise_cost;
        change[dragoman_noise_slot] = ends_line[word] ? best - noise : never;

        numbers stays = stay >= change;
        origin = stays ? origin : (numbers)(int32_t)best_slot;
        bytes packed = __builtin_convertvector(origin, bytes);
        memcpy(back_pointers + word * dragoman_labels, &packed, sizeof packed);
        path = (stays ? stay : change) + load(emissions + word * dragoman_labels);
        // Only differences count: the sums are kept small.
        path -= highest(path);
    }
    memcpy(sums, &path, sizeof path);
}

WIDE_CLONES
uint32_t dragoman_highest(const float *sums) {
    floats all = load(sums);
    return first_slot(all, highest(all));
}
