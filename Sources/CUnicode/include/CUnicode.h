// SPDX-License-Identifier: Apache-2.0

// The part of ICU that UnicodeText uses, as plain C: no type, macro or renamed function of ICU shows here.
//
// Swift cannot import ICU's functions (their names are macros that add the version), and a module that shows ICU's enums cannot
// be imported beside Foundation, which carries another ICU. So this header names `stdint` types and opaque structs only.
//
// Conventions:
// - `status` is ICU's UErrorCode: 0 and below is success, above 0 is failure. What it holds on entry does not count.
// - Text is UTF-8 with an explicit length in bytes and may hold anything, NUL and ill-formed sequences included, which count as
//   U+FFFD.
// - A `locale` is a well-formed BCP 47 tag and ends in NUL.
// - A returned `char *` was allocated, ends in NUL, and is freed by `cunicode_free`; NULL where the function failed.

#pragma once

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif


// MARK: - Library

/// The version of ICU that is linked, such as "72.1". `text` holds 20 bytes or more.
void cunicode_icu_version(char *_Nonnull text);

/// The version of Unicode that it implements, such as "15.0". `text` holds 20 bytes or more.
void cunicode_unicode_version(char *_Nonnull text);

/// ICU's name of a status, such as "U_ILLEGAL_ARGUMENT_ERROR".
const char *_Nonnull cunicode_status_name(int32_t status);

/// Frees what a function of this header returned.
void cunicode_free(void *_Nullable memory);

// MARK: - Characters

/// ICU's general category of a code point, 0 (unassigned) to 29.
int32_t cunicode_general_category(uint32_t character);

/// The canonical combining class, 0 to 254.
uint8_t cunicode_combining_class(uint32_t character);

bool cunicode_is_alphabetic(uint32_t character);
bool cunicode_is_default_ignorable(uint32_t character);
bool cunicode_is_ideographic(uint32_t character);

/// Writes the folded form of one code point in UTF-8 to `text`, which holds `capacity` bytes; answers its length, which may be
/// more.
int32_t cunicode_nfkc_casefold(uint32_t character, uint8_t *_Nonnull text, int32_t capacity, int32_t *_Nonnull status);

/// The canonical decomposition of a code point in one step: answers 0, 1 or 2, and sets as many of `first` and `second`.
int32_t cunicode_decompose(uint32_t character, uint32_t *_Nonnull first, uint32_t *_Nonnull second);

/// The canonical composition of a pair of code points; -1 where there is none.
int32_t cunicode_compose(uint32_t first, uint32_t second);

// MARK: - Scripts

/// ICU's number of the script of a code point.
int32_t cunicode_script(uint32_t character);

/// Writes the scripts that a code point is used in; answers how many there are, which may be more than `capacity`.
int32_t cunicode_script_extensions(uint32_t character, int32_t *_Nonnull scripts, int32_t capacity);

/// How many numbers of scripts there are: all are below it.
int32_t cunicode_script_limit(void);

/// The number of the script with this ISO 15924 code or Unicode name; -1 where there is none.
int32_t cunicode_script_from_name(const char *_Nonnull name);

/// The ISO 15924 code of a script; NULL where the number names none.
const char *_Nullable cunicode_script_code(int32_t script);

bool cunicode_script_is_right_to_left(int32_t script);

// MARK: - Line breaks

/// Writes the offsets at which a line may end, the text's end among them; answers how many, 0 where ICU's rules are missing.
/// There is room for as many as the text has bytes.
int32_t cunicode_line_breaks(const uint8_t *_Nullable text, int32_t length, int32_t *_Nonnull found);

// MARK: - Direction

/// The direction of a paragraph, by the first character in it that has one: 0 (none has), 1 (left to right), 2 (right to left).
int32_t cunicode_base_direction(const uint8_t *_Nonnull text, int32_t length, int32_t *_Nonnull status);

/// One line in the order in which it is seen from left to right, for what shows characters as they come: brackets are mirrored,
/// Arabic letters have their joined forms, and marks stay behind their letters. Sets the length of the outcome in bytes.
char *_Nullable cunicode_visual_order(
    const uint8_t *_Nonnull text, int32_t length, bool right_to_left, int64_t *_Nonnull result_length,
    int32_t *_Nonnull status);

// MARK: - Locales

/// The BCP 47 form of a tag; with `aliases`, these are replaced as CLDR says (`iw` by `he`). `well_formed` gets the length
/// of the well-formed part: where it is less than the tag's, NULL is returned and the status is 0.
char *_Nullable cunicode_locale_canonicalize(
    const char *_Nonnull tag, bool aliases, int32_t *_Nonnull well_formed, int32_t *_Nonnull status);

/// The tag with its likely subtags added.
char *_Nullable cunicode_locale_maximize(const char *_Nonnull locale, int32_t *_Nonnull status);

/// The tag without the subtags that are likely.
char *_Nullable cunicode_locale_minimize(const char *_Nonnull locale, int32_t *_Nonnull status);

/// Whether ICU has names in a locale or in one that it inherits from, the root excepted.
bool cunicode_locale_has_names(const char *_Nonnull locale);

/// The letters that a locale's language is written with, of both cases; NULL where ICU has none.
char *_Nullable cunicode_locale_exemplars(const char *_Nonnull locale, int32_t *_Nonnull status);

/// The name of a locale in another.
char *_Nullable cunicode_locale_display_name(
    const char *_Nonnull locale, const char *_Nonnull display_locale, int32_t *_Nonnull status);

/// The names of regions in a locale, each with a line feed behind it. `regions` is a list of their codes separated by spaces; one
/// without a name has its code as its name.
char *_Nullable cunicode_region_names(
    const char *_Nonnull regions, const char *_Nonnull display_locale, int32_t *_Nonnull status);

/// Which of the available locales serves the desired ones best, most desired first; -1 where none is near enough.
/// Both are lists of tags separated by spaces.
int32_t cunicode_locale_best_match(const char *_Nonnull desired, const char *_Nonnull available, int32_t *_Nonnull status);

// MARK: - Transliteration

/// A transliterator; one thread at a time.
typedef struct cunicode_transliterator cunicode_transliterator;

/// Opens by identifier, or by rules, where the identifier is then only a name. `excerpt`, of 64 bytes or more, gets what stands
/// where rules are wrong.
cunicode_transliterator *_Nullable cunicode_transliterator_open(
    const uint16_t *_Nonnull identifier, int32_t identifier_length, const uint16_t *_Nullable rules, int32_t rules_length,
    char *_Nonnull excerpt, int32_t *_Nonnull status);

cunicode_transliterator *_Nullable cunicode_transliterator_clone(
    const cunicode_transliterator *_Nonnull transliterator, int32_t *_Nonnull status);

void cunicode_transliterator_close(cunicode_transliterator *_Nullable transliterator);

/// Transforms a text and answers the outcome, whose length in bytes it sets.
char *_Nullable cunicode_transliterator_transform(
    const cunicode_transliterator *_Nonnull transliterator, const uint8_t *_Nonnull text, int32_t length,
    int64_t *_Nonnull result_length, int32_t *_Nonnull status);

/// The identifiers of all transliterators, separated by line feeds.
char *_Nullable cunicode_transliterator_identifiers(int32_t *_Nonnull status);

// MARK: - Numbers in words

/// How a language spells numbers; one thread at a time.
typedef struct cunicode_number_spelling cunicode_number_spelling;

/// Opens the spelling of a locale; NULL as well where ICU has none of it.
cunicode_number_spelling *_Nullable cunicode_number_spelling_open(const char *_Nonnull locale, int32_t *_Nonnull status);

void cunicode_number_spelling_close(cunicode_number_spelling *_Nullable spelling);

/// Reads the number at the start of a text. Answers how many bytes it takes, 0 where none is there.
int32_t cunicode_number_spelling_parse(
    const cunicode_number_spelling *_Nonnull spelling, const uint8_t *_Nonnull text, int32_t length, int64_t *_Nonnull value);

/// The cardinals of a value, in all forms that ICU has but those of years, separated by line feeds.
char *_Nullable cunicode_number_spelling_cardinals(
    const cunicode_number_spelling *_Nonnull spelling, int64_t value, int32_t *_Nonnull status);

// MARK: - Normalisation

enum {
    CUNICODE_NFC = 0,
    CUNICODE_NFD = 1,
    CUNICODE_NFKC = 2,
    CUNICODE_NFKD = 3,
    CUNICODE_NFKC_CASEFOLD = 4,
};

/// Whether a text is in a normalisation form.
bool cunicode_is_normalized(int32_t form, const uint8_t *_Nonnull text, int32_t length, int32_t *_Nonnull status);

/// Whether text may be cut before a code point without changing the form of the whole.
bool cunicode_has_boundary_before(int32_t form, uint32_t character);

/// A normalised text.
typedef struct cunicode_normalized cunicode_normalized;

/// Normalises a text.
cunicode_normalized *_Nullable cunicode_normalize(
    int32_t form, const uint8_t *_Nonnull text, int32_t length, int32_t *_Nonnull status);

void cunicode_normalized_close(cunicode_normalized *_Nullable normalized);

/// The normalised text and its length in bytes.
const uint8_t *_Nonnull cunicode_normalized_text(const cunicode_normalized *_Nonnull normalized, int64_t *_Nonnull length);

// MARK: - Charsets

/// A guess at the charset of a text. Both names are ICU's own and live as long as the program; the language may be empty.
typedef struct {
    const char *_Nonnull name;
    const char *_Nonnull language;
    int32_t confidence;
} cunicode_charset_match;

/// Guesses the charset of bytes; writes the best guesses, at most `capacity`, and answers how many.
int32_t cunicode_detect_charsets(
    const uint8_t *_Nonnull bytes, int32_t length, const char *_Nullable declared, bool strips_markup,
    cunicode_charset_match *_Nonnull matches, int32_t capacity, int32_t *_Nonnull status);

/// How many charsets can be converted from, and the name of each; NULL outside their number.
int32_t cunicode_charset_count(void);
const char *_Nullable cunicode_charset_name(int32_t index);

/// ICU's own name of a charset, options included; NULL where it cannot be opened.
char *_Nullable cunicode_charset_canonical_name(const char *_Nonnull alias, int32_t *_Nonnull status);

/// The name registered with IANA, the one preferred for mail where there is one; NULL where there is none.
const char *_Nullable cunicode_charset_iana_name(const char *_Nonnull name);

/// Converts a charset to UTF-8, piece by piece; one thread at a time.
typedef struct cunicode_decoder cunicode_decoder;

cunicode_decoder *_Nullable cunicode_decoder_open(const char *_Nonnull charset, int32_t *_Nonnull status);

void cunicode_decoder_close(cunicode_decoder *_Nullable decoder);

/// Converts as much as there is room for; sets how many bytes were read and written, and answers whether there is more to come
/// out. Where all has come out and the text `ends`, the next call begins another text.
bool cunicode_decoder_convert(
    cunicode_decoder *_Nonnull decoder, const uint8_t *_Nonnull bytes, int32_t length, bool ends, uint8_t *_Nonnull text,
    int32_t capacity, int32_t *_Nonnull read, int32_t *_Nonnull written, int32_t *_Nonnull status);

/// Converts UTF-8 to a charset, writes the bytes, and answers how many; -1 where the charset lacks a character of the text, or
/// there is no room.
int32_t cunicode_encode(
    const char *_Nonnull charset, const uint8_t *_Nonnull text, int32_t length, uint8_t *_Nonnull bytes, int32_t capacity,
    int32_t *_Nonnull status);

/// How many sequences of the text could not be converted so far.
int64_t cunicode_decoder_malformed_count(const cunicode_decoder *_Nonnull decoder);

#ifdef __cplusplus
}
#endif
