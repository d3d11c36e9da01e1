// SPDX-License-Identifier: Apache-2.0

// What installing packs needs and Swift has no direct way to: folders that change places, and a program that outlives the one
// that started it.
#pragma once

#include <stdint.h>

/// Has two folders of one file system change places, so that at no moment either name is missing.
///
/// @return 0, or the number of the error; ENOSYS or EINVAL where the file system knows no such exchange.
int32_t cpack_exchange(const char *first, const char *second);

/// Starts a program in a session of its own, so that nothing that ends this process or its terminal ends it. It reads nothing,
/// and what it says goes to a file.
///
/// @param arguments The argument vector, ended by a null pointer; the first argument is the program's path.
/// @param output The path of the file for both standard output and standard error; it is made anew.
/// @param identifier Where the process's identifier is written. The caller waits for its end, as for any child.
/// @return 0, or the number of the error.
int32_t cpack_start_detached(const char *const *arguments, const char *output, int32_t *identifier);
