// SPDX-License-Identifier: Apache-2.0

#include "CUnicode.h"

#include <unicode/ubrk.h>
#include <unicode/utext.h>

int32_t cunicode_line_breaks(const uint8_t *text, int32_t length, int32_t *found) {
    UErrorCode code = U_ZERO_ERROR;
    UText view = UTEXT_INITIALIZER;
    utext_openUTF8(&view, (const char *)text, length, &code);
    UBreakIterator *iterator = ubrk_open(UBRK_LINE, "", NULL, 0, &code);
    ubrk_setUText(iterator, &view, &code);
    int32_t count = 0;
    if (U_SUCCESS(code)) {
        for (int32_t offset = ubrk_next(iterator); offset != UBRK_DONE; offset = ubrk_next(iterator)) {
            found[count++] = offset;
        }
    }
    ubrk_close(iterator);
    utext_close(&view);
    return count;
}
