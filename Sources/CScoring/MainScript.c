// SPDX-License-Identifier: Apache-2.0

#include "CScoring.h"
#include "Vectors.h"
#include "WideClones.h"

WIDE_CLONES
int dragoman_main_script(const uint32_t *letters, const uint32_t *weights) {
    uint64_t present = 0;
    _Static_assert(dragoman_maximum_scripts == 8 * sizeof present, "a bit for each class");
    for (int start = 0; start < dragoman_maximum_scripts; start += 16) {
        present |= (uint64_t)mask_of(load_numbers((const int32_t *)letters + start) != 0) << start;
    }
    int best = -1;
    uint64_t highest = 0;
    // A text has letters of one script or two.
    for (; present; present &= present - 1) {
        int script = __builtin_ctzll(present);
        uint64_t weighed = (uint64_t)letters[script] * weights[script];
        if (weighed > highest) {
            best = script;
            highest = weighed;
        }
    }
    return best;
}
