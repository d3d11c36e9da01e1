#include "CScoring.h"

enum { suspicious = dragoman_is_suspicious, ends = dragoman_ends_stretch };

const uint8_t dragoman_byte_traits[256] = {
    [0x00 ... 0x20] = ends,
    ['#' ... '%'] = suspicious,
    ['&'] = suspicious | ends,
    ['(' ... '+'] = suspicious,
    ['.' ... '/'] = suspicious,
    [':'] = suspicious,
    ['<'] = suspicious | ends,
    ['=' ... '>'] = suspicious,
    ['@'] = suspicious,
    ['[' ... '`'] = suspicious,
    ['{' ... '~'] = suspicious,
    [0x7F ... 0xFF] = ends,
};
