// SPDX-License-Identifier: Apache-2.0

#include "CUnicode.h"

#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>
#include <unicode/utf16.h>

int32_t cunicode_general_category(uint32_t character) { return u_charType((UChar32)character); }

uint8_t cunicode_combining_class(uint32_t character) { return u_getCombiningClass((UChar32)character); }

bool cunicode_is_alphabetic(uint32_t character) { return u_isUAlphabetic((UChar32)character); }

bool cunicode_is_default_ignorable(uint32_t character) {
    return u_hasBinaryProperty((UChar32)character, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

bool cunicode_is_ideographic(uint32_t character) { return u_hasBinaryProperty((UChar32)character, UCHAR_IDEOGRAPHIC); }

int32_t cunicode_nfkc_casefold(uint32_t character, uint8_t *text, int32_t capacity, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    const UNormalizer2 *normalizer = unorm2_getNFKCCasefoldInstance(&code);
    UChar source[U16_MAX_LENGTH];
    int32_t sourceLength = 0;
    U16_APPEND_UNSAFE(source, sourceLength, character);
    // The longest, of U+FDFA, has 18 units.
    UChar folded[64];
    int32_t foldedLength = unorm2_normalize(normalizer, source, sourceLength, folded, 64, &code);
    int32_t length = 0;
    u_strToUTF8((char *)text, capacity, &length, folded, foldedLength, &code);
    // The length is told all the same.
    *status = code == U_BUFFER_OVERFLOW_ERROR ? U_ZERO_ERROR : code;
    return length;
}

int32_t cunicode_decompose(uint32_t character, uint32_t *first, uint32_t *second) {
    UErrorCode code = U_ZERO_ERROR;
    const UNormalizer2 *normalizer = unorm2_getNFCInstance(&code);
    UChar mapping[2 * U16_MAX_LENGTH];
    int32_t length = unorm2_getRawDecomposition(normalizer, (UChar32)character, mapping, 2 * U16_MAX_LENGTH, &code);
    if (U_FAILURE(code) || length <= 0) {
        return 0;
    }
    int32_t position = 0;
    U16_NEXT(mapping, position, length, *first);
    if (position == length) {
        return 1;
    }
    U16_NEXT(mapping, position, length, *second);
    return 2;
}

int32_t cunicode_compose(uint32_t first, uint32_t second) {
    UErrorCode code = U_ZERO_ERROR;
    const UNormalizer2 *normalizer = unorm2_getNFCInstance(&code);
    return U_SUCCESS(code) ? unorm2_composePair(normalizer, (UChar32)first, (UChar32)second) : -1;
}

int32_t cunicode_script(uint32_t character) {
    UErrorCode code = U_ZERO_ERROR;
    return uscript_getScript((UChar32)character, &code);
}

int32_t cunicode_script_extensions(uint32_t character, int32_t *scripts, int32_t capacity) {
    _Static_assert(sizeof(UScriptCode) == sizeof(int32_t), "ICU writes its own numbers into the caller's array");
    UErrorCode code = U_ZERO_ERROR;
    return uscript_getScriptExtensions((UChar32)character, (UScriptCode *)scripts, capacity, &code);
}

int32_t cunicode_script_limit(void) { return u_getIntPropertyMaxValue(UCHAR_SCRIPT) + 1; }

int32_t cunicode_script_from_name(const char *name) {
    int32_t script = u_getPropertyValueEnum(UCHAR_SCRIPT, name);
    return script == UCHAR_INVALID_CODE ? -1 : script;
}

const char *cunicode_script_code(int32_t script) { return uscript_getShortName((UScriptCode)script); }

bool cunicode_script_is_right_to_left(int32_t script) { return uscript_isRightToLeft((UScriptCode)script); }
