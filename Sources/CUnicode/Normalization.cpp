// SPDX-License-Identifier: Apache-2.0

// C++, since ICU's C functions normalise UTF-16 only.

#include "CUnicode.h"

#include <string>

#include <unicode/bytestream.h>
#include <unicode/normalizer2.h>
#include <unicode/stringpiece.h>
#include <unicode/unorm2.h>

struct cunicode_normalized {
    std::string text;
};

namespace {

// ICU owns the instances; they are made once and never change.
const icu::Normalizer2 *normalizer(int32_t form, UErrorCode &code) {
    switch (form) {
    case CUNICODE_NFC: return icu::Normalizer2::getNFCInstance(code);
    case CUNICODE_NFD: return icu::Normalizer2::getNFDInstance(code);
    case CUNICODE_NFKC: return icu::Normalizer2::getNFKCInstance(code);
    case CUNICODE_NFKD: return icu::Normalizer2::getNFKDInstance(code);
    default: return icu::Normalizer2::getNFKCCasefoldInstance(code);
    }
}

icu::StringPiece piece(const uint8_t *text, int32_t length) {
    return icu::StringPiece(reinterpret_cast<const char *>(text), length);
}

}  // namespace

bool cunicode_is_normalized(int32_t form, const uint8_t *text, int32_t length, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    const icu::Normalizer2 *instance = normalizer(form, code);
    bool answer = U_SUCCESS(code) && instance->isNormalizedUTF8(piece(text, length), code);
    *status = code;
    return answer && U_SUCCESS(code);
}

bool cunicode_has_boundary_before(int32_t form, uint32_t character) {
    UErrorCode code = U_ZERO_ERROR;
    const icu::Normalizer2 *instance = normalizer(form, code);
    return U_SUCCESS(code) && instance->hasBoundaryBefore(static_cast<UChar32>(character));
}

cunicode_normalized *cunicode_normalize(int32_t form, const uint8_t *text, int32_t length, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    const icu::Normalizer2 *instance = normalizer(form, code);
    if (U_FAILURE(code)) {
        *status = code;
        return nullptr;
    }
    auto *normalized = new cunicode_normalized();
    normalized->text.reserve(static_cast<size_t>(length));
    icu::StringByteSink<std::string> sink(&normalized->text);
    instance->normalizeUTF8(0, piece(text, length), sink, nullptr, code);
    *status = code;
    if (U_FAILURE(code)) {
        delete normalized;
        return nullptr;
    }
    return normalized;
}

void cunicode_normalized_close(cunicode_normalized *normalized) { delete normalized; }

const uint8_t *cunicode_normalized_text(const cunicode_normalized *normalized, int64_t *length) {
    *length = static_cast<int64_t>(normalized->text.size());
    return reinterpret_cast<const uint8_t *>(normalized->text.data());
}
