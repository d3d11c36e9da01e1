#include "CScoring.h"

enum { suspicious = dragoman_is_suspicious, ends = dragoman_ends_stretch };

const uint8_t dragoman_byte_traits[256] = {
    [0x00 ... 0x20] = ends,
    ['#' ... '%'] = suspicious,
    ['&'] = suspicious | ends,
    ['(' ... '+'] = suspicious,
    ['.' ... '/'] = suspicious,
    ['0' ... '9'] = dragoman_is_digit,
    [':'] = suspicious,
    ['<'] = suspicious | ends,
    ['=' ... '>'] = suspicious,
    ['@'] = suspicious,
    ['A' ... 'Z'] = dragoman_is_capital,
    ['[' ... '`'] = suspicious,
    ['a' ... 'z'] = dragoman_is_small,
    ['{' ... '~'] = suspicious,
    [0x7F ... 0xFF] = ends,
};
