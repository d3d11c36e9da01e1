// SPDX-License-Identifier: Apache-2.0

// Decompression by the system's zlib and libzstd, each loaded when it is first needed. What is used of them belongs to their
// binary interfaces, which have been stable for long (zlib 1.2, zstd 1.0), so that no headers are needed to build.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// How bytes are compressed.
typedef enum { cdecompression_gzip, cdecompression_zstd } cdecompression_format;

/// A decompression that is going on.
typedef struct cdecompression cdecompression;

/// Begins a decompression; null where the library is not installed, or there is no memory.
cdecompression *cdecompression_create(cdecompression_format format);

/// Goes on.
///
/// @param input What comes next; `input_taken` says how much of it was used.
/// @param output Room, at least a byte; `output_made` says how much of it was filled. Where all of it was, there may be more:
///     call again.
/// @return Whether the bytes are sound so far.
bool cdecompression_continue(
    cdecompression *decompression, const void *input, size_t input_size, size_t *input_taken, void *output, size_t output_size,
    size_t *output_made);

/// Whether all that was begun has come to its end, so that nothing is missing.
bool cdecompression_is_at_end(const cdecompression *decompression);

/// Ends a decompression.
void cdecompression_free(cdecompression *decompression);
