// SPDX-License-Identifier: Apache-2.0

#include "CUnicode.h"

#include <stdlib.h>
#include <unicode/uchar.h>
#include <unicode/uversion.h>
#include <unicode/utypes.h>

_Static_assert(U_MAX_VERSION_STRING_LENGTH <= 20, "the header promises that 20 bytes hold a version");

void cunicode_icu_version(char *text) {
    UVersionInfo version;
    u_getVersion(version);
    u_versionToString(version, text);
}

void cunicode_unicode_version(char *text) {
    UVersionInfo version;
    u_getUnicodeVersion(version);
    u_versionToString(version, text);
}

const char *cunicode_status_name(int32_t status) { return u_errorName((UErrorCode)status); }

void cunicode_free(void *memory) { free(memory); }
