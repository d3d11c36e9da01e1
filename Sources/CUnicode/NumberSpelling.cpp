// SPDX-License-Identifier: Apache-2.0

#include "CUnicode.h"

#include <cstdlib>
#include <cstring>
#include <string>
#include <unicode/fmtable.h>
#include <unicode/parsepos.h>
#include <unicode/rbnf.h>

// The opaque type of the header is ICU's own: there is nothing to add to it.
static const icu::RuleBasedNumberFormat &format(const cunicode_number_spelling *spelling) {
    return *reinterpret_cast<const icu::RuleBasedNumberFormat *>(spelling);
}

cunicode_number_spelling *cunicode_number_spelling_open(const char *locale, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    icu::RuleBasedNumberFormat *format = nullptr;
    icu::Locale language = icu::Locale::forLanguageTag(locale, code);
    if (U_SUCCESS(code)) {
        format = new icu::RuleBasedNumberFormat(icu::URBNF_SPELLOUT, language, code);
    }
    if (format == nullptr && U_SUCCESS(code)) {
        code = U_MEMORY_ALLOCATION_ERROR;
    }
    if (U_SUCCESS(code)) {
        // Languages without rules of their own get the root's, which are digits.
        icu::Locale actual = format->getLocale(ULOC_ACTUAL_LOCALE, code);
        if (*language.getLanguage() == 0 || std::strcmp(actual.getLanguage(), language.getLanguage()) != 0) {
            code = U_MISSING_RESOURCE_ERROR;
        }
    }
    *status = code;
    if (U_FAILURE(code)) {
        delete format;
        return nullptr;
    }
    return reinterpret_cast<cunicode_number_spelling *>(format);
}

void cunicode_number_spelling_close(cunicode_number_spelling *spelling) {
    delete reinterpret_cast<icu::RuleBasedNumberFormat *>(spelling);
}

int32_t cunicode_number_spelling_parse(
    const cunicode_number_spelling *spelling, const uint8_t *text, int32_t length, int64_t *value
) {
    icu::UnicodeString words = icu::UnicodeString::fromUTF8(
        icu::StringPiece(reinterpret_cast<const char *>(text), length));
    icu::Formattable result;
    icu::ParsePosition position(0);
    format(spelling).parse(words, result, position);
    UErrorCode code = U_ZERO_ERROR;
    *value = result.getInt64(code);
    if (U_FAILURE(code) || position.getIndex() <= 0) {
        return 0;
    }
    std::string read;
    words.tempSubString(0, position.getIndex()).toUTF8String(read);
    return static_cast<int32_t>(read.size());
}

char *cunicode_number_spelling_cardinals(const cunicode_number_spelling *spelling, int64_t value, int32_t *status) {
    const icu::RuleBasedNumberFormat &rules = format(spelling);
    UErrorCode code = U_ZERO_ERROR;
    std::string list;
    for (int32_t index = 0; index < rules.getNumberOfRuleSetNames() && U_SUCCESS(code); index++) {
        icu::UnicodeString name = rules.getRuleSetName(index);
        // Years are spelt in halves, as hours and prices are: *eleven thirty* is no 1130.
        if (name.indexOf("ordinal") >= 0 || name.indexOf("year") >= 0) {
            continue;
        }
        icu::UnicodeString words;
        icu::FieldPosition ignored;
        rules.format(value, name, words, ignored, code);
        if (!list.empty()) {
            list += '\n';
        }
        words.toUTF8String(list);
    }
    *status = code;
    return U_SUCCESS(code) ? strdup(list.c_str()) : nullptr;
}
