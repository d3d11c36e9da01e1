#include "CScoring.h"
#include "Scores.h"
#include "WideClones.h"

#pragma STDC FP_CONTRACT OFF

// All of the last step is compiled into one function with clones, so that its vectors are as wide as the machine has them.
typedef uint32_t counts __attribute__((ext_vector_type(block)));
typedef double doubles __attribute__((ext_vector_type(block)));

INLINE floats where(numbers mask, floats values) { return (floats)(mask & (numbers)values); }

INLINE floats largest(floats left, floats right) { return left > right ? left : right; }

// How far each column is behind the highest, of sums that fit `dragoman_digit_bits`.
INLINE void find_distances(const int16_t *steps, size_t stride, const int64_t *sums, float *distances) {
    int16_t values[dragoman_lanes];
    int32_t scores[dragoman_most_choices + block];
    for (size_t lane = 0; lane < dragoman_lanes; lane++) values[lane] = (int16_t)sums[lane];
    score(steps, stride, values, scores);
    numbers highest = load_numbers(scores);
    for (size_t start = block; start < stride; start += block) {
        highest = __builtin_elementwise_max(highest, load_numbers(scores + start));
    }
    counts most = (counts)(numbers)__builtin_reduce_max(highest);
    for (size_t start = 0; start < stride; start += block) {
        // The difference of two 32-bit numbers fits one without a sign.
        counts behind = most - (counts)load_numbers(scores + start);
        floats distance = __builtin_convertvector(behind, floats);
        memcpy(distances + start, &distance, sizeof distance);
    }
}

// The same of larger sums, those of long texts: digit by digit.
INLINE void find_distances_by_digits(const int16_t *steps, size_t stride, const int64_t *sums, float *distances) {
    int64_t rest[dragoman_lanes];
    memcpy(rest, sums, sizeof rest);
    double totals[dragoman_most_choices + block] = {}, unit = 1, highest = -__builtin_inf();
    for (bool is_done = false; !is_done; unit *= 1 << dragoman_digit_bits) {
        int16_t values[dragoman_lanes];
        int32_t scores[dragoman_most_choices + block];
        is_done = true;
        for (size_t lane = 0; lane < dragoman_lanes; lane++) {
            values[lane] = (int16_t)(rest[lane] % (1 << dragoman_digit_bits));
            rest[lane] /= 1 << dragoman_digit_bits;
            is_done &= rest[lane] == 0;
        }
        score(steps, stride, values, scores);
        for (size_t i = 0; i < stride; i++) totals[i] += unit * scores[i];
    }
    for (size_t i = 0; i < stride; i++) highest = totals[i] > highest ? totals[i] : highest;
    for (size_t i = 0; i < stride; i++) distances[i] = (float)(highest - totals[i]);
}

INLINE bool fit_a_digit(const int64_t *sums) {
    uint64_t beyond = 0;
    for (size_t lane = 0; lane < dragoman_lanes; lane++) {
        beyond |= (uint64_t)(sums[lane] + (1 << dragoman_digit_bits)) >> (dragoman_digit_bits + 1);
    }
    return beyond == 0;
}

// 2 to the power of each x from -100 to 0 by additions and multiplications alone, so that its bits are the same on every machine: Taylor's
// polynomial of degree 6 around the nearest whole number, with a relative error of some 1e-7.
INLINE floats raise(floats x) {
    // What is added to 1.5 · 2^23 is rounded to a whole number, which then stands in the lowest bits.
    floats shifted = x + 12582912.0f;
    floats r = x - (shifted - 12582912.0f);
    floats sum = r * 1.5403530e-4f + 1.3333558e-3f;
    sum = sum * r + 9.6181291e-3f;
    sum = sum * r + 5.5504109e-2f;
    sum = sum * r + 0.24022651f;
    sum = sum * r + 0.69314718f;
    sum = sum * r + 1.0f;
    return (floats)((numbers)sum + ((numbers)shifted << 23));
}

// The share of each column, and their sum.
INLINE double share_out(
    const float *distances, size_t stride, const float *weights, float factor, float negligible, float *shares) {
    doubles total = {};
    for (size_t start = 0; start < stride; start += block) {
        floats x = load(distances + start) * -factor;
        numbers is_near = x > -negligible;
        floats share = {};
        // Of a sentence most languages are far behind. What is left out here is nothing: that does not change the sum.
        if (__builtin_reduce_or(is_near)) {
            share = where(is_near, raise(x) * load(weights + start));
            total += __builtin_convertvector(share, doubles);
        }
        memcpy(shares + start, &share, sizeof share);
    }
    double sums[block];
    memcpy(sums, &total, sizeof sums);
    for (size_t width = block / 2; width > 0; width /= 2) {
        for (size_t i = 0; i < width; i++) sums[i] += sums[i + width];
    }
    return sums[0];
}

// A share that at least `dragoman_ranked` answers reach, and hardly more; 0 where so many have none.
INLINE float least_ranked(const float *shares, size_t answer_count) {
    numbers places = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    floats highest = {};
    for (size_t start = 0; start < answer_count; start += block) {
        highest = largest(where(places < (int32_t)(answer_count - start), load(shares + start)), highest);
    }
    // How many of these reach each of them: where enough do, that is a bound.
    numbers reached = {};
    for (size_t i = 0; i < block; i++) reached -= (floats)highest[i] >= highest;
    // Numbers that are not negative stand in the order of their bits.
    int32_t bits = __builtin_reduce_max((numbers)where(reached >= dragoman_ranked, highest));
    float least;
    memcpy(&least, &bits, sizeof least);
    return least;
}

// Shares, the largest first, each with what its column is behind `dragoman_most_choices` in its lowest bits: floats leave them free.
typedef double eight __attribute__((ext_vector_type(dragoman_ranked)));
typedef int64_t eight_bits __attribute__((ext_vector_type(dragoman_ranked)));
enum { column_bits = dragoman_most_choices - 1 };

INLINE double key_of(float share, size_t column) {
    double key = share;
    uint64_t bits;
    memcpy(&bits, &key, sizeof bits);
    bits |= column_bits - column;
    memcpy(&key, &bits, sizeof key);
    return key;
}

// The answers with the largest shares, of equal ones the first.
INLINE eight rank(const float *shares, size_t answer_count) {
    typedef bool bits __attribute__((ext_vector_type(block)));
    eight ranks = {};
    float least = least_ranked(shares, answer_count);
    for (size_t start = 0; start < answer_count; start += 64) {
        uint64_t places = 0;
        for (size_t i = start; i < start + 64 && i < answer_count; i += block) {
            floats values = load(shares + i);
            uint16_t found;
            bits are_ranked = __builtin_convertvector((values >= least) & (values > 0), bits);
            memcpy(&found, &are_ranked, sizeof found);
            places |= (uint64_t)found << (i - start);
        }
        if (answer_count - start < 64) places &= ((uint64_t)1 << (answer_count - start)) - 1;
        for (; places; places &= places - 1) {
            size_t column = start + (size_t)__builtin_ctzll(places);
            // What is behind the new one moves by one place, and leaves a place to it.
            eight key = key_of(shares[column], column);
            eight before = __builtin_shufflevector(ranks, (eight)__builtin_inf(), 8, 0, 1, 2, 3, 4, 5, 6);
            eight moved = before < key ? before : key;
            ranks = ranks > moved ? ranks : moved;
        }
    }
    return ranks;
}

WIDE_CLONES
void dragoman_rank(
    const struct dragoman_choices *choices, const int64_t *sums, float factor, float negligible,
    struct dragoman_ranking *ranking) {
    size_t count = choices->count, stride = dragoman_stride_of(count);
    float distances[dragoman_most_choices + block], shares[dragoman_most_choices + block];
    if (fit_a_digit(sums)) {
        find_distances(choices->steps, stride, sums, distances);
    } else {
        find_distances_by_digits(choices->steps, stride, sums, distances);
    }
    const float logarithm = 1.44269504f;  // of e, to the base of 2
    ranking->total = share_out(
        distances, stride, choices->weights, factor * choices->step * logarithm, negligible * logarithm, shares);
    ranking->noise = shares[count];
    for (size_t i = choices->answer_count; i < count; i++) {
        if (shares[i] > 0) shares[choices->answers[i]] += shares[i];
    }
    eight ranks = rank(shares, choices->answer_count);
    eight_bits bits = (eight_bits)ranks, is_ranked = __builtin_convertvector(bits != 0, eight_bits);
    eight_bits places = (column_bits - (bits & column_bits)) & is_ranked;
    eight ranked = (eight)(bits & ~(int64_t)column_bits);
    memcpy(ranking->shares, &ranked, sizeof ranked);
    for (size_t place = 0; place < dragoman_ranked; place++) ranking->columns[place] = choices->answers[places[place]];
    ranking->count = (size_t)-__builtin_reduce_add(is_ranked);
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
