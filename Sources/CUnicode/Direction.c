// SPDX-License-Identifier: Apache-2.0

#include "CUnicode.h"
#include "UTF16.h"

#include <stdlib.h>
#include <unicode/ubidi.h>
#include <unicode/ushape.h>

int32_t cunicode_base_direction(const uint8_t *text, int32_t length, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    int32_t units = 0;
    UChar *decoded = cunicode_utf16(text, length, (int64_t)length + 1, &units, &code);
    UBiDiDirection direction = U_SUCCESS(code) ? ubidi_getBaseDirection(decoded, units) : UBIDI_NEUTRAL;
    free(decoded);
    *status = code;
    return direction == UBIDI_LTR ? 1 : direction == UBIDI_RTL ? 2 : 0;
}

/// Whether Arabic letters can be given their joined forms. ICU uses four rare marks as stand-ins of its own while it does so, and
/// makes letters of them where they are in the text.
static bool can_shape(const UChar *text, int32_t units) {
    for (int32_t unit = 0; unit < units; unit++) {
        if (text[unit] >= 0x065C && text[unit] <= 0x065F) return false;
    }
    return true;
}

/// ICU gives vowel marks forms of their own too, which stand beside the letter rather than on it: gives back the marks.
static void restore_marks(UChar *text, int32_t units) {
    static const UChar marks[] = { 0x064B, 0x064C, 0x064D, 0x064E, 0x064F, 0x0650, 0x0651, 0x0652 };
    for (int32_t unit = 0; unit < units; unit++) {
        // U+FE73 is the tail of a letter.
        if (text[unit] >= 0xFE70 && text[unit] <= 0xFE7F && text[unit] != 0xFE73) text[unit] = marks[(text[unit] - 0xFE70) / 2];
    }
}

char *cunicode_visual_order(
    const uint8_t *text, int32_t length, bool right_to_left, int64_t *result_length, int32_t *status
) {
    UErrorCode code = U_ZERO_ERROR;
    *result_length = 0;
    int32_t units = 0;
    UChar *decoded = cunicode_utf16(text, length, (int64_t)length + 1, &units, &code);
    size_t capacity = (size_t)units + 1;
    UChar *shaped = malloc(capacity * sizeof *shaped);
    UChar *ordered = malloc(capacity * sizeof *ordered);
    char *visual = NULL;
    UBiDi *bidi = ubidi_open();
    if (U_SUCCESS(code) && (shaped == NULL || ordered == NULL || bidi == NULL)) code = U_MEMORY_ALLOCATION_ERROR;
    if (U_SUCCESS(code)) {
        uint32_t shaping = can_shape(decoded, units) ? U_SHAPE_LETTERS_SHAPE : U_SHAPE_LETTERS_NOOP;
        units = u_shapeArabic(decoded, units, shaped, (int32_t)capacity, shaping | U_SHAPE_LENGTH_GROW_SHRINK, &code);
    }
    if (U_SUCCESS(code)) restore_marks(shaped, units);
    if (U_SUCCESS(code)) ubidi_setPara(bidi, shaped, units, right_to_left ? 1 : 0, NULL, &code);
    if (U_SUCCESS(code)) {
        // Controls of direction stay, and show nothing: told to remove them as well, ICU 72 counts what it has not written.
        units = ubidi_writeReordered(
            bidi, ordered, (int32_t)capacity, UBIDI_DO_MIRRORING | UBIDI_KEEP_BASE_COMBINING, &code);
    }
    if (U_SUCCESS(code)) visual = cunicode_utf8(ordered, units, result_length, &code);
    ubidi_close(bidi);
    free(ordered);
    free(shaped);
    free(decoded);
    *status = code;
    if (U_SUCCESS(code)) return visual;
    free(visual);
    return NULL;
}
