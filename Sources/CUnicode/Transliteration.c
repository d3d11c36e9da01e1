// SPDX-License-Identifier: Apache-2.0

#include "CUnicode.h"
#include "UTF16.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/uenum.h>
#include <unicode/ustring.h>
#include <unicode/utrans.h>

// The opaque type of the header is ICU's own: there is nothing to add to it.
static UTransliterator *raw(const cunicode_transliterator *transliterator) { return (UTransliterator *)transliterator; }

// ICU keeps 15 units of context, which make 45 bytes at most.
_Static_assert(3 * U_PARSE_CONTEXT_LEN < 64, "the header promises that 64 bytes hold an excerpt");

cunicode_transliterator *cunicode_transliterator_open(
    const uint16_t *identifier, int32_t identifier_length, const uint16_t *rules, int32_t rules_length,
    char *excerpt, int32_t *status
) {
    UErrorCode code = U_ZERO_ERROR;
    UParseError error = { 0 };
    UTransliterator *transliterator = utrans_openU(
        (const UChar *)identifier, identifier_length, UTRANS_FORWARD, (const UChar *)rules, rules_length, &error, &code);
    UErrorCode ignored = U_ZERO_ERROR;
    u_strToUTF8WithSub(excerpt, 64, NULL, error.postContext, -1, 0xFFFD, NULL, &ignored);
    *status = code;
    return (cunicode_transliterator *)transliterator;
}

cunicode_transliterator *cunicode_transliterator_clone(const cunicode_transliterator *transliterator, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    UTransliterator *clone = utrans_clone(raw(transliterator), &code);
    *status = code;
    return (cunicode_transliterator *)clone;
}

void cunicode_transliterator_close(cunicode_transliterator *transliterator) {
    if (transliterator != NULL) {
        utrans_close(raw(transliterator));
    }
}

char *cunicode_transliterator_transform(
    const cunicode_transliterator *transliterator, const uint8_t *text, int32_t length, int64_t *result_length, int32_t *status
) {
    UErrorCode code = U_ZERO_ERROR;
    *result_length = 0;
    // Room for most outcomes; where it is not enough, ICU says how much is.
    int64_t capacity = 3 * (int64_t)length + 64;
    char *result = NULL;
    for (int attempt = 0; attempt < 2; attempt++) {
        int32_t units = 0;
        code = U_ZERO_ERROR;
        UChar *buffer = cunicode_utf16(text, length, capacity, &units, &code);
        int32_t limit = units;
        if (U_SUCCESS(code)) {
            utrans_transUChars(raw(transliterator), buffer, &units, (int32_t)capacity, 0, &limit, &code);
        }
        if (U_SUCCESS(code)) {
            result = cunicode_utf8(buffer, units, result_length, &code);
        }
        free(buffer);
        if (code != U_BUFFER_OVERFLOW_ERROR || units <= capacity || units == INT32_MAX) {
            break;
        }
        capacity = (int64_t)units + 1;
    }
    *status = code;
    if (U_FAILURE(code)) {
        free(result);
        return NULL;
    }
    return result;
}

char *cunicode_transliterator_identifiers(int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    UEnumeration *names = utrans_openIDs(&code);
    size_t length = 0;
    char *list = malloc(1);
    int32_t nameLength = 0;
    const char *name;
    while (list != NULL && (name = uenum_next(names, &nameLength, &code)) != NULL) {
        char *longer = realloc(list, length + (size_t)nameLength + 2);
        if (longer == NULL) {
            free(list);
        } else {
            memcpy(longer + length, name, (size_t)nameLength);
            length += (size_t)nameLength;
            longer[length++] = '\n';
        }
        list = longer;
    }
    uenum_close(names);
    if (list == NULL) {
        *status = U_MEMORY_ALLOCATION_ERROR;
        return NULL;
    }
    list[length] = 0;
    *status = code;
    if (U_FAILURE(code)) {
        free(list);
        return NULL;
    }
    return list;
}
