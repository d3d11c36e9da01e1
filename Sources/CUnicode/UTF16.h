// SPDX-License-Identifier: Apache-2.0

#pragma once

// Between the UTF-8 of the package and the UTF-16 of ICU.

#include <stdint.h>
#include <unicode/utypes.h>

/// The text in a buffer with room for `capacity` units, and how many it has: at most one for each byte. NULL where there is no
/// memory, or where what ICU makes of the text could be too long to be counted in 32 bits.
UChar *cunicode_utf16(const uint8_t *text, int32_t length, int64_t capacity, int32_t *units, UErrorCode *code);

/// UTF-8 of some units in memory of its own, and its length in bytes; NULL where there is no memory, or it is too long.
char *cunicode_utf8(const UChar *units, int32_t count, int64_t *length, UErrorCode *code);
