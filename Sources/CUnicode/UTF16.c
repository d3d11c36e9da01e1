// SPDX-License-Identifier: Apache-2.0

#include "UTF16.h"

#include <stdlib.h>
#include <unicode/ustring.h>

UChar *cunicode_utf16(const uint8_t *text, int32_t length, int64_t capacity, int32_t *units, UErrorCode *code) {
    if (length > INT32_MAX / 8) {
        *code = U_INDEX_OUTOFBOUNDS_ERROR;
        return NULL;
    }
    UChar *buffer = malloc((size_t)capacity * sizeof *buffer);
    if (buffer == NULL) {
        *code = U_MEMORY_ALLOCATION_ERROR;
        return NULL;
    }
    u_strFromUTF8WithSub(buffer, (int32_t)capacity, units, (const char *)text, length, 0xFFFD, NULL, code);
    return buffer;
}

char *cunicode_utf8(const UChar *units, int32_t count, int64_t *length, UErrorCode *code) {
    // A unit makes three bytes at most.
    int64_t capacity = 3 * (int64_t)count + 1;
    if (capacity > INT32_MAX) {
        *code = U_INDEX_OUTOFBOUNDS_ERROR;
        return NULL;
    }
    char *text = malloc((size_t)capacity);
    if (text == NULL) {
        *code = U_MEMORY_ALLOCATION_ERROR;
        return NULL;
    }
    int32_t written = 0;
    u_strToUTF8WithSub(text, (int32_t)capacity, &written, units, count, 0xFFFD, NULL, code);
    *length = written;
    return text;
}
