// SPDX-License-Identifier: Apache-2.0

#include "CTextScanning.h"

enum { suspicious = dragoman_is_suspicious, ends = dragoman_ends_stretch, symbol = suspicious | dragoman_is_symbol };

const uint8_t dragoman_byte_traits[256] = {
    [0x00 ... 0x20] = ends,
    ['#' ... '%'] = symbol,
    ['&'] = symbol | ends,
    ['(' ... ')'] = suspicious,
    ['*' ... '+'] = symbol,
    ['.'] = suspicious,
    ['/'] = symbol,
    ['0' ... '9'] = dragoman_is_digit,
    [':'] = suspicious,
    ['<'] = symbol | ends,
    ['=' ... '>'] = symbol,
    ['@'] = symbol,
    ['A' ... 'Z'] = dragoman_is_capital,
    ['[' ... '`'] = symbol,
    ['a' ... 'z'] = dragoman_is_small,
    ['{' ... '~'] = symbol,
    [0x7F ... 0xFF] = ends,
};
