// SPDX-License-Identifier: Apache-2.0

#include "CUnicode.h"

#include <stdlib.h>
#include <unicode/ubrk.h>
#include <unicode/uloc.h>
#include <unicode/utext.h>

struct cunicode_boundaries {
    UBreakIterator *iterator;
    UText text;
};

static const UBreakIteratorType types[] = {
    [CUNICODE_GRAPHEMES] = UBRK_CHARACTER,
    [CUNICODE_WORDS] = UBRK_WORD,
    [CUNICODE_LINES] = UBRK_LINE,
    [CUNICODE_SENTENCES] = UBRK_SENTENCE,
};

cunicode_boundaries *cunicode_boundaries_open(int32_t kind, const char *locale, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    char name[ULOC_FULLNAME_CAPACITY];
    int32_t parsed = 0;
    uloc_forLanguageTag(locale, name, sizeof name, &parsed, &code);
    UBreakIterator *iterator = NULL;
    if (code == U_STRING_NOT_TERMINATED_WARNING || code == U_BUFFER_OVERFLOW_ERROR) {
        code = U_ILLEGAL_ARGUMENT_ERROR;
    } else {
        iterator = ubrk_open(types[kind], name, NULL, 0, &code);
    }
    *status = code;
    if (U_FAILURE(code)) {
        return NULL;
    }
    cunicode_boundaries *boundaries = malloc(sizeof *boundaries);
    if (boundaries == NULL) {
        ubrk_close(iterator);
        *status = U_MEMORY_ALLOCATION_ERROR;
        return NULL;
    }
    static const UText empty = UTEXT_INITIALIZER;
    *boundaries = (cunicode_boundaries){ .iterator = iterator, .text = empty };
    return boundaries;
}

void cunicode_boundaries_close(cunicode_boundaries *boundaries) {
    if (boundaries == NULL) {
        return;
    }
    ubrk_close(boundaries->iterator);
    utext_close(&boundaries->text);
    free(boundaries);
}

void cunicode_boundaries_set(
    cunicode_boundaries *boundaries, const uint8_t *text, int32_t length, int32_t position, int32_t *status
) {
    UErrorCode code = U_ZERO_ERROR;
    utext_openUTF8(&boundaries->text, (const char *)text, length, &code);
    ubrk_setUText(boundaries->iterator, &boundaries->text, &code);
    *status = code;
    if (U_SUCCESS(code) && position > 0) {
        // Moves to the position where it is a boundary, and to the next one where it is not.
        ubrk_isBoundary(boundaries->iterator, position);
    }
}

int32_t cunicode_boundaries_next(
    cunicode_boundaries *boundaries, const uint8_t *text, int32_t length, cunicode_boundary *found, int32_t capacity,
    int32_t *status
) {
    UErrorCode code = U_ZERO_ERROR;
    utext_openUTF8(&boundaries->text, (const char *)text, length, &code);
    ubrk_refreshUText(boundaries->iterator, &boundaries->text, &code);
    *status = code;
    if (U_FAILURE(code)) {
        return 0;
    }
    int32_t count = 0;
    while (count < capacity) {
        int32_t offset = ubrk_next(boundaries->iterator);
        if (offset == UBRK_DONE) {
            break;
        }
        found[count++] = (cunicode_boundary){ .offset = offset, .rule = ubrk_getRuleStatus(boundaries->iterator) };
    }
    return count;
}
