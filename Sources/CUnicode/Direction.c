// SPDX-License-Identifier: Apache-2.0

#include "CUnicode.h"

#include <stdlib.h>
#include <unicode/ubidi.h>
#include <unicode/ushape.h>
#include <unicode/ustring.h>

/// Converts to UTF-16; NULL where there is no memory.
static UChar *decode(const uint8_t *text, int32_t length, int32_t *units, UErrorCode *code) {
    // No byte of UTF-8 is more than a unit.
    UChar *decoded = malloc(((size_t)length + 1) * sizeof *decoded);
    if (decoded == NULL) {
        *code = U_MEMORY_ALLOCATION_ERROR;
        return NULL;
    }
    u_strFromUTF8WithSub(decoded, length + 1, units, (const char *)text, length, 0xFFFD, NULL, code);
    return decoded;
}

int32_t cunicode_base_direction(const uint8_t *text, int32_t length, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    int32_t units = 0;
    UChar *decoded = decode(text, length, &units, &code);
    UBiDiDirection direction = U_SUCCESS(code) ? ubidi_getBaseDirection(decoded, units) : UBIDI_NEUTRAL;
    free(decoded);
    *status = code;
    return direction == UBIDI_LTR ? 1 : direction == UBIDI_RTL ? 2 : 0;
}

char *cunicode_visual_order(const uint8_t *text, int32_t length, bool right_to_left, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    int32_t units = 0;
    UChar *decoded = decode(text, length, &units, &code);
    size_t capacity = (size_t)units + 1;
    UChar *shaped = malloc(capacity * sizeof *shaped);
    UChar *ordered = malloc(capacity * sizeof *ordered);
    // A unit takes three bytes at most.
    char *visual = malloc(capacity * 3);
    UBiDi *bidi = ubidi_open();
    if (shaped == NULL || ordered == NULL || visual == NULL || bidi == NULL) code = U_MEMORY_ALLOCATION_ERROR;
    if (U_SUCCESS(code)) {
        units = u_shapeArabic(
            decoded, units, shaped, (int32_t)capacity, U_SHAPE_LETTERS_SHAPE | U_SHAPE_LENGTH_GROW_SHRINK, &code);
    }
    if (U_SUCCESS(code)) ubidi_setPara(bidi, shaped, units, right_to_left ? 1 : 0, NULL, &code);
    if (U_SUCCESS(code)) {
        units = ubidi_writeReordered(
            bidi, ordered, (int32_t)capacity,
            UBIDI_DO_MIRRORING | UBIDI_KEEP_BASE_COMBINING | UBIDI_REMOVE_BIDI_CONTROLS, &code);
    }
    if (U_SUCCESS(code)) u_strToUTF8WithSub(visual, (int32_t)capacity * 3, NULL, ordered, units, 0xFFFD, NULL, &code);
    ubidi_close(bidi);
    free(ordered);
    free(shaped);
    free(decoded);
    *status = code;
    if (U_SUCCESS(code)) return visual;
    free(visual);
    return NULL;
}
