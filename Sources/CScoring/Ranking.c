#include "CScoring.h"
#include "ScoreBlocks.h"
#include "WideClones.h"

#include <string.h>

#pragma STDC FP_CONTRACT OFF

// All of the last step is compiled into one function with clones, so that its vectors are as wide as the machine has them.
#define INLINE __attribute__((always_inline)) static inline

// The highest score: they come in whole blocks.
INLINE float highest_of(const float *scores, size_t count) {
    float highest[dragoman_score_block];
    memcpy(highest, scores, sizeof highest);
    for (size_t start = dragoman_score_block; start < count; start += dragoman_score_block) {
        for (size_t i = 0; i < dragoman_score_block; i++) {
            highest[i] = scores[start + i] > highest[i] ? scores[start + i] : highest[i];
        }
    }
    for (size_t width = dragoman_score_block / 2; width > 0; width /= 2) {
        for (size_t i = 0; i < width; i++) highest[i] = highest[i + width] > highest[i] ? highest[i + width] : highest[i];
    }
    return highest[0];
}

// Where the first `count` scores are above a floor, in order.
INLINE size_t places_above(float floor, const float *scores, size_t count, uint16_t *places) {
    typedef float block __attribute__((ext_vector_type(dragoman_score_block)));
    typedef bool bits __attribute__((ext_vector_type(dragoman_score_block)));
    size_t found = 0;
    for (size_t start = 0; start < count; start += dragoman_score_block) {
        block values;
        uint16_t above;
        memcpy(&values, scores + start, sizeof values);
        bits are_above = __builtin_convertvector(values > floor, bits);
        memcpy(&above, &are_above, sizeof above);
        for (; above; above &= above - 1) places[found++] = (uint16_t)(start + (size_t)__builtin_ctz(above));
    }
    // Behind the last stands the column of noise, which is repeated to the end of its block.
    while (found > 0 && places[found - 1] >= count) found--;
    return found;
}

// Shares are worked out by this many at once: a polynomial waits for itself.
enum { powers = 8 };

// e to the power of each x by additions and multiplications alone, so that its bits are the same on every machine: Cody and Waite's
// reduction to |r| ≤ ln 2 / 2, then Taylor's polynomial of degree 12, with a relative error below 1e-14.
INLINE void raise(const double *x, double *results) {
    static const double factorials[] = {
        1.0 / 479001600, 1.0 / 39916800, 1.0 / 3628800, 1.0 / 362880, 1.0 / 40320, 1.0 / 5040, 1.0 / 720,
        1.0 / 120,       1.0 / 24,       1.0 / 6,       0.5,          1,           1,
    };
    for (size_t i = 0; i < powers; i++) {
        double clamped = x[i] > -700 ? (x[i] > 700 ? 700 : x[i]) : 0;
        // What is added to 1.5 · 2^52 is rounded to a whole number, which then stands in the lowest bits.
        double shifted = clamped * 1.442695040888963407 + 6755399441055744.0;
        double k = shifted - 6755399441055744.0;
        double r = clamped - k * 6.93147180369123816490e-01 - k * 1.90821492927058770002e-10;
        double sum = factorials[0];
        for (size_t term = 1; term < sizeof factorials / sizeof *factorials; term++) sum = sum * r + factorials[term];
        uint64_t bits;
        memcpy(&bits, &shifted, sizeof bits);
        bits = (bits + 1023) << 52;
        double power;
        memcpy(&power, &bits, sizeof power);
        results[i] = x[i] > -700 ? sum * power : 0;
    }
}

// The largest shares so far, the largest first, and whose they are. Empty places have a share of minus infinity.
typedef double eight __attribute__((vector_size(8 * dragoman_ranked)));
typedef int64_t eight_masks __attribute__((vector_size(8 * dragoman_ranked)));
struct ranks {
    eight shares, columns;
};

#define CHOOSE(mask, yes, no) (eight)(((mask) & (eight_masks)(yes)) | (~(mask) & (eight_masks)(no)))

// Puts a share in its place without a branch; among equals the first to come stays ahead.
INLINE void insert(struct ranks *ranks, double share, double column) {
    eight new_share = (eight){} + share, new_column = (eight){} + column;
    eight_masks is_behind = ranks->shares < new_share;
    // Those behind move by one place; the first of them leaves its own to the new one.
    eight_masks was_behind = __builtin_shufflevector(is_behind, (eight_masks){}, 8, 0, 1, 2, 3, 4, 5, 6);
    eight moved_shares = __builtin_shufflevector(ranks->shares, ranks->shares, 0, 0, 1, 2, 3, 4, 5, 6);
    eight moved_columns = __builtin_shufflevector(ranks->columns, ranks->columns, 0, 0, 1, 2, 3, 4, 5, 6);
    ranks->shares = CHOOSE(is_behind, CHOOSE(was_behind, moved_shares, new_share), ranks->shares);
    ranks->columns = CHOOSE(is_behind, CHOOSE(was_behind, moved_columns, new_column), ranks->columns);
}

// Takes a column out of the ranks, and gives the share it had; 0 where it is not there.
static double remove_column(struct ranks *ranks, double column) {
    for (size_t place = 0; place < dragoman_ranked; place++) {
        if (ranks->columns[place] != column || ranks->shares[place] == -__builtin_inf()) continue;
        double share = ranks->shares[place];
        for (; place + 1 < dragoman_ranked; place++) {
            ranks->shares[place] = ranks->shares[place + 1];
            ranks->columns[place] = ranks->columns[place + 1];
        }
        ranks->shares[dragoman_ranked - 1] = -__builtin_inf();
        return share;
    }
    return 0;
}

WIDE_CLONES
void dragoman_rank(
    const float *matrix, const struct dragoman_choice *choices, size_t count, const int64_t *sums, double factor,
    double negligible, struct dragoman_ranking *ranking) {
    size_t stride = dragoman_stride_of(count);
    float lanes[dragoman_lanes];
    for (size_t lane = 0; lane < dragoman_lanes; lane++) lanes[lane] = (float)sums[lane];
    float scores[dragoman_most_choices + dragoman_score_block];
    score_blocks(matrix, stride, lanes, scores);

    double highest = highest_of(scores, stride);
    // The search writes whole blocks, and noise makes one more than the choices.
    uint16_t places[dragoman_most_choices + dragoman_score_block + powers];
    size_t near = places_above((float)(highest - negligible / factor), scores, count, places);
    // Noise comes behind them; what fills up the last powers is not read.
    for (size_t i = near; i < near + powers; i++) places[i] = (uint16_t)count;
    double shares[dragoman_most_choices + powers];
    for (size_t start = 0; start <= near; start += powers) {
        double exponents[powers];
        for (size_t i = 0; i < powers; i++) exponents[i] = ((double)scores[places[start + i]] - highest) * factor;
        raise(exponents, shares + start);
    }

    struct ranks ranks = {(eight){} - __builtin_inf(), {}};
    double total = shares[near];
    for (size_t i = 0; i < near; i++) {
        const struct dragoman_choice *choice = choices + places[i];
        double share = choice->weight * shares[i];
        total += share;
        if (choice->is_shared) share += remove_column(&ranks, choice->answer);
        insert(&ranks, share, choice->answer);
    }
    ranking->noise = shares[near];
    ranking->total = total;
    ranking->count = 0;
    for (size_t place = 0; place < dragoman_ranked; place++) {
        bool is_taken = ranks.shares[place] >= 0;
        ranking->shares[place] = is_taken ? ranks.shares[place] : 0;
        ranking->columns[place] = (uint16_t)ranks.columns[place];
        ranking->count += is_taken;
    }
}

int dragoman_main_script(const uint32_t *letters, const uint32_t *weights) {
    enum { classes = 64, group = 16 };
    int best = -1;
    uint64_t highest = 0;
    for (int start = 0; start < classes; start += group) {
        uint32_t any = 0;
        for (int script = start; script < start + group; script++) any |= letters[script];
        // A text has letters of one script or two.
        if (!any) continue;
        for (int script = start; script < start + group; script++) {
            uint64_t weighed = (uint64_t)letters[script] * weights[script];
            if (weighed > highest) {
                best = script;
                highest = weighed;
            }
        }
    }
    return best;
}
