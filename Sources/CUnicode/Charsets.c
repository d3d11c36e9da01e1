// SPDX-License-Identifier: Apache-2.0

#include "CUnicode.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ucnv.h>
#include <unicode/ucnv_cb.h>
#include <unicode/ucsdet.h>

int32_t cunicode_detect_charsets(
    const uint8_t *bytes, int32_t length, const char *declared, bool strips_markup,
    cunicode_charset_match *matches, int32_t capacity,
    int32_t *status
) {
    UErrorCode code = U_ZERO_ERROR;
    UCharsetDetector *detector = ucsdet_open(&code);
    ucsdet_setText(detector, (const char *)bytes, length, &code);
    if (declared != NULL) {
        ucsdet_setDeclaredEncoding(detector, declared, -1, &code);
    }
    if (U_SUCCESS(code)) {
        ucsdet_enableInputFilter(detector, strips_markup);
    }
    int32_t found = 0;
    const UCharsetMatch **guesses = ucsdet_detectAll(detector, &found, &code);
    int32_t count = 0;
    for (int32_t index = 0; U_SUCCESS(code) && index < found && count < capacity; index++) {
        // Names and languages are constants of ICU's recognisers, so they outlive the detector.
        matches[count++] = (cunicode_charset_match){
            .name = ucsdet_getName(guesses[index], &code),
            .language = ucsdet_getLanguage(guesses[index], &code),
            .confidence = ucsdet_getConfidence(guesses[index], &code),
        };
    }
    ucsdet_close(detector);
    // This is how ICU says that the bytes fit no charset that it knows.
    if (code == U_INVALID_CHAR_FOUND) {
        code = U_ZERO_ERROR;
    }
    *status = code;
    return U_SUCCESS(code) ? count : 0;
}

int32_t cunicode_charset_count(void) { return ucnv_countAvailable(); }

const char *cunicode_charset_name(int32_t index) { return ucnv_getAvailableName(index); }

char *cunicode_charset_canonical_name(const char *alias, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    UConverter *converter = ucnv_open(alias, &code);
    const char *name = U_SUCCESS(code) ? ucnv_getName(converter, &code) : NULL;
    char *copy = name != NULL ? strdup(name) : NULL;
    if (U_SUCCESS(code) && copy == NULL) {
        code = U_MEMORY_ALLOCATION_ERROR;
    }
    ucnv_close(converter);
    *status = code;
    return copy;
}

const char *cunicode_charset_iana_name(const char *name) {
    UErrorCode code = U_ZERO_ERROR;
    const char *mail = ucnv_getStandardName(name, "MIME", &code);
    if (U_SUCCESS(code) && mail != NULL) {
        return mail;
    }
    code = U_ZERO_ERROR;
    const char *registered = ucnv_getStandardName(name, "IANA", &code);
    return U_SUCCESS(code) ? registered : NULL;
}

enum { pivot_capacity = 1024 };

struct cunicode_decoder {
    UConverter *source;
    UConverter *target;
    int64_t malformed;
    UChar *pivotSource;
    UChar *pivotTarget;
    bool starts;
    UChar pivot[pivot_capacity];
};

// Counts what cannot be converted, and puts U+FFFD in its place.
static void substitute(
    const void *context, UConverterToUnicodeArgs *arguments, const char *bytes, int32_t length, UConverterCallbackReason reason,
    UErrorCode *code
) {
    if (reason > UCNV_IRREGULAR) {
        return;
    }
    ((cunicode_decoder *)context)->malformed += 1;
    static const UChar replacement = 0xFFFD;
    *code = U_ZERO_ERROR;
    ucnv_cbToUWriteUChars(arguments, &replacement, 1, 0, code);
}

cunicode_decoder *cunicode_decoder_open(const char *charset, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    cunicode_decoder *decoder = calloc(1, sizeof *decoder);
    if (decoder == NULL) {
        *status = U_MEMORY_ALLOCATION_ERROR;
        return NULL;
    }
    decoder->source = ucnv_open(charset, &code);
    decoder->target = ucnv_open("UTF-8", &code);
    decoder->pivotSource = decoder->pivot;
    decoder->pivotTarget = decoder->pivot;
    decoder->starts = true;
    ucnv_setToUCallBack(decoder->source, substitute, decoder, NULL, NULL, &code);
    *status = code;
    if (U_FAILURE(code)) {
        cunicode_decoder_close(decoder);
        return NULL;
    }
    return decoder;
}

void cunicode_decoder_close(cunicode_decoder *decoder) {
    if (decoder == NULL) {
        return;
    }
    ucnv_close(decoder->source);
    ucnv_close(decoder->target);
    free(decoder);
}

bool cunicode_decoder_convert(
    cunicode_decoder *decoder, const uint8_t *bytes, int32_t length, bool ends, uint8_t *text, int32_t capacity, int32_t *read,
    int32_t *written, int32_t *status
) {
    UErrorCode code = U_ZERO_ERROR;
    if (decoder->starts) {
        decoder->malformed = 0;
    }
    const char *source = (const char *)bytes;
    char *target = (char *)text;
    ucnv_convertEx(
        decoder->target, decoder->source, &target, target + capacity, &source, source + length,
        decoder->pivot, &decoder->pivotSource,
        &decoder->pivotTarget, decoder->pivot + pivot_capacity, decoder->starts, ends, &code);
    bool hasMore = code == U_BUFFER_OVERFLOW_ERROR;
    decoder->starts = ends && !hasMore;
    *read = (int32_t)((const uint8_t *)source - bytes);
    *written = (int32_t)((uint8_t *)target - text);
    *status = hasMore ? U_ZERO_ERROR : code;
    return hasMore;
}

// Leaves it an error that the charset lacks a character: ICU's own function that stops there passes over what is invisible.
static void stop(
    const void *context, UConverterFromUnicodeArgs *arguments, const UChar *units, int32_t length, UChar32 character,
    UConverterCallbackReason reason, UErrorCode *code
) {}

int32_t cunicode_encode(
    const char *charset, const uint8_t *text, int32_t length, uint8_t *bytes, int32_t capacity, int32_t *status
) {
    UErrorCode code = U_ZERO_ERROR;
    UConverter *source = ucnv_open("UTF-8", &code);
    UConverter *target = ucnv_open(charset, &code);
    // Nothing is put in the place of what the charset lacks, not even what looks like it.
    ucnv_setToUCallBack(source, UCNV_TO_U_CALLBACK_STOP, NULL, NULL, NULL, &code);
    ucnv_setFromUCallBack(target, stop, NULL, NULL, NULL, &code);
    if (U_SUCCESS(code)) {
        ucnv_setFallback(target, false);
    }
    UChar pivot[pivot_capacity];
    UChar *pivotSource = pivot;
    UChar *pivotTarget = pivot;
    const char *next = (const char *)text;
    char *end = (char *)bytes;
    ucnv_convertEx(
        target, source, &end, end + capacity, &next, next + length, pivot, &pivotSource, &pivotTarget,
        pivot + pivot_capacity, true, true, &code);
    ucnv_close(source);
    ucnv_close(target);
    *status = code;
    return U_SUCCESS(code) ? (int32_t)((uint8_t *)end - bytes) : -1;
}

int64_t cunicode_decoder_malformed_count(const cunicode_decoder *decoder) { return decoder->malformed; }
