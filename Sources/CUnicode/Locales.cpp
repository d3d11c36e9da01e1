// SPDX-License-Identifier: Apache-2.0

// C++, since ICU 72 has no C form of `icu::Locale::canonicalize` and `icu::LocaleMatcher`.

#include "CUnicode.h"

#include <cstdlib>
#include <cstring>
#include <sstream>
#include <string>
#include <vector>

#include <unicode/locdspnm.h>
#include <unicode/localematcher.h>
#include <unicode/locid.h>
#include <unicode/uldnames.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/uniset.h>
#include <unicode/unistr.h>
#include <unicode/ures.h>

namespace {

char *copied(const std::string &text) {
    char *copy = static_cast<char *>(std::malloc(text.size() + 1));
    if (copy != nullptr) {
        std::memcpy(copy, text.data(), text.size());
        copy[text.size()] = 0;
    }
    return copy;
}

char *copied(const icu::UnicodeString &text) {
    std::string utf8;
    return copied(text.toUTF8String(utf8));
}

char *tagOf(const icu::Locale &locale, UErrorCode &code) {
    std::string tag = locale.toLanguageTag<std::string>(code);
    return U_SUCCESS(code) ? copied(tag) : nullptr;
}

icu::Locale localeOf(const char *tag, UErrorCode &code) { return icu::Locale::forLanguageTag(tag, code); }

// The locales of a list of tags separated by spaces.
std::vector<icu::Locale> localesOf(const char *tags, UErrorCode &code) {
    std::vector<icu::Locale> locales;
    std::istringstream words(tags);
    for (std::string tag; words >> tag;) {
        locales.push_back(icu::Locale::forLanguageTag(tag, code));
    }
    return locales;
}

// The names in a locale; null where `code` is a failure.
icu::LocaleDisplayNames *namesIn(const icu::Locale &display, UErrorCode &code) {
    if (U_FAILURE(code)) {
        return nullptr;
    }
    icu::LocaleDisplayNames *names = icu::LocaleDisplayNames::createInstance(display, ULDN_DIALECT_NAMES);
    if (names == nullptr) {
        code = U_MEMORY_ALLOCATION_ERROR;
    }
    return names;
}

}  // namespace

char *cunicode_locale_canonicalize(const char *tag, bool aliases, int32_t *well_formed, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    // The length of ICU's name is that of the tag, give or take keywords such as `attribute=`.
    std::vector<char> name(2 * std::strlen(tag) + ULOC_FULLNAME_CAPACITY);
    *well_formed = 0;
    uloc_forLanguageTag(tag, name.data(), static_cast<int32_t>(name.size()), well_formed, &code);
    *status = code;
    if (U_FAILURE(code) || static_cast<size_t>(*well_formed) < std::strlen(tag)) {
        return nullptr;
    }
    icu::Locale locale(name.data());
    if (aliases) {
        locale.canonicalize(code);
    }
    char *result = tagOf(locale, code);
    *status = code;
    return result;
}

char *cunicode_locale_maximize(const char *locale, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    icu::Locale maximal = localeOf(locale, code);
    maximal.addLikelySubtags(code);
    char *result = tagOf(maximal, code);
    *status = code;
    return result;
}

char *cunicode_locale_minimize(const char *locale, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    icu::Locale minimal = localeOf(locale, code);
    minimal.minimizeSubtags(code);
    char *result = tagOf(minimal, code);
    *status = code;
    return result;
}

bool cunicode_locale_has_names(const char *locale) {
    UErrorCode code = U_ZERO_ERROR;
    icu::Locale parsed = localeOf(locale, code);
    if (U_FAILURE(code) || *parsed.getLanguage() == 0) {
        return false;
    }
    // Where ICU has no data of a locale, it takes those of the process's default locale, and warns.
    UResourceBundle *names = ures_open(U_ICUDATA_NAME "-lang", parsed.getName(), &code);
    ures_close(names);
    return U_SUCCESS(code) && code != U_USING_DEFAULT_WARNING;
}

char *cunicode_locale_exemplars(const char *locale, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    icu::Locale parsed = localeOf(locale, code);
    char *result = nullptr;
    ULocaleData *data = U_SUCCESS(code) ? ulocdata_open(parsed.getName(), &code) : nullptr;
    if (U_SUCCESS(code)) {
        // The letters of another language would be worse than none.
        ulocdata_setNoSubstitute(data, true);
        icu::UnicodeSet letters;
        ulocdata_getExemplarSet(data, letters.toUSet(), USET_ADD_CASE_MAPPINGS, ULOCDATA_ES_STANDARD, &code);
        icu::UnicodeString text;
        for (int32_t range = 0; range < letters.getRangeCount(); range++) {
            for (UChar32 letter = letters.getRangeStart(range); letter <= letters.getRangeEnd(range); letter++) {
                text.append(letter);
            }
        }
        result = U_SUCCESS(code) ? copied(text) : nullptr;
    }
    ulocdata_close(data);
    *status = code;
    return result;
}

char *cunicode_locale_display_name(const char *locale, const char *display_locale, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    icu::Locale parsed = localeOf(locale, code);
    icu::Locale display = localeOf(display_locale, code);
    icu::LocalPointer<icu::LocaleDisplayNames> names(namesIn(display, code));
    char *result = nullptr;
    if (U_SUCCESS(code)) {
        icu::UnicodeString name;
        result = copied(names->localeDisplayName(parsed, name));
    }
    *status = code;
    return result;
}

char *cunicode_region_names(const char *regions, const char *display_locale, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    icu::Locale display = localeOf(display_locale, code);
    icu::LocalPointer<icu::LocaleDisplayNames> names(namesIn(display, code));
    char *result = nullptr;
    if (U_SUCCESS(code)) {
        icu::UnicodeString list;
        std::istringstream codes(regions);
        for (std::string region; codes >> region;) {
            icu::UnicodeString name;
            list.append(names->regionDisplayName(region.c_str(), name)).append(static_cast<char16_t>('\n'));
        }
        result = copied(list);
    }
    *status = code;
    return result;
}

int32_t cunicode_locale_best_match(const char *desired, const char *available, int32_t *status) {
    UErrorCode code = U_ZERO_ERROR;
    std::vector<icu::Locale> wishes = localesOf(desired, code);
    std::vector<icu::Locale> offers = localesOf(available, code);
    icu::LocaleMatcher::Builder builder;
    builder.setSupportedLocales(offers.begin(), offers.end()).setNoDefaultLocale();
    icu::LocaleMatcher matcher = builder.build(code);
    icu::Locale::RangeIterator<std::vector<icu::Locale>::iterator> range(wishes.begin(), wishes.end());
    int32_t best = -1;
    if (U_SUCCESS(code)) {
        best = matcher.getBestMatchResult(range, code).getSupportedIndex();
    }
    *status = code;
    return U_SUCCESS(code) ? best : -1;
}
