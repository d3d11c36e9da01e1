// SPDX-License-Identifier: Apache-2.0

#ifdef __linux__
#define _GNU_SOURCE
#endif

#include "CPackFiles.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>

int32_t cpack_exchange(const char *first, const char *second) {
#ifdef __APPLE__
    return renamex_np(first, second, RENAME_SWAP) == 0 ? 0 : errno;
#else
    return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE) == 0 ? 0 : errno;
#endif
}
