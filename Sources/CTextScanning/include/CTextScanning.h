// SPDX-License-Identifier: Apache-2.0

#pragma once

// The table that fixed text is told from words by. It stands in C, since Swift has no constant tables that other modules read
// without a call; reading it takes most of what recognition spends on characters of ASCII.

#include <stdint.h>

/// What a byte is to a stretch of visible ASCII.
enum {
    /// One of @ _ / \ = { } | ^ ~ $ % * ` . : ( ) [ ] > # + < &, which ordinary words do without.
    dragoman_is_suspicious = 1,
    /// No visible ASCII, or a character that begins markup: it ends a stretch.
    dragoman_ends_stretch = 2,
    dragoman_is_digit = 4,
    dragoman_is_capital = 8,
    dragoman_is_small = 16,
    /// A suspicious character that does not stand in ordinary sentences either, as . : ( ) do.
    dragoman_is_symbol = 32,
};

extern const uint8_t dragoman_byte_traits[256];

/// The traits of a byte.
static inline uint8_t dragoman_traits(uint8_t byte) { return dragoman_byte_traits[byte]; }
